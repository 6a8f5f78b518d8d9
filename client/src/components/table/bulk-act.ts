import type { ReactNode } from 'react';

/** What can be done to several rows at once. It is done to one after the other, as if each were chosen by itself. */
export interface BulkAct<Row> {
  readonly key: string;
  /** 'Disable' */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  /** What the selected rows are called, and what happens to them: 'Disable 3 accounts?'. */
  readonly noun: readonly [one: string, many: string];
  /** What it means, before it is done. */
  readonly consequence: string;
  /** Rows that it can be done to; the others stay as they are. */
  readonly applies: (row: Row) => boolean;
  /** Why the others stay as they are: 'They are already disabled, or are your own.' */
  readonly otherwise: string;
  /** Rejects with what the server said; answers the row as it is afterwards. */
  readonly run: (row: Row) => Promise<Row>;
  /** 'disabled', after the number of rows. */
  readonly done: string;
  /** What brings a row back, as `run` answered it. */
  readonly undo?: { readonly label: string; readonly done: string; readonly run: (row: Row) => Promise<Row> };
}

/** Offered for a list whose rows can be selected; every such list can be downloaded. */
export interface Selectable<Row> {
  readonly acts?: readonly BulkAct<Row>[];
  /** What else is offered for the selected rows and changes none of them, such as labels for them. */
  readonly more?: (rows: readonly Row[]) => ReactNode;
  /** The rows have changed: the list is read again. */
  readonly onChanged?: () => void;
}
