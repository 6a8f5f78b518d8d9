import { Card } from 'antd';
import {
  PATIENT_FIELDS,
  patientLabel,
  patientWords,
} from '../../../components/patient-answers/patient-answers';
import { signedFormOf } from '../patient/patient-form-state';
import type { PrfRecord } from '../prf-record';
import { FactLines } from '../read/fact-lines';

interface SignedPatientProps {
  readonly patient: NonNullable<PrfRecord['signature']>['patient'];
}

/** The patient's details when the record was signed. Later changes are on their own page. */
export function SignedPatient({ patient }: SignedPatientProps) {
  const signed = signedFormOf(patient);
  const lines = PATIENT_FIELDS.map((field) => ({
    name: field,
    label: patientLabel(field),
    value: patientWords(signed, field),
  }));
  return (
    <Card title={<h2 className="sl-card-title">Patient</h2>}>
      <FactLines lines={lines.filter(({ value }) => value !== '')} />
    </Card>
  );
}
