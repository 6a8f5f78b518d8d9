import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How long the provider keeps patients’ records.' })
export class ProviderRetention {
  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => Int, { description: 'Years after the last contact, and after a death.' })
  adultYears!: number;

  @Field(() => Int, { description: 'The age until which a child’s records are kept, if that is later.' })
  childUntilAge!: number;
}

@InputType({
  description:
    'Both terms, based on the version that was read. They can be longer than usual, never shorter.',
})
export class SaveProviderRetentionInput {
  @Field(() => Int)
  version!: number;

  @Field(() => Int)
  adultYears!: number;

  @Field(() => Int)
  childUntilAge!: number;
}
