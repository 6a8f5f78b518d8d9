import { LIMITS } from '../limits.js';
import { isRecord, type SectionData } from '../prf/record/canonical.js';
import { fromThousandths, isQuantity, thousandthsOf } from './quantity.js';

/** The stock that a patient's record says was used (operations section 3, PRF and stock). */

export type ClaimSource = 'prf_drug' | 'prf_consumable';

/** The stock that one entry used. The ledger holds exactly this for the entry, or nothing. */
export interface StockClaim {
  readonly source: ClaimSource;
  readonly itemId: string;
  /** Null for an item without lots. */
  readonly batchId: string | null;
  readonly locationId: string;
  /** In the item's unit: what reached the patient. */
  readonly used: number;
  /** What was drawn up with it and thrown away. */
  readonly wasted: number;
  /** ISO 8601, where the entry says when. */
  readonly at: string | null;
  /** Why an expired lot was used. */
  readonly overrideReason: string | null;
  /** Who gave it, where the entry says so. */
  readonly givenBy: string | null;
}

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const amount = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && isQuantity(value) ? value : null;

/** A name as the register keeps it. */
const nameOf = (value: unknown): string | null =>
  text(typeof value === 'string' ? value.trim().slice(0, LIMITS.text.short) : null);

/** Units that were drawn up, as given and wasted in the proportion of the dose to what was thrown away of it. */
export const givenAndWasted = (
  taken: number,
  dose: number | null,
  wasted: number | null,
): { readonly used: number; readonly wasted: number } => {
  const total = (dose ?? 0) + (wasted ?? 0);
  if (wasted === null || wasted <= 0 || total <= 0) return { used: taken, wasted: 0 };
  // Even a trace given from a whole ampoule counts as given.
  const share = Math.round((thousandthsOf(taken) * (dose ?? 0)) / total);
  const used = dose !== null && dose > 0 ? Math.max(1, share) : share;
  return { used: fromThousandths(used), wasted: fromThousandths(thousandthsOf(taken) - used) };
};

const isOurs = (entry: Row): boolean =>
  text(entry['void_reason']) === null &&
  text(entry['voided_at']) === null &&
  entry['is_before_arrival'] !== true;

const claimOf = (source: ClaimSource, entry: Row): StockClaim | null => {
  const { batch } = entry;
  if (!isOurs(entry) || !isRecord(batch)) return null;
  const [itemId, locationId] = [text(batch['item_id']), text(batch['location_id'])];
  const taken = amount(source === 'prf_drug' ? batch['taken'] : entry['quantity']);
  if (itemId === null || locationId === null || taken === null) return null;
  const isHeldBack = source === 'prf_drug' && text(entry['not_given_reason']) !== null;
  const wasted = amount(entry['wasted']);
  // A withheld drug was never drawn up, unless some of it was thrown away.
  if (isHeldBack && wasted === null) return null;
  const split = isHeldBack
    ? { used: 0, wasted: taken }
    : givenAndWasted(taken, amount(entry['dose']), source === 'prf_drug' ? wasted : null);
  return {
    source,
    itemId,
    batchId: text(batch['batch_id']),
    locationId,
    ...split,
    at: text(entry[source === 'prf_drug' ? 'time_administered' : 'time_used']),
    overrideReason: text(batch['override_reason']),
    givenBy: source === 'prf_drug' ? nameOf(entry['given_by']) : null,
  };
};

const LISTS: readonly (readonly [field: string, source: ClaimSource])[] = [
  ['drugs_administered', 'prf_drug'],
  ['consumables_used', 'prf_consumable'],
];

/** What the section of interventions takes from stock, by the ids of its entries. */
export const stockClaims = (interventions: SectionData | undefined): ReadonlyMap<string, StockClaim> => {
  const claims = new Map<string, StockClaim>();
  for (const [field, source] of LISTS) {
    const list = interventions?.[field];
    if (!Array.isArray(list)) continue;
    for (const entry of list) {
      if (!isRecord(entry) || typeof entry['id'] !== 'string') continue;
      const claim = claimOf(source, entry);
      if (claim !== null) claims.set(entry['id'], claim);
    }
  }
  return claims;
};

/** What an entry's stock use changes to: the new use, or null where it no longer uses any. */
export interface ClaimChange {
  readonly entryId: string;
  readonly claim: StockClaim | null;
  /** Only the person who gave it has changed, so its moves stay as they are. */
  readonly isGiverOnly?: true;
}

const same = (one: StockClaim | undefined, other: StockClaim | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const withoutGiver = (claim: StockClaim | undefined): StockClaim | undefined =>
  claim && { ...claim, givenBy: null };

/** The entries whose stock use differs between two states of the section. `isMoved`: the record went to another event. */
export const claimChanges = (
  before: SectionData | undefined,
  after: SectionData | undefined,
  isMoved = false,
): readonly ClaimChange[] => {
  const [was, is] = [stockClaims(before), stockClaims(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => isMoved || !same(was.get(id), is.get(id)))
    .map((entryId) => ({
      ...{ entryId, claim: is.get(entryId) ?? null },
      ...(!isMoved && same(withoutGiver(was.get(entryId)), withoutGiver(is.get(entryId)))
        ? { isGiverOnly: true as const }
        : {}),
    }));
};
