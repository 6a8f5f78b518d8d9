import { SHIFT_FITS, type ShiftFit } from '@sideline/schema/shifts/fitness';
import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf, ShiftStaff } from './shift.types.js';

const ShiftFitEnum = enumOf('ShiftFit', SHIFT_FITS);

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody who works for the provider, beside a shift that is to be given.',
})
export class ShiftCandidate extends ShiftStaff {
  @Field(() => String, { description: 'A key of the positions.' })
  position!: string;

  @Field(() => ShiftFitEnum)
  fit!: ShiftFit;

  @Field(() => [String], { description: 'Everything that speaks against it, in words.' })
  concerns!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'What speaks against the people of a shift.' })
export class ShiftConcerns {
  @Field(() => ID)
  shiftID!: string;

  @Field(() => [String], {
    description: 'In words, of who is assigned first; what speaks against the backup is named as his.',
  })
  concerns!: readonly string[];
}
