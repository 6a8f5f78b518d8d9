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

@InputType('PurchaseOrderFilter', { description: 'Which orders; filters left out do not apply.' })
export class PurchaseOrderFilterInput implements PurchaseOrderFilter {
  @Field(() => String, { nullable: true, description: 'Part of the number or of the supplier’s name.' })
  text?: string | null;

  @Field(() => PurchaseOrderStateEnum, { nullable: true })
  state?: PurchaseOrderState | null;

  @Field(() => ID, { nullable: true })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Expected before today and not fully received.' })
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
    description: 'The place that it is for; by default, the place of delivery.',
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

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second order.',
})
export class CreatePurchaseOrderInput extends PurchaseOrderFactsInput implements NewPurchaseOrder {
  @Field(() => ID)
  supplierId!: string;
}

@InputType({ description: 'All details of a draft: lines that are left out are removed.' })
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
    description: 'Needed when an order is sent back, closed short or cancelled.',
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
    description: 'The destination; if left out, the place of the order line.',
  })
  locationId?: string | null;

  @Field(() => Float, { description: 'The undamaged quantity, in the item’s unit.' })
  quantity!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The damaged quantity that arrived; it goes into quarantine.',
  })
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

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not receive anything twice.',
})
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

  @Field(() => WitnessInput, { nullable: true, description: 'Needed if a controlled drug arrives.' })
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

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second invoice.',
})
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

@InputType('LowStockFilter', { description: 'Which low stock; filters left out do not apply.' })
export class LowStockFilterInput implements LowStockFilter {
  @Field(() => String, { nullable: true, description: 'Part of the item’s name or SKU.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The preferred supplier.' })
  supplierId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Items for which nothing is drafted or ordered yet.' })
  isUnordered?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Items with no usable stock at the place.' })
  isOut?: boolean | null;
}

@InputType()
class StockRuleKeyInput {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID)
  locationId!: string;
}

@InputType({
  description: 'The key is made by the client; sending the same key again returns the same orders.',
})
export class DraftPurchaseOrdersInput implements NewDrafting {
  @Field(() => String)
  key!: string;

  @Field(() => [StockRuleKeyInput])
  rules!: StockRuleKeyInput[];
}

@InputType('ExpiringStockFilter', { description: 'Which stock; filters left out do not apply.' })
export class ExpiringStockFilterInput implements ExpiringStockFilter {
  @Field(() => String, { nullable: true, description: 'Part of the item’s name or the lot.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  locationId?: string | null;

  @Field(() => ExpiryHorizonEnum, { nullable: true, description: '90 days if left out.' })
  within?: ExpiryHorizon | null;
}

@InputType()
export class UpdatePurchasingSettingsInput {
  @Field(() => Int)
  twoPeopleAbovePence!: number;
}
