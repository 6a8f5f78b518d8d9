import { Field, Float, ObjectType } from 'type-graphql';
import { Shift, ShiftStaff } from '../shift.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The person proposed for an open shift, or why nobody is.',
})
export class ShiftProposalLine {
  @Field(() => Shift)
  shift!: Shift;

  @Field(() => ShiftStaff, { nullable: true })
  staff!: ShiftStaff | null;

  @Field(() => [String], { description: 'Warnings for which an administrator must give a reason.' })
  warnings!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The reason in a sentence, if nobody is proposed.' })
  unfilledBecause!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One person’s hours in the period of the proposal.' })
export class ShiftProposalHours {
  @Field(() => ShiftStaff)
  staff!: ShiftStaff;

  @Field(() => Float, { description: 'Hours without the proposal.' })
  before!: number;

  @Field(() => Float)
  after!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A proposal that fills open shifts under the rules; changes nothing.',
})
export class ShiftProposal {
  @Field(() => [ShiftProposalLine], { description: 'The earliest first.' })
  lines!: readonly ShiftProposalLine[];

  @Field(() => [ShiftProposalHours], {
    description: 'For everyone who is proposed for a shift, the most hours first.',
  })
  hours!: readonly ShiftProposalHours[];
}
