import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';

@ObjectType({ simpleResolvers: true, description: 'One device on which the caller is signed in.' })
export class OwnSession {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'The browser’s user agent text.' })
  userAgent!: string | null;

  @Field(() => String, { description: 'Its network address.' })
  address!: string;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'To the minute.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

/** The row that a statement returns. */
export const ownSessionRow: z.ZodType<OwnSession> = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  address: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  isCurrent: z.boolean(),
});
