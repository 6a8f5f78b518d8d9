import type { LabelKind } from '@sideline/schema/inventory/scan-codes';

/** The page of what a label is stuck on; a lot's is its item's, which has to be asked for. */
export const pageOfLabel = (kind: Exclude<LabelKind, 'batch'>, id: string): string => {
  const encoded = encodeURIComponent(id);
  switch (kind) {
    case 'item':
      return `/inventory/items/${encoded}`;
    case 'bag':
      return `/inventory/bags/${encoded}`;
    case 'pouch':
      return `/inventory/pouches?open=${encoded}`;
    case 'location':
      return `/inventory/locations?open=${encoded}&scanned=${encoded}`;
  }
};

/** The page that makes an item of a barcode which nothing has. */
export const newItemPath = (barcode: string): string => `/inventory/items?new=${encodeURIComponent(barcode)}`;
