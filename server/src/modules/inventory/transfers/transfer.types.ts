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
import { vocabularyEnum } from '../../../platform/vocabulary-enum.js';
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
  description: 'What a person did to a transfer, a return or a stocktake.',
})
export class StockStep {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'After the name: ‘sent it’.' })
  did!: string;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  takenAt!: string;

  @Field(() => String)
  takenByName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Stock that goes from one place to another.' })
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
  description: 'One lot of a line: proposed while the transfer is a draft, and then what left.',
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

  @Field(() => Boolean, { description: 'False where another lot was picked than was proposed.' })
  isProposed!: boolean;

  @Field(() => Float)
  received!: number;

  @Field(() => Float, { description: 'Lost or damaged on the way.' })
  missing!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much of an item is wanted, and from which lots.' })
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

  @Field(() => Boolean, { description: 'A controlled drug, whose moves need a witness.' })
  isWitnessed!: boolean;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Float, { description: 'Of a draft: what the place cannot give.' })
  short!: number;

  @Field(() => [StockTransferPick], { description: 'In the order in which they are used up.' })
  picks!: StockTransferPick[];

  @Field(() => [StockTransferLot], { description: 'Of a draft: all lots that can be picked there.' })
  lots!: StockTransferLot[];
}

@ObjectType({ simpleResolvers: true, description: 'What was wrong with what arrived.' })
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

@ObjectType({ simpleResolvers: true, description: 'All of the page of a transfer.' })
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

/** Which transfers to list; what is left out does not narrow. */
@InputType('StockTransferFilter', { description: 'Which transfers; what is left out does not narrow.' })
export class StockTransferFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the number or of a place’s name.' })
  text?: string | null;

  @Field(() => TransferStateEnum, { nullable: true })
  state?: TransferState | null;

  @Field(() => ID, { nullable: true, description: 'From it or to it.' })
  locationId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Sent, and not all received yet.' })
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
  description: 'The id is a UUID v7 that the client made; repeating it makes no second transfer.',
})
export class CreateStockTransferInput extends StockTransferFactsInput {}

@InputType({ description: 'All that is said of a draft: lines that are left out are removed.' })
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
    description: 'What was picked; what is proposed if nothing is said.',
  })
  picks?: StockTransferPickInput[] | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed where a controlled drug moves.' })
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

  @Field(() => Float, { description: 'Of what was sent.' })
  received!: number;

  @Field(() => StockDiscrepancyInput, { nullable: true })
  discrepancy?: StockDiscrepancyInput | null;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it receives nothing twice.' })
export class ReceiveStockTransferInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  transferId!: string;

  @Field(() => [StockTransferArrivalInput])
  lines!: StockTransferArrivalInput[];

  @Field(() => WitnessInput, { nullable: true, description: 'Needed where a controlled drug moves.' })
  witness?: WitnessInput | null;
}

@InputType()
export class CancelStockTransferInput {
  @Field(() => ID)
  id!: string;
}
