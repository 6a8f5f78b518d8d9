import { ERRORS, type Problem } from '@sideline/schema/errors';
import { isSame } from '@sideline/schema/prf/record/merge';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import type { LikePatientFragment } from '../../../components/like-patients/like-patients.generated';
import { detailsLeftOut } from '../../../components/like-patients/details-left-out';
import { useLikePatients } from '../../../components/like-patients/use-like-patients';
import { CHANGED_MEANWHILE } from '../../../components/patient-answers/rebase';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { codeOf, failureText, isOffline, messageOf, problemsOf } from '../../../lib/errors';
import { madeEarlier } from '../../../lib/made-earlier';
import { useOnline } from '../../../lib/online';
import {
  useCreatePrfPatientMutation,
  useMadePrfPatientLazyQuery,
  useLinkPrfPatientMutation,
  useLinkPrfSquadMutation,
  useUpdatePrfPatientMutation,
} from '../prf.generated';
import { useIdentity, usePrf } from '../prf-context';
import type { PatientFormState } from './kept-form';
import { formOf, patientInput, patientSaveOf, type StoredPatientKey } from './patient-form-state';
import { typedOnKnown } from './patient-rebase';

/** The specification's texts (section 8). */
export const OFFLINE_TEXT = 'You are offline. Please connect to the internet and try again.';
const FAILED_TEXT = ERRORS.PATIENT_SAVE_FAILED.message;
const CREATED_TEXT = 'Patient created successfully.';
const UPDATED_TEXT = 'Patient updated successfully.';
export const LEFT_TEXT =
  'The patient is linked. Details that you typed and that are not in their record are still in the form. They have not been saved yet.';
const UNREAD_TEXT = 'The patient is linked, but the record could not be reloaded yet.';

type PatientInput = ReturnType<typeof patientInput>;

interface SaveOutcome {
  readonly isSaved: boolean;
  /** Whether the record has been loaded since and shows it. */
  readonly isRead: boolean;
  readonly message: string | null;
  readonly problems: readonly Problem[];
  /**
   * The form of a patient who was already registered, with what was typed and is not in their row; null if there is
   * nothing.
   */
  readonly left?: PatientFormState | null;
}

/**
 * The patient who was saved, or already existed and only has to be linked, with what was typed and is not in their row.
 */
interface Written {
  readonly id: string;
  readonly isWritten: boolean;
  readonly left: PatientFormState | null;
}

const OFFLINE: SaveOutcome = { isSaved: false, isRead: false, message: OFFLINE_TEXT, problems: [] };

/**
 * Saves the patient from the PRF (spec sections 4, 5, 7, 8): create or update, the squad's link after a save with a squad
 * chosen, then the record is linked to the patient. If the record is linked to a different patient from the one shown
 * here, it is loaded again and keeps that patient. `onWritten` gets the patient's row when it is stored, whatever happens
 * to the rest.
 */
