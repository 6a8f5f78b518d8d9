import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';

/** A lot as a list offers it; of an item without lots, the item. */
export interface OfferedLot {
  readonly itemId: string;
  readonly batchId: string | null;
  readonly lot: string | null;
  readonly serial?: string | null;
  /** The item's barcode; left out where the list does not know it, and a scanned one then decides nothing. */
  readonly barcode?: string | null;
}

/**
 * The one of several lots that a code names; null where it names none of them, or more than one: a lot number alone does not tell
 * two items apart.
 */
export const lotOfCode = <Lot extends OfferedLot>(lots: readonly Lot[], code: ScannedCode): Lot | null => {
  const fitting = lots.filter((lot) => fits(lot, code));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

const isSame = (one: string | null | undefined, text: string): boolean =>
  one != null && one.toLowerCase() === text.toLowerCase();

const fits = ({ itemId, batchId, lot, serial, barcode }: OfferedLot, code: ScannedCode): boolean => {
  switch (code.is) {
    case 'label':
      return code.kind === 'batch' ? batchId === code.id : code.kind === 'item' && itemId === code.id;
    case 'gs1': {
      const { gtin, lot: lotNumber, serial: serialNumber } = code.data;
      if (barcode === undefined) return false;
      // An item without a barcode is known by its numbers alone.
      if (barcode !== null && gtin !== null && gtin14(barcode) !== gtin) return false;
      if (serialNumber !== null && serial != null) return isSame(serial, serialNumber);
      if (lotNumber !== null && lot !== null) return isSame(lot, lotNumber);
      // A pack that names a number is not just any of its item.
      const isAny = lot === null || (lotNumber === null && serialNumber === null);
      return isAny && barcode !== null && gtin !== null;
    }
    case 'unknown':
      return isSame(lot, code.text) || isSame(serial, code.text);
    case 'unreadable_gs1':
      return false;
  }
};
