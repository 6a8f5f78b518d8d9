import { ORDER_PARAMETER } from './list-order';

/**
 * What of an address a view keeps: the list's filters and its order, in one order of their own, so that two addresses that
 * show the same rows are the same view.
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
