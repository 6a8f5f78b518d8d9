import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { codeOf } from './errors';

/**
 * The id that a form creates something with, and a function to call with each refusal. Pressing again after a lost answer
 * finds what was created with that id. If something else has been typed since, the server refuses the id
 * (COMMAND_REUSED): the first is saved, and the next press creates another.
 */
export function useFormId(): readonly [id: string, refused: (error: unknown) => void] {
  const [id, setId] = useState(() => newId());
  const refused = (error: unknown): void => {
    if (['COMMAND_REUSED', 'CONFLICT'].includes(codeOf(error))) setId(newId());
  };
  return [id, refused];
}
