import type { PurchaseOrderButton, PurchaseLineState } from '@sideline/schema/inventory/purchasing';
import {
  PURCHASE_LINE_STATE_TABLE,
  PURCHASE_ORDER_BUTTON_TABLE,
  PURCHASE_ORDER_BUTTONS,
  PURCHASE_ORDER_STATE_TABLE,
  stepWords,
} from '@sideline/schema/inventory/purchasing';
import {
  PURCHASE_ORDER_STATES,
  PURCHASE_ORDER_TRANSITIONS,
  type PurchaseOrderAction,
  type PurchaseOrderState,
} from '@sideline/schema/inventory/purchase-order-transitions';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';
import type { Witness } from '../witnesses/witness.types.js';

const ACTIONS = Object.keys(PURCHASE_ORDER_TRANSITIONS) as PurchaseOrderAction[];
export const PurchaseOrderStateEnum = vocabularyEnum(
  'PurchaseOrderState',
  PURCHASE_ORDER_STATES,
  PURCHASE_ORDER_STATE_TABLE,
);
export const PurchaseOrderActionEnum = vocabularyEnum(
  'PurchaseOrderAction',
  ACTIONS,
  Object.fromEntries(ACTIONS.map((action) => [action, { label: `Someone ${stepWords(action)}` }])) as Record<
    PurchaseOrderAction,
    { readonly label: string }
  >,
);
export const PurchaseOrderButtonEnum = vocabularyEnum(
  'PurchaseOrderStep',
  PURCHASE_ORDER_BUTTONS,
  PURCHASE_ORDER_BUTTON_TABLE,
);
const PurchaseLineStateEnum = vocabularyEnum(
  'PurchaseLineState',
  Object.keys(PURCHASE_LINE_STATE_TABLE) as PurchaseLineState[],
  PURCHASE_LINE_STATE_TABLE,
);

/** Which orders to list; filters left out do not apply. */
export interface PurchaseOrderFilter {
  /** Part of the number or of the supplier's name. */
  readonly text?: string | null | undefined;
  readonly state?: PurchaseOrderState | null | undefined;
  readonly supplierId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  /** Expected before today and not fully received. */
  readonly isOverdue?: boolean | null | undefined;
}

export interface NewOrderLine {
  readonly id: string;
  readonly supplierItemId: string;
  readonly packs: number;
  readonly locationId?: string | null | undefined;
}

interface OrderGiven {
  readonly id: string;
  readonly deliveryLocationId: string;
  readonly expectedOn?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly lines: readonly NewOrderLine[];
}

export interface NewPurchaseOrder extends OrderGiven {
  readonly supplierId: string;
}

export interface ChangedPurchaseOrder extends OrderGiven {
  readonly version: number;
}

export interface PurchaseOrderStepWanted {
  readonly id: string;
  readonly action: PurchaseOrderButton;
  readonly reason?: string | null | undefined;
  /** With 'order': the PDF goes to the supplier by mail. */
  readonly sendsMail?: boolean | null | undefined;
}

export interface NewReceiptLine {
  readonly lineId: string;
  readonly locationId?: string | null | undefined;
  readonly quantity: number;
  readonly damaged?: number | null | undefined;
  readonly lot?: string | null | undefined;
  readonly expiresOn?: string | null | undefined;
  readonly serial?: string | null | undefined;
  readonly overReason?: string | null | undefined;
}

export interface NewReceipt {
  readonly id: string;
  readonly orderId: string;
  readonly deliveryNote?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly lines: readonly NewReceiptLine[];
  /** Where a controlled drug is among them. */
  readonly witness?: Witness | null | undefined;
}

export interface NewInvoice {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly invoicedOn: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly packs: number;
    readonly packPricePence: number;
  }[];
}

/** An order to a supplier, as a list shows it. */
@ObjectType({ simpleResolvers: true, description: 'An order to a supplier.' })
export class PurchaseOrder {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => ID)
  supplierId!: string;

  @Field(() => String)
  supplierName!: string;

  @Field(() => PurchaseOrderStateEnum)
  state!: PurchaseOrderState;

  @Field(() => ID)
  deliveryLocationId!: string;

  @Field(() => String)
  deliveryLocationName!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expectedOn!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last sent to the supplier by mail.',
  })
  mailedAt!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Boolean, { description: 'Expected before today and not fully received.' })
  isOverdue!: boolean;

  @Allow('admin')
  @Field(() => Int, { nullable: true, description: 'In pence; null if a line has no price.' })
  valuePence!: number | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;
}

/** Packs of one thing that a supplier sells. */
@ObjectType({ simpleResolvers: true, description: 'Packs of one thing that a supplier sells.' })
export class PurchaseOrderLine {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  supplierItemId!: string;

