import type { LocationKind, LocationType } from '@sideline/schema/inventory/vocabulary';

/** Which locations to list; filters left out do not apply. Virtual ones are never listed. */
export interface StockLocationFilter {
  /** One location. */
  readonly id?: string | null | undefined;
  /** Part of the name. */
  readonly text?: string | null | undefined;
  readonly kind?: LocationKind | null | undefined;
  readonly type?: LocationType | null | undefined;
  readonly parentId?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

/** What is entered about a place, before it is checked. */
export interface NewStockLocation {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly parentId?: string | null | undefined;
  readonly deliveryAddress?: string | null | undefined;
}

/** All details of a place from now on. Without `version` the newest is changed, as REST does. */
export interface ChangedStockLocation extends NewStockLocation {
  readonly version?: number | undefined;
  readonly isActive?: boolean | undefined;
}
