import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { withAnswers } from '@sideline/schema/prf/questions/answers';
import type { AskedQuestion } from '@sideline/schema/prf/questions/asked';
import { questionsWithMemory } from '@sideline/schema/prf/questions/table';
import { contradictions } from '@sideline/schema/prf/rules/completeness';

/** Asks one record repeatedly, with the answers. A rule is evaluated again only if what it reads has changed. */
export const asking = (): ((facts: PrfFacts) => readonly AskedQuestion[]) => {
  const ofTable = questionsWithMemory();
  return (facts) => withAnswers(contradictions(facts, ofTable), facts);
};
