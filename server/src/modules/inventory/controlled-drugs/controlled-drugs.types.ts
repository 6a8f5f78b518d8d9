import {
  CONTROLLED_MOVE_TABLE,
  CONTROLLED_MOVES,
  COUNT_OCCASION_TABLE,
  COUNT_OCCASIONS,
  DISCREPANCY_OUTCOME_TABLE,
  DISCREPANCY_OUTCOMES,
  type ControlledMove,
  type CountOccasion,
  type DiscrepancyOutcome,
} from '@sideline/schema/inventory/controlled-drugs';
import type { Paper } from '@sideline/schema/inventory/reversal';
import type { LocationKind, MoveReason, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import { MoveReasonEnum, MoveSourceEnum } from '../stock/stock-move.types.js';
import { ShortageOutcomeEnum, type ShortageOutcome } from '../stock/stock.types.js';
import type { Witness } from '../witnesses/witness.types.js';

export const CountOccasionEnum = vocabularyEnum('DrugCountOccasion', COUNT_OCCASIONS, COUNT_OCCASION_TABLE);
export const DiscrepancyOutcomeEnum = vocabularyEnum(
  'DrugDiscrepancyOutcome',
  DISCREPANCY_OUTCOMES,
  DISCREPANCY_OUTCOME_TABLE,
);
export const ControlledMoveEnum = vocabularyEnum(
  'ControlledDrugMove',
  CONTROLLED_MOVES,
  CONTROLLED_MOVE_TABLE,
);

/** Which registers to list; filters left out do not apply. */
export interface DrugRegisterFilter {
  readonly text?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly locationId?: string | null | undefined;
  /** Those that hold something, or those that hold nothing any more. */
  readonly isHolding?: boolean | null | undefined;
}

@ObjectType({ simpleResolvers: true, description: 'The register of one controlled drug at one location.' })
export class DrugRegister {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { nullable: true })
  strength!: string | null;

  @Field(() => Int)
  schedule!: number;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => LocationKindEnum)
  locationKind!: LocationKind;

  @Field(() => Float, { description: 'The balance in the register.' })
  balance!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  lastCountedAt!: string | null;

  @Field(() => String, { nullable: true })
  lastCountedByName!: string | null;

  @Field(() => Boolean, { description: 'A count differs, and no administrator has closed the discrepancy.' })
  isDisputed!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One entry of a register, with the columns the regulations require.',
})
export class DrugRegisterEntry {
  @Field(() => ID, { description: 'The id of its stock move.' })
  id!: string;

  @Field(() => Float, { description: 'The order in which entries were made.' })
  sequence!: number;

  @Field(() => GraphQLISODateTime)
  occurredAt!: string;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => MoveReasonEnum)
  reason!: MoveReason;

  @Field(() => String, { description: 'The person or place it came from or went to.' })
  party!: string;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => ID, { nullable: true })
  prfId!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of that PRF.' })
  customPrfId!: string | null;

  @Field(() => Float)
  amountIn!: number;

  @Field(() => Float, { description: 'Amount out, excluding waste.' })
  amountOut!: number;

  @Field(() => Float)
  wasted!: number;

  @Field(() => Float, {
    description:
      'The amount used that was not in the books of this place. The balance does not change by it.',
  })
  unbooked!: number;

  @Field(() => ShortageOutcomeEnum, {
    nullable: true,
    description: 'How an amount that was not in the books was settled. Null until it is.',
  })
  settlement!: ShortageOutcome | null;

  @Field(() => String, { nullable: true, description: 'The finding of that settlement.' })
  settlementReason!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The number of the entry that took the amount out of the books, if it was found.',
  })
  settledBySequence!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The number of the entry whose amount was not in the books until this one.',
  })
  settlesSequence!: number | null;

  @Field(() => Float, { description: 'The balance after the entry, over all lots.' })
  balance!: number;

  @Field(() => String)
  performedByName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who gave it according to the record, if that is not the performer.',
  })
  givenByName!: string | null;

  @Field(() => Boolean, {
    description: 'The position of the person who gave it did not allow them to give controlled drugs.',
  })
  isGiverNotAllowed!: boolean;

  @Field(() => String, { nullable: true, description: 'Null until a witness confirms the entry.' })
  witnessedByName!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the witness confirmed the entry, if that was later.',
  })
  witnessedLaterAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a destruction: the authorised person in whose presence it was done.',
  })
  authorisedName!: string | null;

  @Field(() => String, { nullable: true })
  authorisedRole!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a destruction: how it was done.' })
  destructionMethod!: string | null;

  @Field(() => ID, { nullable: true, description: 'The entry that this one corrects.' })
  reverses!: string | null;

  @Field(() => Float, { nullable: true, description: 'The number of the entry that this one corrects.' })
  reversesSequence!: number | null;

  @Field(() => Boolean, { description: 'A later entry corrects it.' })
  isReversed!: boolean;

  @Field(() => MoveSourceEnum, {
    nullable: true,
    description: 'What made the entry, if it can be corrected only there. Null if it can be corrected here.',
  })
  paper!: Paper | null;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A lot of a controlled drug at a location.' })
