import {
  ALERT_BASES,
  ALERT_REASON_LABELS,
  type AlertBasis,
  type AlertReason,
} from '@sideline/schema/prf/rules/alerts';
import { ESCALATIONS, type EscalationKind } from '@sideline/schema/prf/rules/escalation';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';

/** Why an alert was raised, and what closed it, as they are read and sent. */

const namesOf = <K extends string>(keys: readonly K[]): { readonly [Key in K]: Key } =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };

export const PrfAlertBasisEnum = namesOf<AlertBasis>(ALERT_BASES);
registerEnumType(PrfAlertBasisEnum, {
  name: 'PrfAlertBasis',
  description:
    'What raised an alert: a complete score, the minimum of an incomplete set, red signs if no score is valid, or concern.',
});

export const PrfAlertReasonEnum = namesOf(Object.keys(ALERT_REASON_LABELS) as AlertReason[]);
registerEnumType(PrfAlertReasonEnum, {
  name: 'PrfAlertReason',
  description: 'The reasons for an alert, apart from its score.',
  valuesConfig: Object.fromEntries(
    Object.entries(ALERT_REASON_LABELS).map(([key, description]) => [key, { description }]),
  ),
});

const PrfEscalationKindEnum = namesOf(Object.keys(ESCALATIONS) as EscalationKind[]);
registerEnumType(PrfEscalationKindEnum, {
  name: 'PrfEscalationKind',
  description: 'The kinds of action that close an alert (clinical section 9).',
  valuesConfig: Object.fromEntries(
    Object.entries(ESCALATIONS).map(([key, { label }]) => [key, { description: label }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'The action on an alert: what, with whom and when.' })
export class PrfEscalation {
  @Field(() => PrfEscalationKindEnum)
  kind!: EscalationKind;

  @Field(() => ID, { nullable: true, description: 'The new set, or the treatment.' })
  entryId?: string | null;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  at?: string | null;

  @Field(() => String, { nullable: true })
  answer?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  until?: string | null;
}

@InputType({
  description: 'What was done about an alert. Each kind needs its own fields: BAD_INPUT names those missing.',
})
export class PrfEscalationInput {
  @Field(() => PrfEscalationKindEnum)
  kind!: EscalationKind;

  @Field(() => ID, {
    nullable: true,
    description: 'reassessed: the set that was taken afterwards. treated: the entry of the interventions.',
  })
  entryId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'escalated, senior_review, palliative_plan, judged_chronic: who. At most 80 characters.',
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'escalated, senior_review: their role.' })
  role?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'escalated, senior_review, conveyed, patient_refused: when, ISO 8601 with offset.',
  })
  at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'escalated: their answer. senior_review: what was decided. At most 240 characters.',
  })
  answer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'conveyed: the destination. Otherwise the reason. At most 240 characters.',
  })
  reason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'judged_chronic: the date until which it applies, YYYY-MM-DD.',
  })
  until?: string | null;
}
