import { gtin14 } from '@sideline/schema/inventory/gtin';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';

/**
 * How to look for an item by a code: by its id, by the id of one of its lots, by its GTIN or by its SKU. Null for
 * anything else.
 */
export type ItemCode =
  | { readonly by: 'item' | 'batch'; readonly id: string }
  | { readonly by: 'gtin' | 'sku'; readonly text: string };

export const itemCodeOf = (code: ScannedCode): ItemCode | null => {
  switch (code.is) {
    case 'label':
      return code.kind === 'item' || code.kind === 'batch' ? { by: code.kind, id: code.id } : null;
    case 'gs1':
      return code.data.gtin === null ? null : { by: 'gtin', text: code.data.gtin };
    case 'unknown':
      return code.text === '' ? null : { by: 'sku', text: code.text };
    case 'unreadable_gs1':
      return null;
  }
};

/** The lot that a code belongs to: our own label names it, and a manufacturer's code has its number. */
export type LotInCode = { readonly batchId: string } | { readonly number: string };

export const lotInCode = (code: ScannedCode): LotInCode | null => {
  if (code.is === 'label') return code.kind === 'batch' ? { batchId: code.id } : null;
  const number = code.is === 'gs1' ? (code.data.serial ?? code.data.lot) : null;
  return number === null ? null : { number };
};

interface Coded {
  readonly sku: string;
  readonly barcode: string | null;
}

/** The item that has exactly this code, because a search also finds names that contain it. */
export const withCode = <Item extends Coded>(items: readonly Item[], code: ItemCode): Item | null => {
  if (code.by === 'gtin')
    return items.find(({ barcode }) => barcode !== null && gtin14(barcode) === code.text) ?? null;
  if (code.by === 'sku')
    return items.find(({ sku }) => sku.toLowerCase() === code.text.toLowerCase()) ?? null;
  return null;
};
