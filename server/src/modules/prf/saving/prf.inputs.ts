import type { News2Band } from '@sideline/schema/clinical/news2';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { ChosenSideEnum, type ChosenSide } from '../../../platform/text/chosen-side.js';
import { orderInputOf } from '../../../platform/lists/ordering.js';
import type { AlertReason } from '@sideline/schema/prf/rules/alerts';
import { PrfAlertReasonEnum, PrfEscalationInput } from '../prf-escalation.types.js';
import { PrfDataInputType, PrfNews2BandEnum, PrfSectionKeyEnum } from '../prf-graphql.js';
import { PrfStatusEnum } from '../prf.types.js';

@InputType({ description: 'Which of two answers a person chose for a field.' })
export class PrfChoiceInput {
  @Field(() => String, { description: '`airway`, `entries/<id>/heart_rate`.' })
  path!: string;

  @Field(() => ChosenSideEnum)
  side!: ChosenSide;
}

@InputType({ description: 'The action on the NEWS2 alert of a set, as it was shown.' })
export class PrfShownAlertActionInput {
  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    description: 'The score that was shown; the action answers it and every lower one of the set.',
  })
  total!: number;

  @Field(() => [PrfAlertReasonEnum], {
    nullable: true,
    description: 'The reasons that were shown; the action answers only these.',
  })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalationInput, {
    nullable: true,
    description: 'The action: one of those in the table. BAD_INPUT if it is left out.',
  })
  escalation?: PrfEscalationInput | null;

  @Field(() => String, { nullable: true, description: 'The same action, as worded on the device.' })
  action?: string | null;
}

@InputType({ description: 'One save: a section, the version that it started from, and only what changed.' })
export class PrfCommandInput {
  @Field(() => ID, { description: 'UUID v7 made on the device. Sending it again has no effect.' })
  commandId!: string;

  @Field(() => ID, { description: 'UUID v7 made on the device. The first command creates the record.' })
  prfId!: string;

  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int, { description: 'The version of the section that the client started from; 0 for none.' })
  baseVersion!: number;

  @Field(() => GraphQLISODateTime, { description: 'The time on the device’s clock.' })
  deviceTime!: Date;

  @Field(() => PrfDataInputType, { description: 'Only that section, with only the fields that changed.' })
  changes!: Readonly<Record<string, object | null | undefined>>;

  @Field(() => [PrfChoiceInput], {
    nullable: true,
    description: 'The choices made between two answers in this section, for the audit trail.',
  })
  choices?: PrfChoiceInput[] | null;

  @Field(() => PrfShownAlertActionInput, {
    nullable: true,
    description:
      'Answers an alert, at the device time. The command names the observations but changes nothing in them; refused if the alert does not need this action.',
  })
  alertAction?: PrfShownAlertActionInput | null;

  @Field(() => ID, { nullable: true, description: 'Only if the command creates the record.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only if the command creates the record.' })
  patientId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True once the author has confirmed a patient recorded as died. Otherwise PATIENT_DECEASED.',
  })
  acknowledgesDeath?: boolean | null;
}

@InputType()
export class SavePrfInput {
  @Field(() => [PrfCommandInput], { description: 'At most 50, in the order in which they were created.' })
  commands!: PrfCommandInput[];
}

@InputType()
export class LinkPrfPatientInput {
  @Field(() => ID, { description: 'A record that does not exist yet is created.' })
  prfId!: string;

  @Field(() => ID)
  patientId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The patient linked when the record was read; null if there was none. PRF_PATIENT_CHANGED if that has changed. Not checked if left out.',
  })
  expectedPatientId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True once the caller has confirmed a patient recorded as died. Otherwise PATIENT_DECEASED.',
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

@InputType({ description: 'What the signer has seen. PRF_CHANGED if more was entered since.' })
export class PrfSeenInput {
  @Field(() => ID)
  patientId!: string;

  @Field(() => Int, {
    description: 'The version of the patient that was shown: the allergies are signed for too.',
  })
  patientVersion!: number;

  @Field(() => [PrfSeenSectionInput], { description: 'Sections left out were empty.' })
  sections!: PrfSeenSectionInput[];
}

@InputType()
export class SignPrfInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => String, { description: 'The signer’s own password, entered again.' })
  password!: string;

  @Field(() => String)
  grade!: string;

  @Field(() => String, { description: 'Pen strokes as SVG path data, at most 100 kB.' })
  strokes!: string;

  @Field(() => PrfSeenInput)
  seen!: PrfSeenInput;
}

@InputType({
  description:
    'A password that only the server can open: ECDH on P-256 with its signing key, HKDF with SHA-256, AES-256-GCM.',
})
export class SealedPasswordInput {
  @Field(() => String, { description: 'The device’s public key for this password, SPKI in base64.' })
  ephemeralKey!: string;

  @Field(() => String, { description: '12 bytes in base64.' })
  nonce!: string;

  @Field(() => String, { description: 'Base64.' })
  content!: string;
}

@InputType()
export class SignSealedPrfInput {
  @Field(() => ID, { description: 'Made by the device. Sending it again has no effect.' })
  commandId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => ID, { description: 'The signing key that the password was sealed with.' })
  keyId!: string;

  @Field(() => SealedPasswordInput, {
    description:
      'Bound to the signer, the record and everything in this input: if anything is changed, it cannot be opened.',
  })
  password!: SealedPasswordInput;

  @Field(() => String)
  grade!: string;

  @Field(() => String, { description: 'Pen strokes as SVG path data, at most 100 kB.' })
  strokes!: string;

  @Field(() => GraphQLISODateTime, { description: 'By the device’s clock.' })
  signedAt!: Date;

  @Field(() => String, {
    description: 'SHA-256 of the content that the signer saw, in hexadecimal. PRF_CHANGED if it differs now.',
  })
  contentHash!: string;
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
      'The score that was shown; the action answers it and every lower one. PRF_CHANGED if the alert is higher now. Not checked if left out.',
  })
  total?: number | null;

  @Field(() => [PrfAlertReasonEnum], {
    nullable: true,
    description: 'The reasons that were shown. PRF_CHANGED if the alert has another reason now.',
  })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalationInput, { description: 'The action: one of those in the table.' })
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

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only records that the caller started or is crew of.',
  })
  mine?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only records with a NEWS2 alert that has no action yet.',
  })
  openAlert?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only unsigned records whose event is over, or that have no event and are a day old.',
  })
  isLate?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The user who started it.' })
  authorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the chief complaint; unrestricted records only. Needs an event, patient, author, your own records or at most 366 days.',
  })
  complaint?: string | null;

  @Field(() => PrfNews2BandEnum, {
    nullable: true,
    description: 'Band of the latest NEWS2; limited as `complaint` is.',
  })
  band?: News2Band | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Started at or after this time.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Started before this time.' })
  to?: Date | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead.',
  })
  updatedSince?: Date | null;
}
