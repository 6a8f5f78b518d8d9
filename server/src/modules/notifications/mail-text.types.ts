import { MAIL_KINDS, MAIL_TEXT_LIMITS, MAILS, type MailKind } from '@sideline/schema/provider/mail-texts';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../platform/text/vocabulary-enum.js';

const MailKindEnum = vocabularyEnum('MailKind', MAIL_KINDS, MAILS);

@ObjectType({ simpleResolvers: true, description: 'The text of one kind of mail.' })
export class MailText {
  @Field(() => MailKindEnum)
  kind!: MailKind;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => Boolean, { description: 'True: the text is the default.' })
  isUsual!: boolean;

  @Field(() => String)
  subject!: string;

  @Field(() => String, { description: 'Plain text; each line is a paragraph.' })
  body!: string;
}

@InputType()
abstract class MailWordsInput {
  @Field(() => MailKindEnum)
  kind!: MailKind;

  @Field(() => String, { description: `At most ${String(MAIL_TEXT_LIMITS.subject)} characters.` })
  subject!: string;

  @Field(() => String, { description: `At most ${String(MAIL_TEXT_LIMITS.body)} characters.` })
  body!: string;
}

@InputType()
export class SaveMailTextInput extends MailWordsInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class TestMailTextInput extends MailWordsInput {}

@InputType()
export class ResetMailTextInput {
  @Field(() => MailKindEnum)
  kind!: MailKind;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}
