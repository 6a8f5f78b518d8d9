/**
 * How the cells of a column are changed where they are. For facts without clinical or security meaning only, and only through a
 * change that names the version it starts from.
 */
export interface InlineEdit<Row> {
  /** 'Telephone' */
  readonly label: string;
  /** The text to type over; '' where there is nothing. */
  readonly value: (row: Row) => string;
  readonly inputMode?: 'text' | 'tel' | 'numeric';
  readonly maxLength?: number;
  /** What is wrong with a typed text and what to enter instead; null where it may be sent. */
  readonly check?: (typed: string) => string | null;
  /** Saves the trimmed text on top of `row`; answers the row of the version that the next change starts from. */
  readonly save: (row: Row, typed: string) => Promise<Row>;
  /** The list is read again. */
  readonly onChanged: () => void;
}
