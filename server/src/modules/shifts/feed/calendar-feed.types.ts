import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { z } from 'zod';

@ObjectType({ simpleResolvers: true, description: "The caller's calendar feed." })
export class CalendarFeed {
  @Field(() => GraphQLISODateTime)
  madeAt!: Date;
}

/** The row that a statement returns. */
export const calendarFeedRow: z.ZodType<CalendarFeed> = z.object({
  madeAt: z.date(),
});

@ObjectType({ simpleResolvers: true, description: 'A new feed with its link, which is shown only once.' })
export class MadeCalendarFeed extends CalendarFeed {
  @Field(() => String, { description: 'Anyone who has it can read the calendar.' })
  url!: string;
}
