import type { StockImportState } from '@sideline/schema/inventory/stock-import';
import type { Tone } from '../../../components/ui/status-tag';
import { numberText } from '../../../lib/formats';

/** What the server says about a row of a file. */
export interface PreviewRow {
  readonly line: number;
  readonly state: StockImportState;
  readonly title: string;
  readonly changes: readonly string[];
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}
export type Preview = Readonly<Record<StockImportState, number>> & { readonly rows: readonly PreviewRow[] };

export interface ImportResult {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

export const STATE_TONES: Readonly<Record<StockImportState, Tone>> = {
  create: 'success',
  change: 'info',
  unchanged: 'neutral',
  error: 'danger',
};

const counted = (count: number, words: string): readonly string[] =>
  count === 0 ? [] : [`${numberText(count)} ${words}`];

/** 'Will create 12 and change 3. 1 has an error.' */
export const previewWords = ({ create, change, unchanged, error }: Preview): string => {
  const does = [
    ...counted(create, 'to create'),
    ...counted(change, 'to change'),
    ...counted(unchanged, 'unchanged'),
    ...counted(error, error === 1 ? 'with an error' : 'with errors'),
  ].join(', ');
  return `Rows: ${does}. ${error > 0 ? 'Correct the errors in the file, and choose it again: nothing is imported until then.' : 'Nothing has been imported yet.'}`;
};

export const resultWords = ({ created, changed, unchanged }: ImportResult): string =>
  `Imported: ${[...counted(created, 'created'), ...counted(changed, 'changed'), ...counted(unchanged, 'unchanged')].join(', ')}.`;
