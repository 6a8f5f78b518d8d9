import type { Problem } from '@sideline/schema/errors';
import { badInput } from '../errors.js';
import { isId } from '../ids.js';

/** The problem with a field that should hold a UUID and does not. */
export const notAnId = (field: string): Problem => ({
  field,
  code: 'invalid',
  message: 'This is not a valid id.',
});

/**
 * BAD_INPUT naming the field if the text is not a UUID. When a record is looked up by it, the error is NOT_FOUND instead.
 */
export const requireId = (id: string, field: string): void => {
  if (!isId(id)) throw badInput([notAnId(field)]);
};
