import {
  BATCH_EXCEPTION_TABLE,
  BATCH_EXCEPTIONS,
  MOVE_REASON_TABLE,
  MOVE_REASONS,
  MOVE_SOURCE_TABLE,
  MOVE_SOURCES,
  type BatchException,
  type MoveReason,
  type MoveSource,
} from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import type { LocationKind, StockUnit } from '@sideline/schema/inventory/vocabulary';

export const MoveReasonEnum = vocabularyEnum('StockMoveReason', MOVE_REASONS, MOVE_REASON_TABLE);
export const MoveSourceEnum = vocabularyEnum('StockMoveSource', MOVE_SOURCES, MOVE_SOURCE_TABLE);
export const BatchExceptionEnum = vocabularyEnum(
  'StockBatchException',
  BATCH_EXCEPTIONS,
  BATCH_EXCEPTION_TABLE,
);

/** Which moves to list; filters left out do not apply. */
export interface StockMoveFilter {
  readonly itemId?: string | null | undefined;
  readonly batchId?: string | null | undefined;
  /** On either side. */
  readonly locationId?: string | null | undefined;
  readonly fromLocationId?: string | null | undefined;
  readonly toLocationId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
  readonly sourceId?: string | null | undefined;
  readonly performedById?: string | null | undefined;
  /** Of the lot, or else of the order that it was received for. */
  readonly supplierId?: string | null | undefined;
  /** False: without those that were reversed, and those that reverse them. */
  readonly isReversed?: boolean | null | undefined;
  readonly reason?: MoveReason | null | undefined;
  /** What made it. */
  readonly source?: MoveSource | null | undefined;
  /** Happened at or after this time. */
  readonly from?: Date | null | undefined;
  /** Happened before. */
  readonly to?: Date | null | undefined;
  /** True: only lots that should not have been used. */
  readonly isException?: boolean | null | undefined;
}

/** One line of the ledger. It is never changed: a correction is a move the other way. */
@ObjectType({ simpleResolvers: true, description: 'One line of the stock ledger.' })
export class StockMove {
  @Field(() => ID)
  id!: string;

  @Field(() => Float, { description: 'The order in which moves were recorded.' })
  sequence!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  occurredAt!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was recorded.' })
  recordedAt!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => ID)
  fromLocationId!: string;

  @Field(() => String)
  fromName!: string;

  @Field(() => LocationKindEnum)
  fromKind!: LocationKind;

  @Field(() => ID)
  toLocationId!: string;

  @Field(() => String)
  toName!: string;

  @Field(() => LocationKindEnum)
  toKind!: LocationKind;

  @Field(() => Float)
  quantity!: number;

  @Field(() => MoveReasonEnum)
  reason!: MoveReason;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => MoveSourceEnum)
  source!: MoveSource;

  @Field(() => ID, { nullable: true })
  sourceId!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => ID, { nullable: true })
  prfId!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of that PRF.' })
  customPrfId!: string | null;

  @Field(() => String)
  performedByName!: string;

  @Field(() => String, { nullable: true })
  witnessedByName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The move that this one reverses.' })
  reverses!: string | null;

  @Field(() => ID, { nullable: true, description: 'The move that reverses this one.' })
  reversedBy!: string | null;

  @Field(() => BatchExceptionEnum, {
    nullable: true,
    description: 'The problem with the lot when it was issued.',
  })
  exception!: BatchException | null;

  @Field(() => String, { nullable: true, description: 'Why it was issued anyway.' })
  overrideReason!: string | null;

  @Field(() => Float, { description: 'The balance of this lot at the source location afterwards.' })
  fromBalance!: number;

  @Field(() => Float, { description: 'The balance of this lot at the destination location afterwards.' })
  toBalance!: number;

  @Allow('admin')
  @Field(() => Int, { nullable: true, description: 'The cost of one unit of the lot, in pence.' })
  unitCostPence!: number | null;
}