export class ControlledLot {
  @Field(() => ID)
  batchId!: string;

  @Field(() => String)
  lot!: string;

  @Field(() => String, { nullable: true })
  expiresOn!: string | null;

  @Field(() => Boolean, { description: 'In quarantine or recalled.' })
  isBlocked!: boolean;

  @Field(() => Float)
  quantity!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The register details that a controlled drug dialog needs.',
})
export class DrugRegisterHead {
  @Field(() => DrugRegister)
  register!: DrugRegister;

  @Field(() => [ControlledLot], { description: 'The lots in stock, the first to use first.' })
  lots!: ControlledLot[];
}

@ObjectType({ simpleResolvers: true, description: 'A count of a register.' })
export class DrugCount {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => CountOccasionEnum)
  occasion!: CountOccasion;

  @Field(() => Float, { description: 'The register balance at that time.' })
  expected!: number;

  @Field(() => Float)
  counted!: number;

  @Field(() => GraphQLISODateTime)
  countedAt!: string;

  @Field(() => String)
  countedByName!: string;

  @Field(() => String, { nullable: true, description: 'Null if the check of a bag found it.' })
  witnessedByName!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => Boolean, { description: 'The count differs: see the discrepancies.' })
  differs!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  closedAt!: string | null;

  @Field(() => String, { nullable: true })
  closedByName!: string | null;

  @Field(() => DiscrepancyOutcomeEnum, { nullable: true })
  outcome!: DiscrepancyOutcome | null;

  @Field(() => String, { nullable: true })
  finding!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An entry that has not been witnessed yet.' })
export class UnwitnessedEntry {
  @Field(() => ID)
  moveId!: string;

  @Field(() => GraphQLISODateTime)
  occurredAt!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String)
  fromName!: string;

  @Field(() => String)
  toName!: string;

  @Field(() => MoveReasonEnum)
  reason!: MoveReason;

  @Field(() => String)
  performedByName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who gave it according to the record, if that is not the performer.',
  })
  givenByName!: string | null;

  @Field(() => Boolean, {
    description: 'The position of the person who gave it did not allow them to give controlled drugs.',
  })
  isGiverNotAllowed!: boolean;

  @Field(() => String, { nullable: true })
  customPrfId!: string | null;
}

interface Posting {
  readonly key: string;
  readonly itemId: string;
  readonly batchId: string;
  readonly note?: string | null | undefined;
  readonly witness?: Witness | null | undefined;
}

export interface NewControlledMove extends Posting {
  readonly kind: ControlledMove;
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly quantity: number;
  readonly eventId?: string | null | undefined;
}

export interface NewControlledDose extends Posting {
  readonly locationId: string;
  readonly drawnUp: number;
  readonly given: number;
  readonly eventId?: string | null | undefined;
  readonly prfNumber?: string | null | undefined;
  readonly occurredAt?: Date | null | undefined;
  readonly overrideReason?: string | null | undefined;
}

export interface NewDestruction extends Posting {
  readonly locationId: string;
  readonly quantity: number;
  readonly authorisedName?: string | null | undefined;
  readonly authorisedRole?: string | null | undefined;
  readonly method: string;
}

export interface NewDrugCount {
  readonly id: string;
  readonly itemId: string;
  readonly locationId: string;
  readonly occasion: CountOccasion;
  readonly counted: number;
  readonly eventId?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly witness?: Witness | null | undefined;
}

export interface ClosedDiscrepancy {
  readonly countId: string;
  readonly outcome: DiscrepancyOutcome;
  readonly finding: string;
  readonly batchId?: string | null | undefined;
  readonly witness?: Witness | null | undefined;
}

export interface CorrectedEntry {
  readonly key: string;
  readonly moveId: string;
  readonly reason: string;
  readonly witness?: Witness | null | undefined;
}

export interface DrugCountFilter {
  readonly itemId?: string | null | undefined;
  readonly locationId?: string | null | undefined;
  readonly countId?: string | null | undefined;
  /** Counts that differ: open ones, or those that were closed. */
  readonly isOpen?: boolean | null | undefined;
}
