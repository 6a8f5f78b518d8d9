import {
  STOCK_EXPORTS,
  STOCK_EXPORT_TABLE,
  type ExportFormat,
  type StockExport,
} from '@sideline/schema/exports';
import { BAG_STATE_TABLE } from '@sideline/schema/inventory/bags';
import { BAG_STATES } from '@sideline/schema/inventory/bag-transitions';
import {
  COUNT_OCCASION_TABLE,
  DISCREPANCY_OUTCOME_TABLE,
  giverDoubts,
  unbookedWords,
} from '@sideline/schema/inventory/controlled-drugs';
import {
  RETURN_KIND_TABLE,
  RETURN_STATE_TABLE,
  STOCKTAKE_SCOPE_TABLE,
  STOCKTAKE_STATE_TABLE,
  TRANSFER_STATE_TABLE,
} from '@sideline/schema/inventory/moving';
import { PURCHASE_ORDER_STATE_TABLE } from '@sideline/schema/inventory/purchasing';
import { PURCHASE_ORDER_STATES } from '@sideline/schema/inventory/purchase-order-transitions';
import { quantityText } from '@sideline/schema/inventory/quantity';
import {
  RECALL_CLASS_TABLE,
  RECALL_LINE_KINDS,
  RECALL_LINE_TABLE,
  RECALL_MEASURE_TABLE,
  RECALL_OUTCOME_TABLE,
  RECALL_STATE_TABLE,
} from '@sideline/schema/inventory/recalls';
import { RECALL_STATES } from '@sideline/schema/inventory/recall-transitions';
import { RETURN_KINDS, RETURN_STATES } from '@sideline/schema/inventory/return-transitions';
import { STOCKTAKE_STATES } from '@sideline/schema/inventory/stocktake-transitions';
import { TRANSFER_STATES } from '@sideline/schema/inventory/transfer-transitions';
import {
  BATCH_STATUS_TABLE,
  BATCH_STATUSES,
  ITEM_TYPE_TABLE,
  ITEM_TYPES,
  LEGAL_CLASS_TABLE,
  LEGAL_CLASSES,
  LOCATION_KIND_TABLE,
  LOCATION_KINDS,
  LOCATION_TYPE_TABLE,
  LOCATION_TYPES,
  MOVE_REASON_TABLE,
  MOVE_SOURCE_TABLE,
  STORAGE_TABLE,
} from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, LIST_ORDERS, SORT_DIRECTIONS } from '@sideline/schema/lists';
import { uuid } from '@sideline/schema/validation/id';
import { instant } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { csvChunks } from '../../platform/export/csv.js';
import { connectionFrom, pageRead, type Connection, type PageRequest } from '../../platform/lists/paging.js';
import type { Column } from '../../platform/export/table.js';
import { xlsxPages } from '../../platform/export/xlsx-pages.js';
import { NO_ENTRIES } from '../audit/audit.service.js';
import type { StockBatchService } from '../inventory/batches/stock-batch.service.js';
import type { BagService } from '../inventory/bags/bag.service.js';
import { parsedConnection } from '../../platform/database/json-page.js';
import { readRegister } from '../inventory/controlled-drugs/drug-register.hot.js';
import type { DrugCount } from '../inventory/controlled-drugs/controlled-drugs.types.js';
import type { DrugRegisterService } from '../inventory/controlled-drugs/drug-register.service.js';
import type { StockItemService } from '../inventory/items/stock-item.service.js';
import type { KitService } from '../inventory/kits/kit.service.js';
import type { StockLocationService } from '../inventory/locations/stock-location.service.js';
import type { ExpiringStockService } from '../inventory/purchasing/expiring-stock.service.js';
import type { LowStockService } from '../inventory/purchasing/low-stock.service.js';
import type { PurchaseOrderService } from '../inventory/purchasing/purchase-order.service.js';
import { EXPIRY_HORIZONS } from '../inventory/purchasing/purchasing.types.js';
import type { RecallService } from '../inventory/recalls/recall.service.js';
import type { ReturnService } from '../inventory/returns/return.service.js';
import { readMoves } from '../inventory/stock/stock-move.hot.js';
import type { StockReadingService } from '../inventory/stock/stock-reading.service.js';
import type { StocktakeService } from '../inventory/stocktakes/stocktake.service.js';
import type { SupplierService } from '../inventory/suppliers/supplier.service.js';
import type { TransferService } from '../inventory/transfers/transfer.service.js';
import { countUsage, readUsage } from '../inventory/usage/usage.hot.js';
import { inOrder } from './in-order.js';
import { counted, type OpenedExport } from './opened-export.js';

