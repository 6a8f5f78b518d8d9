import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { openedDevice } from '../../../lib/device/device';
import { keptDrafts } from '../../../lib/device/kept-drafts';
import { keepList, readKeptList } from '../../../lib/device/kept-lists';
import type { CountLineFragment, StocktakeDetailsFragment } from './stocktakes.generated';

/** Stocktakes and what was counted of them on this device, closed with the password as everything that it keeps. */

/** A count that has not reached the server. */
export interface KeptCount {
  /** Made once: sent again after a lost answer, it counts once. */
  readonly id: string;
  readonly lineId: string;
  /** 'Gauze swab 10 cm, lot K2231'. */
  readonly name: string;
  readonly quantity: number;
  /** How often the line had been counted when it was read. */
  readonly counts: number;
  /** ISO 8601: what moved after it makes it stale. */
  readonly countedAt: string;
  /** Why the server did not take it; null where it has not been asked. */
  readonly refusal: string | null;
}

export interface CountDraft {
  readonly number: string;
  readonly counts: readonly KeptCount[];
}

/** A stocktake of which counts wait. */
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

/** Whether this device keeps anything: without the password it has only what is in the page. */
export const keepsCounts = async (): Promise<boolean> => (await openedDevice()) !== null;

const stocktakeKey = (id: string): string => `stocktake ${id}`;
/** The stocktake as the server last gave it, so that it can be counted while the server cannot be asked. */
export const keepStocktake = (kept: KeptStocktake): Promise<void> =>
  keepList(stocktakeKey(kept.details.stocktake.id), kept);
export const readKeptStocktake = async (id: string): Promise<KeptStocktake | null> => {
  const kept = await readKeptList(stocktakeKey(id));
  return kept !== null && isStocktake(kept.value) ? kept.value : null;
};

/** The draft with a count: one for each line, the latest. */
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
 * Sends the counts that nobody has refused yet, one after the other; each outcome goes into the draft as it is by then, to which
 * others may have been added. Ends at the first that does not reach the server. What is refused stays, with why: the line is
 * counted again.
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
