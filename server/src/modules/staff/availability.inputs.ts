import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import type { GivenBlock, GivenException } from './availability.types.js';

@InputType()
class AvailabilityBlockInput implements GivenBlock {
  @Field(() => Int, { description: '1 is Monday, 7 Sunday.' })
  weekday!: number;

  @Field(() => String, { description: 'HH:MM, on the clocks of the provider’s zone.' })
  from!: string;

  @Field(() => String, { description: 'HH:MM; at or before `from` it is on the next day.' })
  until!: string;
}

@InputType({ description: 'The whole week: what is left out is no longer said.' })
export class SaveWeeklyAvailabilityInput {
  @Field(() => [AvailabilityBlockInput])
  weekly!: AvailabilityBlockInput[];

  @Field(() => [AvailabilityBlockInput], {
    nullable: true,
    description: 'The week as it was read: CHANGED_MEANWHILE where it is another by now.',
  })
  before?: AvailabilityBlockInput[] | null;
}

@InputType()
export class AddAvailabilityExceptionInput implements GivenException {
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it makes no second one.' })
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
