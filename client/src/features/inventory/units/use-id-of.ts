import { useState } from 'react';
import { v7 as newId } from 'uuid';

/** An id for what is being entered: the same however often it is sent, and another for the next thing. */
export function useIdOf(entered: unknown): string {
  const [kept, setKept] = useState(() => ({ entered, id: newId() }));
  if (kept.entered === entered) return kept.id;
  const next = { entered, id: newId() };
  setKept(next);
  return next.id;
}
