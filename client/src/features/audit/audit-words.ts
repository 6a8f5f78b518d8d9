import { auditActionWords } from '@sideline/schema/audit-actions';

/** 'Opened a patient', as a filter's choice. */
export function actionLabel(action: string): string {
  const words = auditActionWords(action);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the server does by itself; nobody is behind it. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(['DEMONSTRATION_LOADED']);

export const isServersOwn = (action: string): boolean => OWN_ACTIONS.has(action);

/** Short forms as people write them; the program's own names have them in any case. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ...['PRF', 'PRFs', 'ID', 'IDs', 'API', 'FHIR', 'PDF', 'CSV', 'URL', 'QR', 'GDPR', 'NHS', 'GP', 'HCPC'],
    ...['NEWS2', 'GCS', 'AVPU', 'BP', 'SpO2', 'ETCO2', 'ECG', 'CPR', 'AED', 'ROSC', 'IV', 'IO', 'DNACPR'],
  ].map((form) => [form.toLowerCase(), form]),
);

/** A name of the program as words, in small letters but for short forms: `patientPrfs` as 'patient PRFs'. */
const nameWords = (name: string): string =>
  name
    .split(/_|(?<=[a-z])(?=[A-Z])|(?<=\d)(?=[A-Z][a-z])/)
    .map((word) => SHORT_FORMS.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');

/** What is one word of the program's, perhaps: a short form, or with a hump or a stroke inside. */
const isName = (word: string): boolean => /[a-z][A-Z]|\w_\w/.test(word) || SHORT_FORMS.has(word);

/**
 * Where in the product: a word of the program made readable, 'PrimarySurvey' as 'Primary survey'. What people wrote, and
 * addresses and ids, stay as they are.
 */
export function placeWords(context: string): string {
  const words = context.replace(/(?<!\S)([A-Za-z]\w*)(?=[,;:.]?(?!\S))/g, (word) =>
    isName(word) ? nameWords(word) : word,
  );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Their contexts begin with the list's name and go on with the filters that were used. */
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

/** A field's name as the trail holds it, readable: `entries.heart_rate` becomes 'entries, heart rate'. An entry's id stays. */
export function fieldWords(field: string): string {
  return field
    .split(/[./]/)
    .map((piece) => (/^\w+$/.test(piece) ? nameWords(piece) : piece))
    .join(', ');
}
