import {
  QUALITY_KIND_KEYS,
  QUALITY_KINDS,
  QUALITY_SEVERITIES,
  QUALITY_SEVERITY_KEYS,
  QUALITY_STATE_LABELS,
  QUALITY_STATES,
  QUALITY_STEP_KEYS,
  QUALITY_STEPS,
  type QualityKind,
  type QualitySeverity,
  type QualityState,
  type QualityStepKind,
} from '@sideline/schema/quality';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

const enumOf = <K extends string>(
  name: string,
  keys: readonly K[],
  labelOf: (key: K) => string,
): { readonly [Key in K]: Key } => {
  const values = Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };
  registerEnumType(values, {
    name,
    valuesConfig: Object.fromEntries(keys.map((key) => [key, { description: labelOf(key) }])) as Record<
      K,
      { readonly description: string }
    >,
  });
  return values;
};

export const QualityKindEnum = enumOf('QualityKind', QUALITY_KIND_KEYS, (key) => QUALITY_KINDS[key].label);
const QualitySeverityEnum = enumOf(
  'QualitySeverity',
  QUALITY_SEVERITY_KEYS,
  (key) => QUALITY_SEVERITIES[key],
);
const QualityStepEnum = enumOf('QualityStepKind', QUALITY_STEP_KEYS, (key) => QUALITY_STEPS[key]);
export const QualityStateEnum = enumOf('QualityState', QUALITY_STATES, (key) => QUALITY_STATE_LABELS[key]);

@ObjectType({ simpleResolvers: true, description: 'What has been done about an entry, and when.' })
export class QualityStep {
  @Field(() => ID)
  id!: string;

  @Field(() => QualityStepEnum)
  kind!: QualityStepKind;

  @Field(() => String, { description: 'The day, YYYY-MM-DD.' })
  happenedOn!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  writtenBy!: string;

  @Field(() => GraphQLISODateTime)
  writtenAt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the quality register with its steps. Neither is ever changed.',
})
export class QualityEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  number!: number;

  @Field(() => QualityKindEnum)
  kind!: QualityKind;

  @Field(() => QualityStateEnum, { description: 'Training and cleaning are closed once they are entered.' })
  state!: QualityState;

  @Field(() => String, { description: 'The day, YYYY-MM-DD.' })
  happenedOn!: string;

  @Field(() => QualitySeverityEnum, { nullable: true })
  severity!: QualitySeverity | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, { nullable: true })
  prfNumber!: string | null;

  @Field(() => ID, { nullable: true, description: 'The staff profile of the person it is about.' })
  staffId!: string | null;

  @Field(() => String, { nullable: true })
  staffName!: string | null;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  writtenBy!: string;

  @Field(() => GraphQLISODateTime)
  writtenAt!: string;

  @Field(() => [QualityStep], { description: 'In the order in which they were entered.' })
  steps!: QualityStep[];
}

@InputType({ description: 'Which entries; filters left out do not apply.' })
export class QualityFilter {
  @Field(() => QualityKindEnum, { nullable: true })
  kind?: QualityKind | null;

  @Field(() => QualityStateEnum, { nullable: true })
  state?: QualityState | null;
}

@InputType({ description: 'A new entry of the quality register.' })
export class AddQualityEntryInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client, so that it can be sent again safely.' })
  id!: string;

  @Field(() => QualityKindEnum)
  kind!: QualityKind;

  @Field(() => String, { description: 'The day, YYYY-MM-DD. Not in the future.' })
  happenedOn!: string;

  @Field(() => QualitySeverityEnum, {
    nullable: true,
    description: 'Needed for a safety incident; for the duty of candour, at least moderate.',
  })
  severity?: QualitySeverity | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true })
  prfNumber?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The staff profile of the person it is about. Needed for training.',
  })
  staffId?: string | null;

  @Field(() => String, { nullable: true, description: 'Needed for cleaning.' })
  place?: string | null;

  @Field(() => String)
  text!: string;
}

@InputType({ description: 'What has been done about an entry.' })
export class AddQualityStepInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client, so that it can be sent again safely.' })
  id!: string;

  @Field(() => ID)
  entryId!: string;

  @Field(() => QualityStepEnum)
  kind!: QualityStepKind;

  @Field(() => String, { description: 'The day, YYYY-MM-DD. Not in the future.' })
  happenedOn!: string;

  @Field(() => String)
  text!: string;
}
