import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Answers } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { MailTextService } from './mail-text.service.js';
import { MailText, ResetMailTextInput, SaveMailTextInput, TestMailTextInput } from './mail-text.types.js';

@Resolver()
export class MailTextResolver {
  constructor(private readonly texts: MailTextService) {}

  @Allow('admin')
  @Query(() => [MailText], { description: 'Every mail that Sideline sends, with its current text.' })
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
  @Mutation(() => MailText, { description: 'Resets a mail to its default text.' })
  resetMailText(
    @Ctx() context: Context,
    @Arg('input', () => ResetMailTextInput) input: ResetMailTextInput,
  ): Promise<MailText> {
    return this.texts.reset(context, input);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Answers('sentTo')
  @Mutation(() => String, {
    description: 'Sends this text with sample values to the caller. Returns the address it goes to.',
  })
  testMailText(
    @Ctx() context: Context,
    @Arg('input', () => TestMailTextInput) input: TestMailTextInput,
  ): Promise<string> {
    return this.texts.test(context, input);
  }
}
