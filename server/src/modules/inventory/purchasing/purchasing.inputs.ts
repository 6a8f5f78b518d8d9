import type { PurchaseOrderButton } from '@sideline/schema/inventory/purchasing';
import type { PurchaseOrderState } from '@sideline/schema/inventory/purchase-order-transitions';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { WitnessInput } from '../witnesses/witness.types.js';
import {
  ExpiryHorizonEnum,
  PurchaseOrderButtonEnum,
  PurchaseOrderStateEnum,
  type ChangedPurchaseOrder,
  type ExpiringStockFilter,
  type ExpiryHorizon,
  type LowStockFilter,
  type NewDrafting,
  type NewInvoice,
  type NewOrderLine,
  type NewPurchaseOrder,
  type NewReceipt,
  type NewReceiptLine,
  type PurchaseOrderFilter,
  type PurchaseOrderStepWanted,
} from './purchasing.types.js';

@InputType('PurchaseOrderFilter', { description: 'Which orders; what is left out does not narrow.' })
export class PurchaseOrderFilterInput implements PurchaseOrderFilter {
  @Field(() => String, { nullable: true, description: 'Part of the number or of the supplier’s name.' })
  text?: string | null;

  @Field(() => PurchaseOrderStateEnum, { nullable: true })
  state?: PurchaseOrderState | null;

  @Field(() => ID, { nullable: true })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Expected before today, and not all here.' })
  isOverdue?: boolean | null;
}

@InputType()
class PurchaseOrderLineInput implements NewOrderLine {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  supplierItemId!: string;

  @Field(() => Int)
  packs!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The place that it is for; where it is delivered if nothing is said.',
  })
  locationId?: string | null;
}

@InputType()
abstract class PurchaseOrderFactsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  deliveryLocationId!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expectedOn?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [PurchaseOrderLineInput])
  lines!: PurchaseOrderLineInput[];
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it makes no second order.' })
export class CreatePurchaseOrderInput extends PurchaseOrderFactsInput implements NewPurchaseOrder {
  @Field(() => ID)
  supplierId!: string;
}

@InputType({ description: 'All that is said of a draft: lines that are left out are removed.' })
export class UpdatePurchaseOrderInput extends PurchaseOrderFactsInput implements ChangedPurchaseOrder {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class StepPurchaseOrderInput implements PurchaseOrderStepWanted {
  @Field(() => ID)
  id!: string;

  @Field(() => PurchaseOrderButtonEnum)
  action!: PurchaseOrderButton;

  @Field(() => String, {
    nullable: true,
    description: 'Asked for where an order is sent back, closed short or cancelled.',
  })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'With `order`: sends the PDF to the supplier.' })
  sendsMail?: boolean | null;
}

@InputType()
export class MailPurchaseOrderInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
class PurchaseReceiptLineInput implements NewReceiptLine {
  @Field(() => ID)
  lineId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Where it goes; the place of the line if nothing is said.',
  })
  locationId?: string | null;

  @Field(() => Float, { description: 'What is good, in the item’s unit.' })
  quantity!: number;

  @Field(() => Float, { nullable: true, description: 'What arrived damaged; it goes into quarantine.' })
  damaged?: number | null;

  @Field(() => String, { nullable: true })
  lot?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn?: string | null;

  @Field(() => String, { nullable: true })
  serial?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why more is received than was ordered. Administrators only.',
  })
  overReason?: string | null;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it receives nothing twice.' })
export class ReceivePurchaseOrderInput implements NewReceipt {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  orderId!: string;

  @Field(() => String, { nullable: true })
  deliveryNote?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [PurchaseReceiptLineInput])
  lines!: PurchaseReceiptLineInput[];

  @Field(() => WitnessInput, { nullable: true, description: 'Needed where a controlled drug arrives.' })
  witness?: WitnessInput | null;
}

@InputType()
class PurchaseInvoiceLineInput {
  @Field(() => ID)
  lineId!: string;

  @Field(() => Int)
  packs!: number;

  @Field(() => Int)
  packPricePence!: number;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it makes no second invoice.' })
export class RecordPurchaseInvoiceInput implements NewInvoice {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  orderId!: string;

  @Field(() => String)
  number!: string;

  @Field(() => GraphQLLocalDate)
  invoicedOn!: string;

  @Field(() => [PurchaseInvoiceLineInput])
  lines!: PurchaseInvoiceLineInput[];
}

@InputType('LowStockFilter', { description: 'Which low stock; what is left out does not narrow.' })
export class LowStockFilterInput implements LowStockFilter {
  @Field(() => String, { nullable: true, description: 'Part of the item’s name or SKU.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The preferred supplier.' })
  supplierId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Those for which nothing is drafted or ordered yet.' })
  isUnordered?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Those of which the place can use nothing.' })
  isOut?: boolean | null;
}

@InputType()
class StockRuleKeyInput {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  locationId!: string;
}

@InputType({ description: 'The key is made by the client; the same key again answers the same orders.' })
export class DraftPurchaseOrdersInput implements NewDrafting {
  @Field(() => String)
  key!: string;

  @Field(() => [StockRuleKeyInput])
  rules!: StockRuleKeyInput[];
}

@InputType('ExpiringStockFilter', { description: 'Which stock; what is left out does not narrow.' })
export class ExpiringStockFilterInput implements ExpiringStockFilter {
  @Field(() => String, { nullable: true, description: 'Part of the item’s name or the lot.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => ExpiryHorizonEnum, { nullable: true, description: '90 days if nothing is said.' })
  within?: ExpiryHorizon | null;
}

@InputType()
export class UpdatePurchasingSettingsInput {
  @Field(() => Int)
  twoPeopleAbovePence!: number;
}
