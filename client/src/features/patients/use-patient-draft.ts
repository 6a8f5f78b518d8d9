import { useState } from 'react';
import type { PatientField } from '../../components/patient-answers/patient-answers';
import { chosenIn, rebased, type Typing } from '../../components/patient-answers/rebase';
import type { PatientDraft } from './patient-draft';

/**
 * What is typed about a patient. Where his `row` is read again while the form is open, what somebody else saved comes in
 * wherever nothing was typed; where something was, both answers are to be chosen from.
 */
export function usePatientDraft(row: PatientDraft) {
  const [typing, setTyping] = useState<Typing<PatientDraft>>({ form: row, begun: row });
  const { form: draft, clashing } = rebased(typing, row);
  return {
    draft,
    clashing,
    change: (changes: Partial<PatientDraft>) => {
      setTyping((current) => {
        const { form, begun } = rebased(current, row);
        return { form: { ...form, ...changes }, begun };
      });
    },
    choose: (field: PatientField, side: 'mine' | 'theirs') => {
      setTyping((current) => chosenIn(rebased(current, row), row, field, side));
    },
  };
}
