import type { Problem } from '@sideline/schema/errors';
import { badInput } from '../errors.js';
import { isId } from '../ids.js';

/** What is wrong with a field that should hold a UUID and does not. */
export const notAnId = (field: string): Problem => ({
  field,
  code: 'invalid',
  message: 'This is not a valid id.',
});

/** BAD_INPUT naming the field where the text is no UUID. Where a record is looked up by it, NOT_FOUND says so instead. */
export const requireId = (id: string, field: string): void => {
  if (!isId(id)) throw badInput([notAnId(field)]);
};
