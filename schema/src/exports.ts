import type { SortedList } from './lists.js';

/** What leaves as a file, short or long: one table for the server and the screens. */

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf', 'zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The lists that leave as a file. */
export type ExportedList = Exclude<SortedList, 'stockItems' | 'stockBatches'>;
/** What is offered at once, as long as it is short. */
export type ShortExport = ExportedList | 'shiftReport';
/** The evidence pack is always made in the background. */
export type ExportKind = ShortExport | 'evidence';
/** As what a report leaves that is no list. */
export const SHIFT_REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const satisfies readonly ExportFormat[];
export type ShortFormat = (typeof SHIFT_REPORT_FORMATS)[number];

interface Export {
  readonly label: string;
  readonly formats: readonly ExportFormat[];
  /** What its progress counts. */
  readonly counts: 'rows' | 'files';
}

export const EXPORTS: Readonly<Record<ExportKind, Export>> = {
  patients: { label: 'Patients', formats: ['csv'], counts: 'rows' },
  prfs: { label: 'PRFs', formats: ['csv'], counts: 'rows' },
  events: { label: 'Events', formats: ['csv'], counts: 'rows' },
  audit: { label: 'Audit log', formats: ['csv'], counts: 'rows' },
  seeAndTreat: { label: 'See-and-treat logs', formats: ['csv'], counts: 'rows' },
  shiftReport: { label: 'Shift report', formats: SHIFT_REPORT_FORMATS, counts: 'rows' },
  evidence: { label: 'Evidence pack', formats: ['zip'], counts: 'files' },
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
export const exportPath = (kind: ShortExport, format: ShortFormat): string =>
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
