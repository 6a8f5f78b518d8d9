import type {
  ControlledMove,
  CountOccasion,
  DiscrepancyOutcome,
} from '@sideline/schema/inventory/controlled-drugs';
import { Field, Float, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { WitnessInput } from '../witnesses/witness.types.js';
import {
  ControlledMoveEnum,
  CountOccasionEnum,
  DiscrepancyOutcomeEnum,
  type ClosedDiscrepancy,
  type CorrectedEntry,
  type DrugCountFilter,
  type DrugRegisterFilter,
  type NewControlledDose,
  type NewControlledMove,
  type NewDestruction,
  type NewDrugCount,
} from './controlled-drugs.types.js';

const KEY = 'Created once for this entry. Sending the same key again enters nothing.';
const OMIT = 'Filters left out do not apply.';

@InputType('DrugRegisterFilter', { description: `Which registers. ${OMIT}` })
export class DrugRegisterFilterInput implements DrugRegisterFilter {
  @Field(() => String, { nullable: true, description: 'Part of the drug’s name.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Registers that hold stock (true) or no longer hold any (false).',
  })
  isHolding?: boolean | null;
}

@InputType('DrugCountFilter', { description: `Which counts. ${OMIT}` })
export class DrugCountFilterInput implements DrugCountFilter {
  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => ID, { nullable: true })
  countId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Counts that differ: open (true) or closed (false).' })
  isOpen?: boolean | null;
}

@InputType()
class ControlledPostingInput {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  batchId!: string;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => WitnessInput)
  witness!: WitnessInput;
}

@InputType({ description: 'Moves a controlled drug from one place to another.' })
export class MoveControlledDrugInput extends ControlledPostingInput implements NewControlledMove {
  @Field(() => ControlledMoveEnum)
  kind!: ControlledMove;

  @Field(() => ID)
  fromLocationId!: string;

  @Field(() => ID)
  toLocationId!: string;

  @Field(() => Float)
  quantity!: number;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;
}

@InputType({
  description: 'The amounts drawn up and given; the rest is waste. If nothing was given, all of it is waste.',
})
export class RecordControlledDoseInput extends ControlledPostingInput implements NewControlledDose {
  @Field(() => ID)
  locationId!: string;

  @Field(() => Float)
  drawnUp!: number;

  @Field(() => Float)
  given!: number;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the PRF of the patient who had it.' })
  prfNumber?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Now if left out.' })
  occurredAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Why an expired lot was used.' })
  overrideReason?: string | null;
}

@InputType({ description: 'Destroys stock; schedule 2 needs an authorised person as witness.' })
export class DestroyControlledDrugInput extends ControlledPostingInput implements NewDestruction {
  @Field(() => ID)
  locationId!: string;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String, { nullable: true })
  authorisedName?: string | null;

  @Field(() => String, { nullable: true })
  authorisedRole?: string | null;

  @Field(() => String)
  method!: string;
}

@InputType({ description: 'The id is a UUID v7 made by the client; sending it again does not count twice.' })
export class CountControlledDrugInput implements NewDrugCount {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  locationId!: string;

  @Field(() => CountOccasionEnum)
  occasion!: CountOccasion;

  @Field(() => Float)
  counted!: number;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => WitnessInput)
  witness!: WitnessInput;
}

@InputType()
export class CloseDrugDiscrepancyInput implements ClosedDiscrepancy {
  @Field(() => ID)
  countId!: string;

  @Field(() => DiscrepancyOutcomeEnum)
  outcome!: DiscrepancyOutcome;

  @Field(() => String)
  finding!: string;

  @Field(() => ID, { nullable: true, description: 'The lot to correct.' })
  batchId?: string | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed if the register is corrected.' })
  witness?: WitnessInput | null;
}

@InputType({ description: 'A dated reversal of an entry.' })
export class CorrectControlledEntryInput implements CorrectedEntry {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  moveId!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => WitnessInput)
  witness!: WitnessInput;
}

@InputType({ description: 'A witness proves afterwards that they saw the entry.' })
export class WitnessControlledEntryInput {
  @Field(() => ID)
  moveId!: string;

  @Field(() => WitnessInput)
  witness!: WitnessInput;
}
