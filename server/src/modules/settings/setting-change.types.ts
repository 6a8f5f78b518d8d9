import { SETTING_KIND_KEYS, SETTING_KINDS, type SettingKind } from '@sideline/schema/provider/settings';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../platform/vocabulary-enum.js';

export const SettingKindEnum = vocabularyEnum('SettingKind', SETTING_KIND_KEYS, SETTING_KINDS);

@ObjectType({ simpleResolvers: true, description: 'A change of what administrators set. It stays as it is.' })
export class SettingChange {
  @Field(() => ID)
  id!: string;

  @Field(() => SettingKindEnum)
  kind!: SettingKind;

  @Field(() => String, { description: 'Which of its kind: a mail, a list, an account.' })
  key!: string;

  @Field(() => String, { description: 'What was changed, in words.' })
  title!: string;

  @Field(() => [String], { description: 'How it was, in lines.' })
  before!: string[];

  @Field(() => [String], { description: 'How it has been since, in lines.' })
  after!: string[];

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => String)
  changedBy!: string;

  @Field(() => ID, { nullable: true, description: 'The change that this one put back.' })
  putBackId!: string | null;
}

@InputType()
export class PutBackSettingInput {
  @Field(() => ID)
  changeId!: string;
}
