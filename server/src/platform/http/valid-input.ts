import { check } from '@sideline/schema/validation/check';
import type { z, ZodType } from 'zod';
import { badInput } from '../errors.js';

/** The input parsed by a schema; BAD_INPUT with every problem found. */
export const requireValid = <S extends ZodType>(schema: S, value: unknown): z.output<S> => {
  const { data, problems } = check(schema, value);
  if (problems !== null) throw badInput(problems);
  return data;
};
