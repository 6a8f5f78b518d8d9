import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { PhraseService } from './phrase.service.js';
import { Phrase, UpdatePhrasesInput } from './phrase.types.js';

@Resolver()
export class PhraseResolver {
  constructor(private readonly service: PhraseService) {}

  @Allow('admin', 'staff')
  @Query(() => [Phrase], { description: "The provider's phrases for free text, in their order." })
  phrases(@Ctx() context: Context): Promise<Phrase[]> {
    return this.service.all(context);
  }

  @Allow('admin')
  @Mutation(() => [Phrase], { description: 'Replaces all existing phrases with these.' })
  updatePhrases(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePhrasesInput) input: UpdatePhrasesInput,
  ): Promise<Phrase[]> {
    return this.service.replace(context, input);
  }
}