  @Field(() => String)
  supplierSku!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String)
  sku!: string;

  @Field(() => String, { nullable: true, description: 'GTIN of the item, as 14 digits.' })
  barcode!: string | null;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Boolean)
  isBatchTracked!: boolean;

  @Field(() => Boolean)
  hasExpiry!: boolean;

  @Field(() => Boolean)
  isSerialised!: boolean;

  @Field(() => Boolean, { description: 'Receiving it needs a witness.' })
  isWitnessed!: boolean;

  @Field(() => Int, { nullable: true, description: 'The minimum shelf life on arrival, in days.' })
  minShelfLifeDays!: number | null;

  @Field(() => ID, { description: 'The place that it is for.' })
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Int)
  packs!: number;

  @Field(() => Float)
  packQuantity!: number;

  @Allow('admin')
  @Field(() => Int, { nullable: true })
  packPricePence!: number | null;

  @Field(() => Float, { description: 'Packs multiplied by pack quantity, in the item’s unit.' })
  ordered!: number;

  @Field(() => Float, { description: 'The quantity that arrived, including damaged items.' })
  received!: number;

  @Field(() => PurchaseLineStateEnum)
  state!: PurchaseLineState;
}

@ObjectType({ simpleResolvers: true, description: 'The quantity of one lot that arrived.' })
export class PurchaseReceiptLine {
  @Field(() => ID)
  orderLineId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => String)
  locationName!: string;

  @Field(() => ID, { nullable: true, description: 'Its lot. Null if the item has no lots.' })
  batchId!: string | null;

  @Field(() => String, { nullable: true })
  lot!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn!: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => Float, { description: 'Put into quarantine.' })
  damaged!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Days by which the lot’s shelf life was too short on arrival.',
  })
  shortDatedBy!: number | null;

  @Field(() => String, { nullable: true, description: 'Why more was received than ordered.' })
  overReason!: string | null;
}

/** One delivery that was received. It is never changed: a mistake is reversed in the ledger. */
@ObjectType({ simpleResolvers: true, description: 'One delivery that was received.' })
export class PurchaseReceipt {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  deliveryNote!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => GraphQLISODateTime)
  receivedAt!: string;

  @Field(() => String)
  receivedByName!: string;

  @Field(() => [PurchaseReceiptLine])
  lines!: PurchaseReceiptLine[];
}

@ObjectType({ simpleResolvers: true, description: 'The amount invoiced for one line.' })
export class PurchaseInvoiceLine {
  @Field(() => ID)
  orderLineId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => Int)
  packs!: number;

  @Field(() => Int)
  packPricePence!: number;

  @Field(() => Int, { nullable: true, description: 'The price that it was ordered at.' })
  orderedPricePence!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invoice from a supplier.' })
export class PurchaseInvoice {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => GraphQLLocalDate)
  invoicedOn!: string;

  @Field(() => String)
  recordedByName!: string;

  @Field(() => Int)
  totalPence!: number;

  @Field(() => Int, {
    description: 'The amount above the order prices, in pence; negative if it is below them.',
  })
  variancePence!: number;

  @Field(() => [PurchaseInvoiceLine])
  lines!: PurchaseInvoiceLine[];
}

@ObjectType({ simpleResolvers: true, description: 'One step in the history of an order.' })
export class PurchaseOrderStepTaken {
  @Field(() => ID)
  id!: string;

  @Field(() => PurchaseOrderActionEnum)
  action!: PurchaseOrderAction;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  takenAt!: string;

  @Field(() => String)
  takenByName!: string;
}

/** Everything on an order's page. */
@ObjectType({ simpleResolvers: true, description: 'Everything on the page of a purchase order.' })
export class PurchaseOrderDetails {
  @Field(() => PurchaseOrder)
  order!: PurchaseOrder;

  @Field(() => String, { nullable: true })
  supplierEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that is printed on it: of the location that it is for, or of one that this is in.',
  })
  deliveryAddress!: string | null;

  @Field(() => [PurchaseOrderLine])
  lines!: PurchaseOrderLine[];

  @Field(() => [PurchaseReceipt])
  receipts!: PurchaseReceipt[];

  @Allow('admin')
  @Field(() => [PurchaseInvoice])
  invoices!: PurchaseInvoice[];

  @Field(() => [PurchaseOrderStepTaken], { description: 'The steps of the order, in sequence.' })
  steps!: PurchaseOrderStepTaken[];

  @Field(() => [PurchaseOrderButtonEnum], { description: 'The steps that the caller may take now.' })
  possible!: PurchaseOrderButton[];

  @Field(() => Boolean, { description: 'Whether the caller may receive stock of it now.' })
  canReceive!: boolean;

  @Field(() => Boolean, { description: 'Someone other than the caller must approve it.' })
  needsAnotherApprover!: boolean;
}

