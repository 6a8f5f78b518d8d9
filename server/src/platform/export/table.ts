/** A table that leaves as a file, whatever kind: numbers and moments stay what they are as long as the kind knows them. */
export type Cell = string | number | boolean | Date | null | undefined;

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}
