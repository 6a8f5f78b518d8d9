import type { ChosenPlace } from '../papers/place-picker';
import type { OrderDetailsFragment, OrderOfferFragment } from './purchasing.generated';

/** A line of an order while it is drafted. */
export interface DraftLine {
  readonly id: string;
  readonly offer: Omit<OrderOfferFragment, '__typename'>;
  readonly packs: number | null;
  /** Null where the line goes to wherever the order is delivered, also when that changes. */
  readonly place: ChosenPlace | null;
}

/** The lines of a draft. The server gives each its place: only another than the order's is the line's own. */
export const draftLinesOf = ({ order, lines }: Pick<OrderDetailsFragment, 'order' | 'lines'>): DraftLine[] =>
  lines.map(({ id, supplierItemId, packs, locationId, locationName, ...line }) => ({
    id,
    packs,
    offer: { ...line, id: supplierItemId },
    place: locationId === order.deliveryLocationId ? null : { id: locationId, name: locationName },
  }));
