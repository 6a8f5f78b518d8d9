import { codeOf } from './errors';

/**
 * What `create` makes, or what an earlier try made under the same id: its answer was lost, something else was typed since, and the
 * server refuses the id (COMMAND_REUSED). `read` finds that row, which the form then brings up to what is typed.
 */
export const madeEarlier = async <T extends object>(
  create: () => Promise<T>,
  read: () => Promise<T | null>,
): Promise<T> => {
  try {
    return await create();
  } catch (failure) {
    const made = codeOf(failure) === 'COMMAND_REUSED' ? await read() : null;
    if (made === null) throw failure;
    return made;
  }
};
