import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { storedJson } from '../../../platform/database/checked.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A record that nobody has signed: its number and where it was begun, nothing of the patient.',
})
export class UnsignedRecord {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  customPrfId!: string;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => Boolean, { description: 'Open for more than a day, or of an event that is over.' })
  isLate!: boolean;

  @Field(() => Int, { description: 'How much is missing for signing.' })
  missingCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Who began records that nobody has signed.' })
export class UnsignedAuthor {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => Boolean, { description: 'Whether they can sign in: nobody else can be reminded.' })
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

/** As a statement answers it. */
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
