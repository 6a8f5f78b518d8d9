import { LIMITS } from '@sideline/schema/limits';
import { END_BEFORE_START } from '@sideline/schema/validation/instant';
import { uuid } from '@sideline/schema/validation/id';
import { z } from 'zod';

/** The filters of an export as the query part of an address has them. */

export const text = z.string().max(LIMITS.text.short).optional();
export const id = uuid().optional();
export const day = z.iso.date().optional();
export const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

/** A list of a time that ends before it starts would be empty, and look as if there were nothing. */
export const inOrder = <S extends z.ZodType<{ from?: Date | undefined; to?: Date | undefined }>>(
  list: S,
): S =>
  list.refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: END_BEFORE_START,
  });

/** A filter without unset fields: inputs of the contract allow null, but not undefined. */
export const given = <F extends object>(filter: F): { [K in keyof F]: Exclude<F[K], undefined> | null } =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value ?? null])) as {
    [K in keyof F]: Exclude<F[K], undefined> | null;
  };
