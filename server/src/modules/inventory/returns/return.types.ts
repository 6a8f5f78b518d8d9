import {
  RETURN_BUTTON_TABLE,
  RETURN_BUTTONS,
  RETURN_KIND_TABLE,
  RETURN_STATE_TABLE,
  type ReturnButton,
} from '@sideline/schema/inventory/moving';
import {
  RETURN_KINDS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnState,
} from '@sideline/schema/inventory/return-transitions';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { StockStep } from '../transfers/transfer.types.js';
import { WitnessInput } from '../witnesses/witness.types.js';

export const ReturnStateEnum = vocabularyEnum('StockReturnState', RETURN_STATES, RETURN_STATE_TABLE);
export const ReturnKindEnum = vocabularyEnum('StockReturnKind', RETURN_KINDS, RETURN_KIND_TABLE);
const ReturnButtonEnum = vocabularyEnum('StockReturnStep', RETURN_BUTTONS, RETURN_BUTTON_TABLE);

@ObjectType({ simpleResolvers: true, description: 'Stock that is returned or destroyed.' })
export class StockReturn {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => ReturnKindEnum)
  kind!: ReturnKind;

  @Field(() => ReturnStateEnum)
  state!: ReturnState;

  @Field(() => ID)
  fromLocationId!: string;

  @Field(() => String)
  fromName!: string;

  @Field(() => ID, { nullable: true })
  toLocationId!: string | null;

  @Field(() => String, { nullable: true })
  toName!: string | null;

  @Field(() => ID, { nullable: true })
  supplierId!: string | null;

  @Field(() => String, { nullable: true })
  supplierName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The order that the credit is for.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The authorised person who witnesses schedule 2 destruction.',
  })
  authorisedPerson!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Allow('admin')
  @Field(() => Int, { nullable: true })
  creditPence!: number | null;

  @Field(() => String, { nullable: true, description: 'The number of the credit note.' })
  creditReference!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Allow('admin')
  @Field(() => Float, {
    nullable: true,
    description: 'The value of its lines, in pence; null if no lot has a cost.',
  })
  valuePence!: number | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The quantity of a lot that is returned.' })
export class StockReturnLine {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Boolean, { description: 'A controlled drug: moving it needs a witness.' })
  isWitnessed!: boolean;

  @Field(() => Int, { nullable: true })
  controlledSchedule!: number | null;

  @Field(() => ID, { nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Boolean, { description: 'Each has a serial number.' })
  isSerialised!: boolean;

  @Field(() => Float, { description: 'The quantity that the place holds now.' })
  onHand!: number;

  @Allow('admin')
  @Field(() => Int, {
    nullable: true,
    description: 'The cost in pence; null if the lot has no cost.',
  })
  valuePence!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Everything on the page of a return.' })
export class StockReturnDetails {
  @Field(() => StockReturn)
  return!: StockReturn;

  @Field(() => [StockReturnLine])
  lines!: StockReturnLine[];

  @Field(() => [StockStep])
  steps!: StockStep[];

  @Field(() => [ReturnButtonEnum], { description: 'The steps that the caller can take now.' })
  possible!: ReturnButton[];
}

@InputType('StockReturnFilter', { description: 'Which returns; filters left out do not apply.' })
export class StockReturnFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the number, the place or the supplier.' })
  text?: string | null;

  @Field(() => ReturnStateEnum, { nullable: true })
  state?: ReturnState | null;

  @Field(() => ReturnKindEnum, { nullable: true })
  kind?: ReturnKind | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Credited against this order.' })
  orderId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Neither closed nor cancelled.' })
  isOpen?: boolean | null;
}

@InputType()
class StockReturnLineInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => Float)
  quantity!: number;
}

@InputType()
abstract class StockReturnFactsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ReturnKindEnum)
  kind!: ReturnKind;

  @Field(() => ID)
  fromLocationId!: string;

  @Field(() => ID, { nullable: true, description: 'The location that unused stock goes to.' })
  toLocationId?: string | null;

  @Field(() => ID, { nullable: true })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true })
  orderId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true })
  authorisedPerson?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [StockReturnLineInput])
  lines!: StockReturnLineInput[];
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second return.',
})
export class CreateStockReturnInput extends StockReturnFactsInput {}

@InputType({ description: 'All details of a draft: lines that are left out are removed.' })
export class UpdateStockReturnInput extends StockReturnFactsInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType({ description: 'What the supplier sent in place of an item that went back.' })
class StockReplacementInput {
  @Field(() => ID, { description: 'One of the items of the return.' })
  itemId!: string;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Needed if the item has lots.' })
  lot?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Needed if the item has an expiry date.' })
  expiresOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Needed if the item has serial numbers.' })
  serial?: string | null;
}

@InputType()
export class StepStockReturnInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ReturnButtonEnum)
  action!: ReturnButton;

  @Field(() => String, { nullable: true, description: 'Needed when a return is cancelled or rejected.' })
  reason?: string | null;

  @Field(() => Int, { nullable: true, description: 'With `credit`: the supplier’s refund, in pence.' })
  creditPence?: number | null;

  @Field(() => String, { nullable: true, description: 'With `credit`: the number of the credit note.' })
  creditReference?: string | null;

  @Field(() => [StockReplacementInput], {
    nullable: true,
    description: 'Needed with `replace`: it is received where the return left from.',
  })
  replacements?: StockReplacementInput[] | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed if a controlled drug moves.' })
  witness?: WitnessInput | null;
}
