import { codeOf } from './errors';

/**
 * The result of `create`. If an earlier attempt succeeded and its answer was lost, the server refuses the same id with
 * other contents (COMMAND_REUSED). Then the result is what `read` finds under that id, for the form to change to what is
 * typed now.
 */
export const madeEarlier = async <T extends object>(
  create: () => Promise<T | null>,
  read: () => Promise<T | null>,
): Promise<T | null> => {
  try {
    return await create();
  } catch (failure) {
    const made = codeOf(failure) === 'COMMAND_REUSED' ? await read() : null;
    if (made === null) throw failure;
    return made;
  }
};
