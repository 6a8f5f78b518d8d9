import { ERRORS } from '@sideline/schema/errors';
import { isSame } from '@sideline/schema/prf/record/merge';
import { useState, type ReactNode } from 'react';
import { v7 as newId } from 'uuid';
import { useLikePatients } from '../../components/like-patients/use-like-patients';
import { CHANGED_MEANWHILE } from '../../components/patient-answers/rebase';
import { useFormProblems, type FormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, failureText, isOffline, problemsOf } from '../../lib/errors';
import { madeEarlier } from '../../lib/made-earlier';
import { notify } from '../../lib/notices';
import { useOnline } from '../../lib/online';
import { draftOf, inputOf, type PatientDraft } from './patient-draft';
import { patientControlId } from './patient-form';
import {
  useCreatePatientMutation,
  useMadePatientLazyQuery,
  useUpdatePatientMutation,
} from './patients.generated';

/** The specification's texts (section 8). */
const OFFLINE = 'You are offline. Please connect to the internet and try again.';

/** The patient that is being edited. `version` prevents overwriting what another person has saved since. */
export interface Existing {
  readonly id: string;
  readonly version: number;
  /** Loads the patient again after another person saved them. Returns whether that worked. */
  readonly reread: () => Promise<boolean>;
}

export interface SavePatient {
  readonly isSaving: boolean;
  readonly failure: string | null;
  readonly problems: FormProblems;
  /** Asks whether a new or now identified patient is already registered; null while nothing is asked. */
  readonly dialog: ReactNode;
  /** The id of the saved or already registered patient; null if saving failed, which the form then shows. */
  readonly save: (draft: PatientDraft) => Promise<string | null>;
}

/** Creates or updates a patient with the specification's messages. The server links the chosen squad at the same time. */
export function useSavePatient(existing: Existing | null): SavePatient {
  const { isOnline } = useOnline();
  const problems = useFormProblems(patientControlId);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // One id for each form: if it is sent again after an answer was lost, the server finds the patient that was made.
  const [newPatientId] = useState(() => newId());
  const [create] = useCreatePatientMutation({ context: inlineErrors });
  const [readMade] = useMadePatientLazyQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdatePatientMutation({ context: inlineErrors });

  const like = useLikePatients();

  /** Null if the user went back to the form. */
  const write = async (draft: PatientDraft): Promise<string | null> => {
    const input = inputOf(draft);
    let row: Pick<Existing, 'id' | 'version'> | null = existing;
    if (row === null) {
      const registered = await like.register(
        input,
        { id: newPatientId, isNew: true, typed: input },
        (differsFrom) =>
          madeEarlier(
            async () => {
              const variables = { input: { id: newPatientId, ...input, differsFrom } };
              return (await create({ variables })).data?.createPatient.patient ?? null;
            },
            async () => (await readMade({ variables: { id: newPatientId } })).data?.patient ?? null,
          ),
      );
      if (registered.kind === 'known') return registered.patient.id;
      if (registered.kind === 'left') return null;
      const { made } = registered;
      // An earlier press may have created the patient, whose row does not have what was typed since.
      if (made !== null && !isSame(inputOf(draftOf(made)), input)) row = made;
    }
    if (row !== null) {
      const { id, version: expectedVersion } = row;
      const written = await like.register(input, { id, isNew: false, typed: input }, (differsFrom) =>
        update({ variables: { input: { id, expectedVersion, ...input, differsFrom } } }),
      );
      if (written.kind === 'known') return written.patient.id;
      if (written.kind === 'left') return null;
    }
    notify.success(existing === null ? 'Patient created successfully.' : 'Patient updated successfully.');
    return row?.id ?? newPatientId;
  };

  const save = async (draft: PatientDraft): Promise<string | null> => {
    setFailure(null);
    if (!isOnline) {
      setFailure(OFFLINE);
      return null;
    }
    setSaving(true);
    try {
      return await write(draft);
    } catch (error) {
      // What the other person saved appears in the form. If both changed a value, both answers are shown.
      if (codeOf(error) === 'PATIENT_CHANGED' && (await existing?.reread())) {
        setFailure(CHANGED_MEANWHILE);
        return null;
      }
      const found = problemsOf(error);
      if (found.length > 0) problems.show(found);
      else setFailure(isOffline(error) ? OFFLINE : failureText(error, ERRORS.PATIENT_SAVE_FAILED.message));
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, problems, dialog: like.dialog, save };
}
