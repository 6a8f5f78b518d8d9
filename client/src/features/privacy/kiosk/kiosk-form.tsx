import { patientFieldOf } from '@sideline/schema/patient-names';
import { GENDERS } from '@sideline/schema/people';
import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { ErrorSummary } from '../../../components/ui/entity-form';
import { EMPTY_SELF_REPORT, selfReportBody } from '../../../components/self-report/self-report';
import {
  MedicalFields,
  NextOfKinFields,
  PersonalFields,
  type SelfReportFieldsProps,
} from '../../../components/self-report/self-report-fields';
import { useFormProblems } from '../../../components/ui/use-form-problems';
import { codeOf, messageOf, problemsOf } from '../../../lib/errors';
import { useSaid, useSay } from '../../../lib/words/use-words';
import { kioskSending } from './kiosk-sending';
import styles from './kiosk.module.css';

const ADDRESS_PARTS = ['addressLine1', 'addressLine2', 'addressLine3', 'town', 'county', 'postcode'];
const controlId = (field: string): string =>
  ADDRESS_PARTS.includes(field) ? `kiosk-address-${field}` : `kiosk-${field}`;

/** The patient's own details. 'Submit and Exit' sends them, ends kiosk mode and reloads the page. */
export function KioskForm({ path }: { readonly path: string }) {
  const say = useSay();
  const said = useSaid();
  const problems = useFormProblems(controlId, said);
  const [value, setValue] = useState(EMPTY_SELF_REPORT);
  const [dobProblem, setDobProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [send] = useState(() => kioskSending(path));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = [
      ...(value.name.trim() === ''
        ? [{ field: 'name', code: 'required', message: say('kiosk.nameMissing') }]
        : []),
      ...(dobProblem === null ? [] : [{ field: 'dob', code: 'invalid', message: dobProblem }]),
    ];
    problems.show(found);
    if (found.length > 0) return;
    setSending(true);
    try {
      await send(selfReportBody(value));
      location.reload();
    } catch (reason) {
      setSending(false);
      const refused = problemsOf(reason).map((problem) => ({
        ...problem,
        field: patientFieldOf(problem.field),
      }));
      problems.show(refused);
      if (refused.length === 0) setFailure(reason);
    }
  };

  const fields: SelfReportFieldsProps = {
    value,
    change: (part) => setValue((current) => ({ ...current, ...part })),
    onDobProblem: setDobProblem,
    problemOf: problems.of,
    controlId,
    genders: GENDERS,
    isWhole: false,
    requiredAddress: [],
    hasAutofill: false,
    hasAddressSearch: false,
  };
  return (
    <form
      noValidate
      autoComplete="off"
      className={styles['form']}
      aria-label={say('kiosk.title')}
      onSubmit={(event) => void submit(event)}
    >
      <h1>{say('kiosk.title')}</h1>
      <FormFailure text={failure === null ? null : said(messageOf(failure), codeOf(failure))} />
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <h2>{say('kiosk.aboutYou')}</h2>
      <PersonalFields {...fields} />
      <h2>{say('kiosk.kin')}</h2>
      <NextOfKinFields {...fields} />
      <h2>{say('kiosk.health')}</h2>
      <MedicalFields {...fields} />
      <Button type="primary" size="large" htmlType="submit" block loading={isSending}>
        {say('kiosk.submit')}
      </Button>
    </form>
  );
}
