import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How many requests to correct signed records there are.' })
export class CorrectionCounts {
  @Field(() => Int, { description: 'All of them.' })
  asked!: number;

  @Field(() => Int, { description: 'Requests that have not been answered.' })
  open!: number;
}
