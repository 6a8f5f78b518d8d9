import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import { loadAtLast } from '../../../lib/load-chunk';

/**
 * The rules that ask about a record (questions/record-questions). Nothing that is entered waits for them. They load in
 * idle time, and their questions appear then, or with the review, which loads them too.
 */
type Asking = () => (facts: PrfFacts) => readonly AskedQuestion[];

let asking: Asking | null = null;
const listeners = new Set<() => void>();

/** Null while they are loading. */
export const questionsHere = (): Asking | null => asking;

export const onQuestionsHere = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const load = async (): Promise<void> => {
  ({ asking } = await loadAtLast(() => import('./record-questions')));
  for (const listener of listeners) listener();
};

let coming: Promise<void> | null = null;
/** Resolves when they have loaded. */
export const loadQuestions = (): Promise<void> => (coming ??= load());
