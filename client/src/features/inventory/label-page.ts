import type { LabelKind } from '@sideline/schema/inventory/scan-codes';

/** The page of the thing that carries a label. A lot's page is its item's, which has to be looked up. */
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

/** The page that creates an item from a barcode without a match. */
export const newItemPath = (barcode: string): string => `/inventory/items?new=${encodeURIComponent(barcode)}`;
