import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { codeOf } from './errors';

/**
 * The id under which a form creates, and what is to be told of each refusal. A repeated press after a lost answer finds by it
 * what was created. Once something else was typed the server refuses the id (COMMAND_REUSED): what was sent first stands, and what
 * is sent next is another.
 */
export function useFormId(): readonly [id: string, refused: (error: unknown) => void] {
  const [id, setId] = useState(() => newId());
  const refused = (error: unknown): void => {
    if (['COMMAND_REUSED', 'CONFLICT'].includes(codeOf(error))) setId(newId());
  };
  return [id, refused];
}
