import type { ItemType, LegalClass } from '@sideline/schema/inventory/vocabulary';

/** The stock state of an item, for filters. */
export const STOCK_STATE_TABLE = {
  in_stock: { label: 'Some at a real location' },
  out_of_stock: { label: 'None at any real location' },
  low: { label: 'Below the minimum at a location that has a rule for it' },
} as const;
export type StockState = keyof typeof STOCK_STATE_TABLE;

/** Which items to list; filters left out do not apply. */
export interface StockItemFilter {
  /** Part of the name, the SKU or the barcode. */
  readonly text?: string | null | undefined;
  readonly itemType?: ItemType | null | undefined;
  readonly legalClass?: LegalClass | null | undefined;
  readonly isControlled?: boolean | null | undefined;
  readonly isSerialised?: boolean | null | undefined;
  readonly isActive?: boolean | null | undefined;
  readonly state?: StockState | null | undefined;
  /** A key of the formulary. */
  readonly drug?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. */
  readonly updatedSince?: Date | null | undefined;
}

/** What is entered about an item, before it is checked. */
export interface NewStockItem {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly itemType: string;
  readonly legalClass?: string | null | undefined;
  readonly controlledSchedule?: number | null | undefined;
  readonly isWitnessed?: boolean | null | undefined;
  readonly drug?: string | null | undefined;
  readonly strength?: string | null | undefined;
  readonly unit: string;
  readonly unitsPerPack: number;
  readonly isBatchTracked: boolean;
  readonly hasExpiry: boolean;
  readonly isSerialised: boolean;
  readonly storage: string;
  readonly barcode?: string | null | undefined;
  readonly minShelfLifeDays?: number | null | undefined;
  readonly isSingleUse: boolean;
  readonly serviceIntervalDays?: number | null | undefined;
  readonly cylinderLitres?: number | null | undefined;
  readonly notes?: string | null | undefined;
}

/** All details of an item from now on; `version` is the one that was read. */
export interface ChangedStockItem extends NewStockItem {
  readonly version: number;
  readonly isActive: boolean;
}
