import { v7 as newId } from 'uuid';
import { chosenIn, type Rebased } from '../../../components/patient-answers/rebase';
import type { PatientField } from '../../../components/patient-answers/patient-answers';
import { useDraft, usePrf } from '../prf-context';
import { begunFromOf, keptForm, typedBeforeOf, type BegunFrom, type PatientFormState } from './kept-form';
import {
  EMPTY_FORM,
  formOf,
  isSameForm,
  patientSaveOf,
  signedFormOf,
  type StoredPatientKey,
} from './patient-form-state';
import { BEFORE_ANY_VERSION, formForAnother, leftOnFound, rebasedForm } from './patient-rebase';

/**
 * The patient section's form: the record's patient as stored or as signed, with what was typed since. Any difference from
 * the stored patient is kept with the record's draft, so leaving the section loses nothing, and the record says that it
 * is not saved. What another person saves is taken in wherever nothing was typed. A closed record shows what was closed.
 * What was typed in it before that is `typedMeanwhile`.
 */
export function usePatientForm() {
  const { record, store } = usePrf();
  const draft = useDraft();
  const signed = record?.signature?.patient;
  const isClosed = signed != null || record?.status === 'void';
  const stored = signed ? signedFormOf(signed) : record?.patient ? formOf(record.patient) : EMPTY_FORM;
  const rebasedIn = (kept: typeof draft): Rebased<PatientFormState> =>
    rebasedForm(keptForm(kept) ?? stored, begunFromOf(kept), stored);
  const formIn = (kept: typeof draft): PatientFormState => rebasedIn(kept).form;

  const keep = (
    form: PatientFormState,
    begunFrom: BegunFrom,
    typedBefore: PatientFormState | null = null,
  ) => {
    const isKept = typedBefore !== null || !isSameForm(form, stored);
    store.keepPatientForm(isKept ? { ...form, begunFrom, typedBefore } : null);
  };
  const replace = (form: PatientFormState) => {
    const isOfStored = form.id === stored.id && form.version === stored.version;
    keep(form, isOfStored ? stored : rebasedIn(store.getState()).begun);
  };
  return {
    form: isClosed ? stored : formIn(draft),
    /** When the difference from the stored patient was last changed here, ISO 8601. */
    enteredAt: draft.patientFormAt ?? null,
    /** What was entered here and since saved differently by another person. Nothing is saved until each is chosen. */
    clashing: isClosed ? [] : rebasedIn(draft).clashing,
    choose: (field: PatientField, side: 'mine' | 'theirs') => {
      const chosen = chosenIn(rebasedIn(store.getState()), stored, field, side);
      const { form, begun } = rebasedForm(chosen.form, chosen.begun, stored);
      keep(form, begun);
    },
    /** The patient in the record, without what is typed. */
    stored,
    isUnsaved: draft.patientForm !== null && !isClosed,
    typedMeanwhile: isClosed ? keptForm(draft) : null,
    change: (part: Partial<PatientFormState>) => {
      const form = { ...formIn(store.getState()), ...part };
      const isNew = form.id === null;
      replace({ ...form, newPatientId: isNew ? (form.newPatientId ?? newId()) : null });
    },
    /** A patient was found. Their known details are in the form until the record is linked to them. */
    find: (found: PatientFormState) => {
      const typed = formIn(store.getState());
      const { linkedPatientId } = typed;
      keep({ ...found, linkedPatientId }, {}, isSameForm(typed, EMPTY_FORM) ? null : typed);
    },
    /**
     * The record is linked to the patient that was found. True if something typed before is not in their row: it stays,
     * unsaved.
     */
    linked: (): boolean => {
      const now = store.getState();
      const [form, typed] = [formIn(now), typedBeforeOf(now)];
      // Either the press or the record notices first, and has already done it.
      if (patientSaveOf(form).kind === 'link') {
        const left = typed === null ? null : leftOnFound(typed, form);
        if (left === null) store.keepPatientForm(null);
        else keep(left, EMPTY_FORM);
      }
      return keptForm(store.getState())?.version === BEFORE_ANY_VERSION;
    },
    /** Undoes the difference from the stored patient, and replaces a patient who was found with what was typed before. */
    undo: () => {
      const typed = typedBeforeOf(store.getState());
      if (typed === null) store.keepPatientForm(null);
      else replace(typed);
    },
    /** The form is about another person from now on. What was typed moves with it, except identity. */
    different: () => {
      const now = store.getState();
      const { form, begun } = rebasedIn(now);
      const isOfUnknown = form.id === stored.id && stored.identityStatus === 'unknown';
      // If it matches the row, nothing was typed.
      const from = isOfUnknown ? EMPTY_FORM : keptForm(now) === null ? stored : begun;
      replace({
        ...(typedBeforeOf(now) ?? formForAnother(form, from)),
        id: null,
        linkedPatientId: stored.id,
      });
    },
    /** The content of the form was stored in this row. Until the record is loaded again, the form itself says so. */
    written: ({ id, version }: StoredPatientKey) => {
      replace({ ...formIn(store.getState()), id, newPatientId: null, version });
    },
    /** The patient was already registered. The form keeps what was typed and is not in that row, not saved yet. */
    leave: (left: PatientFormState) => {
      keep(left, EMPTY_FORM);
    },
    /** The form shows the stored state again: after a save, or when what was typed is undone. */
    settle: () => {
      store.keepPatientForm(null);
    },
  };
}