export function useSavePrfPatient(onWritten: (row: StoredPatientKey) => void) {
  const { store, refresh } = usePrf();
  const { prfId } = useIdentity();
  const { isOnline } = useOnline();
  const [isSaving, setSaving] = useState(false);
  const like = useLikePatients({ keepsTyped: true });
  const [create] = useCreatePrfPatientMutation({ context: inlineErrors });
  const [readMade] = useMadePrfPatientLazyQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdatePrfPatientMutation({ context: inlineErrors });
  const [linkSquad] = useLinkPrfSquadMutation({ context: inlineErrors });
  const [linkPatient] = useLinkPrfPatientMutation({ context: inlineErrors });

  /**
   * Links the record to the patient, creating it if it does not exist yet. If another person has linked a different
   * patient, the user is shown both.
   */
  const link = async (patientId: string, expectedPatientId: string | null): Promise<boolean> => {
    await store.flush();
    try {
      const { data } = await linkPatient({ variables: { input: { prfId, patientId, expectedPatientId } } });
      if (data) store.load(data.linkPrfPatient.prf.customPrfId, {});
    } catch (failure) {
      if (codeOf(failure) === 'PRF_PATIENT_CHANGED') await refresh();
      throw failure;
    }
    return refresh();
  };

  const change = async (
    patientId: string,
    expectedVersion: number,
    input: PatientInput & { readonly differsFrom?: string[] },
  ) => {
    const { data } = await update({
      variables: { input: { id: patientId, expectedVersion, ...input } },
    });
    if (data) onWritten(data.updatePatient.patient);
  };

  /** The patient who was saved, or already exists and only has to be linked; null if the user went back to the form. */
  const write = async (form: PatientFormState): Promise<Written | null> => {
    const input = patientInput(form);
    const known = ({ patient }: { patient: LikePatientFragment }): Written => {
      const leftOut = detailsLeftOut(input, patient).map(({ field }) => field);
      return {
        id: patient.id,
        isWritten: false,
        left: typedOnKnown(form, patient.id, leftOut),
      };
    };
    const saving = patientSaveOf(form);
    if (saving.kind === 'link') return { id: saving.patientId, isWritten: false, left: null };
    if (saving.kind === 'update') {
      const { patientId, version } = saving;
      const written = await like.register(
        input,
        { id: patientId, isNew: false, typed: input },
        (differsFrom) => change(patientId, version, { ...input, differsFrom }),
      );
      if (written.kind === 'left') return null;
      return written.kind === 'known' ? known(written) : { id: patientId, isWritten: true, left: null };
    }
    const patientId = form.newPatientId ?? newId();
    const registered = await like.register(
      input,
      { id: patientId, isNew: true, typed: input },
      (differsFrom) =>
        madeEarlier(
          async () => {
            const variables = { input: { id: patientId, ...input, differsFrom } };
            return (await create({ variables })).data?.createPatient.patient ?? null;
          },
          async () => (await readMade({ variables: { id: patientId } })).data?.patient ?? null,
        ),
    );
    if (registered.kind === 'left') return null;
    if (registered.kind === 'known') return known(registered);
    const { made } = registered;
    if (made !== null) {
      onWritten(made);
      // An earlier press created the patient, whose row does not have what was typed since.
      if (!isSame(patientInput(formOf(made)), input)) await change(patientId, made.version, input);
    }
    return { id: patientId, isWritten: true, left: null };
  };

  const save = async (form: PatientFormState): Promise<SaveOutcome> => {
    if (!isOnline) return OFFLINE;
    setSaving(true);
    try {
      const patient = await write(form);
      if (patient === null) return { isSaved: false, isRead: false, message: null, problems: [] };
      const { id: patientId, isWritten, left } = patient;
      // The server sets the start date, because this device's clock may be wrong.
      if (isWritten && form.cheerSquadId !== null)
        await linkSquad({ variables: { input: { patientId, squadId: form.cheerSquadId } } });
      const isRead = await link(patientId, form.linkedPatientId);
      const written = form.id === null ? CREATED_TEXT : UPDATED_TEXT;
      const linked = left === null ? null : LEFT_TEXT;
      const message = isWritten ? written : isRead ? linked : UNREAD_TEXT;
      return { isSaved: true, isRead, message, problems: [], left };
    } catch (failure) {
      if (isOffline(failure)) return OFFLINE;
      // What they saved is merged into the form. If both changed a value, both answers are shown.
      if (codeOf(failure) === 'PATIENT_CHANGED' && (await refresh()))
        return { isSaved: false, isRead: true, message: CHANGED_MEANWHILE, problems: [] };
      const problems = problemsOf(failure);
      // A refusal by a rule is always shown in its own words.
      const message = problems.length > 0 ? FAILED_TEXT : failureText(failure, FAILED_TEXT);
      return { isSaved: false, isRead: false, message, problems };
    } finally {
      setSaving(false);
    }
  };

  /** Links the record to a patient that was chosen in place of `instead`. */
  const choose = async (patientId: string, instead: string | null): Promise<SaveOutcome> => {
    if (!isOnline) return OFFLINE;
    setSaving(true);
    try {
      const isRead = await link(patientId, instead);
      return { isSaved: true, isRead, message: isRead ? null : UNREAD_TEXT, problems: [] };
    } catch (failure) {
      if (isOffline(failure)) return OFFLINE;
      return { isSaved: false, isRead: false, message: messageOf(failure), problems: [] };
    } finally {
      setSaving(false);
    }
  };

  return { isSaving, isOnline, save, choose, dialog: like.dialog };
}
