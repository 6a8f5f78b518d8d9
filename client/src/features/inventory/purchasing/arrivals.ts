import { gtin14 } from '@sideline/schema/inventory/gtin';
import { expiryDayOf } from '@sideline/schema/inventory/lot-expiry';
import { outstandingOf } from '@sideline/schema/inventory/purchasing';
import { addQuantities } from '@sideline/schema/inventory/quantity';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import type { ScanChoice } from '../../../components/scan/scanned';
import type { ChosenPlace } from '../papers/place-picker';
import { amountWords } from '../stock-words';
import type { OrderLineFragment } from './purchasing.generated';

/** A lot that arrived on an order, while it is being entered. */
export interface Arrival {
  readonly key: string;
  readonly line: OrderLineFragment;
  readonly quantity: number | null;
  readonly damaged: number | null;
  readonly lot: string;
  readonly expiresOn: string;
  readonly serial: string;
  readonly overReason: string;
  /** Where it is put, if that is not where its line is for. */
  readonly place: ChosenPlace | null;
}

/** A line that was scanned, with what its code says about the lot, or one chosen by hand. */
export interface FoundLine extends ScanChoice {
  readonly line: OrderLineFragment;
  readonly isScanned: boolean;
  readonly lot: string;
  readonly expiresOn: string;
  readonly serial: string;
  readonly count: number | null;
}

export const choiceOf = (line: OrderLineFragment, code: ScannedCode | null): FoundLine => ({
  id: line.id,
  name: line.itemName,
  detail: `${line.supplierSku}, ${amountWords(outstandingOf(line), line.unit)} still to arrive for ${line.locationName}`,
  line,
  isScanned: code !== null,
  lot: code?.is === 'gs1' ? (code.data.lot ?? '') : '',
  expiresOn: code?.is === 'gs1' ? (code.data.expiresOn ?? '') : '',
  serial: code?.is === 'gs1' ? (code.data.serial ?? '') : '',
  count: code?.is === 'gs1' ? (code.data.itemCount ?? code.data.containedCount) : null,
});

export const isOf = (line: OrderLineFragment, code: ScannedCode): boolean => {
  if (code.is === 'gs1')
    return code.data.gtin !== null && line.barcode !== null && gtin14(line.barcode) === code.data.gtin;
  if (code.is === 'label') return code.kind === 'item' && code.id === line.itemId;
  if (code.is !== 'unknown') return false;
  const text = code.text.toLowerCase();
  return [line.sku, line.supplierSku].some((known) => known.toLowerCase() === text);
};

/** How much of a line has still to arrive, after what has been entered. */
const leftOf = (line: OrderLineFragment, known: readonly Arrival[]): number =>
  outstandingOf({
    ordered: line.ordered,
    received: addQuantities(
      line.received,
      ...known
        .filter((one) => one.line.id === line.id)
        .flatMap(({ quantity, damaged }) => [quantity ?? 0, damaged ?? 0]),
    ),
  });

/**
 * The line that a code belongs to. An order may have an item on several lines, each for a different location. They are
 * filled one after the other.
 */
export const lineOf = (
  lines: readonly OrderLineFragment[],
  known: readonly Arrival[],
  code: ScannedCode,
): OrderLineFragment | undefined => {
  const those = lines.filter((line) => isOf(line, code));
  return those.find((line) => leftOf(line, known) > 0) ?? those[0];
};

/** A lot is its number and its expiry: two deliveries of one number with different dates are two lots. */
const isSameLot = (
  one: Pick<Arrival, 'lot' | 'expiresOn'>,
  other: Pick<Arrival, 'lot' | 'expiresOn'>,
): boolean =>
  one.lot.toLowerCase() === other.lot.toLowerCase() &&
  (one.expiresOn === '' ||
    other.expiresOn === '' ||
    expiryDayOf(one.expiresOn) === expiryDayOf(other.expiresOn));

/**
 * What has arrived, with one more found. Each scan is one pack and is added to its lot, even if the code does not name
 * one. A line chosen by hand is everything still to arrive. An item with a serial number always gets a line of its own.
 */
export const withFound = (known: readonly Arrival[], found: FoundLine, key: string): readonly Arrival[] => {
  const { line, lot, serial, expiresOn } = found;
  const pack = found.count ?? line.packQuantity;
  const same = known.find(
    (one) =>
      found.isScanned &&
      !line.isSerialised &&
      one.line.id === line.id &&
      isSameLot(one, found) &&
      one.serial === '' &&
      serial === '',
  );
  if (same !== undefined)
    return known.map((one) =>
      one === same
        ? {
            ...one,
            quantity: addQuantities(one.quantity ?? 0, pack),
            expiresOn: one.expiresOn === '' ? expiresOn : one.expiresOn,
          }
        : one,
    );
  const quantity = line.isSerialised ? 1 : found.isScanned ? pack : leftOf(line, known);
  return [
    { key, line, quantity, damaged: null, lot, expiresOn, serial, overReason: '', place: null },
    ...known,
  ];
};
