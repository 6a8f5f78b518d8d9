import type { ReactNode } from 'react';

/** An action on several rows. It runs for one row after the other, as if each were chosen separately. */
export interface BulkAct<Row> {
  readonly key: string;
  /** 'Disable' */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  /** What the selected rows are called, and what happens to them: 'Disable 3 accounts?'. */
  readonly noun: readonly [one: string, many: string];
  /** What it means, shown before it runs. */
  readonly consequence: string;
  /** The rows that it applies to. The others stay as they are. */
  readonly applies: (row: Row) => boolean;
  /** Why the others stay as they are: 'They are already disabled, or are your own.' */
  readonly otherwise: string;
  /** Rejects with the server's message. Returns the row as it is afterwards. */
  readonly run: (row: Row) => Promise<Row>;
  /** 'disabled', after the number of rows. */
  readonly done: string;
  /** Restores a row that `run` returned. */
  readonly undo?: { readonly label: string; readonly done: string; readonly run: (row: Row) => Promise<Row> };
}

/** For a list whose rows can be selected. Every such list can be downloaded. */
export interface Selectable<Row> {
  readonly acts?: readonly BulkAct<Row>[];
  /** Other actions for the selected rows that do not change them, such as printing labels. */
  readonly more?: (rows: readonly Row[]) => ReactNode;
  /** The rows have changed, so the list is loaded again. */
  readonly onChanged?: () => void;
}
