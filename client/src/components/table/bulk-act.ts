import type { Right } from '@sideline/schema/provider/rights';
import type { ReactNode } from 'react';

/** What an action needs to know before it runs. */
interface BulkQuestion {
  readonly label: string;
  readonly hint?: string;
  /** Characters that a text may have. */
  readonly maxLength?: number;
  /** The control for the answer, by default a box for a text. */
  readonly control?: (props: {
    readonly id: string;
    readonly value: string;
    readonly onChange: (answer: string) => void;
  }) => ReactNode;
}

/** An action on several rows. It runs for one row after the other, as if each were chosen separately. */
export interface BulkAct<Row> {
  readonly key: string;
  /** 'Disable'. The dialog puts what is selected after it: 'Disable 3 accounts?'. */
  readonly label: string;
  /** What comes after the rows: 'Take 3 bags out of service?'. */
  readonly labelEnd?: string;
  /** What the bar calls it, if the label alone says too little: 'Download PDFs'. */
  readonly barLabel?: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  /** The right that it needs. If an administrator has switched it off, the button is disabled and says why. */
  readonly right?: Right;
  /** What the button that leaves everything as it is says, if 'Cancel' could mean the action itself: 'Keep them'. */
  readonly dismissLabel?: string;
  /** What the selected rows are called, and what happens to them: 'Disable 3 accounts?'. */
  readonly noun: readonly [one: string, many: string];
  /** What it means, shown before it runs. */
  readonly consequence: string;
  /** The rows that it applies to. The others stay as they are. */
  readonly applies: (row: Row) => boolean;
  /** Why the others stay as they are: 'They are already disabled, or are your own.' */
  readonly otherwise: string;
  /** If several rows may be about the same thing: it runs once for each such thing, and failures have its name. */
  readonly about?: { readonly key: (row: Row) => string; readonly name: (row: Row) => string };
  /** Asked once, for all rows. It does not run without an answer. */
  readonly asks?: BulkQuestion;
  /** Rejects with the server's message. Returns the row as it is afterwards. The answer is empty if nothing was asked. */
  readonly run: (row: Row, answer: string) => Promise<Row>;
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
