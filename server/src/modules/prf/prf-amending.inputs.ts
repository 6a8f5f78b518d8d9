import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { PrfCommandInput } from './prf.inputs.js';
import type { AlertReason } from '@sideline/schema/prf/alerts';
import { PrfAlertReasonEnum, PrfEscalationInput } from './prf-escalation.types.js';

@InputType({ description: 'What was done about an alert that the amendment raises.' })
export class PrfAlertAnswerInput {
  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The NEWS2 that the action was recorded at: it answers no worse one. Not sent: no question.',
  })
  total?: number | null;

  @Field(() => [PrfAlertReasonEnum], {
    nullable: true,
    description: 'The reasons that it was recorded for: it answers no further one. Not sent: no question.',
  })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalationInput, {
    nullable: true,
    description: 'What was done: one of the actions of the table.',
  })
  escalation?: PrfEscalationInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'In free words: only of what came late in free words, as it was once taken.',
  })
  action?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was recorded, as the device's clock says. Not sent: when the amendment arrives.",
  })
  at?: Date | null;
}

@InputType()
export class AmendPrfInput {
  @Field(() => ID, { description: 'UUID v7 made on the device. Sent again, it is not done again.' })
  amendmentId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => String, { description: 'Why, at most 500 characters.' })
  reason!: string;

  @Field(() => [PrfCommandInput], { description: 'What changes, as savePrf takes it; all of it or nothing.' })
  commands!: PrfCommandInput[];

  @Field(() => String, {
    description: 'Content hash of the revision that it began from. Where another stands by now, PRF_CHANGED.',
  })
  seen!: string;

  @Field(() => [PrfAlertAnswerInput], { nullable: true })
  alertActions?: PrfAlertAnswerInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'What came after the signature and is taken up here, by the ids of its commands.',
  })
  lateEdits?: string[] | null;

  @Field(() => String, { description: "The signer's own, again." })
  password!: string;

  @Field(() => String)
  grade!: string;

  @Field(() => String, { description: 'Pen strokes as SVG path data, at most 100 kB.' })
  strokes!: string;
}
