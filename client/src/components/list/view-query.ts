import { ORDER_PARAMETER } from './list-order';

/**
 * The part of an address that a view keeps: filters and sort order, in a fixed sequence, so that two addresses that show
 * the same rows are the same view.
 */
export function viewQuery(search: string, filters: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of [...filters, ORDER_PARAMETER]) {
    const value = given.get(key);
    if (value) kept.set(key, value);
  }
  return kept.toString();
}