/** An item that is low at one place, and how to restock it. */
@ObjectType({
  simpleResolvers: true,
  description: 'An item that is low at one place, and how to restock it.',
})
export class LowStock {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String)
  sku!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Float)
  minimum!: number;

  @Field(() => Float)
  par!: number;

  @Field(() => Float)
  onHand!: number;

  @Allow('admin')
  @Field(() => Float, {
    nullable: true,
    description: 'The value of everything there, in pence, at its lots’ cost; null if no lot has a cost.',
  })
  valuePence!: number | null;

  @Field(() => Float, { description: 'In drafts and orders, but not received yet.' })
  onOrder!: number;

  @Field(() => Float)
  inTransit!: number;

  @Field(() => Float, { description: 'Allocated to drafts that would take stock from here.' })
  allocated!: number;

  @Field(() => Float, { description: 'The quantity that restores par, in whole order multiples.' })
  wanted!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Days that the current stock will last at the rate of the last 90 days; null if none was used.',
  })
  daysOfCover!: number | null;

  @Field(() => ID, { nullable: true })
  replenishFromId!: string | null;

  @Field(() => String, { nullable: true })
  replenishFromName!: string | null;

  @Field(() => Float, { description: 'The quantity that the source can supply.' })
  fromSource!: number;

  @Field(() => ID, { nullable: true, description: 'The preferred supplier.' })
  supplierId!: string | null;

  @Field(() => String, { nullable: true })
  supplierName!: string | null;

  @Field(() => Int, { description: 'Packs to order.' })
  packs!: number;

  @Field(() => Float, { description: 'The quantity in these packs.' })
  fromSupplier!: number;

  @Field(() => Float, { description: 'The quantity with no source, because no preferred supplier is set.' })
  unsourced!: number;
}

/** Which low stock to list; filters left out do not apply. */
export interface LowStockFilter {
  readonly text?: string | null | undefined;
  readonly locationId?: string | null | undefined;
  readonly supplierId?: string | null | undefined;
  /** Items for which nothing is drafted or ordered yet. */
  readonly isUnordered?: boolean | null | undefined;
  /** Items with no usable stock at the place. */
  readonly isOut?: boolean | null | undefined;
}

export interface NewDrafting {
  readonly key: string;
  readonly rules: readonly { readonly itemId: string; readonly locationId: string }[];
}

@ObjectType({ simpleResolvers: true, description: 'A draft transfer made from low stock.' })
export class DraftedTransfer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => String)
  fromName!: string;

  @Field(() => String)
  toName!: string;

  @Field(() => Int)
  lineCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Draft orders and transfers made from low stock.' })
export class DraftedOrders {
  @Field(() => [PurchaseOrder], { description: 'One for each supplier.' })
  orders!: PurchaseOrder[];

  @Field(() => [DraftedTransfer], { description: 'One for each pair of places.' })
  transfers!: DraftedTransfer[];

  @Field(() => [String], { description: 'Items that were not drafted, with a sentence each to say why.' })
  leftOut!: string[];
}

/** Expiring stock at one place. */
@ObjectType({ simpleResolvers: true, description: 'Stock of one lot at one place, with an expiry date.' })
export class ExpiringStock {
  @Field(() => ID)
  batchId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => String)
  lot!: string;

  @Field(() => GraphQLLocalDate)
  expiresOn!: string;

  @Field(() => Boolean, { description: 'Put into quarantine or recalled.' })
  isBlocked!: boolean;

  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => Float)
  quantity!: number;

  @Allow('admin')
  @Field(() => Int, { nullable: true, description: 'In pence; null if the lot has no cost.' })
  valuePence!: number | null;

  @Field(() => Int, { description: 'The lot’s version, needed for actions on it.' })
  batchVersion!: number;
}

export const EXPIRY_HORIZON_TABLE = {
  expired: { label: 'Expired', days: -1 },
  days_30: { label: 'Within 30 days', days: 30 },
  days_60: { label: 'Within 60 days', days: 60 },
  days_90: { label: 'Within 90 days', days: 90 },
} as const;
export type ExpiryHorizon = keyof typeof EXPIRY_HORIZON_TABLE;
export const EXPIRY_HORIZONS = Object.keys(EXPIRY_HORIZON_TABLE) as ExpiryHorizon[];
export const ExpiryHorizonEnum = vocabularyEnum('ExpiryHorizon', EXPIRY_HORIZONS, EXPIRY_HORIZON_TABLE);

/** Which expiring stock to list; filters left out do not apply. */
export interface ExpiringStockFilter {
  readonly text?: string | null | undefined;
  readonly locationId?: string | null | undefined;
  /** 90 days by default. Expired stock is only under 'expired'. */
  readonly within?: ExpiryHorizon | null | undefined;
}

@ObjectType({ simpleResolvers: true, description: 'How much expires within a horizon.' })
export class ExpirySummary {
  @Field(() => ExpiryHorizonEnum)
  within!: ExpiryHorizon;

  @Field(() => Int, { description: 'Lots at places: the rows of the list.' })
  rows!: number;

  @Allow('admin')
  @Field(() => Float, { description: 'In pence. Lots without a cost count as 0.' })
  valuePence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The provider’s purchasing settings.' })
export class PurchasingSettings {
  @Field(() => Int, {
    description: 'Above this value, in pence, the approver must not be the person who submitted.',
  })
  twoPeopleAbovePence!: number;
}
