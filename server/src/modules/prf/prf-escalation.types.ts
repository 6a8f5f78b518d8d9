import {
  ALERT_BASES,
  ALERT_REASON_LABELS,
  type AlertBasis,
  type AlertReason,
} from '@sideline/schema/prf/alerts';
import { ESCALATIONS, type EscalationKind } from '@sideline/schema/prf/escalation';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';

/** Why an alert was raised, and what closed it, as they are read and sent. */

const namesOf = <K extends string>(keys: readonly K[]): { readonly [Key in K]: Key } =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };

export const PrfAlertBasisEnum = namesOf<AlertBasis>(ALERT_BASES);
registerEnumType(PrfAlertBasisEnum, {
  name: 'PrfAlertBasis',
  description:
    'What raised an alert: a whole score, what an incomplete set reaches already, red signs where no score is valid, or concern.',
});

export const PrfAlertReasonEnum = namesOf(Object.keys(ALERT_REASON_LABELS) as AlertReason[]);
registerEnumType(PrfAlertReasonEnum, {
  name: 'PrfAlertReason',
  description: 'What an alert is for besides its figure.',
  valuesConfig: Object.fromEntries(
    Object.entries(ALERT_REASON_LABELS).map(([key, description]) => [key, { description }]),
  ),
});

const PrfEscalationKindEnum = namesOf(Object.keys(ESCALATIONS) as EscalationKind[]);
registerEnumType(PrfEscalationKindEnum, {
  name: 'PrfEscalationKind',
  description: 'What an alert may be closed with (clinical section 9).',
  valuesConfig: Object.fromEntries(
    Object.entries(ESCALATIONS).map(([key, { label }]) => [key, { description: label }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'What was done about an alert, with whom and when.' })
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
  description:
    'What was done about an alert. Each kind needs fields of its own: BAD_INPUT names what it lacks.',
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
    description: 'conveyed: where to. Otherwise why. At most 240 characters.',
  })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'judged_chronic: the date until when, YYYY-MM-DD.' })
  until?: string | null;
}
