import { PROPOSAL_SOURCES, type ProposalSource } from '@sideline/schema/proposed-details';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SelfReportInput, text } from '../self-report.types.js';

export const ProposalSourceEnum = Object.fromEntries(PROPOSAL_SOURCES.map((key) => [key, key])) as {
  readonly [Key in ProposalSource]: Key;
};
registerEnumType(ProposalSourceEnum, {
  name: 'ProposalSource',
  description: 'Where somebody said it of himself.',
});

/** One thing that a person says of himself. */
@ObjectType({ simpleResolvers: true, description: 'One thing that a person says of himself.' })
export class ProposedValue {
  @Field(() => String, { description: 'The field of the patient.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Null where it is to be cleared.' })
  said!: string | null;

  @Field(() => String, { nullable: true, description: 'What stands on record; null where nothing does.' })
  recorded!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the record says something else by now than when this was proposed.',
  })
  hasChanged!: boolean;
}

/** What a person says of himself, beside what is on record, until staff have decided about it. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a person says of himself; it changes nothing until staff take it over, field by field.',
})
export class DetailsProposal {
  @Field(() => ID)
  id!: string;

  @Field(() => ProposalSourceEnum)
  source!: ProposalSource;

  @Field(() => GraphQLISODateTime)
  proposedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the notice that was agreed to at the kiosk.',
  })
  noticeVersion!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When staff decided about it.' })
  settledAt!: string | null;

  @Field(() => [String], { nullable: true, description: 'The fields that staff accepted.' })
  accepted!: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'Why the rest was not taken over.' })
  reason!: string | null;

  @Field(() => [ProposedValue])
  values!: readonly ProposedValue[];
}

@InputType({
  description: 'A patient’s own details as they should be; what is on record like that is left out.',
})
export class ProposeDetailsInput extends SelfReportInput {
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it proposes nothing twice.' })
  proposalId!: string;

  @text()
  patient_name?: string | null;
}

@InputType()
export class SettleProposalInput {
  @Field(() => ID)
  proposalId!: string;

  @Field(() => [String], { description: 'The fields that are taken over; none sets it aside.' })
  accepted!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the patient that was shown; PATIENT_CHANGED where it is another now.',
  })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the rest is not taken over; the patient who proposed it reads it.',
  })
  reason?: string | null;
}
