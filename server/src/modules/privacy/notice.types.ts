import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** One version of the privacy notice that patients read. */
@ObjectType({ simpleResolvers: true, description: 'One version of the privacy notice that patients read.' })
export class GdprNotice {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Counted from 1.' })
  version!: number;

  @Field(() => String, { description: 'Plain text; each line is a paragraph.' })
  content!: string;

  @Field(() => Boolean, { description: 'Whether it is the notice that patients now read.' })
  isActive!: boolean;

  @Field(() => GraphQLISODateTime)
  madeAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it last became the active version.' })
  activatedAt!: Date | null;

  @Field(() => Int, {
    description: 'The number of times that this version was agreed to, at most once in each kiosk session.',
  })
  consents!: number;
}

/** The row that a statement returns. */
export const gdprNoticeRow: z.ZodType<GdprNotice> = z.object({
  id: z.string(),
  version: z.number(),
  content: z.string(),
  isActive: z.boolean(),
  madeAt: z.date(),
  activatedAt: z.date().nullable(),
  consents: z.number(),
});

/** The notice that patients now read. */
@ObjectType({ simpleResolvers: true, description: 'The privacy notice that patients read now.' })
export class ActiveGdprNotice {
  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'Plain text; each line is a paragraph.' })
  content!: string;
}

@InputType()
export class CreateGdprNoticeInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second version.',
  })
  id!: string;

  @Field(() => String, { description: 'Plain text, at most 20,000 characters; each line is a paragraph.' })
  content!: string;
}
