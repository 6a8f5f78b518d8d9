import { Field, Float, ObjectType } from 'type-graphql';
import { Shift, ShiftStaff } from '../shift.types.js';

@ObjectType({ simpleResolvers: true, description: 'Who is proposed for an open shift, or why nobody is.' })
export class ShiftProposalLine {
  @Field(() => Shift)
  shift!: Shift;

  @Field(() => ShiftStaff, { nullable: true })
  staff!: ShiftStaff | null;

  @Field(() => [String], { description: 'What an administrator is asked a reason for.' })
  warnings!: readonly string[];

  @Field(() => String, { nullable: true, description: 'A sentence, where nobody is proposed.' })
  unfilledBecause!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Hours of somebody in the time of the proposal.' })
export class ShiftProposalHours {
  @Field(() => ShiftStaff)
  staff!: ShiftStaff;

  @Field(() => Float, { description: 'Without the proposal.' })
  before!: number;

  @Field(() => Float)
  after!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Open shifts filled under the rules; nothing is changed by asking.',
})
export class ShiftProposal {
  @Field(() => [ShiftProposalLine], { description: 'The earliest first.' })
  lines!: readonly ShiftProposalLine[];

  @Field(() => [ShiftProposalHours], {
    description: 'Of everybody who is proposed for something, the most first.',
  })
  hours!: readonly ShiftProposalHours[];
}
