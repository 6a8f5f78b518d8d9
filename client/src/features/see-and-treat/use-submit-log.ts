import { ERRORS } from '@sideline/schema/errors';
import { check } from '@sideline/schema/validation/check';
import { incidentTimeProblems, seeAndTreatLog } from '@sideline/schema/validation/see-and-treat';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useFormProblems, type FormProblems } from '../../components/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { problemsOf } from '../../lib/errors';
import type { LogDraft } from './log-draft';
import { logControlId } from './see-and-treat-form';
import { useSubmitSeeAndTreatLogMutation } from './see-and-treat.generated';

export interface SubmitLog {
  readonly isSubmitting: boolean;
  readonly failure: string | null;
  readonly problems: FormProblems;
  /** True once the server has it. What is wrong is said by `failure` and `problems`, and nothing is lost. */
  readonly submit: (draft: LogDraft) => Promise<boolean>;
}

/** Submits a log; a repeated press after a lost answer submits the same one. */
export function useSubmitLog(): SubmitLog {
  const [logId, setLogId] = useState(() => newId());
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(logControlId);
  const [send, { loading }] = useSubmitSeeAndTreatLogMutation({ context: inlineErrors });

  const submit = async ({ placeOf: _, ...draft }: LogDraft): Promise<boolean> => {
    setFailure(null);
    const typed = new Date(draft.incident_date);
    const { data: log, problems: found } = check(seeAndTreatLog, {
      ...draft,
      log_id: logId,
      incident_date: Number.isNaN(typed.getTime()) ? null : typed,
    });
    const wrong = found ?? incidentTimeProblems(log.incident_date, new Date());
    problems.show(wrong);
    if (log === null || wrong.length > 0) return false;
    try {
      await send({ variables: { input: { ...log, incident_date: log.incident_date.toISOString() } } });
      setLogId(newId());
      return true;
    } catch (error) {
      const refused = problemsOf(error);
      if (refused.length > 0) problems.show(refused);
      else setFailure(ERRORS.SEE_AND_TREAT_FAILED.message);
      return false;
    }
  };
  return { isSubmitting: loading, failure, problems, submit };
}
