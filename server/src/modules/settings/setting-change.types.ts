import { SETTING_KIND_KEYS, SETTING_KINDS, type SettingKind } from '@sideline/schema/provider/settings';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../platform/text/vocabulary-enum.js';

export const SettingKindEnum = vocabularyEnum('SettingKind', SETTING_KIND_KEYS, SETTING_KINDS);

@ObjectType({
  simpleResolvers: true,
  description: 'A change to an administrator setting. It is never edited.',
})
export class SettingChange {
  @Field(() => ID)
  id!: string;

  @Field(() => SettingKindEnum)
  kind!: SettingKind;

  @Field(() => String, { description: 'The key of the setting: a mail, a list or an account.' })
  key!: string;

  @Field(() => String, { description: 'A description of the change.' })
  title!: string;

  @Field(() => [String], { description: 'The setting before the change, by line.' })
  before!: string[];

  @Field(() => [String], { description: 'The setting after the change, by line.' })
  after!: string[];

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => String)
  changedBy!: string;

  @Field(() => ID, { nullable: true, description: 'The change that this one reversed.' })
  putBackId!: string | null;
}

@InputType()
export class PutBackSettingInput {
  @Field(() => ID)
  changeId!: string;
}
