import { addressPartsOf } from '@sideline/schema/address';
import { GENDERS } from '@sideline/schema/people';
import { Button, Drawer } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { ErrorSummary } from '../../../components/ui/entity-form';
import type { SelfReport } from '../../../components/self-report/self-report';
import {
  MedicalFields,
  NextOfKinFields,
  PersonalFields,
  type SelfReportFieldsProps,
} from '../../../components/self-report/self-report-fields';
import { useFormProblems } from '../../../components/ui/use-form-problems';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../../lib/errors';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import { useIsPhone } from '../../../lib/use-media';
import { useProposeDetailsMutation, type PatientDetailFragment } from '../patients.generated';
import { useFieldWords } from '../../../lib/words/use-field-words';
import { usePortalWords } from '../portal/portal-words';
import styles from '../short-form.module.css';

const reportOf = (patient: PatientDetailFragment): SelfReport => ({
  ...addressPartsOf(patient),
  name: patient.name,
  dob: patient.dob ?? null,
  gender: patient.gender ?? null,
  contactNumber: patient.contactNumber ?? '',
  nextOfKinName: patient.nextOfKinName ?? '',
  nextOfKinContact: patient.nextOfKinContact ?? '',
  relationshipToNok: patient.relationshipToNok ?? null,
  pastMedicalHistory: patient.pastMedicalHistory ?? '',
  medications: patient.medications ?? '',
  allergies: patient.allergies ?? '',
});

const controlId = (field: string): string => `correction-${field}`;

interface CorrectionDrawerProps {
  readonly patient: PatientDetailFragment;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** A patient's own corrections to their details. Nothing changes until staff have decided. */
export function CorrectionDrawer({ patient, onClose, onSent }: CorrectionDrawerProps) {
  const { say, said } = usePortalWords();
  const sayField = useFieldWords();
  const isPhone = useIsPhone();
  const problems = useFormProblems(controlId);
  const [value, setValue] = useState(() => reportOf(patient));
  const [dobProblem, setDobProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [proposalId, wasRefused] = useFormId();
  const [propose, { loading }] = useProposeDetailsMutation({ context: inlineErrors });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = dobProblem === null ? [] : [{ field: 'dob', code: 'invalid', message: dobProblem }];
    problems.show(found);
    if (found.length > 0) return;
    try {
      await propose({ variables: { input: { proposalId, ...value } } });
      notify.success(say('portal.correctionSent'));
      onSent();
    } catch (reason) {
      wasRefused(reason);
      const refused = problemsOf(reason).filter(({ field }) => field !== 'proposalId');
      problems.show(refused);
      if (refused.length === 0) setFailure(said(problemsOf(reason)[0]?.message ?? messageOf(reason)));
    }
  };

  const fields: SelfReportFieldsProps = {
    value,
    change: (part) => setValue((current) => ({ ...current, ...part })),
    onDobProblem: setDobProblem,
    problemOf: (field) => problems.of(field),
    controlId,
    genders: GENDERS,
    isWhole: false,
    requiredAddress: [],
    hasAutofill: true,
    hasAddressSearch: true,
  };
  return (
    <Drawer
      open
      title={say('portal.correctDetails')}
      size={isPhone ? '100%' : 720}
      onClose={onClose}
      mask={{ closable: false }}
    >
      <form
        noValidate
        className={styles['form']}
        aria-label={say('portal.correctDetails')}
        onSubmit={(event) => void submit(event)}
      >
        <p>{say('portal.correctLead')}</p>
        <FormFailure text={failure} />
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <h2>{say('portal.aboutYou')}</h2>
        <PersonalFields {...fields} />
        <h2>{say('portal.nextOfKin')}</h2>
        <NextOfKinFields {...fields} />
        <h2>{say('portal.yourHealth')}</h2>
        <MedicalFields {...fields} />
        <div className={styles['actions']}>
          <Button type="primary" size="large" htmlType="submit" loading={loading}>
            {say('portal.sendCorrection')}
          </Button>
          <Button size="large" onClick={onClose}>
            {sayField('field.cancel')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
