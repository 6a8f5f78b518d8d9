import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { lotInCode } from '../../../components/scan/item-code';
import { codeWords } from '../../../components/scan/scanned';
import { openedDevice } from '../../../lib/device/device';
import { keptDrafts } from '../../../lib/device/kept-drafts';
import { keepList, readKeptList } from '../../../lib/device/kept-lists';
import type { CountLineFragment, StocktakeDetailsFragment } from './stocktakes.generated';

/** Stocktakes and their counts on this device, encrypted with the password like everything that it keeps. */

/** Stock that is not listed, counted without a connection: the server says which item and lot it is when the count is sent. */
export interface FoundStock {
  readonly code: ScannedCode;
  /** As entered; null where the code says it, or the item has none. */
  readonly lot: string | null;
  readonly locationId: string;
}

/** A count that has not reached the server. */
export interface KeptCount {
  /** Made once, so that a count sent again after an answer was lost counts once. */
  readonly id: string;
  /** Null where it is of stock that is not listed. */
  readonly lineId: string | null;
  readonly found?: FoundStock;
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

/** The number of its lot, as entered or as the code says it; null where neither does. */
export const lotNumberOf = ({ code, lot }: Pick<FoundStock, 'code' | 'lot'>): string | null => {
  const inCode = lotInCode(code);
  return lot ?? (inCode !== null && 'number' in inCode ? inCode.number : null);
};

/** What found stock is called until the server has named it: 'GTIN 05012345678900, lot K9'. */
export const foundWords = (found: Pick<FoundStock, 'code' | 'lot'>): string => {
  const number = lotNumberOf(found);
  return [codeWords(found.code), ...(number === null ? [] : [`lot ${number}`])].join(', ');
};

interface KnownLot {
  readonly id: string;
  readonly lot: string;
  readonly expiresOn: string | null;
}

/** The lot of found stock among those that the server knows of its item; or why it cannot be counted, and what to do. */
export const lotOfFound = (
  { code, lot }: Pick<FoundStock, 'code' | 'lot'>,
  item: { readonly name: string; readonly isBatchTracked: boolean },
  lots: readonly KnownLot[],
): { readonly batchId: string | null } | { readonly refusal: string } => {
  if (!item.isBatchTracked) return { batchId: null };
  const inCode = lotInCode(code);
  if (lot === null && inCode !== null && 'batchId' in inCode) return { batchId: inCode.batchId };
  const number = lotNumberOf({ code, lot });
  if (number === null) return { refusal: `${item.name} has lots. Count it again with its lot.` };
  const expiresOn = lot === null && code.is === 'gs1' ? code.data.expiresOn : null;
  const those = lots.filter(
    (one) =>
      one.lot.toLowerCase() === number.toLowerCase() && (expiresOn === null || one.expiresOn === expiresOn),
  );
  const [only, more] = those;
  if (only === undefined)
    return {
      refusal: `Lot ${number} of ${item.name} is not known yet. Enter it on the item’s page, then count it again.`,
    };
  if (more !== undefined)
    return { refusal: `${item.name} has more than one lot ${number}. Count it again and choose the lot.` };
  return { batchId: only.id };
};

/** The copy of a stocktake with a line as the server has it now. */
export const withLine = (kept: KeptStocktake, line: CountLineFragment): KeptStocktake => ({
  ...kept,
  lines: kept.lines.some(({ id }) => id === line.id)
    ? kept.lines.map((one) => (one.id === line.id ? line : one))
    : [...kept.lines, line],
});

/** Where something unlisted can be found without asking the server: the place that is counted, and those of its lines. */
export const placesOfKept = ({
  details: { stocktake },
  lines,
}: KeptStocktake): readonly { readonly id: string; readonly name: string }[] => {
  const places = new Map<string, string>();
  if (stocktake.locationId !== null) places.set(stocktake.locationId, stocktake.locationName ?? '');
  for (const { locationId, locationName } of lines) places.set(locationId, locationName);
  return [...places].map(([id, name]) => ({ id, name }));
};

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
  isDraft,
  waitingOf: (stocktakeId, { number, counts }) =>
    counts.length === 0 ? null : { stocktakeId, number, count: counts.length },
  basisOf: (id) => stocktakeKey(id),
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

/** Whether two counts are of the same line, or of the same stock at the same place. */
const isOfSame = (one: KeptCount, other: KeptCount): boolean =>
  one.lineId !== null || other.lineId !== null
    ? one.lineId === other.lineId
    : JSON.stringify(one.found) === JSON.stringify(other.found);

/** The draft with a count: one for each line, the latest. */
export const withCount = (draft: CountDraft, count: KeptCount): CountDraft => ({
  ...draft,
  counts: [...draft.counts.filter((one) => !isOfSame(one, count)), count],
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
