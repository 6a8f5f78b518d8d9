import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { ScanField } from './scan-field';
import { useItemOfCode, type ScannedItem } from './use-item-of-code';

interface ItemScanFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly onChoose: (item: ScannedItem) => void;
  /** A code that no item has. */
  readonly onUnknown?: (code: ScannedCode) => void;
}

/** Where an item is chosen: by its barcode, by our label of it or of one of its lots, or by name and SKU. */
export function ItemScanField(props: ItemScanFieldProps) {
  return <ScanField {...props} placeholder="Name, SKU or barcode" {...useItemOfCode()} />;
}