export interface StockExportDeps {
  readonly stockItems: StockItemService;
  readonly stockBatches: StockBatchService;
  readonly stockReading: StockReadingService;
  readonly stockLocations: StockLocationService;
  readonly kits: KitService;
  readonly bags: BagService;
  readonly drugRegisters: DrugRegisterService;
  readonly recalls: RecallService;
  readonly suppliers: SupplierService;
  readonly purchaseOrders: PurchaseOrderService;
  readonly lowStock: LowStockService;
  readonly expiringStock: ExpiringStockService;
  readonly transfers: TransferService;
  readonly stockReturns: ReturnService;
  readonly stocktakes: StocktakeService;
}

interface StockColumn<Row> extends Column<Row> {
  /** Suppliers' prices are for administrators. */
  readonly isForAdmins?: boolean;
}

/** The definition of a stock list's export: the list whose rights it has, its filters, its rows and its columns. */
interface Declared<Filter, Row> {
  readonly mirrors: `Query.${string}`;
  readonly filters: z.ZodType<Filter>;
  readonly page: (
    deps: StockExportDeps,
    context: Context,
    filter: Filter,
    page: PageRequest,
  ) => Promise<Connection<Row>>;
  readonly columns: readonly StockColumn<Row>[];
}

/** The same with its types closed over. */
interface Closed {
  readonly mirrors: `Query.${string}`;
  readonly filters: z.ZodType<StockFilter>;
  readonly open: (
    deps: StockExportDeps,
    context: Context,
    list: StockExport,
    filter: StockFilter,
    format: ExportFormat,
  ) => Promise<OpenedExport>;
}

/** A filter checked by its schema: only its own list reads it. */
export type StockFilter = Readonly<Record<string, unknown>>;

const declared = <Filter extends object, Row>(list: Declared<Filter, Row>): Closed => ({
  mirrors: list.mirrors,
  filters: list.filters as unknown as z.ZodType<StockFilter>,
  open: (deps, context, name, filter, format) => opened(list, deps, context, name, filter as Filter, format),
});

const text = z.string().max(LIMITS.text.short).optional();
const id = uuid().optional();
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();
const day = z.iso.date().optional();
const moment = (value: string | Date | null): Date | null => (value === null ? null : new Date(value));
/** Pounds as a number, so that a spreadsheet adds them up. */
const pounds = (pence: number | null): number | null => (pence === null ? null : pence / 100);

const COUNT_COLUMNS: readonly StockColumn<DrugCount>[] = [
  { title: 'Counted at', value: ({ countedAt }) => moment(countedAt) },
  { title: 'Drug', value: ({ itemName }) => itemName },
  { title: 'Location', value: ({ locationName }) => locationName },
  { title: 'Occasion', value: ({ occasion }) => COUNT_OCCASION_TABLE[occasion].label },
  { title: 'Register balance', value: ({ expected }) => expected },
  { title: 'Counted', value: ({ counted: found }) => found },
  { title: 'Unit', value: ({ unit }) => unit },
  { title: 'Counted by', value: ({ countedByName }) => countedByName },
  { title: 'Witnessed by', value: ({ witnessedByName }) => witnessedByName },
  { title: 'Event', value: ({ eventName }) => eventName },
];

