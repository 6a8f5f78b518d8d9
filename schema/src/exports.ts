import type { SortedList } from './lists.js';

/** What can be exported as a file, short or long: one table for the server and the screens. */

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf', 'zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Lists of stock that can be exported, with the word for each in its address. Their modules declare them in `<module>.exports.ts`. */
export const STOCK_EXPORT_TABLE = {
  stockItems: { label: 'Items', slug: 'items' },
  stockBatches: { label: 'Lots and serial numbers', slug: 'lots' },
  stockRules: { label: 'Stock rules', slug: 'rules' },
  stockLocations: { label: 'Locations', slug: 'locations' },
  stockAtLocation: { label: 'Stock of a location', slug: 'location-stock' },
  kits: { label: 'Kits', slug: 'kits' },
  bags: { label: 'Bags', slug: 'bags' },
  bagPouches: { label: 'Pouches', slug: 'pouches' },
  stockMoves: { label: 'Stock moves', slug: 'moves' },
  stockUsage: { label: 'Usage logs', slug: 'usage-logs' },
  stockShortages: { label: 'Shortages', slug: 'shortages' },
  drugRegisters: { label: 'Controlled drugs', slug: 'controlled-drugs' },
  drugRegisterEntries: { label: 'Controlled-drug register', slug: 'controlled-drug-register' },
  drugDiscrepancies: { label: 'Discrepancies', slug: 'controlled-drug-discrepancies' },
  drugCounts: { label: 'Counts', slug: 'controlled-drug-counts' },
  unwitnessedEntries: { label: 'Unwitnessed entries', slug: 'unwitnessed-entries' },
  recalls: { label: 'Recalls', slug: 'recalls' },
  recallLines: { label: 'Lines of a recall', slug: 'recall-lines' },
  suppliers: { label: 'Suppliers', slug: 'suppliers' },
  supplierItems: { label: 'Supplier items', slug: 'supplier-items' },
  purchaseOrders: { label: 'Purchase orders', slug: 'purchase-orders' },
  lowStock: { label: 'Low stock', slug: 'low-stock' },
  expiringStock: { label: 'Expiring batches', slug: 'expiring-batches' },
  stockTransfers: { label: 'Transfers', slug: 'transfers' },
  stockReturns: { label: 'Returns', slug: 'returns' },
  stocktakes: { label: 'Stocktakes', slug: 'stocktakes' },
} as const;
export type StockExport = keyof typeof STOCK_EXPORT_TABLE;
export const STOCK_EXPORTS = Object.keys(STOCK_EXPORT_TABLE) as readonly StockExport[];
const isStockExport = (kind: string): kind is StockExport => Object.hasOwn(STOCK_EXPORT_TABLE, kind);

/** The lists that can be exported as CSV, in the order of the screen. */
export type ExportedList = Exclude<SortedList, 'stockItems' | 'stockBatches'>;
/** What is offered at once, as long as it is short. */
export type ShortExport = ExportedList | StockExport | 'shiftReport';
/** The evidence pack is always made in the background. */
export type ExportKind = ShortExport | 'evidence';
/** The formats of a report that is not a list. */
export const SHIFT_REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const satisfies readonly ExportFormat[];
export type ShortFormat = (typeof SHIFT_REPORT_FORMATS)[number];
/** The formats of a list of stock. */
export const STOCK_EXPORT_FORMATS = ['csv', 'xlsx'] as const satisfies readonly ShortFormat[];
export type StockExportFormat = (typeof STOCK_EXPORT_FORMATS)[number];

interface Export {
  readonly label: string;
  readonly formats: readonly ExportFormat[];
  /** What its progress counts. */
  readonly counts: 'rows' | 'files';
}

const stockExport = (kind: StockExport): Export => ({
  label: STOCK_EXPORT_TABLE[kind].label,
  formats: STOCK_EXPORT_FORMATS,
  counts: 'rows',
});

export const EXPORTS: Readonly<Record<ExportKind, Export>> = {
  ...(Object.fromEntries(STOCK_EXPORTS.map((kind) => [kind, stockExport(kind)])) as Record<
    StockExport,
    Export
  >),
  patients: { label: 'Patients', formats: ['csv'], counts: 'rows' },
  prfs: { label: 'PRFs', formats: ['csv'], counts: 'rows' },
  events: { label: 'Events', formats: ['csv'], counts: 'rows' },
  audit: { label: 'Audit log', formats: ['csv'], counts: 'rows' },
  seeAndTreat: { label: 'See-and-treat logs', formats: ['csv'], counts: 'rows' },
  shiftReport: { label: 'Shift report', formats: SHIFT_REPORT_FORMATS, counts: 'rows' },
  evidence: { label: 'Evidence pack', formats: ['zip'], counts: 'files' },
};
export const EXPORT_KINDS = Object.keys(EXPORTS) as readonly ExportKind[];

