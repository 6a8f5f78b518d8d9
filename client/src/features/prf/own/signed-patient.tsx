import {
  ETHNICITY_LABELS,
  GENDER_LABELS,
  IDENTITY_STATUS_LABELS,
  type Ethnicity,
  type Gender,
  type IdentityStatus,
} from '@sideline/schema/people';
import { Card } from 'antd';
import { formatDate } from '../../../lib/dates';
import type { PrfRecord } from '../prf-record';
import { FactLines } from './fact-lines';

interface SignedPatientProps {
  readonly patient: NonNullable<PrfRecord['signature']>['patient'];
}

/** Whom the record was signed about, as he was known then: what of him has changed since stands on his own page. */
export function SignedPatient({ patient }: SignedPatientProps) {
  const lines = [
    { name: 'patient_name', label: 'Name', value: patient.patient_name },
    { name: 'dob', label: 'Date of birth', value: patient.dob ? formatDate(patient.dob) : '' },
    { name: 'gender', label: 'Gender', value: labelIn(GENDER_LABELS, patient.gender as Gender | null) },
    { name: 'allergies', label: 'Allergies', value: patient.allergies ?? '' },
    { name: 'medications', label: 'Medications', value: patient.medications ?? '' },
    {
      name: 'past_medical_history',
      label: 'Past medical history',
      value: patient.past_medical_history ?? '',
    },
    { name: 'nhs_number', label: 'NHS number', value: patient.nhs_number ?? '' },
    {
      name: 'identity_status',
      label: 'Identity',
      value: labelIn(IDENTITY_STATUS_LABELS, patient.identity_status as IdentityStatus | null),
    },
    { name: 'address', label: 'Address', value: patient.address ?? '' },
    { name: 'contact_number', label: 'Contact number', value: patient.contact_number ?? '' },
    { name: 'next_of_kin_name', label: 'Next of kin', value: patient.next_of_kin_name ?? '' },
    { name: 'next_of_kin_contact', label: 'Next of kin contact', value: patient.next_of_kin_contact ?? '' },
    { name: 'relationship_to_nok', label: 'Relationship', value: patient.relationship_to_nok ?? '' },
    {
      name: 'ethnicity',
      label: 'Ethnicity',
      value: patient.ethnicity ? ETHNICITY_LABELS[patient.ethnicity as Ethnicity].label : '',
    },
    { name: 'preferred_language', label: 'Preferred language', value: patient.preferred_language ?? '' },
    { name: 'gp_practice', label: 'GP practice', value: patient.gp_practice ?? '' },
  ];
  return (
    <Card title={<h2 className="sl-card-title">Patient</h2>}>
      <FactLines lines={lines.filter(({ value }) => value !== '')} />
    </Card>
  );
}

const labelIn = <K extends string>(labels: Readonly<Record<K, string>>, key: K | null | undefined): string =>
  key ? labels[key] : '';