/** Every list of stock that can be exported. A new one is a line in `STOCK_EXPORT_TABLE` and its declaration here. */
const LISTS: Readonly<Record<StockExport, Closed>> = {
  stockItems: declared({
    mirrors: 'Query.stockItems',
    filters: z.strictObject({
      text,
      itemType: z.enum(ITEM_TYPES).optional(),
      legalClass: z.enum(LEGAL_CLASSES).optional(),
      state: z.enum(['in_stock', 'out_of_stock', 'low']).optional(),
      isActive: flag,
      by: z.enum(LIST_ORDERS.stockItems).default(DEFAULT_ORDERS.stockItems.by),
      direction: z.enum(SORT_DIRECTIONS).default(DEFAULT_ORDERS.stockItems.direction),
    }),
    page: ({ stockItems }, context, { by, direction, ...filter }, page) =>
      stockItems.list(context, filter, page, { by, direction }),
    // The heads of an import, so that the file can be changed and taken back.
    columns: [
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Name', value: ({ name }) => name },
      { title: 'Type', value: ({ itemType }) => ITEM_TYPE_TABLE[itemType].label },
      { title: 'Legal class', value: ({ legalClass }) => legalClass && LEGAL_CLASS_TABLE[legalClass].label },
      { title: 'Controlled drug schedule', value: ({ controlledSchedule }) => controlledSchedule },
      { title: 'Needs a witness', value: ({ isWitnessed }) => yesNo(isWitnessed) },
      { title: 'Formulary key', value: ({ drug }) => drug },
      { title: 'Strength', value: ({ strength }) => strength },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Units per pack', value: ({ unitsPerPack }) => unitsPerPack },
      { title: 'Tracks lots', value: ({ isBatchTracked }) => yesNo(isBatchTracked) },
      { title: 'Has expiry date', value: ({ hasExpiry }) => yesNo(hasExpiry) },
      { title: 'Has serial numbers', value: ({ isSerialised }) => yesNo(isSerialised) },
      { title: 'Storage', value: ({ storage }) => STORAGE_TABLE[storage].label },
      { title: 'Barcode', value: ({ barcode }) => barcode },
      { title: 'Least shelf life in days', value: ({ minShelfLifeDays }) => minShelfLifeDays },
      { title: 'Single use', value: ({ isSingleUse }) => yesNo(isSingleUse) },
      { title: 'Service interval in days', value: ({ serviceIntervalDays }) => serviceIntervalDays },
      { title: 'Cylinder litres', value: ({ cylinderLitres }) => cylinderLitres },
      { title: 'Notes', value: ({ notes }) => notes },
      { title: 'On hand', value: ({ onHand }) => onHand },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
    ],
  }),
  stockBatches: declared({
    mirrors: 'Query.stockBatches',
    filters: z.strictObject({
      itemId: id,
      text,
      status: z.enum(BATCH_STATUSES).optional(),
      expiresBy: day,
      serviceDueBy: day,
      isInStock: flag,
      hasFault: flag,
      by: z.enum(LIST_ORDERS.stockBatches).default(DEFAULT_ORDERS.stockBatches.by),
      direction: z.enum(SORT_DIRECTIONS).default(DEFAULT_ORDERS.stockBatches.direction),
    }),
    page: ({ stockBatches }, context, { by, direction, ...filter }, page) =>
      stockBatches.listWithPlaces(context, filter, page, { by, direction }),
    columns: [
      { title: 'Item', value: ({ batch }) => batch.itemName },
      { title: 'Lot', value: ({ batch }) => batch.lot },
      { title: 'Serial number', value: ({ batch }) => batch.serial },
      { title: 'Expiry', value: ({ batch }) => batch.expiresOn },
      { title: 'Expired', value: ({ batch }) => yesNo(batch.isExpired) },
      { title: 'State', value: ({ batch }) => BATCH_STATUS_TABLE[batch.status].label },
      { title: 'Reference', value: ({ batch }) => batch.statusReference },
      { title: 'Reason', value: ({ batch }) => batch.statusReason },
      { title: 'Where', value: ({ places }) => places },
      { title: 'On hand', value: ({ batch }) => batch.onHand },
      { title: 'Last service', value: ({ batch }) => batch.lastServiceOn },
      { title: 'Next service', value: ({ batch }) => batch.nextServiceOn },
      { title: 'Faults', value: ({ batch }) => batch.openFaults },
      { title: 'Percent left', value: ({ batch }) => batch.percentLeft },
      { title: 'Unit cost', isForAdmins: true, value: ({ batch }) => pounds(batch.unitCostPence) },
      { title: 'Notes', value: ({ batch }) => batch.notes },
    ],
  }),
  stockRules: declared({
    mirrors: 'Query.stockItem',
    filters: z.strictObject({ itemId: id, locationId: id }),
    page: ({ stockReading }, context, filter, page) => stockReading.rules(context, filter, page),
    // The heads of an import, so that the file can be changed and taken back.
    columns: [
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Minimum', value: ({ minimum }) => minimum },
      { title: 'Full level', value: ({ par }) => par },
      { title: 'Order multiple', value: ({ orderMultiple }) => orderMultiple },
      { title: 'Replenished from', value: ({ replenishFromName }) => replenishFromName },
    ],
  }),
  stockLocations: declared({
    mirrors: 'Query.stockLocations',
    filters: z.strictObject({
      id,
      text,
      kind: z.enum(LOCATION_KINDS).optional(),
      type: z.enum(LOCATION_TYPES).optional(),
      parentId: id,
      isActive: flag,
    }),
    page: ({ stockLocations }, context, filter, page) => stockLocations.list(context, filter, page),
    columns: [
      { title: 'Location', value: ({ name }) => name },
      { title: 'Type', value: ({ type }) => type && LOCATION_TYPE_TABLE[type].label },
      { title: 'Kind', value: ({ kind }) => LOCATION_KIND_TABLE[kind].label },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
      { title: 'Location id', value: ({ id: locationId }) => locationId },
      { title: 'Within', value: ({ parentId }) => parentId },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
    ],
  }),
  stockAtLocation: declared({
    mirrors: 'Query.stockAtLocation',
    filters: z.strictObject({ locationId: uuid('Choose the location.') }),
    page: ({ stockReading }, context, { locationId }, page) =>
      stockReading.lotsAtLocation(context, locationId, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Type', value: ({ itemType }) => ITEM_TYPE_TABLE[itemType].label },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'First to expire', value: ({ earliestExpiry }) => earliestExpiry },
      { title: 'Minimum', value: ({ minimum }) => minimum },
      { title: 'Full level', value: ({ par }) => par },
      {
        title: 'Lots',
        value: ({ lots }) =>
          lots
            .flatMap(({ lot, quantity }) => (lot === null ? [] : [`${lot}: ${quantityText(quantity)}`]))
            .join(', '),
      },
    ],
  }),
  kits: declared({
    mirrors: 'Query.kits',
    filters: z.strictObject({ text, itemId: id, isActive: flag }),
    page: ({ kits }, context, filter, page) => kits.list(context, filter, page),
    columns: [
      { title: 'Kit', value: ({ name }) => name },
      { title: 'Version', value: ({ latest }) => latest },
      { title: 'Items', value: ({ itemCount }) => itemCount },
      { title: 'Bags', value: ({ bagCount }) => bagCount },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
      { title: 'Notes', value: ({ notes }) => notes },
    ],
  }),
  bags: declared({
    mirrors: 'Query.bags',
    filters: z.strictObject({
      text,
      state: z.enum(BAG_STATES).optional(),
      kitId: id,
      homeId: id,
      eventId: id,
      isNotReady: flag,
    }),
    page: ({ bags }, context, filter, page) => bags.list(context, filter, page),
    columns: [
      { title: 'Bag', value: ({ name }) => name },
      { title: 'State', value: ({ state }) => BAG_STATE_TABLE[state].label },
      { title: 'Still needs', value: ({ reasons }) => reasons.map((reason) => reason.text).join(' ') },
      { title: 'Kit', value: ({ kitName }) => kitName },
      { title: 'Kit version', value: ({ kitNumber }) => kitNumber },
      { title: 'Home', value: ({ homeName }) => homeName },
      { title: 'With', value: ({ outTo }) => outTo && (outTo.staffName ?? outTo.crewName) },
      { title: 'Event', value: ({ outTo }) => outTo?.eventName },
      { title: 'Seal', value: ({ seal }) => seal },
      { title: 'Last check', value: ({ lastCheckedAt }) => moment(lastCheckedAt) },
      { title: 'Next check', value: ({ nextCheckOn }) => nextCheckOn },
    ],
  }),
  bagPouches: declared({
    mirrors: 'Query.bagPouches',
    filters: z.strictObject({ id, text, bagId: id }),
    page: ({ bags }, context, filter, page) => bags.pouches(context, filter, page),
    columns: [
      { title: 'Pouch', value: ({ name }) => name },
      { title: 'Bag', value: ({ bagName }) => bagName },
      { title: 'State of the bag', value: ({ bagState }) => BAG_STATE_TABLE[bagState].label },
      { title: 'Seal', value: ({ seal }) => seal },
      { title: 'Sealed', value: ({ isSealed }) => yesNo(isSealed) },
      { title: 'Sealed at', value: ({ sealedAt }) => moment(sealedAt) },
      { title: 'Items', value: ({ itemCount }) => itemCount },
      { title: 'First to expire', value: ({ earliestExpiry }) => earliestExpiry },
    ],
  }),
  stockUsage: declared({
    mirrors: 'Query.stockUsage',
    filters: inOrder(
      z.strictObject({
        text,
        itemId: id,
        performedById: id,
        eventId: id,
        locationId: id,
        mine: flag,
        isException: flag,
        from: instant.optional(),
        to: instant.optional(),
      }),
    ),
    // The file's own entry of the trail says that it was read.
    page: async (_deps, context, filter, page) =>
      connectionFrom(await readUsage(context, filter, pageRead(page), NO_ENTRIES), page, () =>
        countUsage(context, filter, true),
      ),
    columns: [
      { title: 'Used at', value: ({ move }) => moment(move.occurredAt) },
      { title: 'Item', value: ({ move }) => move.itemName },
      { title: 'Lot', value: ({ move }) => move.lot },
      { title: 'Quantity', value: ({ move }) => move.quantity },
      { title: 'Unit', value: ({ move }) => move.unit },
      { title: 'Taken from', value: ({ locationName }) => locationName },
      { title: 'Used by', value: ({ move }) => move.performedByName },
      { title: 'Witnessed by', value: ({ move }) => move.witnessedByName },
      { title: 'Event', value: ({ move }) => move.eventName },
      { title: 'PRF', value: ({ move }) => move.customPrfId },
      { title: 'Entered in', value: ({ move }) => MOVE_SOURCE_TABLE[move.source].label },
      { title: 'Not in the books', value: ({ isShort }) => yesNo(isShort) },
      { title: 'Returned', value: ({ move }) => yesNo(move.reversedBy !== null) },
      { title: 'Note', value: ({ move }) => move.note },
    ],
  }),
  stockShortages: declared({
    mirrors: 'Query.stockShortages',
    filters: z.strictObject({ locationId: id, eventId: id, isSettled: flag }),
    page: ({ stockReading }, context, filter, page) =>
      stockReading.shortages(context, filter, page, NO_ENTRIES),
    columns: [
      { title: 'Used at', value: ({ move }) => moment(move.occurredAt) },
      { title: 'Item', value: ({ move }) => move.itemName },
      { title: 'Lot', value: ({ move }) => move.lot },
      { title: 'Missing', value: ({ move }) => move.quantity },
      { title: 'Unit', value: ({ move }) => move.unit },
      { title: 'Taken from', value: ({ locationName }) => locationName },
      { title: 'Used by', value: ({ move }) => move.performedByName },
      { title: 'Event', value: ({ move }) => move.eventName },
      { title: 'PRF', value: ({ move }) => move.customPrfId },
      { title: 'Settled at', value: ({ settledAt }) => moment(settledAt) },
      { title: 'Settled by', value: ({ settledByName }) => settledByName },
      { title: 'Finding', value: ({ settledReason }) => settledReason },
    ],
  }),
  stockMoves: declared({
    mirrors: 'Query.stockMoves',
    filters: z.strictObject({ itemId: id, batchId: id, locationId: id }),
    page: (_deps, context, filter, page) => readMoves(context, filter, page, NO_ENTRIES),
    columns: [
      { title: 'Moved at', value: ({ occurredAt }) => moment(occurredAt) },
      { title: 'Recorded at', value: ({ recordedAt }) => moment(recordedAt) },
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName }) => toName },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Reason', value: ({ reason }) => MOVE_REASON_TABLE[reason].label },
      { title: 'Made by', value: ({ source }) => MOVE_SOURCE_TABLE[source].label },
      { title: 'Done by', value: ({ performedByName }) => performedByName },
      { title: 'Witnessed by', value: ({ witnessedByName }) => witnessedByName },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'Reversed', value: ({ reversedBy }) => yesNo(reversedBy !== null) },
      { title: 'Note', value: ({ note }) => note },
    ],
  }),
  drugRegisters: declared({
    mirrors: 'Query.drugRegisters',
    filters: z.strictObject({ text, itemId: id, locationId: id, isHolding: flag }),
    page: ({ drugRegisters }, context, filter, page) => drugRegisters.registers(context, filter, page),
    columns: [
      { title: 'Drug', value: ({ itemName }) => itemName },
      { title: 'Strength', value: ({ strength }) => strength },
      { title: 'Schedule', value: ({ schedule }) => schedule },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Balance', value: ({ balance }) => balance },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Last counted', value: ({ lastCountedAt }) => moment(lastCountedAt) },
      { title: 'Counted by', value: ({ lastCountedByName }) => lastCountedByName },
      { title: 'Discrepancy open', value: ({ isDisputed }) => yesNo(isDisputed) },
    ],
  }),
  drugRegisterEntries: declared({
    mirrors: 'Query.drugRegisterEntries',
    filters: z.strictObject({ itemId: uuid('Choose the drug.'), locationId: uuid('Choose the location.') }),
    page: async (_deps, context, filter, page) =>
      parsedConnection(await readRegister(context, filter, page, NO_ENTRIES)),
    columns: [
      { title: 'Entry', value: ({ sequence }) => sequence },
      { title: 'Date', value: ({ occurredAt }) => moment(occurredAt) },
      { title: 'Supplied by or to', value: ({ party }) => party },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'Amount in', value: ({ amountIn }) => amountIn },
      { title: 'Amount out', value: ({ amountOut }) => amountOut },
      { title: 'Wasted', value: ({ wasted }) => wasted },
      { title: 'Not in the books', value: unbookedWords },
      { title: 'Balance', value: ({ balance }) => balance },
      { title: 'Reason', value: ({ reason }) => MOVE_REASON_TABLE[reason].label },
      { title: 'Done by', value: ({ performedByName }) => performedByName },
      { title: 'Given by', value: ({ givenByName }) => givenByName },
      { title: 'Witnessed by', value: ({ witnessedByName }) => witnessedByName },
      { title: 'To investigate', value: (entry) => giverDoubts(entry).join('. ') },
    ],
  }),
  drugDiscrepancies: declared({
    mirrors: 'Query.drugCounts',
    // The screen shows open ones, or those that were closed.
    filters: z.strictObject({ itemId: id, locationId: id, countId: id, isOpen: flag }),
    page: ({ drugRegisters }, context, { isOpen = true, ...filter }, page) =>
      drugRegisters.counts(context, { ...filter, isOpen }, page),
    columns: [
      ...COUNT_COLUMNS,
      { title: 'Closed at', value: ({ closedAt }) => moment(closedAt) },
      { title: 'Closed by', value: ({ closedByName }) => closedByName },
      { title: 'Outcome', value: ({ outcome }) => outcome && DISCREPANCY_OUTCOME_TABLE[outcome].label },
      { title: 'Finding', value: ({ finding }) => finding },
    ],
  }),
  drugCounts: declared({
    mirrors: 'Query.drugCounts',
    filters: z.strictObject({ itemId: id, locationId: id }),
    page: ({ drugRegisters }, context, filter, page) => drugRegisters.counts(context, filter, page),
    columns: [
      ...COUNT_COLUMNS,
      { title: 'Differs', value: ({ differs }) => yesNo(differs) },
      { title: 'Note', value: ({ note }) => note },
    ],
  }),
  unwitnessedEntries: declared({
    mirrors: 'Query.unwitnessedEntries',
    filters: z.strictObject({ moveId: id }),
    page: ({ drugRegisters }, context, { moveId }, page) =>
      drugRegisters.unwitnessed(context, page, null, moveId, NO_ENTRIES),
    columns: [
      { title: 'Date', value: ({ occurredAt }) => moment(occurredAt) },
      { title: 'Drug', value: ({ itemName }) => itemName },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName }) => toName },
      { title: 'Reason', value: ({ reason }) => MOVE_REASON_TABLE[reason].label },
      { title: 'Done by', value: ({ performedByName }) => performedByName },
      { title: 'Given by', value: ({ givenByName }) => givenByName },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'To investigate', value: (entry) => giverDoubts(entry).join('. ') },
    ],
  }),
  recalls: declared({
    mirrors: 'Query.recalls',
    filters: z.strictObject({ text, state: z.enum(RECALL_STATES).optional(), itemId: id, batchId: id }),
    page: ({ recalls }, context, filter, page) => recalls.list(context, filter, page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Title', value: ({ title }) => title },
      { title: 'Class', value: ({ recallClass }) => RECALL_CLASS_TABLE[recallClass].label },
      { title: 'Reference', value: ({ reference }) => reference },
      { title: 'Issued by', value: ({ issuedBy }) => issuedBy },
      { title: 'Received', value: ({ receivedOn }) => receivedOn },
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'Measure', value: ({ measure }) => RECALL_MEASURE_TABLE[measure].label },
      { title: 'State', value: ({ state }) => RECALL_STATE_TABLE[state].label },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Still to settle', value: ({ openCount }) => openCount },
      { title: 'Entered by', value: ({ createdByName }) => createdByName },
    ],
  }),
  recallLines: declared({
    mirrors: 'Query.recallLines',
    filters: z.strictObject({
      recallId: uuid('Choose the recall.'),
      kind: z.enum(RECALL_LINE_KINDS).optional(),
      isSettled: flag,
    }),
    page: ({ recalls }, context, { recallId, ...filter }, page) =>
      recalls.lines(context, recallId, filter, page, NO_ENTRIES),
    columns: [
      { title: 'Kind', value: ({ kind }) => RECALL_LINE_TABLE[kind].label },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Location', value: ({ locationName }) => locationName },
      {
        title: 'Transfers',
        value: ({ transfers }) => transfers.map(({ number: named }) => named).join(', '),
      },
      { title: 'PRF', value: ({ customPrfId }) => customPrfId },
      { title: 'See-and-treat log', value: ({ logId }) => logId },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'Happened at', value: ({ happenedAt }) => moment(happenedAt) },
      { title: 'Settled at', value: ({ settledAt }) => moment(settledAt) },
      { title: 'Settled by', value: ({ settledByName }) => settledByName },
      { title: 'Outcome', value: ({ outcome }) => outcome && RECALL_OUTCOME_TABLE[outcome].label },
      { title: 'Note', value: ({ note }) => note },
    ],
  }),
  suppliers: declared({
    mirrors: 'Query.suppliers',
    filters: z.strictObject({ text, isActive: flag }),
    page: ({ suppliers }, context, filter, page) => suppliers.list(context, filter, page),
    columns: [
      { title: 'Supplier', value: ({ name }) => name },
      { title: 'Account number', isForAdmins: true, value: ({ accountNumber }) => accountNumber },
      { title: 'Contact', value: ({ contactName }) => contactName },
      { title: 'E-mail', value: ({ email }) => email },
      { title: 'Phone', value: ({ phone }) => phone },
      { title: 'Lead days', value: ({ leadDays }) => leadDays },
      { title: 'Terms', isForAdmins: true, value: ({ terms }) => terms },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
    ],
  }),
  supplierItems: declared({
    mirrors: 'Query.supplierItems',
    filters: z.strictObject({ text, supplierId: id, itemId: id, isPreferred: flag, isActive: flag }),
    page: ({ suppliers }, context, filter, page) => suppliers.items(context, filter, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Supplier', value: ({ supplierName }) => supplierName },
      { title: 'Supplier’s code', value: ({ supplierSku }) => supplierSku },
      { title: 'Pack', value: ({ packQuantity }) => packQuantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Price of a pack', isForAdmins: true, value: ({ packPricePence }) => pounds(packPricePence) },
      { title: 'Price since', isForAdmins: true, value: ({ priceSince }) => priceSince },
      { title: 'Lead days', value: ({ leadDays }) => leadDays },
      { title: 'Preferred', value: ({ isPreferred }) => yesNo(isPreferred) },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
    ],
  }),
  purchaseOrders: declared({
    mirrors: 'Query.purchaseOrders',
    filters: z.strictObject({
      text,
      state: z.enum(PURCHASE_ORDER_STATES).optional(),
      supplierId: id,
      itemId: id,
      isOverdue: flag,
    }),
    page: ({ purchaseOrders }, context, filter, page) => purchaseOrders.list(context, filter, page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Supplier', value: ({ supplierName }) => supplierName },
      { title: 'State', value: ({ state }) => PURCHASE_ORDER_STATE_TABLE[state].label },
      { title: 'Deliver to', value: ({ deliveryLocationName }) => deliveryLocationName },
      { title: 'Expected', value: ({ expectedOn }) => expectedOn },
      { title: 'Overdue', value: ({ isOverdue }) => yesNo(isOverdue) },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
      { title: 'Made by', value: ({ createdByName }) => createdByName },
    ],
  }),
  lowStock: declared({
    mirrors: 'Query.lowStock',
    filters: z.strictObject({ text, locationId: id, supplierId: id, isUnordered: flag, isOut: flag }),
    page: ({ lowStock }, context, filter, page) => lowStock.list(context, filter, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'SKU', value: ({ sku }) => sku },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'On hand', value: ({ onHand }) => onHand },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Minimum', value: ({ minimum }) => minimum },
      { title: 'Full level', value: ({ par }) => par },
      { title: 'On order', value: ({ onOrder }) => onOrder },
      { title: 'In transit', value: ({ inTransit }) => inTransit },
      { title: 'Days of cover', value: ({ daysOfCover }) => daysOfCover },
      { title: 'Quantity needed', value: ({ wanted }) => wanted },
      { title: 'Replenished from', value: ({ replenishFromName }) => replenishFromName },
      { title: 'Supplier', value: ({ supplierName }) => supplierName },
      { title: 'Packs', value: ({ packs }) => packs },
      { title: 'Unit', value: ({ unit }) => unit },
    ],
  }),
  expiringStock: declared({
    mirrors: 'Query.expiringStock',
    filters: z.strictObject({ text, locationId: id, within: z.enum(EXPIRY_HORIZONS).optional() }),
    page: ({ expiringStock }, context, filter, page) => expiringStock.list(context, filter, page),
    columns: [
      { title: 'Item', value: ({ itemName }) => itemName },
      { title: 'Lot', value: ({ lot }) => lot },
      { title: 'Expiry', value: ({ expiresOn }) => expiresOn },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Quantity', value: ({ quantity }) => quantity },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Blocked', value: ({ isBlocked }) => yesNo(isBlocked) },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
    ],
  }),
  stockTransfers: declared({
    mirrors: 'Query.stockTransfers',
    filters: z.strictObject({
      text,
      state: z.enum(TRANSFER_STATES).optional(),
      itemId: id,
      locationId: id,
      eventId: id,
      isInTransit: flag,
    }),
    page: ({ transfers }, context, filter, page) => transfers.list(context, given(filter), page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'State', value: ({ state }) => TRANSFER_STATE_TABLE[state].label },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName }) => toName },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
      { title: 'Made by', value: ({ createdByName }) => createdByName },
      { title: 'Notes', value: ({ notes }) => notes },
    ],
  }),
  stockReturns: declared({
    mirrors: 'Query.stockReturns',
    filters: z.strictObject({
      text,
      state: z.enum(RETURN_STATES).optional(),
      kind: z.enum(RETURN_KINDS).optional(),
      eventId: id,
      orderId: id,
      isOpen: flag,
    }),
    page: ({ stockReturns }, context, filter, page) => stockReturns.list(context, given(filter), page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'Kind', value: ({ kind }) => RETURN_KIND_TABLE[kind].label },
      { title: 'State', value: ({ state }) => RETURN_STATE_TABLE[state].label },
      { title: 'From', value: ({ fromName }) => fromName },
      { title: 'To', value: ({ toName, supplierName }) => toName ?? supplierName },
      { title: 'Order', value: ({ orderNumber }) => orderNumber },
      { title: 'Event', value: ({ eventName }) => eventName },
      { title: 'Credit', isForAdmins: true, value: ({ creditPence }) => pounds(creditPence) },
      { title: 'Credit note', value: ({ creditReference }) => creditReference },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Value', isForAdmins: true, value: ({ valuePence }) => pounds(valuePence) },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
    ],
  }),
  stocktakes: declared({
    mirrors: 'Query.stocktakes',
    filters: z.strictObject({ state: z.enum(STOCKTAKE_STATES).optional(), locationId: id, isOpen: flag }),
    page: ({ stocktakes }, context, filter, page) => stocktakes.list(context, given(filter), page),
    columns: [
      { title: 'Number', value: ({ number }) => number },
      { title: 'State', value: ({ state }) => STOCKTAKE_STATE_TABLE[state].label },
      { title: 'What is counted', value: ({ scope }) => STOCKTAKE_SCOPE_TABLE[scope].label },
      { title: 'Location', value: ({ locationName }) => locationName },
      { title: 'Type', value: ({ itemType }) => itemType && ITEM_TYPE_TABLE[itemType].label },
      { title: 'Lines', value: ({ lineCount }) => lineCount },
      { title: 'Counted', value: ({ countedCount }) => countedCount },
      {
        title: 'Value of differences',
        isForAdmins: true,
        value: ({ variancePence }) => pounds(variancePence),
      },
      { title: 'Round', value: ({ round }) => round },
      { title: 'Made', value: ({ createdAt }) => moment(createdAt) },
      { title: 'Made by', value: ({ createdByName }) => createdByName },
    ],
  }),
};

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

