import { auditActionWords } from '@sideline/schema/audit-actions';

/** 'Opened a patient', as a filter's choice. */
export function actionLabel(action: string): string {
  const words = auditActionWords(action);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the server does by itself; nobody is behind it. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(['DEMONSTRATION_LOADED']);

export const isServersOwn = (action: string): boolean => OWN_ACTIONS.has(action);

/** Where in the product: a word of the program made readable, 'PrimarySurvey' as 'Primary survey'. */
export function placeWords(context: string): string {
  const words = fieldWords(context);
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
  return `${words}: ${kind === 'Mutation' ? 'asking to' : 'reading'} ${fieldWords(operation).toLowerCase()}`;
}

/** A field's name as the trail holds it, readable: `entries.heart_rate` becomes 'entries, heart rate'. */
export function fieldWords(field: string): string {
  return field
    .replaceAll('.', ', ')
    .replaceAll('_', ' ')
    .replace(
      /([a-z])([A-Z0-9])/g,
      (_whole, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    );
}
