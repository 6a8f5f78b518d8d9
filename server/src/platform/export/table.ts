/** A table to be written as a file of any kind: numbers and moments keep their type if the kind of file has one. */
export type Cell = string | number | boolean | Date | null | undefined;

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}
