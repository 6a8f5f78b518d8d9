import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How many requests to correct signed records there are.' })
export class CorrectionCounts {
  @Field(() => Int, { description: 'All of them.' })
  asked!: number;

  @Field(() => Int, { description: 'Those that nobody has answered.' })
  open!: number;
}
