import {
  ETHNICITY_LABELS,
  GENDER_LABELS,
  IDENTITY_STATUS_LABELS,
  type Ethnicity,
} from '@sideline/schema/people';
import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { ageInYears, formatDateOfBirth, formatDateTime } from '../../lib/dates';
import type { PatientDetailFragment } from './patients.generated';
import styles from './patients.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isWide?: boolean;
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? 'Not recorded' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ethnicityLabel = (key: string | null | undefined): string | null => {
  const labels: Readonly<Partial<Record<string, { readonly label: string }>>> =
    ETHNICITY_LABELS satisfies Record<Ethnicity, unknown>;
  return key ? (labels[key]?.label ?? key) : null;
};

function telephone(number: string | null | undefined): ReactNode {
  return number ? <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a> : null;
}

/** Who the patient is: what every clinician checks first. */
export function DemographicsCard({ patient }: { readonly patient: PatientDetailFragment }) {
  const died = patient.date_of_death ?? patient.death?.diedAt ?? null;
  // Nobody grows older who has died.
  const age = ageInYears(patient.dob, died ?? undefined);
  return (
    <Card title={<h2 className="sl-card-title">Patient details</h2>}>
      <Facts
        facts={[
          { label: 'Name', value: patient.patient_name },
          {
            label: 'Date of birth',
            value: patient.dob
              ? `${formatDateOfBirth(patient.dob)}${age === null ? '' : ` (${String(age)} years)`}`
              : typeof patient.estimated_age === 'number'
                ? `Unknown, about ${String(patient.estimated_age)} years`
                : null,
          },
          ...(died === null ? [] : [{ label: 'Date of death', value: formatDateOfBirth(died) }]),
          ...(patient.death?.place ? [{ label: 'Place of death', value: patient.death.place }] : []),
          { label: 'Gender', value: patient.gender ? GENDER_LABELS[patient.gender] : null },
          { label: 'NHS number', value: patient.nhs_number ? formatNhsNumber(patient.nhs_number) : null },
          { label: 'Contact number', value: telephone(patient.contact_number) },
          { label: 'Identity', value: IDENTITY_STATUS_LABELS[patient.identity_status] },
          { label: 'Address', value: patient.address, isWide: true },
          { label: 'Ethnicity', value: ethnicityLabel(patient.ethnicity) },
          { label: 'Preferred language', value: patient.preferred_language },
          { label: 'GP practice', value: patient.gp_practice },
          { label: 'Registered', value: formatDateTime(patient.createdAt) },
        ]}
      />
    </Card>
  );
}

type History = Pick<
  PatientDetailFragment,
  'patient_name' | 'allergies' | 'past_medical_history' | 'medications'
>;

interface HistoryCardProps {
  readonly patient: History;
  /** Records of the same person, whose history is shown with the patient's. */
  readonly merged?: readonly History[];
}

export function HistoryCard({ patient, merged = [] }: HistoryCardProps) {
  const together = (field: 'allergies' | 'past_medical_history' | 'medications') =>
    [
      patient[field],
      ...merged.flatMap((other) =>
        other[field] && other[field] !== patient[field]
          ? [`From the merged record of ${other.patient_name}: ${other[field]}`]
          : [],
      ),
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <Card title={<h2 className="sl-card-title">Medical history</h2>}>
      <Facts
        facts={[
          { label: 'Allergies', value: together('allergies'), isWide: true },
          { label: 'Past medical history', value: together('past_medical_history'), isWide: true },
          { label: 'Medications', value: together('medications'), isWide: true },
        ]}
      />
    </Card>
  );
}

export function NextOfKinCard({ patient }: { readonly patient: PatientDetailFragment }) {
  return (
    <Card title={<h2 className="sl-card-title">Emergency contact</h2>}>
      <Facts
        facts={[
          { label: 'Next of kin', value: patient.next_of_kin_name },
          { label: 'Relationship', value: patient.relationship_to_nok },
          { label: 'Contact', value: telephone(patient.next_of_kin_contact) },
        ]}
      />
    </Card>
  );
}
