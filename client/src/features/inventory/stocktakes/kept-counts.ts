import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { openedDevice } from '../../../lib/device/device';
import { keptDrafts } from '../../../lib/device/kept-drafts';
import { keepList, readKeptList } from '../../../lib/device/kept-lists';
import type { CountLineFragment, StocktakeDetailsFragment } from './stocktakes.generated';

/** Stocktakes and their counts on this device, encrypted with the password like everything that it keeps. */

/** A count that has not reached the server. */
export interface KeptCount {
  /** Made once, so that a count sent again after an answer was lost counts once. */
  readonly id: string;
  readonly lineId: string;
  /** 'Gauze swab 10 cm, lot K2231'. */
  readonly name: string;
  readonly quantity: number;
  /** How often the line had been counted when it was loaded. */
  readonly counts: number;
  /** ISO 8601. Any move after it makes the count out of date. */
  readonly countedAt: string;
  /** Why the server refused it; null if it has not been sent. */
  readonly refusal: string | null;
}

export interface CountDraft {
  readonly number: string;
  readonly counts: readonly KeptCount[];
}

/** A stocktake with unsent counts. */
export interface UnsentCounts {
  readonly stocktakeId: string;
  readonly number: string;
  readonly count: number;
}

export interface KeptStocktake {
  readonly details: StocktakeDetailsFragment;
  readonly lines: readonly CountLineFragment[];
}

/** The lines of a kept stocktake that match a code: only those of its lot, if the code names a lot that is listed. */
export const linesOfCode = (
  lines: readonly CountLineFragment[],
  code: ScannedCode,
): readonly CountLineFragment[] => {
  if (code.is === 'label')
    return lines.filter(
      ({ itemId, batchId }) =>
        (code.kind === 'item' && code.id === itemId) || (code.kind === 'batch' && code.id === batchId),
    );
  if (code.is === 'unknown') return lines.filter(({ sku }) => sku.toLowerCase() === code.text.toLowerCase());
  if (code.is !== 'gs1') return [];
  const { gtin, lot } = code.data;
  const ofItem = lines.filter(({ barcode }) => gtin !== null && barcode !== null && gtin14(barcode) === gtin);
  const ofLot = ofItem.filter((line) => lot !== null && line.lot?.toLowerCase() === lot.toLowerCase());
  return ofLot.length === 0 ? ofItem : ofLot;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is CountDraft => isObject(value) && Array.isArray(value['counts']);
const isStocktake = (value: unknown): value is KeptStocktake =>
  isObject(value) && isObject(value['details']) && Array.isArray(value['lines']);

const drafts = keptDrafts<CountDraft, UnsentCounts>({
  name: 'stocktake-counts',
  waitingName: 'stocktakes-counted',
  isDraft,
  waitingOf: (stocktakeId, { number, counts }) =>
    counts.length === 0 ? null : { stocktakeId, number, count: counts.length },
  idOf: ({ stocktakeId }) => stocktakeId,
});

export const readCounts = drafts.read;
export const keepCounts = drafts.keep;
export const unsentCounts = drafts.waiting;

/** Whether this device keeps anything. Without the password, only the page has the data. */
export const keepsCounts = async (): Promise<boolean> => (await openedDevice()) !== null;

const stocktakeKey = (id: string): string => `stocktake ${id}`;
/** Saves the stocktake as the server last sent it, so that counting can continue without the server. */
export const keepStocktake = (kept: KeptStocktake): Promise<void> =>
  keepList(stocktakeKey(kept.details.stocktake.id), kept);
export const readKeptStocktake = async (id: string): Promise<KeptStocktake | null> => {
  const kept = await readKeptList(stocktakeKey(id));
  return kept !== null && isStocktake(kept.value) ? kept.value : null;
};

/** Adds a count to the draft. Each line keeps only the latest. */
export const withCount = (draft: CountDraft, count: KeptCount): CountDraft => ({
  ...draft,
  counts: [...draft.counts.filter(({ lineId }) => lineId !== count.lineId), count],
});
export const withoutCount = (draft: CountDraft, id: string): CountDraft => ({
  ...draft,
  counts: draft.counts.filter((count) => count.id !== id),
});

type Sent = 'sent' | 'unreachable' | { readonly refusal: string };

/**
 * Sends the counts that have not been refused, one after the other. Each outcome goes into the current draft, to which
 * others may have been added. Stops at the first that does not reach the server. A refused count stays, with the reason,
 * and the line is counted again.
 */
export const sendCounts = async (
  { counts }: CountDraft,
  send: (count: KeptCount) => Promise<Sent>,
  change: (next: (before: CountDraft) => CountDraft) => Promise<void>,
): Promise<void> => {
  for (const count of counts.filter(({ refusal }) => refusal === null)) {
    const sent = await send(count);
    if (sent === 'unreachable') return;
    await change((before) =>
      sent === 'sent'
        ? withoutCount(before, count.id)
        : {
            ...before,
            counts: before.counts.map((one) =>
              one.id === count.id ? { ...one, refusal: sent.refusal } : one,
            ),
          },
    );
  }
};
