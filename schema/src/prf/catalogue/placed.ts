import type { Field, PrfRule } from './kinds.js';

interface Placing {
  readonly group: string;
  readonly relevant?: PrfRule;
  readonly further?: true;
  readonly withheld?: true;
}

/** The fields of one card, each with what they have in common. */
export const placed = <const P extends Placing, const Fs extends readonly Field[]>(
  placing: P,
  fields: Fs,
): { readonly [I in keyof Fs]: Fs[I] & P } =>
  // The mapped type of a tuple is its own; the language gives `map` an array's.
  fields.map((field) => ({ ...placing, ...field })) as unknown as { readonly [I in keyof Fs]: Fs[I] & P };
