import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { storedJson } from '../../platform/database/checked.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A block that repeats every week, in the provider’s time zone.',
})
export class AvailabilityBlock {
  @Field(() => Int, { description: '1 is Monday, 7 Sunday.' })
  weekday!: number;

  @Field(() => String, { description: 'HH:MM' })
  from!: string;

  @Field(() => String, { description: 'HH:MM; at or before `from` it is on the next day.' })
  until!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A time when the weekly pattern does not apply.' })
export class AvailabilityException {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  isAvailable!: boolean;

  @Field(() => GraphQLISODateTime)
  from!: string;

  @Field(() => GraphQLISODateTime)
  until!: string;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

/** When a member of staff can work, as they say themselves. */
@ObjectType({
  simpleResolvers: true,
  description: 'When a member of staff can work, as they say themselves.',
})
export class StaffAvailabilityDetails {
  @Field(() => ID)
  staffId!: string;

  @Field(() => [AvailabilityBlock], { description: 'By day and time; empty if none was given.' })
  weekly!: AvailabilityBlock[];

  @Field(() => [AvailabilityException], {
    description: 'Exceptions that are not over yet, the earliest first.',
  })
  exceptions!: AvailabilityException[];
}

/** The row that a statement returns. */
export const staffAvailabilityDetailsRow: z.ZodType<StaffAvailabilityDetails> = z.object({
  staffId: z.string(),
  weekly: z.array(storedJson<AvailabilityBlock>()),
  exceptions: z.array(storedJson<AvailabilityException>()),
});

export interface GivenBlock {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

export interface GivenException {
  readonly id: string;
  readonly isAvailable: boolean;
  readonly from: Date;
  readonly until: Date;
  readonly note?: string | null | undefined;
}
