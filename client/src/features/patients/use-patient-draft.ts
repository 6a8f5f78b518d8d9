import { useState } from 'react';
import type { PatientField } from '../../components/patient-answers/patient-answers';
import { chosenIn, rebased, type Typing } from '../../components/patient-answers/rebase';
import type { PatientDraft } from './patient-draft';

/**
 * What is typed about a patient. If the `row` is loaded again while the form is open, values that another person saved
 * are taken wherever nothing was typed. If something was typed, the user chooses between the two answers.
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
