import type { RecallState } from '@sideline/schema/inventory/recall-transitions';
import {
  RECALL_STATES,
  RECALL_TRANSITIONS,
  type RecallAction,
} from '@sideline/schema/inventory/recall-transitions';
import {
  RECALL_ACTION_TABLE,
  RECALL_CLASS_TABLE,
  RECALL_CLASSES,
  RECALL_LINE_KINDS,
  RECALL_LINE_TABLE,
  RECALL_MEASURE_TABLE,
  RECALL_MEASURES,
  RECALL_OUTCOME_TABLE,
  RECALL_OUTCOMES,
  RECALL_STATE_TABLE,
  type RecallClass,
  type RecallLineKind,
  type RecallMeasure,
  type RecallOutcome,
} from '@sideline/schema/inventory/recalls';
import type { BatchStatus, LocationKind, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { LocationKindEnum } from '../locations/stock-location.entity.js';
import { BatchStatusEnum } from '../stock/stock.types.js';

const ACTIONS = Object.keys(RECALL_TRANSITIONS) as RecallAction[];
export const RecallStateEnum = vocabularyEnum('RecallState', RECALL_STATES, RECALL_STATE_TABLE);
export const RecallActionEnum = vocabularyEnum('RecallAction', ACTIONS, RECALL_ACTION_TABLE);
export const RecallClassEnum = vocabularyEnum('RecallClass', RECALL_CLASSES, RECALL_CLASS_TABLE);
export const RecallMeasureEnum = vocabularyEnum('RecallMeasure', RECALL_MEASURES, RECALL_MEASURE_TABLE);
export const RecallLineKindEnum = vocabularyEnum('RecallLineKind', RECALL_LINE_KINDS, RECALL_LINE_TABLE);
export const RecallOutcomeEnum = vocabularyEnum('RecallOutcome', RECALL_OUTCOMES, RECALL_OUTCOME_TABLE);

export interface RecallFilter {
  /** Part of the number, title or reference. */
  readonly text?: string | null | undefined;
  readonly state?: RecallState | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly batchId?: string | null | undefined;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A recall of a medicine, or a field safety notice of a device.',
})
export class Recall {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => String)
  title!: string;

  @Field(() => RecallClassEnum)
  recallClass!: RecallClass;

  @Field(() => String)
  reference!: string;

  @Field(() => String, { nullable: true })
  issuedBy!: string | null;

  @Field(() => GraphQLLocalDate)
  receivedOn!: string;

  @Field(() => RecallMeasureEnum)
  measure!: RecallMeasure;

  @Field(() => String, { nullable: true })
  instructions!: string | null;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Boolean, { description: 'All lots received between two days, instead of named lots.' })
  isAllLots!: boolean;

  @Field(() => [String], {
    description:
      'Lot numbers as the notice gives them. A lot that is entered or received later is blocked at once.',
  })
  lotNumbers!: string[];

  @Field(() => GraphQLLocalDate, { nullable: true })
  lotsFrom!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  lotsTo!: string | null;

  @Field(() => RecallStateEnum)
  state!: RecallState;

  @Field(() => Int, { description: 'Lines that were found.' })
  lineCount!: number;

  @Field(() => Int, { description: 'Number of lines that are not settled.' })
  openCount!: number;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A lot that a recall names.' })
export class RecallLot {
  @Field(() => ID)
  batchId!: string;

  @Field(() => String)
  lot!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => BatchStatusEnum)
  status!: BatchStatus;

  @Field(() => Float, { description: 'At real locations.' })
  onHand!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A step of a recall.' })
export class RecallStep {
  @Field(() => ID)
  id!: string;

  @Field(() => RecallActionEnum)
  action!: RecallAction;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  takenAt!: string;

  @Field(() => String)
  takenByName!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Where a recalled lot is or went, and how the line was settled.',
})
export class RecallLine {
  @Field(() => ID)
  id!: string;

  @Field(() => RecallLineKindEnum)
  kind!: RecallLineKind;

  @Field(() => String)
  lot!: string;

  @Field(() => ID, { nullable: true })
  locationId!: string | null;

  @Field(() => String, { nullable: true })
  locationName!: string | null;

  @Field(() => LocationKindEnum, { nullable: true })
  locationKind!: LocationKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the PRF. Null if its record is restricted or erased.',
  })
  customPrfId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The see-and-treat log in which it was used. Null if its patient is restricted or erased.',
  })
  logId!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Null if only the PRF shows that it was given.' })
  quantity!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  happenedAt!: string | null;

  @Field(() => [RecallTransfer], { description: 'Of a lot in transit: the transfers that have it now.' })
  transfers!: RecallTransfer[];

  @Field(() => RecallOutcomeEnum, { nullable: true })
  outcome!: RecallOutcome | null;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  settledAt!: string | null;

  @Field(() => String, { nullable: true })
  settledByName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A transfer that has a recalled lot on its way.' })
export class RecallTransfer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => String)
  fromName!: string;

  @Field(() => String)
  toName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Everything on the page of a recall except its lines.' })
export class RecallDetails {
  @Field(() => Recall)
  recall!: Recall;

  @Field(() => [RecallLot])
  lots!: RecallLot[];

  @Field(() => [RecallStep], { description: 'The earliest first.' })
  steps!: RecallStep[];

  @Field(() => [RecallActionEnum], { description: 'The actions that the caller may take now.' })
  possible!: RecallAction[];
}

export interface NewRecall {
  readonly id: string;
  readonly title: string;
  readonly recallClass: RecallClass;
  readonly reference: string;
  readonly issuedBy?: string | null | undefined;
  readonly receivedOn: string;
  readonly measure: RecallMeasure;
  readonly instructions?: string | null | undefined;
  readonly itemId: string;
  readonly batchIds: readonly string[];
  readonly lotNumbers?: readonly string[] | null | undefined;
  readonly isAllLots: boolean;
  readonly lotsFrom?: string | null | undefined;
  readonly lotsTo?: string | null | undefined;
}

export interface ChangedRecall extends NewRecall {
  readonly version: number;
}

export interface RecallStepWanted {
  readonly id: string;
  readonly action: RecallAction;
  readonly reason?: string | null | undefined;
}

export interface SettledRecallLine {
  readonly lineId: string;
  readonly outcome: RecallOutcome;
  readonly note?: string | null | undefined;
}

export interface RecallLineFilter {
  readonly kind?: RecallLineKind | null | undefined;
  readonly isSettled?: boolean | null | undefined;
}
