import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { storedJson } from '../../../platform/database/checked.js';

@ObjectType({
  simpleResolvers: true,
  description: 'An unsigned record: its number and where it was started, but nothing about the patient.',
})
export class UnsignedRecord {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, { description: 'The zone of its clock: its event’s, otherwise the provider’s.' })
  timeZone!: string;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => Boolean, { description: 'Open for more than a day, or the event is over.' })
  isLate!: boolean;

  @Field(() => Int, { description: 'How much is missing for signing.' })
  missingCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A person who started records that are not signed.' })
export class UnsignedAuthor {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => Boolean, { description: 'Whether they can sign in: only then can they be reminded.' })
  isActive!: boolean;

  @Field(() => Int)
  openCount!: number;

  @Field(() => Int, { description: 'How many of them are late.' })
  lateCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When they were reminded today.' })
  remindedAt!: string | null;

  @Field(() => [UnsignedRecord], { description: 'The oldest of them first, at most twenty.' })
  records!: UnsignedRecord[];
}

/** The row that a statement returns. */
export const unsignedAuthorRow: z.ZodType<UnsignedAuthor> = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isActive: z.boolean(),
  openCount: z.number(),
  lateCount: z.number(),
  remindedAt: z.string().nullable(),
  records: z.array(storedJson<UnsignedRecord>()),
});

@InputType()
export class RemindAuthorInput {
  @Field(() => ID)
  userId!: string;
}
