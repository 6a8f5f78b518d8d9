import { gtin14 } from '@sideline/schema/inventory/gtin';
import { chooseLots, refusalOfLot, type LotRefusal } from '@sideline/schema/inventory/fefo';
import { formatDate } from '../../lib/dates';
import { amountWords } from '../../lib/stock-words';
import type { UsableLotFragment } from './record-stock.generated';

/** A place from which stock is taken. */
export interface StockPlace {
  readonly id: string;
  readonly name: string;
}

/** What a record keeps about stock that was taken: the catalogue's group `batch`. */
export interface TakenBatch {
  readonly lot?: string;
  readonly expiry?: string;
  readonly taken?: number;
  readonly taken_from: string;
  readonly override_reason?: string;
  readonly item_id: string;
  readonly batch_id?: string;
  readonly location_id: string;
}

/** The key of a lot at its place. An item without lots uses its own. */
export const keyOfLot = ({ itemId, batchId, locationId }: UsableLotFragment): string =>
  `${batchId ?? itemId} ${locationId ?? ''}`;

/** Whether a manufacturer's code belongs to this lot. A lot number alone does not tell two items apart. */
export const isOfGs1 = (
  { barcode, lot }: Pick<UsableLotFragment, 'barcode' | 'lot'>,
  code: { readonly gtin: string; readonly lot: string | null },
): boolean =>
  barcode !== null &&
  gtin14(barcode) === code.gtin &&
  (code.lot === null || lot?.toLowerCase() === code.lot.toLowerCase());

/** A lot as the scanned pack has it: a date on the pack that is earlier than the one in the books holds. */
export const asPrinted = <Lot extends Pick<UsableLotFragment, 'expiresOn'>>(
  lot: Lot,
  printedOn: string | null,
): Lot =>
  printedOn !== null && (lot.expiresOn === null || printedOn < lot.expiresOn)
    ? { ...lot, expiresOn: printedOn }
    : lot;

/**
 * Whether a dose needs a witness: of a controlled drug, or from an item whose moves the provider has witnessed, whatever
 * its schedule.
 */
export const needsWitness = (
  schedule: number | null | undefined,
  lots: readonly Pick<UsableLotFragment, 'isWitnessed' | 'itemId'>[],
  taken: Pick<TakenBatch, 'item_id'>,
): boolean =>
  (schedule ?? null) !== null || lots.some((lot) => lot.isWitnessed && lot.itemId === taken.item_id);

/** Why a lot cannot be used today; null if it can. An item in the hand exists even if the books show none. */
export const refusalOf = (
  { expiresOn, status }: Pick<UsableLotFragment, 'expiresOn' | 'status'>,
  today: string,
): Exclude<LotRefusal, 'none_free'> | null => {
  const why = refusalOfLot({ expiresOn, status, free: 1 }, today);
  return why === 'none_free' ? null : why;
};

export const REFUSAL_WORDS: Readonly<Record<Exclude<LotRefusal, 'none_free'>, string>> = {
  recalled: 'Recalled. Do not use it.',
  quarantined: 'In quarantine. Do not use it.',
  expired: 'Expired. Needs a reason.',
};

/** The lots in the order of use, followed by those that cannot be taken. */
export const inOrderOfUse = (
  lots: readonly UsableLotFragment[],
  today: string,
): readonly UsableLotFragment[] => {
  const { order, refused } = chooseLots(
    lots.map((lot) => ({
      batchId: keyOfLot(lot),
      expiresOn: lot.expiresOn,
      receivedAt: lot.receivedAt,
      status: lot.status,
      free: lot.quantity,
    })),
    1,
    today,
  );
  const byKey = new Map(lots.map((lot) => [keyOfLot(lot), lot]));
  return [...order, ...refused.map(({ batchId }) => batchId)].flatMap((key) => byKey.get(key) ?? []);
};

/**
 * The lots that a dose may come from: those of a formulary drug or, for a drug outside it, of the medicines that have
 * none. Items with the name of the dose come first.
 */
export const lotsOfDrug = (
  lots: readonly UsableLotFragment[],
  drug: string,
  named: string | null,
  today: string,
): readonly UsableLotFragment[] => {
  if (named === null)
    return inOrderOfUse(
      lots.filter((lot) => lot.drug === drug),
      today,
    );
  const medicines = inOrderOfUse(
    lots.filter((lot) => lot.drug === null && lot.itemType === 'medicine'),
    today,
  );
  const words = named.trim().toLowerCase();
  const isNamed = ({ itemName }: UsableLotFragment): boolean =>
    words !== '' && itemName.toLowerCase().includes(words);
  return [...medicines.filter(isNamed), ...medicines.filter((lot) => !isNamed(lot))];
};

/**
 * What a search lists: lots at hand in the order of use, then what the server found elsewhere. Anything that cannot be
 * taken comes last.
 */
export const inOrderOfListing = (
  atHand: readonly UsableLotFragment[],
  elsewhere: readonly UsableLotFragment[],
  today: string,
): readonly UsableLotFragment[] => {
  const all = [...inOrderOfUse(atHand, today), ...elsewhere];
  const isUsable = (lot: UsableLotFragment): boolean => refusalOf(lot, today) === null;
  return [...all.filter(isUsable), ...all.filter((lot) => !isUsable(lot))];
};

export const lotName = ({ lot, itemName }: Pick<UsableLotFragment, 'lot' | 'itemName'>): string =>
  lot === null ? itemName : `Lot ${lot}`;

/** 'Expires 30 Jun 2027, 9 tablets in Bag 03'. */
export const lotDetail = (lot: UsableLotFragment): string =>
  [
    ...(lot.expiresOn === null ? [] : [`Expires ${formatDate(lot.expiresOn)}`]),
    `${amountWords(lot.quantity, lot.unit)} ${lot.locationName === null ? 'in all stores' : `in ${lot.locationName}`}`,
  ].join(', ');

/** Why a lot should not be used, before its other details. */
export const lotWords = (lot: UsableLotFragment, today: string): string => {
  const why = refusalOf(lot, today);
  return why === null ? lotDetail(lot) : `${REFUSAL_WORDS[why]} ${lotDetail(lot)}`;
};

/** What the record keeps of a lot taken at a place. */
export const takenBatch = (
  lot: UsableLotFragment,
  place: StockPlace,
  more: { readonly taken?: number; readonly override_reason?: string } = {},
): TakenBatch => ({
  ...(lot.lot === null ? {} : { lot: lot.lot }),
  ...(lot.expiresOn === null ? {} : { expiry: lot.expiresOn }),
  ...more,
  taken_from: lot.locationName ?? place.name,
  item_id: lot.itemId,
  ...(lot.batchId === null ? {} : { batch_id: lot.batchId }),
  location_id: lot.locationId ?? place.id,
});

/** What a stored group takes from stock; null for a lot that was entered by hand. */
export const takenFromStock = (batch: unknown): TakenBatch | null =>
  typeof batch === 'object' &&
  batch !== null &&
  typeof (batch as { item_id?: unknown }).item_id === 'string' &&
  typeof (batch as { location_id?: unknown }).location_id === 'string'
    ? (batch as TakenBatch)
    : null;
