import { SHIFT_FITS, type ShiftFit } from '@sideline/schema/shifts/fitness';
import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf, ShiftStaff } from './shift.types.js';

const ShiftFitEnum = enumOf('ShiftFit', SHIFT_FITS);

@ObjectType({
  simpleResolvers: true,
  description: 'A member of staff, checked against a shift that is to be assigned.',
})
export class ShiftCandidate extends ShiftStaff {
  @Field(() => String, { description: 'A key of the positions.' })
  position!: string;

  @Field(() => ShiftFitEnum)
  fit!: ShiftFit;

  @Field(() => [String], { description: 'All reasons against assigning them, in words.' })
  concerns!: readonly string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The reasons why the people on a shift may be unable to work it.',
})
export class ShiftConcerns {
  @Field(() => ID)
  shiftId!: string;

  @Field(() => [String], {
    description: 'In words, those about the person assigned first. Reasons about the backup say so.',
  })
  concerns!: readonly string[];
}
