import type { MoveReason, MoveSource } from '@sideline/schema/inventory/vocabulary';
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@sideline/schema/validation/stock';
import { MOVE_REASON_TABLE } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { WitnessInput } from '../witnesses/witness.types.js';
import { MoveReasonEnum, MoveSourceEnum, type StockMoveFilter } from './stock-move.types.js';
import {
  ShortageOutcomeEnum,
  type NewStockRule,
  type SettledShortage,
  type ShortageOutcome,
  type StockAdjustment,
  type StockShortageFilter,
} from './stock.types.js';

const AdjustmentReasonEnum = vocabularyEnum('StockAdjustmentReason', ADJUSTMENT_REASONS, MOVE_REASON_TABLE);

const WITNESS = 'Needed if a controlled drug moves.';
const KEY = 'Created once for this posting. Sending the same key again moves nothing.';

@InputType('StockMoveFilter', { description: 'Which moves; filters left out do not apply.' })
export class StockMoveFilterInput implements StockMoveFilter {
  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => ID, { nullable: true, description: 'On either side.' })
  locationId?: string | null;

  @Field(() => ID, { nullable: true })
  fromLocationId?: string | null;

  @Field(() => ID, { nullable: true })
  toLocationId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => ID, { nullable: true })
  prfId?: string | null;

  @Field(() => ID, { nullable: true })
  sourceId?: string | null;

  @Field(() => ID, { nullable: true })
  performedById?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The supplier of the lot, otherwise of the order that it was received for.',
  })
  supplierId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False: without moves that were reversed and the moves that reverse them.',
  })
  isReversed?: boolean | null;

  @Field(() => MoveReasonEnum, { nullable: true })
  reason?: MoveReason | null;

  @Field(() => MoveSourceEnum, { nullable: true, description: 'What made it.' })
  source?: MoveSource | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Happened at or after this time.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Happened before.' })
  to?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only lots that should not have been used.' })
  isException?: boolean | null;
}

@InputType('StockShortageFilter', { description: 'Which shortages; filters left out do not apply.' })
export class StockShortageFilterInput implements StockShortageFilter {
  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Used at this event.' })
  eventId?: string | null;

  @Field(() => Boolean, { nullable: true })
  isSettled?: boolean | null;
}

@InputType({ description: 'Creates or replaces the rule for an item at a location.' })
export class SetStockRuleInput implements NewStockRule {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  locationId!: string;

  @Field(() => Float)
  minimum!: number;

  @Field(() => Float)
  par!: number;

  @Field(() => Float)
  orderMultiple!: number;

  @Field(() => ID, { nullable: true })
  replenishFromId?: string | null;
}

@InputType()
export class DeleteStockRuleInput {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  locationId!: string;
}

@InputType({ description: 'A correction to the recorded stock of a location.' })
export class AdjustStockInput implements StockAdjustment {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => ID)
  locationId!: string;

  @Field(() => Float, { description: 'Added where above 0, removed where below.' })
  change!: number;

  @Field(() => AdjustmentReasonEnum)
  reason!: AdjustmentReason;

  @Field(() => String)
  note!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'The recorded quantity that a count was compared with. CHANGED_MEANWHILE if the location no longer holds it.',
  })
  expected?: number | null;

  @Field(() => WitnessInput, { nullable: true, description: WITNESS })
  witness?: WitnessInput | null;
}

@InputType()
export class ReverseStockMovesInput {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => [ID])
  moveIds!: string[];

  @Field(() => String)
  reason!: string;

  @Field(() => WitnessInput, { nullable: true, description: WITNESS })
  witness?: WitnessInput | null;
}

@InputType()
export class SettleStockShortageInput implements SettledShortage {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  moveId!: string;

  @Field(() => ShortageOutcomeEnum)
  outcome!: ShortageOutcome;

  @Field(() => String)
  reason!: string;

  @Field(() => WitnessInput, { nullable: true, description: WITNESS })
  witness?: WitnessInput | null;
}
