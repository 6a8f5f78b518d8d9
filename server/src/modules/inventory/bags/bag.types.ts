import {
  BAG_BUTTON_TABLE,
  BAG_BUTTONS,
  BAG_STATE_TABLE,
  BAG_STEP_WORDS,
  type BagButton,
} from '@sideline/schema/inventory/bags';
import {
  BAG_STATES,
  BAG_TRANSITIONS,
  type BagAction,
  type BagStateName,
} from '@sideline/schema/inventory/bag-transitions';
import type { BatchStatus, StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { BatchStatusEnum } from '../stock/stock.types.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';

const ACTIONS = Object.keys(BAG_TRANSITIONS) as BagAction[];
export const BagStateEnum = vocabularyEnum('BagState', BAG_STATES, BAG_STATE_TABLE);
export const BagButtonEnum = vocabularyEnum('BagStep', BAG_BUTTONS, BAG_BUTTON_TABLE);
const BagActionEnum = vocabularyEnum(
  'BagAction',
  ACTIONS,
  Object.fromEntries(
    ACTIONS.map((action) => [action, { label: `A person ${BAG_STEP_WORDS[action]}` }]),
  ) as Record<BagAction, { readonly label: string }>,
);

/** Which bags to list; filters left out do not apply. */
export interface BagFilter {
  readonly text?: string | null | undefined;
  readonly state?: BagStateName | null | undefined;
  readonly isNotReady?: boolean | null | undefined;
  readonly kitId?: string | null | undefined;
  readonly homeId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
}

export interface PouchFilter {
  readonly id?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly bagId?: string | null | undefined;
}

export interface NewBag {
  readonly id: string;
  readonly name: string;
  readonly kitId: string;
  readonly homeId: string;
  readonly checkEveryDays: number;
  readonly notes?: string | null | undefined;
}

export interface ChangedBag extends NewBag {
  readonly version: number;
  /** Switches to the newest version of its kit. */
  readonly takesNewestKit?: boolean | null | undefined;
}

export interface BagPacking {
  readonly key: string;
  readonly bagId: string;
  readonly fromIds?: readonly string[] | null | undefined;
  readonly isPartial?: boolean | null | undefined;
}

export interface BagStepWanted {
  readonly id: string;
  readonly action: BagButton;
  /** The version that was read. If left out, only the state decides. */
  readonly version?: number | null | undefined;
  readonly reason?: string | null | undefined;
  readonly staffId?: string | null | undefined;
  readonly crewId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
}

export interface NewBagCheckLine {
  readonly locationId: string;
  readonly itemId: string;
  readonly present: number;
  readonly expired?: number | null | undefined;
  readonly damaged?: number | null | undefined;
  readonly toppedUp?: number | null | undefined;
}

export interface NewBagCheck {
  readonly id: string;
  readonly bagId: string;
  readonly checkedAt: Date;
  readonly seal?: string | null | undefined;
  readonly nextCheckOn: string;
  readonly notes?: string | null | undefined;
  readonly topUpFromIds?: readonly string[] | null | undefined;
  readonly unbroken: readonly { readonly locationId: string; readonly seal: string }[];
  readonly pouchSeals: readonly { readonly locationId: string; readonly seal?: string | null | undefined }[];
  readonly lines: readonly NewBagCheckLine[];
  /** Readings of the gas cylinders in it. */
  readonly gauges?: readonly { readonly batchId: string; readonly percent: number }[] | null | undefined;
}

/** A bag that a person has with them. */
export interface CarriedBag {
  readonly bagId: string;
  readonly name: string;
}

@ObjectType({ simpleResolvers: true, description: 'One reason why a bag is not ready.' })
export class BagReasonShown {
  @Field(() => String, { description: 'A code: short, expires, check_overdue and so on.' })
  why!: string;

  @Field(() => String, { description: 'The same in words.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The person or crew that has or had a bag.' })
export class BagAssignment {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  staffName!: string | null;

  @Field(() => ID, { nullable: true })
  crewId!: string | null;

  @Field(() => String, { nullable: true })
  crewName!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => GraphQLISODateTime)
  outAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  backAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A bag: a stock location with a kit, a seal and checks.' })
export class Bag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => BagStateEnum)
  state!: BagStateName;

  @Field(() => Boolean, { description: 'True if it will stay ready until its assignment ends.' })
  isReady!: boolean;

  @Field(() => [BagReasonShown], { description: 'Why it is not ready.' })
  reasons!: BagReasonShown[];

  @Field(() => ID)
  kitId!: string;

  @Field(() => String)
  kitName!: string;

  @Field(() => Int)
  kitNumber!: number;

  @Field(() => Boolean, { description: 'Its kit has a newer version.' })
  isKitOlder!: boolean;

  @Field(() => ID)
  homeId!: string;

  @Field(() => String)
  homeName!: string;

  @Field(() => String, { nullable: true })
  seal!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  lastCheckedAt!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  nextCheckOn!: string | null;

  @Field(() => Int)
  checkEveryDays!: number;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => BagAssignment, { nullable: true, description: 'Who has the bag now.' })
  outTo!: BagAssignment | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A pouch within a bag.' })
