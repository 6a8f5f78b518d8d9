import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import type { GivenBlock, GivenException } from './availability.types.js';

@InputType()
class AvailabilityBlockInput implements GivenBlock {
  @Field(() => Int, { description: '1 is Monday, 7 Sunday.' })
  weekday!: number;

  @Field(() => String, { description: 'HH:MM, in the provider’s time zone.' })
  from!: string;

  @Field(() => String, { description: 'HH:MM; at or before `from` it is on the next day.' })
  until!: string;
}

@InputType({ description: 'The whole week; blocks left out are removed.' })
export class SaveWeeklyAvailabilityInput {
  @Field(() => [AvailabilityBlockInput])
  weekly!: AvailabilityBlockInput[];

  @Field(() => [AvailabilityBlockInput], {
    nullable: true,
    description: 'The week as it was read; CHANGED_MEANWHILE if it has changed since.',
  })
  before?: AvailabilityBlockInput[] | null;
}

@InputType()
export class AddAvailabilityExceptionInput implements GivenException {
  @Field(() => ID, { description: 'A UUID v7 made by the client; sending it again does not create another.' })
  id!: string;

  @Field(() => Boolean)
  isAvailable!: boolean;

  @Field(() => GraphQLISODateTime)
  from!: Date;

  @Field(() => GraphQLISODateTime)
  until!: Date;

  @Field(() => String, { nullable: true })
  note?: string | null;
}
