import type { News2Band } from '@sideline/schema/clinical/news2';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import type { PrfState } from '@sideline/schema/prf/states';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { ChosenSideEnum, type ChosenSide } from '../../platform/chosen-side.js';
import { orderInputOf } from '../../platform/ordering.js';
import type { AlertReason } from '@sideline/schema/prf/alerts';
import { PrfAlertReasonEnum, PrfEscalationInput } from './prf-escalation.types.js';
import { PrfDataInputType, PrfNews2BandEnum, PrfSectionKeyEnum } from './prf-graphql.js';
import { PrfStatusEnum } from './prf.types.js';

@InputType({ description: 'Which of two answers to one field a person chose.' })
export class PrfChoiceInput {
  @Field(() => String, { description: '`airway`, `entries/<id>/heart_rate`.' })
  path!: string;

  @Field(() => ChosenSideEnum)
  side!: ChosenSide;
}

@InputType({ description: 'What was done about the NEWS2 alert of a set, as it was shown.' })
export class PrfShownAlertActionInput {
  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    description: 'The score that was shown: an action answers it and every lower one of the set.',
  })
  total!: number;

  @Field(() => [PrfAlertReasonEnum], {
    nullable: true,
    description: 'The reasons that were shown: an action answers no further one.',
  })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalationInput, {
    nullable: true,
    description: 'What was done: one of the actions of the table. Not sent: BAD_INPUT.',
  })
  escalation?: PrfEscalationInput | null;

  @Field(() => String, { nullable: true, description: 'The same as its device words it.' })
  action?: string | null;
}

@InputType({ description: 'One save: a section, the version that it started from, and only what changed.' })
export class PrfCommandInput {
  @Field(() => ID, { description: 'UUID v7 made on the device. Sent again, it is not done again.' })
  commandId!: string;

  @Field(() => ID, { description: 'UUID v7 made on the device. The first command makes the record.' })
  prfId!: string;

  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int, { description: 'The version of the section that the client started from; 0 for none.' })
  baseVersion!: number;

  @Field(() => GraphQLISODateTime, { description: "What the device's clock says." })
  deviceTime!: Date;

  @Field(() => PrfDataInputType, { description: 'That section alone, with only the fields that changed.' })
  changes!: Readonly<Record<string, object | null | undefined>>;

  @Field(() => [PrfChoiceInput], {
    nullable: true,
    description: 'What was chosen in this section where two answers stood beside each other, for the trail.',
  })
  choices?: PrfChoiceInput[] | null;

  @Field(() => PrfShownAlertActionInput, {
    nullable: true,
    description:
      'Answers an alert, at the device time. Such a command is of the observations and changes nothing in them; refused where the alert does not wait for this action.',
  })
  alertAction?: PrfShownAlertActionInput | null;

  @Field(() => ID, { nullable: true, description: 'Only where the command makes the record.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only where the command makes the record.' })
  patientId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True once the author was asked, where the patient’s record says that they died. Otherwise PATIENT_DECEASED.',
  })
  acknowledgesDeath?: boolean | null;
}

@InputType()
export class SavePrfInput {
  @Field(() => [PrfCommandInput], { description: 'At most 50, in the order in which they were made.' })
  commands!: PrfCommandInput[];
}

@InputType()
export class LinkPrfPatientInput {
  @Field(() => ID, { description: 'A record that does not exist yet is made.' })
  prfId!: string;

  @Field(() => ID)
  patientId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Whom the record was linked to when it was read, null for nobody. Where it is another by now, PRF_PATIENT_CHANGED. Not sent: no question.',
  })
  expectedPatientId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True once the caller was asked, where the patient’s record says that they died. Otherwise PATIENT_DECEASED.',
  })
  acknowledgesDeath?: boolean | null;
}

@InputType({ description: 'The version of a section that the signer has seen.' })
export class PrfSeenSectionInput {
  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'What the signer has seen. Where more was written since, PRF_CHANGED.' })
export class PrfSeenInput {
  @Field(() => ID)
  patientId!: string;

  @Field(() => Int, { description: 'Of the patient as he was shown: his allergies are signed for too.' })
  patientVersion!: number;

  @Field(() => [PrfSeenSectionInput], { description: 'One that is not named was empty.' })
  sections!: PrfSeenSectionInput[];
}

@InputType()
export class SignPrfInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String, { description: "The signer's own, again." })
  password!: string;

  @Field(() => String)
  grade!: string;

  @Field(() => String, { description: 'Pen strokes as SVG path data, at most 100 kB.' })
  strokes!: string;

  @Field(() => PrfSeenInput)
  seen!: PrfSeenInput;
}

@InputType()
export class PrfReasonInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String)
  reason!: string;
}

@InputType()
export class PrfAlertActionInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The score that was shown: an action answers it and every lower one. Where the alert is of a higher one by now, PRF_CHANGED. Not sent: no question.',
  })
  total?: number | null;

  @Field(() => [PrfAlertReasonEnum], {
    nullable: true,
    description: 'The reasons that were shown. Where the alert has a further one by now, PRF_CHANGED.',
  })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalationInput, { description: 'What was done: one of the actions of the table.' })
  escalation!: PrfEscalationInput;
}

export const PrfOrderInput = orderInputOf('prfs', 'Prf');

@InputType()
export class PrfFilter {
  @Field(() => String, {
    nullable: true,
    description: "Part of the record's number, or of the patient's name.",
  })
  text?: string | null;

  @Field(() => [PrfStatusEnum], { nullable: true })
  status?: PrfState[] | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => ID, { nullable: true })
  patientId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what the caller began or is crew of.' })
  mine?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only with a NEWS2 alert that waits for an action.' })
  openAlert?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only unsigned ones whose event is over, or that are a day old without one.',
  })
  isLate?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The user who began it.' })
  authorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the chief complaint, of records that are not restricted. Within an event, a patient, an author, your own or at most 366 days.',
  })
  complaint?: string | null;

  @Field(() => PrfNews2BandEnum, {
    nullable: true,
    description: 'Of the latest NEWS2; narrowed as `complaint` is.',
  })
  band?: News2Band | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Begun at or after this moment.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Begun before this moment.' })
  to?: Date | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Changed at or after, as the change feed counts it. To miss nothing, read `changes` instead.',
  })
  updatedSince?: Date | null;
}
