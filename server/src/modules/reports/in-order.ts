import { END_BEFORE_START } from '@sideline/schema/validation/instant';
import type { z } from 'zod';

/** A list of a time that ends before it starts would be empty, and look as if there were nothing. */
export const inOrder = <S extends z.ZodType<{ from?: Date | undefined; to?: Date | undefined }>>(
  list: S,
): S =>
  list.refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: END_BEFORE_START,
  });