export class BagPouch {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => String)
  bagName!: string;

  @Field(() => BagStateEnum)
  bagState!: BagStateName;

  @Field(() => String, { nullable: true })
  seal!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  sealedAt!: string | null;

  @Field(() => Boolean, { description: 'It has a seal, and nothing has been moved since it was sealed.' })
  isSealed!: boolean;

  @Field(() => Int, { description: 'How many kinds of item are in it.' })
  itemCount!: number;

  @Field(() => GraphQLLocalDate, { nullable: true })
  earliestExpiry!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The quantity the kit requires in a bag or one of its pouches.',
})
export class BagLineShown {
  @Field(() => ID, { description: 'The bag or the pouch.' })
  locationId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => String, { nullable: true })
  barcode!: string | null;

  @Field(() => String)
  sku!: string;

  @Field(() => Float)
  wanted!: number;

  @Field(() => Boolean)
  isOptional!: boolean;

  @Field(() => [ID])
  substitutes!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A lot in a bag or one of its pouches.' })
export class BagContentShown {
  @Field(() => ID)
  locationId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => BatchStatusEnum, { nullable: true, description: 'Null if the item has no lots.' })
  status!: BatchStatus | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Boolean, { description: 'A difference needs a witness and cannot be settled by a check.' })
  isWitnessed!: boolean;

  @Field(() => String, { nullable: true, description: 'GTIN, as 14 digits.' })
  barcode!: string | null;

  @Field(() => String)
  sku!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'For a gas cylinder, by its gauge; null if it has not been read.',
  })
  percentLeft!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The least that a gas cylinder must hold for its bag to be ready.',
  })
  leastPercent!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One step in the history of a bag.' })
export class BagStepTaken {
  @Field(() => ID)
  id!: string;

  @Field(() => BagActionEnum)
  action!: BagAction;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => BagAssignment, { nullable: true })
  assignment!: BagAssignment | null;

  @Field(() => GraphQLISODateTime)
  takenAt!: string;

  @Field(() => String, { nullable: true, description: 'Null if the nightly job took it.' })
  takenByName!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class BagCheckDifference {
  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  booked!: number;

  @Field(() => Float)
  present!: number;

  @Field(() => Float)
  expired!: number;

  @Field(() => Float)
  damaged!: number;

  @Field(() => Float)
  toppedUp!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A completed check.' })
export class BagCheckMade {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  checkedAt!: string;

  @Field(() => String)
  checkedByName!: string;

  @Field(() => String, { nullable: true })
  seal!: string | null;

  @Field(() => GraphQLLocalDate)
  nextCheckOn!: string;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => [String], { description: 'What the bag still needed after the check.' })
  reasons!: string[];

  @Field(() => [String], { description: 'Differences found that could not be posted to the books.' })
  unsettled!: string[];

  @Field(() => [BagCheckDifference], { description: 'Lines that differed from the books.' })
  differences!: BagCheckDifference[];
}

@ObjectType({ simpleResolvers: true, description: 'Everything on the page of a bag.' })
export class BagDetails {
  @Field(() => Bag)
  bag!: Bag;

  @Field(() => [BagPouch], { description: 'In the bag’s own order.' })
  pouches!: BagPouch[];

  @Field(() => [BagLineShown])
  lines!: BagLineShown[];

  @Field(() => [BagContentShown])
  contents!: BagContentShown[];

  @Field(() => [BagStepTaken], { description: 'The latest 50, the latest first.' })
  steps!: BagStepTaken[];

  @Field(() => [BagCheckMade], { description: 'The latest 10, the latest first.' })
  checks!: BagCheckMade[];

  @Field(() => [BagButtonEnum], { description: 'The steps that the caller can take now.' })
  possible!: BagButton[];

  @Field(() => Boolean)
  canCheck!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class BagStateCount {
  @Field(() => BagStateEnum)
  state!: BagStateName;

  @Field(() => Int)
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The result of packing a bag, with what is still missing.',
})
export class BagPacked {
  @Field(() => BagDetails)
  details!: BagDetails;

  @Field(() => Int, { description: 'How many moves were posted.' })
  moves!: number;

  @Field(() => [String], { description: 'The items still missing, in words.' })
  missing!: string[];
}
