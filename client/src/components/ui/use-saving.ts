import type { Problem } from '@sideline/schema/errors';
import { useState } from 'react';
import { messageOf, problemsOf } from '../../lib/errors';
import { useFormProblems, type FormProblems } from './use-form-problems';

/** The state of saving a form. */
export interface Saving {
  readonly isSaving: boolean;
  /** What failed as a whole, in words. Problems with a single field are in `problems`. */
  readonly failure: string | null;
  readonly problems: FormProblems;
  /** Shows existing problems, otherwise runs the call. True once it has succeeded. */
  readonly run: (problems: readonly Problem[] | null, call: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Saves a form. `controlId` turns a field's name into the id of its control, so that each problem is shown at its field.
 */
export function useSaving(controlId: (field: string) => string): Saving {
  const problems = useFormProblems(controlId);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const run: Saving['run'] = async (found, call) => {
    setFailure(null);
    problems.show(found ?? []);
    if (found !== null && found.length > 0) return false;
    setSaving(true);
    try {
      await call();
      return true;
    } catch (error) {
      const refused = problemsOf(error);
      problems.show(refused);
      if (refused.length === 0) setFailure(messageOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, problems, run };
}
