/** A table to be written as a file of any kind: numbers and moments keep their type if the kind of file has one. */
export type Cell = string | number | boolean | Date | null | undefined;

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

export const moment = (value: string | Date | null): Date | null => (value === null ? null : new Date(value));

/** Pounds as a number, so that a spreadsheet adds them up. */
export const pounds = (pence: number | null): number | null => (pence === null ? null : pence / 100);

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
