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
import { vocabularyEnum } from '../../../platform/vocabulary-enum.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import { StockStep } from '../transfers/transfer.types.js';
import { WitnessInput } from '../witnesses/witness.types.js';

export const ReturnStateEnum = vocabularyEnum('StockReturnState', RETURN_STATES, RETURN_STATE_TABLE);
export const ReturnKindEnum = vocabularyEnum('StockReturnKind', RETURN_KINDS, RETURN_KIND_TABLE);
const ReturnButtonEnum = vocabularyEnum('StockReturnStep', RETURN_BUTTONS, RETURN_BUTTON_TABLE);

@ObjectType({ simpleResolvers: true, description: 'Stock that goes back, or is destroyed.' })
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

  @Field(() => ID, { nullable: true, description: 'The order that it is credited against.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventName!: string | null;

  @Field(() => String, { nullable: true, description: 'Before whom stock of schedule 2 is destroyed.' })
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

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much of a lot goes back.' })
export class StockReturnLine {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Boolean, { description: 'A controlled drug, whose moves need a witness.' })
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

  @Field(() => Float, { description: 'What the place holds of it now.' })
  onHand!: number;

  @Allow('admin')
  @Field(() => Int, {
    nullable: true,
    description: 'What it cost, in pence; null where the lot has no cost.',
  })
  valuePence!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'All of the page of a return.' })
export class StockReturnDetails {
  @Field(() => StockReturn)
  return!: StockReturn;

  @Field(() => [StockReturnLine])
  lines!: StockReturnLine[];

  @Field(() => [StockStep])
  steps!: StockStep[];

  @Field(() => [ReturnButtonEnum], { description: 'What the caller can do with it now.' })
  possible!: ReturnButton[];
}

@InputType('StockReturnFilter', { description: 'Which returns; what is left out does not narrow.' })
export class StockReturnFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the number, the place or the supplier.' })
  text?: string | null;

  @Field(() => ReturnStateEnum, { nullable: true })
  state?: ReturnState | null;

  @Field(() => ReturnKindEnum, { nullable: true })
  kind?: ReturnKind | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

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

  @Field(() => ID, { nullable: true, description: 'Where unused stock goes.' })
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

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it makes no second return.' })
export class CreateStockReturnInput extends StockReturnFactsInput {}

@InputType({ description: 'All that is said of a draft: lines that are left out are removed.' })
export class UpdateStockReturnInput extends StockReturnFactsInput {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class StepStockReturnInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ReturnButtonEnum)
  action!: ReturnButton;

  @Field(() => String, { nullable: true, description: 'Asked for where a return is cancelled or rejected.' })
  reason?: string | null;

  @Field(() => Int, { nullable: true, description: 'With `credit`: what the supplier pays back, in pence.' })
  creditPence?: number | null;

  @Field(() => String, { nullable: true, description: 'With `credit`: the number of the credit note.' })
  creditReference?: string | null;

  @Field(() => WitnessInput, { nullable: true, description: 'Needed where a controlled drug moves.' })
  witness?: WitnessInput | null;
}
