import {
  LIST_ORDERS,
  SORT_DIRECTIONS,
  type ListOrder,
  type OrderKey,
  type SortDirection,
  type SortedList,
} from '@sideline/schema/lists';
import { Field, InputType, registerEnumType, type ClassType } from 'type-graphql';
import type { Keyset, KeysetColumn } from './paging.js';

const enumOf = <K extends string>(keys: readonly K[]): { readonly [Key in K]: Key } =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };

const SortDirectionEnum = enumOf<SortDirection>(SORT_DIRECTIONS);
registerEnumType(SortDirectionEnum, { name: 'SortDirection' });

/** The input type `PatientOrder` of a list's order, with its enum `PatientOrderBy`. Called once for a list. */
export const orderInputOf = <L extends SortedList>(list: L, name: string): ClassType<ListOrder<L>> => {
  const orderBy = enumOf<OrderKey<L>>(LIST_ORDERS[list]);
  registerEnumType(orderBy, {
    name: `${name}OrderBy`,
    description: 'The fields that the list can be sorted by.',
  });

  @InputType(`${name}Order`)
  class Order implements ListOrder<L> {
    @Field(() => orderBy)
    by!: OrderKey<L>;

    @Field(() => SortDirectionEnum)
    direction!: SortDirection;
  }

  return Order;
};

/** A column that depends on the direction: unknown values come last in both. */
type DirectedColumn = KeysetColumn | ((direction: SortDirection) => KeysetColumn);

/** The columns of each of a list's orders; the last of each is unique. */
export type OrderColumns<L extends SortedList> = Readonly<Record<OrderKey<L>, readonly DirectedColumn[]>>;

/** The keyset of an order. */
export const keysetOf = <L extends SortedList>(columns: OrderColumns<L>, order: ListOrder<L>): Keyset => ({
  columns: columns[order.by].map((column) =>
    typeof column === 'function' ? column(order.direction) : column,
  ),
  direction: order.direction === 'ascending' ? 'ASC' : 'DESC',
});
