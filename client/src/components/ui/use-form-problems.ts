import type { Problem } from '@sideline/schema/errors';
import { useState } from 'react';
import type { FieldProblem } from './entity-form';

/** What is wrong with a small form: by field for the lines under the controls, and all of it for the summary. */
export interface FormProblems {
  readonly attempt: number;
  readonly list: readonly FieldProblem[];
  readonly of: (field: string) => string | null;
  readonly show: (problems: readonly Problem[]) => void;
  readonly clear: () => void;
}

/**
 * `controlId` turns a field's name (`password` of `input.password`) into the id of its control. `said` translates what
 * the rules and the server say into the page's language.
 */
export function useFormProblems(
  controlId: (field: string) => string,
  said: (text: string, code?: string) => string = (text) => text,
): FormProblems {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const nameOf = ({ field }: Problem): string => field.replace(/^input\./, '');
  return {
    attempt,
    list: problems.map((problem) => ({
      controlId: controlId(nameOf(problem)),
      message: said(problem.message, problem.code),
    })),
    of: (field) => {
      const found = problems.find((problem) => nameOf(problem) === field);
      return found ? said(found.message, found.code) : null;
    },
    show: (next) => {
      setProblems(next);
      setAttempt((count) => count + 1);
    },
    clear: () => setProblems([]),
  };
}
