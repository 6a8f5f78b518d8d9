import { useState } from 'react';
import { v7 as newId } from 'uuid';

/** An id for the current entry: the same however often it is sent, and a new one for the next entry. */
export function useIdOf(entered: unknown): string {
  const [kept, setKept] = useState(() => ({ entered, id: newId() }));
  if (kept.entered === entered) return kept.id;
  const next = { entered, id: newId() };
  setKept(next);
  return next.id;
}
