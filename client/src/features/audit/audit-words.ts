import { localDay } from '@sideline/schema/local-day';
import { wallTime } from '@sideline/schema/wall-time';
import { isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { auditActionWords, SCHEDULED_ACTOR, SCHEDULED_REQUEST } from '@sideline/schema/audit-actions';
import { browserZone } from '../../lib/dates';

/** 'Opened a patient', as a filter's choice. */
export function actionLabel(action: string): string {
  const words = auditActionWords(action);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Actions that the server takes by itself, without a person. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(['DEMONSTRATION_LOADED']);

const isServersOwn = (action: string): boolean => OWN_ACTIONS.has(action);

interface Acted {
  readonly action: string;
  readonly actorName?: string | null | undefined;
  readonly actorId?: string | null | undefined;
  readonly tokenId?: string | null | undefined;
  readonly requestId: string;
}

/** Who did it, in words, also if it was nobody who was signed in. */
export const actorOf = ({ action, actorName, actorId, tokenId, requestId }: Acted): string => {
  if (isServersOwn(action)) return 'The server';
  if (actorName) return tokenId ? `${actorName} (by API token)` : actorName;
  if (actorId) return 'A deleted account';
  return requestId.startsWith(SCHEDULED_REQUEST) ? SCHEDULED_ACTOR : 'A person who was not signed in';
};

/** Abbreviations as people write them. The code's own names have them in any case. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ...['PRF', 'PRFs', 'ID', 'IDs', 'API', 'FHIR', 'PDF', 'CSV', 'URL', 'QR', 'GDPR', 'NHS', 'GP', 'HCPC'],
    ...['NEWS2', 'GCS', 'AVPU', 'BP', 'SpO2', 'ETCO2', 'ECG', 'CPR', 'AED', 'ROSC', 'IV', 'IO', 'DNACPR'],
  ].map((form) => [form.toLowerCase(), form]),
);

/** A name from the code as words, in lower case except for abbreviations: `patientPrfs` as 'patient PRFs'. */
const nameWords = (name: string): string =>
  name
    .split(/_|(?<=[a-z])(?=[A-Z])|(?<=\d)(?=[A-Z][a-z])/)
    .map((word) => SHORT_FORMS.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');

/** Whether a word may be a name from the code: an abbreviation, or one with a capital or an underscore inside. */
const isName = (word: string): boolean => /[a-z][A-Z]|\w_\w/.test(word) || SHORT_FORMS.has(word);

/**
 * Where in Sideline: a name from the code made readable, 'PrimarySurvey' as 'Primary survey'. People's own text,
 * addresses and ids stay as they are.
 */
export function placeWords(context: string): string {
  const words = context.replace(/(?<!\S)([A-Za-z]\w*)(?=[,;:.]?(?!\S))/g, (word) =>
    isName(word) ? nameWords(word) : word,
  );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Their contexts start with the list's name, followed by the filters that were used. */
const LISTS: ReadonlySet<string> = new Set([
  'PATIENT_LISTED',
  'PATIENTS_EXPORTED',
  'PRFS_EXPORTED',
  'EVENTS_EXPORTED',
  'AUDIT_EXPORTED',
]);

const OPERATION = /^(Query|Mutation|Subscription)\.(\w+)$/;

/** What was done and where, to follow a name: 'listed patients by gender', 'was refused access: reading patient views'. */
export function entryWords(action: string, context: string | null): string {
  const words = auditActionWords(action);
  if (LISTS.has(action)) {
    const [, ...filters] = (context ?? '').split(', ');
    return filters.length === 0 ? words : `${words} by ${filters.map(fieldWords).join(', ')}`;
  }
  if (context === null || action === 'AUDIT_LISTED') return words;
  const [, kind, operation] = OPERATION.exec(context) ?? [];
  if (operation === undefined) return `${words}: ${placeWords(context)}`;
  return `${words}: ${kind === 'Mutation' ? 'asking to' : 'reading'} ${nameWords(operation)}`;
}

/**
 * A field's name from the trail, made readable: `entries.heart_rate` becomes 'entries, heart rate'. An entry's id stays.
 */
export function fieldWords(field: string): string {
  return field
    .split(/[./]/)
    .map((piece) => (/^\w+$/.test(piece) ? nameWords(piece) : piece))
    .join(', ');
}

/** What entries are about, as choices of a filter and in front of a name. */
export const OBJECT_KINDS: Readonly<Record<string, string>> = {
  Patient: 'Patient',
  Prf: 'PRF',
  SeeAndTreatLog: 'See-and-treat log',
  Event: 'Event',
  EventZone: 'Event zone',
  Incident: 'Incident',
  Crew: 'Crew',
  Shift: 'Shift',
  User: 'Account',
  StaffProfile: 'Staff profile',
  Client: 'Client',
  CheerTeam: 'Cheer team',
  CheerSquad: 'Cheer squad',
  StockItem: 'Stock item',
  StockLocation: 'Stock location',
  StockBatch: 'Lot',
  StockMove: 'Stock move',
  StockPosting: 'Stock posting',
  StockTransfer: 'Stock transfer',
  StockReturn: 'Stock return',
  StockList: 'Stock list',
  StockImport: 'Stock import',
  Stocktake: 'Stocktake',
  Bag: 'Bag',
  Kit: 'Kit',
  Recall: 'Recall',
  RecallLine: 'Line of a recall',
  DoseRange: 'Dose range',
  FhirCode: 'Clinical code',
  PushDevice: 'Device for notifications',
  ErasureRun: 'Erasure run',
  Supplier: 'Supplier',
  SupplierItem: 'Supplier item',
  PurchaseOrder: 'Purchase order',
  Attachment: 'Picture',
  ApiToken: 'API token',
  Webhook: 'Webhook',
  GdprNotice: 'Privacy notice',
  ProviderSettings: 'Settings',
  AccessRequest: 'Access request',
  Breach: 'Data breach',
  QualityEntry: 'Entry of the quality register',
  Erasure: 'Erasure',
  Restriction: 'Restriction',
  PublicFigureFlag: 'Public figure flag',
  RetentionMark: 'Legal hold',
  LongExport: 'Long export',
  List: 'List',
  ListView: 'View of a list',
  CalendarFeed: 'Calendar link',
  ControlLogEntry: 'Control log',
  ControlHandover: 'Control handover',
  TreatmentPlace: 'Treatment place',
  Dashboard: 'Dashboard',
  SafetyReport: 'Safety report',
  AuditEntry: 'Audit log',
};

export const objectKindWords = (kind: string): string => OBJECT_KINDS[kind] ?? placeWords(kind);

interface Linked {
  readonly objectType?: string | null | undefined;
  readonly entityId?: string | null | undefined;
  readonly patientId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
}

/** The page of the item that an entry is about, if this reader may open it; otherwise null. */
export function objectPath(entry: Linked, isAdmin: boolean): string | null {
  const { objectType, entityId, patientId, prfId, eventId } = entry;
  switch (objectType) {
    case 'Patient':
      return `/patients/${patientId ?? entityId ?? ''}`;
    case 'Prf':
      return `/prf/${prfId ?? entityId ?? ''}`;
    case 'SeeAndTreatLog':
      return patientId ? `/patients/${patientId}` : null;
    case 'Event':
      return `/events/${eventId ?? entityId ?? ''}`;
    case 'EventZone':
      return eventId ? `/events/${eventId}` : null;
    case 'Shift':
      return entityId ? `/shifts?shift=${entityId}` : null;
    case 'Incident':
    case 'Crew':
    case 'TreatmentPlace':
      return eventId ? `/events/${eventId}/control` : null;
    case 'Client':
      return entityId ? `/client/${entityId}` : null;
    case 'CheerTeam':
    case 'CheerSquad':
      return '/cheer';
    case 'StockItem':
      return entityId ? `/inventory/items/${entityId}` : null;
    case 'PurchaseOrder':
      return entityId ? `/inventory/purchasing/${entityId}` : null;
    case 'Bag':
      return entityId ? `/inventory/bags/${entityId}` : null;
    case 'Kit':
      return '/inventory/boms';
    case 'StockLocation':
      return '/inventory/locations';
    case 'Supplier':
      return '/inventory/suppliers';
    case 'StockTransfer':
      return entityId ? `/inventory/transfers/${entityId}` : null;
    case 'StockReturn':
      return entityId ? `/inventory/returns/${entityId}` : null;
    case 'Stocktake':
      return entityId ? `/inventory/stocktakes/${entityId}` : null;
    case 'Recall':
      return entityId ? `/inventory/recalls/${entityId}` : null;
    case 'User':
      return isAdmin ? '/users' : null;
    case 'StaffProfile':
      return isAdmin ? '/StaffManager' : null;
    default:
      return null;
  }
}

/** The page that shows what an entry changed, with the earlier value; null if there was none, or no versions are kept. */
export function diffPath({
  action,
  objectType,
  objectName,
  context,
}: {
  readonly action: string;
  readonly objectType?: string | null | undefined;
  readonly objectName?: string | null | undefined;
  readonly context?: string | null | undefined;
}): string | null {
  if (action !== 'PRF_UPDATED' && action !== 'PRF_AMENDED') return null;
  if (objectType !== 'Prf' || !objectName) return null;
  const section = context && isSectionKey(context) ? `?section=${context}` : '';
  return `/prf/${objectName}/history${section}`;
}

const DAY_MS = 86_400_000;

interface UnusualReading {
  readonly actorId: string;
  readonly patientId?: string | null | undefined;
  readonly from: string;
  /** The first moment after the period. */
  readonly to: string;
}

/** The entries that unusual reading is about: of that person, of that record, in those days or that hour as the filters mean them (local). */
export const readingPath = (
  { actorId, patientId, from, to }: UnusualReading,
  zone = browserZone(),
): string => {
  const query = new URLSearchParams({ person: actorId, show: 'reading' });
  if (patientId) query.set('patient', patientId);
  else {
    const last = new Date(Date.parse(to) - 1);
    query.set('from', localDay(from, zone));
    query.set('to', localDay(last, zone));
    // Of a busy hour only its own entries.
    if (Date.parse(to) - Date.parse(from) < DAY_MS) {
      query.set('since', wallTime(from, zone).slice(-5));
      query.set('until', wallTime(last, zone).slice(-5));
    }
  }
  return `/reports/auditlog?${query.toString()}`;
};

const SHOWN_FIELDS = 4;

/** Names of the fields that changed, the first few: 'chief complaint; acuity and 3 more'. */
export function changedWords(fields: readonly string[]): string | null {
  if (fields.length === 0) return null;
  const names = fields.slice(0, SHOWN_FIELDS).map(fieldWords).join('; ');
  const more = fields.length - SHOWN_FIELDS;
  return `${names}${more > 0 ? ` and ${String(more)} more` : ''}`;
}
