import { LIMITS } from '@sideline/schema/limits';
import {
  ETHNICITIES,
  ETHNICITY_LABELS,
  GENDER_LABELS,
  GENDERS,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUSES,
  NEXT_OF_KIN_RELATIONSHIPS,
  type Ethnicity,
  type Gender,
  type IdentityStatus,
} from '@sideline/schema/people';
import { typedPatientProblems } from '@sideline/schema/validation/patient-form';
import { AutoComplete, Button, Input } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import { Choice } from '../../components/ui/choice';
import { describedBy, ErrorSummary, FieldError, FormField } from '../../components/ui/entity-form';
import { PATIENT_CLASHES_ID, PatientClashes } from '../../components/patient-answers/patient-clashes';
import { AddressFields } from '../../components/pickers/address-fields';
import { BirthDateBoxes } from '../../components/pickers/birth-date-boxes';
import { CheerSquadPicker } from '../../components/pickers/cheer-squad-picker';
import type { FormProblems } from '../../components/ui/use-form-problems';
import { formatDateTime, todayAsLocalDate } from '../../lib/dates';
import type { PatientDraft } from './patient-draft';
import styles from './patients.module.css';
import { usePatientDraft } from './use-patient-draft';

interface PatientFormProps {
  /** The patient's row, as it was last loaded; empty for a new patient. */
  readonly row: PatientDraft;
  /** Null for a person who has not been registered yet. */
  readonly patientId: string | null;
  readonly isSaving: boolean;
  readonly problems: FormProblems;
  /** What failed as a whole, in words. It is shown next to the buttons, and the fields keep what was typed. */
  readonly failure: string | null;
  readonly onSubmit: (draft: PatientDraft) => void;
  readonly onCancel: () => void;
}

const DEATH_HINT = `Enter this only if it is certain. The record is kept for at least ${String(LIMITS.retention.adultYears)} years after this date.`;

export const patientControlId = (field: string): string => `patient-${field}`;

