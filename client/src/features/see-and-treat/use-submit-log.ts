import { ERRORS } from '@sideline/schema/errors';
import { check } from '@sideline/schema/validation/check';
import { incidentTimeProblems, seeAndTreatLog } from '@sideline/schema/validation/see-and-treat';
import { useState } from 'react';
import { useFormProblems, type FormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf, problemsOf } from '../../lib/errors';
import type { LogDraft } from './log-draft';
import { logControlId } from './see-and-treat-form';
import { useSubmitSeeAndTreatLogMutation } from './see-and-treat.generated';

/** `known`: the server has a log with that id and other content, so this one needs a new id. */
export type SubmitOutcome = 'submitted' | 'refused' | 'known';

export interface SubmitLog {
  readonly isSubmitting: boolean;
  readonly failure: string | null;
  readonly problems: FormProblems;
  /** The outcome. `failure` and `problems` say what is wrong, and nothing is lost. */
  readonly submit: (draft: LogDraft) => Promise<SubmitOutcome>;
  /** Removes messages about a log that the form no longer shows. */
  readonly clear: () => void;
}

/** Submits a log. If it is submitted again after an answer was lost, it is the same log. */
export function useSubmitLog(): SubmitLog {
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(logControlId);
  const [send, { loading }] = useSubmitSeeAndTreatLogMutation({ context: inlineErrors });

  const submit = async (draft: LogDraft): Promise<SubmitOutcome> => {
    setFailure(null);
    const typed = new Date(draft.incidentDate);
    const { data: log, problems: found } = check(seeAndTreatLog, {
      ...draft,
      zoneId: draft.zoneId === '' ? null : draft.zoneId,
      incidentDate: Number.isNaN(typed.getTime()) ? null : typed,
    });
    const wrong = found ?? incidentTimeProblems(log.incidentDate, new Date());
    problems.show(wrong);
    if (log === null || wrong.length > 0) return 'refused';
    try {
      const consumables = draft.consumables.map(({ words: _, overrideReason = null, ...used }) => ({
        ...used,
        overrideReason,
      }));
      await send({
        variables: { input: { ...log, incidentDate: log.incidentDate.toISOString(), consumables } },
      });
      return 'submitted';
    } catch (error) {
      const refused = problemsOf(error);
      if (refused.length > 0) problems.show(refused);
      const isKnown = codeOf(error) === 'COMMAND_REUSED';
      const isSaid = isKnown || codeOf(error) === 'PATIENT_DECEASED';
      if (refused.length === 0) setFailure(isSaid ? messageOf(error) : ERRORS.SEE_AND_TREAT_FAILED.message);
      return isKnown ? 'known' : 'refused';
    }
  };
  const clear = () => {
    setFailure(null);
    problems.clear();
  };
  return { isSubmitting: loading, failure, problems, submit, clear };
}
