import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { MailTextService } from './mail-text.service.js';
import { MailText, ResetMailTextInput, SaveMailTextInput, TestMailTextInput } from './mail-text.types.js';

@Resolver()
export class MailTextResolver {
  constructor(private readonly texts: MailTextService) {}

  @Allow('admin')
  @Query(() => [MailText], { description: 'Every mail that Sideline sends, in the words that hold now.' })
  mailTexts(@Ctx() context: Context): Promise<MailText[]> {
    return this.texts.all(context);
  }

  @Allow('admin')
  @Mutation(() => MailText)
  saveMailText(
    @Ctx() context: Context,
    @Arg('input', () => SaveMailTextInput) input: SaveMailTextInput,
  ): Promise<MailText> {
    return this.texts.save(context, input);
  }

  @Allow('admin')
  @Mutation(() => MailText, { description: 'Takes a mail back to its usual words.' })
  resetMailText(
    @Ctx() context: Context,
    @Arg('input', () => ResetMailTextInput) input: ResetMailTextInput,
  ): Promise<MailText> {
    return this.texts.reset(context, input);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Mutation(() => String, {
    description: 'Sends these words with sample values to the caller. Gives the address that they go to.',
  })
  testMailText(
    @Ctx() context: Context,
    @Arg('input', () => TestMailTextInput) input: TestMailTextInput,
  ): Promise<string> {
    return this.texts.test(context, input);
  }
}
