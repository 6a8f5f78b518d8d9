import type { SortedList } from './lists.js';

/** What leaves as a file, short or long: one table for the server and the screens. */

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The lists that leave as a file. */
export type ExportedList = Exclude<SortedList, 'stockItems' | 'stockBatches'>;
export type ExportKind = ExportedList | 'shiftReport';

interface Export {
  readonly label: string;
  readonly formats: readonly ExportFormat[];
}

export const EXPORTS: Readonly<Record<ExportKind, Export>> = {
  patients: { label: 'Patients', formats: ['csv'] },
  prfs: { label: 'PRFs', formats: ['csv'] },
  events: { label: 'Events', formats: ['csv'] },
  audit: { label: 'Audit log', formats: ['csv'] },
  seeAndTreat: { label: 'See-and-treat logs', formats: ['csv'] },
  shiftReport: { label: 'Shift report', formats: EXPORT_FORMATS },
};
export const EXPORT_KINDS = Object.keys(EXPORTS) as readonly ExportKind[];

/** Where a short one is made at once. */
const LIST_PATHS: Readonly<Record<ExportedList, `/api/exports/${string}`>> = {
  patients: '/api/exports/patients',
  prfs: '/api/exports/prfs',
  events: '/api/exports/events',
  audit: '/api/exports/audit-entries',
  seeAndTreat: '/api/exports/see-and-treat-logs',
};
export const exportPath = (kind: ExportKind, format: ExportFormat): string =>
  kind === 'shiftReport' ? `/api/shifts/report/${format}` : LIST_PATHS[kind];

/** How a long one stands. It waits, is made, and is then there, or not. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
export const EXPORT_STATE_LABELS: Readonly<Record<ExportState, string>> = {
  waiting: 'Waiting',
  running: 'Being made',
  done: 'Ready',
  failed: 'Not made',
  cancelled: 'Cancelled',
};
/** The states of one that is still to come. */
export const EXPORT_OPEN_STATES: readonly ExportState[] = ['waiting', 'running'];