/** The patient's demographics, address, emergency contact, medical history and cheer squad (spec section 3). */
export function PatientForm(props: PatientFormProps) {
  const { row, patientId, isSaving, problems, failure, onSubmit, onCancel } = props;
  const isNew = patientId === null;
  const { draft, clashing, change, choose } = usePatientDraft(row);
  const [dobProblem, setDobProblem] = useState<string | null>(null);
  const [deathProblem, setDeathProblem] = useState<string | null>(null);
  const hasClashes = clashing.length > 0;
  const hadClashes = useRef(false);
  useEffect(() => {
    // Either one replaces the other, including the button that was pressed in it.
    if (hasClashes !== hadClashes.current)
      document.getElementById(hasClashes ? PATIENT_CLASHES_ID : patientControlId('save'))?.focus();
    hadClashes.current = hasClashes;
  }, [hasClashes]);

  const isUnknown = draft.identityStatus === 'unknown';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A date that has arrived since replaces the half-typed one.
    const found = typedPatientProblems(draft, draft.dob === null ? dobProblem : null, todayAsLocalDate());
    if (deathProblem !== null && draft.dateOfDeath === null)
      found.push({ field: 'dateOfDeath', code: 'invalid', message: deathProblem });
    problems.show(found);
    if (found.length === 0) onSubmit(draft);
  };

  type TextName = {
    [K in keyof PatientDraft]-?: PatientDraft[K] extends string ? K : never;
  }[keyof PatientDraft];
  const text = (
    name: TextName,
    label: string,
    more: { hint?: string; isRequired?: boolean; type?: string; inputMode?: 'numeric' } = {},
  ) => {
    const id = patientControlId(name);
    const error = problems.of(name);
    return (
      <FormField id={id} label={label} hint={more.hint} error={error} isRequired={more.isRequired ?? false}>
        <Input
          id={id}
          type={more.type ?? 'text'}
          inputMode={more.inputMode}
          value={draft[name]}
          autoComplete="off"
          aria-required={more.isRequired ?? false}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, more.hint, error)}
          {...(error === null ? {} : { status: 'error' as const })}
          onChange={(event) => {
            change({ [name]: event.target.value });
          }}
        />
      </FormField>
    );
  };
  const longText = (name: TextName, label: string, hint?: string) => {
    const id = patientControlId(name);
    return (
      <FormField id={id} label={label} hint={hint} error={problems.of(name)}>
        <Input.TextArea
          id={id}
          value={draft[name]}
          autoSize={{ minRows: 2, maxRows: 10 }}
          aria-describedby={describedBy(id, hint, problems.of(name))}
          onChange={(event) => {
            change({ [name]: event.target.value });
          }}
        />
      </FormField>
    );
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-label={isNew ? 'New patient' : 'Edit patient'}
    >
      <ErrorSummary problems={uniqueByMessage(problems.list)} attempt={problems.attempt} />

      <Group title="Patient details">
        {text('name', 'Patient name', { isRequired: true })}
        <div className={styles.row}>
          <FormField
            id={patientControlId('dob')}
            label="Date of birth"
            isRequired={!isUnknown}
            error={problems.of('dob')}
          >
            <BirthDateBoxes
              id={patientControlId('dob')}
              value={draft.dob}
              isInvalid={problems.of('dob') !== null}
              describedBy={describedBy(patientControlId('dob'), undefined, problems.of('dob'))}
              onChange={(dob, problem) => {
                setDobProblem(problem);
                change({ dob });
              }}
            />
          </FormField>
          <FormField id={patientControlId('gender')} label="Gender" error={problems.of('gender')}>
            <Choice<Gender>
              id={patientControlId('gender')}
              {...(draft.gender === null ? {} : { value: draft.gender })}
              allowClear
              placeholder="Choose"
              options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
              onChange={(gender?: Gender) => {
                change({ gender: gender ?? null });
              }}
            />
          </FormField>
        </div>
        <div className={styles.row}>
          {text('contactNumber', 'Contact number', { type: 'tel' })}
          {text('nhsNumber', 'NHS number', { hint: 'Ten digits. Spaces do not matter' })}
        </div>
        <div className={styles.row}>
          <FormField
            id={patientControlId('identityStatus')}
            label="Identity"
            hint="Unknown: use an estimated age instead of a date of birth"
          >
            <Choice<IdentityStatus>
              id={patientControlId('identityStatus')}
              value={draft.identityStatus}
              aria-describedby={`${patientControlId('identityStatus')}-hint`}
              options={IDENTITY_STATUSES.map((value) => ({ value, label: IDENTITY_STATUS_LABELS[value] }))}
              onChange={(identityStatus) => {
                change({ identityStatus });
              }}
            />
          </FormField>
          <FormField id={patientControlId('ethnicity')} label="Ethnicity">
            <Choice<Ethnicity>
              id={patientControlId('ethnicity')}
              {...(draft.ethnicity === null ? {} : { value: draft.ethnicity })}
              allowClear
              placeholder="Choose"
              options={ETHNICITIES.map((value) => ({ value, label: ETHNICITY_LABELS[value].label }))}
              onChange={(ethnicity?: Ethnicity) => {
                change({ ethnicity: ethnicity ?? null });
              }}
            />
          </FormField>
        </div>
        {isUnknown && draft.dob === null
          ? text('estimatedAge', 'Estimated age', {
              hint: 'In whole years. Used until the date of birth is known',
              isRequired: true,
              inputMode: 'numeric',
            })
          : null}
        {isNew ? null : (
          <FormField
            id={patientControlId('dateOfDeath')}
            label="Date of death"
            hint={DEATH_HINT}
            error={problems.of('dateOfDeath')}
          >
            <BirthDateBoxes
              id={patientControlId('dateOfDeath')}
              label="Date of death"
              value={draft.dateOfDeath}
              isInvalid={problems.of('dateOfDeath') !== null}
              describedBy={describedBy(
                patientControlId('dateOfDeath'),
                DEATH_HINT,
                problems.of('dateOfDeath'),
              )}
              onChange={(dateOfDeath, problem) => {
                setDeathProblem(problem);
                change({ dateOfDeath });
              }}
            />
          </FormField>
        )}
        <div className={styles.row}>
          {text('gpPractice', 'GP practice')}
          {text('preferredLanguage', 'Preferred language')}
        </div>
      </Group>

      <Group title="Address">
        <AddressFields
          id={patientControlId('address')}
          value={draft}
          onChange={(parts) => {
            change(parts);
          }}
        />
      </Group>

      <Group title="Emergency contact">
        <div className={styles.row}>
          {text('nextOfKinName', 'Next of kin name')}
          {text('nextOfKinContact', 'Next of kin contact', { type: 'tel' })}
        </div>
        <FormField id={patientControlId('relationshipToNok')} label="Relationship to next of kin">
          <AutoComplete
            id={patientControlId('relationshipToNok')}
            value={draft.relationshipToNok}
            options={NEXT_OF_KIN_RELATIONSHIPS.map((value) => ({ value }))}
            onChange={(relationship: string) => {
              change({ relationshipToNok: relationship });
            }}
          />
        </FormField>
      </Group>

      <Group title="Medical history">
        {longText('allergies', 'Allergies', 'With the reaction if it is known, such as Penicillin (rash)')}
        {longText('pastMedicalHistory', 'Past medical history')}
        {longText('medications', 'Medications')}
      </Group>

      <Group title="Cheer programme">
        <CheerSquadPicker
          id={patientControlId('cheer')}
          value={{ teamId: draft.cheerTeamId, squadId: draft.cheerSquadId }}
          onChange={({ teamId, squadId }) => {
            change({ cheerTeamId: teamId, cheerSquadId: squadId });
          }}
        />
        <FieldError id={patientControlId('cheer')} error={problems.of('cheerSquadId')} />
      </Group>

      {hasClashes && !isNew ? (
        <PatientClashes
          patientId={patientId}
          clashing={clashing}
          mine={draft}
          dateTime={formatDateTime}
          theirs={row}
          onChoose={choose}
        />
      ) : null}

      <div className={styles.foot}>
        {failure === null || hasClashes ? null : (
          <div className={styles.failure}>
            <FormFailure text={failure} />
          </div>
        )}
        <Button size="large" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
        {hasClashes ? null : (
          <Button
            id={patientControlId('save')}
            type="primary"
            size="large"
            htmlType="submit"
            disabled={isSaving}
          >
            {isSaving ? 'Processing...' : isNew ? 'Create Patient' : 'Update Patient'}
          </Button>
        )}
      </div>
    </form>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * Name and date of birth share one message in the specification, so it is shown once and linked to the first of the two.
 */
function uniqueByMessage<P extends { readonly message: string }>(problems: readonly P[]): readonly P[] {
  return problems.filter(
    (problem, index) => problems.findIndex(({ message }) => message === problem.message) === index,
  );
}
