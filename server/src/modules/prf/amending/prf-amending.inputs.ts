import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { PrfCommandInput } from '../saving/prf.inputs.js';
import type { AlertReason } from '@sideline/schema/prf/rules/alerts';
import { PrfAlertReasonEnum, PrfEscalationInput } from '../prf-escalation.types.js';

@InputType({ description: 'The action on an alert that the amendment raises.' })
export class PrfAlertAnswerInput {
  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The NEWS2 when the action was recorded; it answers no higher score. Not checked if left out.',
  })
  total?: number | null;

  @Field(() => [PrfAlertReasonEnum], {
    nullable: true,
    description: 'The reasons that it was recorded for; it answers only these. Not checked if left out.',
  })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalationInput, {
    nullable: true,
    description: 'The action: one of those in the table.',
  })
  escalation?: PrfEscalationInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Free text: only for late changes that an older version sent as free text.',
  })
  action?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was recorded, by the device’s clock. If left out, when the amendment arrives.',
  })
  at?: Date | null;
}

@InputType()
export class AmendPrfInput {
  @Field(() => ID, { description: 'UUID v7 made on the device. Sending it again has no effect.' })
  amendmentId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => String, { description: 'Why, at most 500 characters.' })
  reason!: string;

  @Field(() => [PrfCommandInput], { description: 'The changes, as for savePrf; all are saved or none.' })
  commands!: PrfCommandInput[];

  @Field(() => String, {
    description: 'Content hash of the revision that it started from. PRF_CHANGED if there is a newer one.',
  })
  seen!: string;

  @Field(() => [PrfAlertAnswerInput], { nullable: true })
  alertActions?: PrfAlertAnswerInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Changes that came after the signature and are included here, by command id.',
  })
  lateEdits?: string[] | null;

  @Field(() => String, { description: 'The signer’s own password, entered again.' })
  password!: string;

  @Field(() => String)
  grade!: string;

  @Field(() => String, { description: 'Pen strokes as SVG path data, at most 100 kB.' })
  strokes!: string;
}
