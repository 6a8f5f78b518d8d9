import {
  DEFAULT_ORDERS,
  LIST_ORDERS,
  type ListOrder,
  type OrderKey,
  type SortDirection,
  type SortedList,
} from '@sideline/schema/lists';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressChange } from '../ui/url-filters';

/** The parameter of a list's address that holds its order: 'name', or '-name' for descending. */
export const ORDER_PARAMETER = 'sort';

/** The order in an address; the list's default if the address has none, or one that the list does not know. */
export function readOrder<L extends SortedList>(list: L, text: string | null): ListOrder<L> {
  const isDown = text?.startsWith('-') ?? false;
  const keys: readonly OrderKey<L>[] = LIST_ORDERS[list];
  const by = keys.find((key) => key === text?.slice(isDown ? 1 : 0));
  return by === undefined ? DEFAULT_ORDERS[list] : { by, direction: isDown ? 'descending' : 'ascending' };
}

/** How an address names an order; null for the list's default, which needs no name. */
export function writeOrder<L extends SortedList>(list: L, { by, direction }: ListOrder<L>): string | null {
  const usual = DEFAULT_ORDERS[list];
  if (by === usual.by && direction === usual.direction) return null;
  return direction === 'descending' ? `-${by}` : by;
}

export interface Ordering<L extends SortedList> {
  readonly list: L;
  readonly order: ListOrder<L>;
  readonly set: (by: OrderKey<L>, direction: SortDirection) => void;
}

/** A list's order kept in the address, beside its filters. */
export function useListOrder<L extends SortedList>(list: L): Ordering<L> {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const text = search.get(ORDER_PARAMETER);
  return useMemo(
    () => ({
      list,
      order: readOrder(list, text),
      set: (by, direction) => {
        const written = writeOrder(list, { by, direction });
        changeAddress((params) => {
          if (written === null) params.delete(ORDER_PARAMETER);
          else params.set(ORDER_PARAMETER, written);
        });
      },
    }),
    [list, text, changeAddress],
  );
}
