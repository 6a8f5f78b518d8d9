import {
  DISCREPANCY_KINDS,
  DISCREPANCY_TABLE,
  TRANSFER_STATE_TABLE,
  type DiscrepancyKind,
} from '@sideline/schema/inventory/moving';
import { TRANSFER_STATES, type TransferState } from '@sideline/schema/inventory/transfer-transitions';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { WitnessInput } from '../witnesses/witness.types.js';

export const TransferStateEnum = vocabularyEnum('StockTransferState', TRANSFER_STATES, TRANSFER_STATE_TABLE);
export const DiscrepancyKindEnum = vocabularyEnum(
  'StockDiscrepancyKind',
  DISCREPANCY_KINDS,
  DISCREPANCY_TABLE,
);

@ObjectType({
  simpleResolvers: true,
  description: 'A step that a person took on a transfer, return or stocktake.',
})
export class StockStep {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The text after the name: ‘sent it’.' })
  did!: string;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  takenAt!: string;

  @Field(() => String)
  takenByName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Stock that is moved from one place to another.' })
export class StockTransfer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => TransferStateEnum)
  state!: TransferState;

  @Field(() => ID)
  fromLocationId!: string;

  @Field(() => String)
  fromName!: string;

  @Field(() => ID)
  toLocationId!: string;

  @Field(() => String)
  toName!: string;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Allow('admin')
  @Field(() => Float, {
    nullable: true,
    description: 'The value of the lots that it took, in pence; null for a draft, or if no lot has a cost.',
  })
  valuePence!: number | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A lot that can be picked for a line.' })
export class StockTransferLot {
  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => Float)
  quantity!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One lot of a line: proposed while the transfer is a draft, then the lot dispatched.',
})
export class StockTransferPick {
  @Field(() => ID, { nullable: true, description: 'Null while it is only proposed.' })
  id!: string | null;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Boolean, { description: 'False if the picked lot is not the proposed one.' })
  isProposed!: boolean;

  @Field(() => Float)
  received!: number;

  @Field(() => Float, { description: 'Lost or damaged on the way.' })
  missing!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The quantity of an item requested, and the lots it comes from.',
})
export class StockTransferLine {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String)
  sku!: string;

  @Field(() => String, { nullable: true })
  barcode!: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Boolean, { description: 'A controlled drug: moving it needs a witness.' })
  isWitnessed!: boolean;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Float, {
    description:
      'For a draft: how much of the item earlier drafts have promised, at the place that it comes from.',
  })
  promised!: number;

  @Field(() => Float, { description: 'For a draft: the quantity that the place cannot supply.' })
  short!: number;

  @Field(() => [StockTransferPick], { description: 'In the order in which they are used.' })
  picks!: StockTransferPick[];

  @Field(() => [StockTransferLot], { description: 'For a draft: all lots that can be picked there.' })
  lots!: StockTransferLot[];
}

@ObjectType({ simpleResolvers: true, description: 'A discrepancy in a delivery.' })
export class StockDiscrepancy {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => DiscrepancyKindEnum)
  kind!: DiscrepancyKind;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => String)
  recordedByName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Everything on the page of a transfer.' })
export class StockTransferDetails {
  @Field(() => StockTransfer)
  transfer!: StockTransfer;

  @Field(() => [StockTransferLine])
  lines!: StockTransferLine[];

  @Field(() => [StockDiscrepancy])
  discrepancies!: StockDiscrepancy[];

  @Field(() => [StockStep])
  steps!: StockStep[];

  @Field(() => Boolean)
  canDispatch!: boolean;

  @Field(() => Boolean)
  canReceive!: boolean;

  @Field(() => Boolean, { description: 'Only a draft can be changed or cancelled.' })
  canCancel!: boolean;
}

/** Which transfers to list; filters left out do not apply. */
@InputType('StockTransferFilter', { description: 'Which transfers; filters left out do not apply.' })
export class StockTransferFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the number or of a place’s name.' })
  text?: string | null;

  @Field(() => TransferStateEnum, { nullable: true })
  state?: TransferState | null;

  @Field(() => ID, { nullable: true, description: 'With a line of this item.' })
  itemId?: string | null;

  @Field(() => ID, { nullable: true, description: 'From it or to it.' })
  locationId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Sent but not fully received yet.' })
  isInTransit?: boolean | null;
}

@InputType()
class StockTransferLineInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => Float)
  quantity!: number;
}

@InputType()
abstract class StockTransferFactsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  fromLocationId!: string;

  @Field(() => ID)
  toLocationId!: string;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [StockTransferLineInput])
  lines!: StockTransferLineInput[];
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second transfer.',
})
export class CreateStockTransferInput extends StockTransferFactsInput {}

@InputType({ description: 'All details of a draft: lines that are left out are removed.' })
export class UpdateStockTransferInput extends StockTransferFactsInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
class StockTransferPickInput {
  @Field(() => ID)
  lineId!: string;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => Float)
  quantity!: number;
}

@InputType()
export class DispatchStockTransferInput {
  @Field(() => ID)
  id!: string;

  @Field(() => [StockTransferPickInput], {
    nullable: true,
    description: 'The picked lots; if left out, the proposed lots.',
  })
  picks?: StockTransferPickInput[] | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed if a controlled drug moves.' })
  witness?: WitnessInput | null;
}

@InputType()
class StockDiscrepancyInput {
  @Field(() => DiscrepancyKindEnum)
  kind!: DiscrepancyKind;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String)
  reason!: string;
}

@InputType()
class StockTransferArrivalInput {
  @Field(() => ID)
  pickId!: string;

  @Field(() => Float, { description: 'The quantity received of the lot that was sent.' })
  received!: number;

  @Field(() => StockDiscrepancyInput, { nullable: true })
  discrepancy?: StockDiscrepancyInput | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not receive anything twice.',
})
export class ReceiveStockTransferInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  transferId!: string;

  @Field(() => [StockTransferArrivalInput])
  lines!: StockTransferArrivalInput[];

  @Field(() => WitnessInput, { nullable: true, description: 'Needed if a controlled drug moves.' })
  witness?: WitnessInput | null;
}

@InputType()
export class CancelStockTransferInput {
  @Field(() => ID)
  id!: string;
}
