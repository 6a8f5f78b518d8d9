import { ERRORS } from '@sideline/schema/errors';
import { GENDER_LABELS, type Gender } from '@sideline/schema/people';
import { isSame } from '@sideline/schema/prf/record/merge';
import { QUICK_PATIENT_GENDERS } from '@sideline/schema/see-and-treat';
import { Button, Input, Modal, Segmented } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { ErrorSummary, FormField } from '../../components/ui/entity-form';
import type { LikePatientFragment } from '../../components/like-patients/like-patients.generated';
import { useLikePatients } from '../../components/like-patients/use-like-patients';
import { BirthDateBoxes } from '../../components/pickers/birth-date-boxes';
import { FormFailure } from '../../components/ui/form-failure';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { problemsOf } from '../../lib/errors';
import { madeEarlier } from '../../lib/made-earlier';
import {
  useCorrectLogPatientMutation,
  useMadeLogPatientLazyQuery,
  useCreateLogPatientMutation,
  type CreateLogPatientMutation,
  type LogPatientFragment,
} from './see-and-treat.generated';
import styles from './see-and-treat.module.css';

interface NewPatientDialogProps {
  /** What was searched for. */
  readonly name: string;
  /** The person who was registered, or already was. */
  readonly onChosen: (patient: LogPatientFragment) => void;
  readonly onClose: () => void;
}

const logPatientOf = ({
  id,
  name,
  dob,
  estimatedAge,
  gender,
  createdAt,
  dateOfDeath,
  death,
}: LikePatientFragment): LogPatientFragment => ({
  id,
  name,
  dob: dob ?? null,
  estimatedAge: estimatedAge ?? null,
  gender: gender ?? null,
  createdAt,
  dateOfDeath: dateOfDeath ?? null,
  death: death ?? null,
});

type Made = CreateLogPatientMutation['createQuickPatient']['patient'];
interface Typed {
  readonly id: string;
  readonly name: string;
  readonly dob: string | null;
  readonly gender: Gender | null;
  readonly contactNumber: string | null;
}

const controlId = (field: string): string => `new-patient-${field}`;

/** Registers a person of whom only the name is required (spec section 5, 'New patient'). */
export function NewPatientDialog({ name: initial, onChosen, onClose }: NewPatientDialogProps) {
  // One id for each dialog: if it is sent again after an answer was lost, the server finds the patient that was made.
  const [id] = useState(() => newId());
  const [name, setName] = useState(initial);
  const [dob, setDob] = useState<{ readonly value: string | null; readonly problem: string | null }>({
    value: null,
    problem: null,
  });
  const [gender, setGender] = useState<Gender | null>(null);
  const [phone, setPhone] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(controlId);
  const like = useLikePatients();
  const [create, { loading: isCreating }] = useCreateLogPatientMutation({ context: inlineErrors });
  const [readMade] = useMadeLogPatientLazyQuery({ fetchPolicy: 'network-only' });
  const [correct, { loading: isCorrecting }] = useCorrectLogPatientMutation({ context: inlineErrors });

  /** The row that was made. An earlier press may have made it, without what was typed since. */
  const asTyped = async (
    { version: expectedVersion, contactNumber, ...made }: Made,
    input: Typed,
  ): Promise<LogPatientFragment> => {
    const { id, name, dob, gender } = made;
    if (isSame({ id, name, dob, gender, contactNumber }, input)) return made;
    const { data } = await correct({ variables: { input: { ...input, expectedVersion } } });
    return data?.updatePatient.patient ?? made;
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const wanted = name.trim().replace(/ {2,}/g, ' ');
    const found = [
      ...(wanted === '' ? [{ field: 'name', code: 'required', message: 'Enter the full name.' }] : []),
      ...(dob.problem === null ? [] : [{ field: 'dob', code: 'invalid', message: dob.problem }]),
    ];
    problems.show(found);
    if (found.length > 0) return;
    try {
      const input = {
        id,
        name: wanted,
        dob: dob.value,
        gender,
        contactNumber: phone.trim() === '' ? null : phone.trim(),
      };
      const registered = await like.register(input, { id, isNew: true, typed: input }, (differsFrom) =>
        madeEarlier(
          async () =>
            (await create({ variables: { input: { ...input, differsFrom } } })).data?.createQuickPatient
              .patient ?? null,
          async () => (await readMade({ variables: { id } })).data?.patient ?? null,
        ),
      );
      if (registered.kind === 'known') onChosen(logPatientOf(registered.patient));
      if (registered.kind === 'made' && registered.made !== null)
        onChosen(await asTyped(registered.made, input));
    } catch (error) {
      const refused = problemsOf(error);
      if (refused.length > 0) problems.show(refused);
      else setFailure(ERRORS.PATIENT_CREATE_FAILED.message);
    }
  };

  return (
    <Modal
      open
      title="Add New Patient"
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen) document.getElementById(controlId('name'))?.focus();
      }}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        <FormFailure text={failure} />
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormField id={controlId('name')} label="Full Name" isRequired error={problems.of('name')}>
          <Input
            id={controlId('name')}
            value={name}
            autoComplete="off"
            aria-required
            aria-invalid={problems.of('name') !== null}
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        <FormField id={controlId('dob')} label="Date of Birth" error={problems.of('dob')}>
          <BirthDateBoxes
            id={controlId('dob')}
            value={dob.value}
            isInvalid={problems.of('dob') !== null}
            onChange={(value, problem) => setDob({ value, problem })}
          />
        </FormField>
        <FormField id={controlId('gender')} label="Gender" error={problems.of('gender')}>
          <Segmented<Gender | ''>
            id={controlId('gender')}
            aria-label="Gender"
            className={styles.segments ?? ''}
            value={gender ?? ''}
            onChange={(chosen) => setGender(chosen === '' ? null : chosen)}
            options={QUICK_PATIENT_GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
          />
        </FormField>
        <FormField
          id={controlId('contactNumber')}
          label="Contact Number"
          error={problems.of('contactNumber')}
        >
          <Input
            id={controlId('contactNumber')}
            type="tel"
            value={phone}
            autoComplete="off"
            onChange={({ target }) => setPhone(target.value)}
          />
        </FormField>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isCreating || isCorrecting || like.isLooking}>
            Add patient
          </Button>
        </div>
      </form>
      {like.dialog}
    </Modal>
  );
}
