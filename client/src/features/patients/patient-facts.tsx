import { ETHNICITY_LABELS, type Ethnicity } from '@sideline/schema/people';
import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { ageInYears, formatDateOfBirth, formatDateTime } from '../../lib/dates';
import type { PatientDetailFragment } from './patients.generated';
import { GENDER_WORDS } from '../../components/self-report/self-report-words';
import { useFieldWords } from '../../lib/words/use-field-words';
import styles from './patients.module.css';
import { IDENTITY_KEYS, usePortalWords } from './portal/portal-words';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isWide?: boolean;
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { say } = usePortalWords();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? say('portal.notRecorded') : value}</dd>
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
  const { say, dated } = usePortalWords();
  const sayField = useFieldWords();
  const died = patient.dateOfDeath ?? patient.death?.diedAt ?? null;
  // A patient who has died does not grow older.
  const age = ageInYears(patient.dob, died ?? undefined);
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.details')}</h2>}>
      <Facts
        facts={[
          { label: say('portal.name'), value: patient.name },
          {
            label: say('portal.dob'),
            value: patient.dob
              ? age === null
                ? dated(formatDateOfBirth(patient.dob))
                : say('portal.dobAge', { dob: dated(formatDateOfBirth(patient.dob)), age })
              : typeof patient.estimatedAge === 'number'
                ? say('portal.ageUnknown', { age: patient.estimatedAge })
                : null,
          },
          ...(died === null
            ? []
            : [{ label: say('portal.dateOfDeath'), value: dated(formatDateOfBirth(died)) }]),
          ...(patient.death?.place
            ? [{ label: say('portal.placeOfDeath'), value: patient.death.place }]
            : []),
          {
            label: say('portal.gender'),
            value: patient.gender ? sayField(GENDER_WORDS[patient.gender]) : null,
          },
          {
            label: say('portal.nhsNumber'),
            value: patient.nhsNumber ? formatNhsNumber(patient.nhsNumber) : null,
          },
          { label: say('portal.contactNumber'), value: telephone(patient.contactNumber) },
          { label: say('portal.identity'), value: say(IDENTITY_KEYS[patient.identityStatus]) },
          { label: say('portal.address'), value: patient.address, isWide: true },
          { label: say('portal.ethnicity'), value: ethnicityLabel(patient.ethnicity) },
          { label: say('portal.language'), value: patient.preferredLanguage },
          { label: say('portal.gpPractice'), value: patient.gpPractice },
          { label: say('portal.registered'), value: dated(formatDateTime(patient.createdAt)) },
        ]}
      />
    </Card>
  );
}

type History = Pick<PatientDetailFragment, 'name' | 'allergies' | 'pastMedicalHistory' | 'medications'>;

interface HistoryCardProps {
  readonly patient: History;
  /** Records of the same person, whose history is shown with the patient's. */
  readonly merged?: readonly History[];
}

export function HistoryCard({ patient, merged = [] }: HistoryCardProps) {
  const { say } = usePortalWords();
  const together = (field: 'allergies' | 'pastMedicalHistory' | 'medications') =>
    [
      patient[field],
      ...merged.flatMap((other) =>
        other[field] && other[field] !== patient[field]
          ? [say('portal.fromMerged', { name: other.name, text: other[field] })]
          : [],
      ),
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.medicalHistory')}</h2>}>
      <Facts
        facts={[
          { label: say('portal.allergies'), value: together('allergies'), isWide: true },
          { label: say('portal.pastHistory'), value: together('pastMedicalHistory'), isWide: true },
          { label: say('portal.medications'), value: together('medications'), isWide: true },
        ]}
      />
    </Card>
  );
}

export function NextOfKinCard({ patient }: { readonly patient: PatientDetailFragment }) {
  const { say } = usePortalWords();
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.emergency')}</h2>}>
      <Facts
        facts={[
          { label: say('portal.nextOfKin'), value: patient.nextOfKinName },
          { label: say('portal.relationship'), value: patient.relationshipToNok },
          { label: say('portal.contact'), value: telephone(patient.nextOfKinContact) },
        ]}
      />
    </Card>
  );
}
