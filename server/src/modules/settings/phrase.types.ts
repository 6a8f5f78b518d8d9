import { PHRASE_LIMITS, type Phrase as PhraseContract } from '@sideline/schema/validation/phrases';
import { Field, InputType, ObjectType } from 'type-graphql';

const NAME = 'The text typed after ‘/’: letters, figures and hyphens.';

@ObjectType({
  simpleResolvers: true,
  description: 'The provider’s phrases, inserted into free text with ‘/’.',
})
export class Phrase implements PhraseContract {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String)
  text!: string;
}

@InputType()
export class PhraseInput implements PhraseContract {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String)
  text!: string;
}

@InputType({ description: `All phrases, in their order: at most ${String(PHRASE_LIMITS.count)}.` })
export class UpdatePhrasesInput {
  @Field(() => [PhraseInput])
  phrases!: PhraseInput[];
}
