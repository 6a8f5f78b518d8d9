import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';

/** A lot in a list, or an item without lots. */
export interface OfferedLot {
  readonly itemId: string;
  readonly batchId: string | null;
  readonly lot: string | null;
  readonly serial?: string | null;
  /** The item's barcode. If the list does not know it, it is left out and a scanned barcode decides nothing. */
  readonly barcode?: string | null;
}

/** The one lot that a code names; null if it names none or several. A lot number alone does not tell two items apart. */
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
      // An item without a barcode is known only by its numbers.
      if (barcode !== null && gtin !== null && gtin14(barcode) !== gtin) return false;
      if (serialNumber !== null && serial != null) return isSame(serial, serialNumber);
      if (lotNumber !== null && lot !== null) return isSame(lot, lotNumber);
      // A pack that names a number is not any pack of its item.
      const isAny = lot === null || (lotNumber === null && serialNumber === null);
      return isAny && barcode !== null && gtin !== null;
    }
    case 'unknown':
      return isSame(lot, code.text) || isSame(serial, code.text);
    case 'unreadable_gs1':
      return false;
  }
};
