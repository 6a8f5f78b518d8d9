import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: "The caller's calendar feed." })
export class CalendarFeed {
  @Field(() => GraphQLISODateTime)
  madeAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A new feed with its link, which is shown this once.' })
export class MadeCalendarFeed extends CalendarFeed {
  @Field(() => String, { description: 'Whoever has it can read the calendar.' })
  url!: string;
}
