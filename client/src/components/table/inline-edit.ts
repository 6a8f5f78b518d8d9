/**
 * How the cells of a column are edited in place. Only for facts without clinical or security meaning, and only with a
 * mutation that names the version it starts from.
 */
export interface InlineEdit<Row> {
  /** 'Telephone' */
  readonly label: string;
  /** Rows whose cell can be edited; all if left out. */
  readonly isFor?: (row: Row) => boolean;
  /** The text to type over; '' where there is nothing. */
  readonly value: (row: Row) => string;
  readonly inputMode?: 'text' | 'tel' | 'numeric';
  readonly maxLength?: number;
  /** What is wrong with a typed text and what to enter instead; null if it can be sent. */
  readonly check?: (typed: string) => string | null;
  /** Saves the trimmed text on top of `row`. Returns the row with the version that the next change starts from. */
  readonly save: (row: Row, typed: string) => Promise<Row>;
  /** The list is loaded again. */
  readonly onChanged: () => void;
}
