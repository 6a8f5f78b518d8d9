import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useFormProblems, type FormProblems } from '../../components/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { patientSaveText, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useOnline } from '../../lib/online';
import { inputOf, type PatientDraft } from './patient-draft';
import { patientControlId } from './patient-form';
import { useCreatePatientMutation, useUpdatePatientMutation } from './patients.generated';

/** The specification's texts (section 8). */
const OFFLINE = 'You are offline. Please connect to the internet and try again.';

/** The patient that is being edited; `version` guards against overwriting what somebody else saved meanwhile. */
interface Existing {
  readonly patient_id: string;
  readonly version: number;
}

export interface SavePatient {
  readonly isSaving: boolean;
  readonly failure: string | null;
  readonly problems: FormProblems;
  /** The id of the saved patient; null where it failed, which the form then says. */
  readonly save: (draft: PatientDraft) => Promise<string | null>;
}

/** Creates or updates a patient with the specification's messages; the server links the chosen squad along with it. */
export function useSavePatient(existing: Existing | null): SavePatient {
  const { isOnline } = useOnline();
  const problems = useFormProblems(patientControlId);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // One id for one form: a repeated press after a lost answer finds the patient that was made.
  const [newPatientId] = useState(() => newId());
  const [create] = useCreatePatientMutation({ context: inlineErrors });
  const [update] = useUpdatePatientMutation({ context: inlineErrors });

  const write = async (draft: PatientDraft): Promise<string> => {
    const input = inputOf(draft);
    if (existing === null) {
      await create({ variables: { input: { patient_id: newPatientId, ...input } } });
      return newPatientId;
    }
    await update({
      variables: { input: { patient_id: existing.patient_id, expectedVersion: existing.version, ...input } },
    });
    return existing.patient_id;
  };

  const save = async (draft: PatientDraft): Promise<string | null> => {
    setFailure(null);
    if (!isOnline) {
      setFailure(OFFLINE);
      return null;
    }
    setSaving(true);
    try {
      const patientId = await write(draft);
      notify.success(existing === null ? 'Patient created successfully.' : 'Patient updated successfully.');
      return patientId;
    } catch (error) {
      const found = problemsOf(error);
      if (found.length > 0) problems.show(found);
      else setFailure(patientSaveText(error));
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, problems, save };
}
