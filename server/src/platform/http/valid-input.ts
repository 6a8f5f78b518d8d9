import { check } from '@sideline/schema/validation/check';
import type { z, ZodType } from 'zod';
import { badInput } from '../errors.js';

/** What a schema makes of what was sent; BAD_INPUT with every problem that it has with it. */
export const requireValid = <S extends ZodType>(schema: S, value: unknown): z.output<S> => {
  const { data, problems } = check(schema, value);
  if (problems !== null) throw badInput(problems);
  return data;
};