/** A filter without unset fields: inputs of the contract allow null, but not undefined. */
function given<F extends object>(filter: F): { [K in keyof F]: Exclude<F[K], undefined> | null } {
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value ?? null])) as {
    [K in keyof F]: Exclude<F[K], undefined> | null;
  };
}

const each = <T>(of: (list: StockExport) => T): Readonly<Record<StockExport, T>> =>
  Object.fromEntries(STOCK_EXPORTS.map((list) => [list, of(list)])) as Record<StockExport, T>;

export const STOCK_EXPORT_PARAMETERS = each((list) => LISTS[list].filters);
export const STOCK_EXPORT_MIRRORS = each((list) => LISTS[list].mirrors);

/** Lists of stock as CSV and as workbooks, filtered as they are on the screen, in the caller's rights. */
export const stockExports = (deps: StockExportDeps) =>
  each(
    (list) =>
      (context: Context, filter: StockFilter, format: ExportFormat): Promise<OpenedExport> =>
        LISTS[list].open(deps, context, list, filter, format),
  );

const PAGE = LIMITS.page.maximum;

const opened = async <Filter extends object, Row>(
  list: Declared<Filter, Row>,
  deps: StockExportDeps,
  context: Context,
  name: StockExport,
  filter: Filter,
  format: ExportFormat,
): Promise<OpenedExport> => {
  const { slug } = STOCK_EXPORT_TABLE[name];
  const isAdmin = actorOf(context).role === 'admin';
  const columns = list.columns.filter(({ isForAdmins }) => isAdmin || isForAdmins !== true);
  const { totalCount, wholeCount = totalCount } = await list.page(deps, context, filter, { first: 1 });
  const count = typeof wholeCount === 'function' ? await wholeCount() : wholeCount;
  const most = LIMITS.export.rows;
  const pages = () => pagesOf((page) => list.page(deps, context, filter, page));
  return {
    name: slug,
    count,
    most,
    record: {
      action: 'STOCK_EXPORTED',
      entity: { type: 'StockList', id: 'export' },
      context: [
        slug,
        ...Object.entries(filter).flatMap(([field, value]) => (value == null ? [] : [field])),
      ].join(', '),
      description: `${String(count)} rows, ${format.toUpperCase()}`,
    },
    isReadWhileWritten: true,
    content: (onRows) =>
      format === 'xlsx'
        ? xlsxPages({ name: STOCK_EXPORT_TABLE[name].label, columns, pages: counted(pages(), onRows) })
        : csvChunks(columns, counted(pages(), onRows)),
  };
};

/** Page after page, until there are no more rows. */
async function* pagesOf<Row>(
  read: (page: PageRequest) => Promise<Connection<Row>>,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Connection<Row> = await read({ first: PAGE, after });
    yield nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
