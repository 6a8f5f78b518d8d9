import DataLoader from 'dataloader';
import type { Context } from '../context.js';

/** Answers a batch of keys in one statement: as many answers as keys, in their order. */
export type Batch<K, V> = (context: Context, keys: readonly K[]) => Promise<readonly (V | Error)[]>;

/** Gives the request's own loader of one kind; made at its first use. */
export type LoaderOf<K, V> = (context: Context) => DataLoader<K, V>;

/**
 * Defines a DataLoader: `export const patientById = defineLoader<string, Patient | null>((context, ids) => …)`,
 * used as `patientById(context).load(id)`. It reads through the context's manager, so inside a mutation it sees its writes.
 */
export const defineLoader = <K, V>(batch: Batch<K, V>): LoaderOf<K, V> => {
  const definition = {};
  return (context) =>
    context.loaders.get(
      definition,
      () => new DataLoader<K, V>((keys) => batch(context, keys), { maxBatchSize: 500 }),
    );
};

/** One row or null for each key, in the keys' order. */
export const inOrderOf = <K, V>(
  keys: readonly K[],
  rows: readonly V[],
  keyOf: (row: V) => K,
): (V | null)[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
};
