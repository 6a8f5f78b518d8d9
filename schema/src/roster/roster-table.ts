import { readCsvTable, type CsvTable } from '../csv-table.js';

/** What one roster may hold. */
export const ROSTER_LIMITS = { rows: 5_000, fileBytes: 10 * 1024 * 1024, columns: 100 } as const;

export type RosterTable = CsvTable;

/** Reads a CSV file, or says why it holds no roster. */
export const readRosterTable = (bytes: Uint8Array): RosterTable | { readonly problem: string } =>
  readCsvTable(bytes, { ...ROSTER_LIMITS, empty: 'There are no people in this file.' });
