import { PROPOSAL_SOURCES, type ProposalSource } from '@sideline/schema/proposed-details';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SelfReportInput, text } from '../self-report.types.js';

export const ProposalSourceEnum = Object.fromEntries(PROPOSAL_SOURCES.map((key) => [key, key])) as {
  readonly [Key in ProposalSource]: Key;
};
registerEnumType(ProposalSourceEnum, {
  name: 'ProposalSource',
  description: 'Where the person gave these details.',
});

/** One thing that a person reports about themselves. */
@ObjectType({ simpleResolvers: true, description: 'One detail that a person gave about themselves.' })
export class ProposedValue {
  @Field(() => String, { description: 'The field of the patient.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Null if it is to be cleared.' })
  said!: string | null;

  @Field(() => String, { nullable: true, description: 'What is on record; null if nothing is.' })
  recorded!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the record has changed since this was proposed.',
  })
  hasChanged!: boolean;
}

/** What a person reports about themselves, beside what is on record, until staff have decided about it. */
@ObjectType({
  simpleResolvers: true,
  description:
    'What a person said about themselves; it changes nothing until staff accept it, field by field.',
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
    description: 'The version of the notice agreed to at the kiosk.',
  })
  noticeVersion!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When staff decided about it.' })
  settledAt!: string | null;

  @Field(() => [String], { nullable: true, description: 'The fields that staff accepted.' })
  accepted!: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'Why the rest was not accepted.' })
  reason!: string | null;

  @Field(() => [ProposedValue])
  values!: readonly ProposedValue[];
}

@InputType({
  description: 'A patient’s own corrected details; leave out those that already match the record.',
})
export class ProposeDetailsInput extends SelfReportInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client; sending it again does not propose twice.' })
  proposalId!: string;

  @text()
  name?: string | null;
}

@InputType()
export class SettleProposalInput {
  @Field(() => ID)
  proposalId!: string;

  @Field(() => [String], { description: 'The fields to accept; an empty list sets the proposal aside.' })
  accepted!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the patient that was shown; PATIENT_CHANGED if that has changed.',
  })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the rest is not accepted; shown to the patient who proposed it.',
  })
  reason?: string | null;
}
