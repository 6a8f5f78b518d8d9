import { HANDOVER_FORMATS, type HandoverFormat } from '@sideline/schema/prf/handover/handover';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';

export const HandoverFormatEnum = Object.fromEntries(HANDOVER_FORMATS.map((key) => [key, key])) as {
  readonly [K in HandoverFormat]: K;
};
registerEnumType(HandoverFormatEnum, { name: 'HandoverFormat' });

@ObjectType({ simpleResolvers: true, description: 'One line of a handover, as it is read out.' })
export class HandoverLine {
  @Field(() => String)
  letter!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One fact of a handover, as the page shows it.' })
export class HandoverRow {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  text!: string;

  @Field(() => Boolean, { description: 'False if it was not recorded; the text then says so.' })
  isRecorded!: boolean;

  @Field(() => Boolean, { description: 'Whether it changes what is done next.' })
  isAlert!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Facts of a handover that belong together.' })
export class HandoverBlock {
  @Field(() => String)
  label!: string;

  @Field(() => [HandoverRow])
  rows!: readonly HandoverRow[];
}

@ObjectType({ simpleResolvers: true, description: 'A handover, as shown to the person taking over.' })
export class HandoverSheet {
  @Field(() => String)
  customPrfId!: string;

  @Field(() => String, { nullable: true })
  patientName!: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  dob!: string | null;

  @Field(() => String, { nullable: true })
  nhsNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "'Died 20 Nov 2026, 14:32, Gate 4'; null for a living patient.",
  })
  died!: string | null;

  @Field(() => HandoverFormatEnum)
  format!: HandoverFormat;

  @Field(() => [HandoverLine], { description: 'Can be read aloud in 30 seconds.' })
  lines!: readonly HandoverLine[];

  @Field(() => [HandoverBlock], { description: 'The full page.' })
  blocks!: readonly HandoverBlock[];

  @Field(() => Boolean, { description: 'Whether the record is signed; an unsigned record may still change.' })
  isSigned!: boolean;

  @Field(() => String, { description: 'IANA name of the clock that its times are on: the event’s.' })
  timeZone!: string;

  @Field(() => GraphQLISODateTime)
  readAt!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the link ends.' })
  expiresAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A link that opens a handover for one browser.' })
export class HandoverLink {
  @Field(() => ID)
  id!: string;

  @Field(() => HandoverFormatEnum)
  format!: HandoverFormat;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => GraphQLISODateTime)
  expiresAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  revokedAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  openedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The name that the receiver gave.' })
  receiverName!: string | null;

  @Field(() => String, { nullable: true })
  receiverOrganisation!: string | null;

  @Field(() => String, { nullable: true })
  receiverRole!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new link with its token, which is shown only once.' })
export class NewHandoverLink {
  @Field(() => HandoverLink)
  link!: HandoverLink;

  @Field(() => String, { description: 'Put it in the fragment of the URL, which is not sent to any server.' })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that opens it; null if no PUBLIC_URL is set, and the screen builds the address.',
  })
  address!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The person who took over the patient after the record was signed.',
})
export class HandoverReceipt {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  handedOverTo!: string;

  @Field(() => GraphQLISODateTime)
  handedOverAt!: string;

  @Field(() => String, { description: 'Pen strokes as SVG path data.' })
  strokes!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How a record was handed over.' })
export class PrfHandover {
  @Field(() => [HandoverLink], { description: 'Newest first.' })
  links!: readonly HandoverLink[];

  @Field(() => [HandoverReceipt], {
    description: 'Newest first; those of an unsigned record are part of the record.',
  })
  receipts!: readonly HandoverReceipt[];
}

@InputType()
export class MakeHandoverLinkInput {
  @Field(() => ID, { description: 'UUID v7 made on the device.' })
  linkId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => HandoverFormatEnum)
  format!: HandoverFormat;
}

@InputType()
export class OpenHandoverInput {
  @Field(() => String)
  token!: string;

  @Field(() => String, { description: 'The reader’s name, at most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true })
  organisation?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;
}

@InputType()
export class RecordHandoverInput {
  @Field(() => ID, { description: 'UUID v7 made on the device. Sending it again has no effect.' })
  receiptId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => String, { description: 'The person who took over, at most 200 characters.' })
  handedOverTo!: string;

  @Field(() => GraphQLISODateTime)
  handedOverAt!: Date;

  @Field(() => String, { description: 'Pen strokes as SVG path data.' })
  strokes!: string;
}