/** What narrows each file, by the names of its list's filters. A page may send no others, and the server refuses them. */
export const EXPORT_FILTERS = {
  patients: [
    'text',
    'gender',
    'cheerTeamId',
    'squadId',
    'createdWithinDays',
    'identityStatus',
    'hasProposals',
    'isReviewDue',
  ],
  prfs: ['text', 'status', 'eventId', 'patientId', 'authorId', 'complaint', 'band', 'from', 'to'],
  events: ['text', 'status', 'from', 'to'],
  audit: [
    'action',
    'actorId',
    'patientId',
    'prfId',
    'eventId',
    'entityType',
    'entityId',
    'address',
    'requestId',
    'isReading',
    'isRefusal',
    'from',
    'to',
  ],
  seeAndTreat: ['id', 'text', 'eventId', 'patientId', 'clinicianRole', 'from', 'to', 'mine', 'isRepeated'],
  shiftReport: ['from', 'to'],
  evidence: ['from', 'to'],
  stockItems: ['text', 'itemType', 'legalClass', 'state', 'isActive'],
  stockBatches: ['itemId', 'text', 'status', 'expiresBy', 'serviceDueBy', 'isInStock', 'hasFault'],
  stockRules: ['itemId', 'locationId'],
  stockLocations: ['id', 'text', 'kind', 'type', 'parentId', 'isActive'],
  stockAtLocation: ['locationId'],
  kits: ['text', 'itemId', 'isActive'],
  bags: ['text', 'state', 'kitId', 'homeId', 'eventId', 'isNotReady'],
  bagPouches: ['id', 'text', 'bagId'],
  stockMoves: ['itemId', 'batchId', 'locationId'],
  stockUsage: [
    'text',
    'itemId',
    'performedById',
    'eventId',
    'locationId',
    'mine',
    'isException',
    'from',
    'to',
  ],
  stockShortages: ['locationId', 'eventId', 'isSettled'],
  drugRegisters: ['text', 'itemId', 'locationId', 'isHolding'],
  drugRegisterEntries: ['itemId', 'locationId'],
  drugDiscrepancies: ['itemId', 'locationId', 'countId', 'isOpen'],
  drugCounts: ['itemId', 'locationId'],
  unwitnessedEntries: ['moveId'],
  recalls: ['text', 'state', 'itemId', 'batchId'],
  recallLines: ['recallId', 'kind', 'isSettled'],
  suppliers: ['text', 'isActive'],
  supplierItems: ['text', 'supplierId', 'itemId', 'isPreferred', 'isActive'],
  purchaseOrders: ['text', 'state', 'supplierId', 'itemId', 'isOverdue'],
  lowStock: ['text', 'locationId', 'supplierId', 'isUnordered', 'isOut'],
  expiringStock: ['text', 'locationId', 'within'],
  stockTransfers: ['text', 'state', 'itemId', 'locationId', 'eventId', 'isInTransit'],
  stockReturns: ['text', 'state', 'kind', 'eventId', 'orderId', 'isOpen'],
  stocktakes: ['state', 'locationId', 'isOpen'],
} as const satisfies Readonly<Record<ExportKind, readonly string[]>>;
export type ExportFilterKey<K extends ExportKind> = (typeof EXPORT_FILTERS)[K][number];

/** Where a short one is made at once. */
const LIST_PATHS: Readonly<Record<ExportedList, `/api/exports/${string}`>> = {
  patients: '/api/exports/patients',
  prfs: '/api/exports/prfs',
  events: '/api/exports/events',
  audit: '/api/exports/audit-entries',
  seeAndTreat: '/api/exports/see-and-treat-logs',
};
export const exportPath = (kind: ShortExport, format: ShortFormat): `/api/${string}` => {
  if (kind === 'shiftReport') return `/api/shifts/report/${format}`;
  if (isStockExport(kind)) return `/api/exports/inventory/${STOCK_EXPORT_TABLE[kind].slug}/${format}`;
  return LIST_PATHS[kind];
};

/** The state of a long one. It waits, is made, and is then ready or has failed. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
export const EXPORT_STATE_LABELS: Readonly<Record<ExportState, string>> = {
  waiting: 'Waiting',
  running: 'In progress',
  done: 'Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
/** The states of one that is not ready yet. */
export const EXPORT_OPEN_STATES: readonly ExportState[] = ['waiting', 'running'];
