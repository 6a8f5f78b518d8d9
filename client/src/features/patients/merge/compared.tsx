import { GENDER_LABELS, IDENTITY_STATUS_LABELS } from '@sideline/schema/people';
import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { diedWhereText } from '../../../components/records/died';
import { formatDateOfBirth, formatDateTime } from '../../../lib/dates';
import type { PatientDetailFragment } from '../patients.generated';
import styles from './merge.module.css';

export type ComparedPatient = PatientDetailFragment & { readonly prfs: readonly unknown[] };

const FACTS: readonly { readonly label: string; readonly of: (patient: ComparedPatient) => string | null }[] =
  [
    { label: 'Name', of: ({ name }) => name },
    { label: 'Date of birth', of: ({ dob }) => (dob ? formatDateOfBirth(dob) : null) },
    { label: 'Died', of: diedWhereText },
    { label: 'Gender', of: ({ gender }) => (gender ? GENDER_LABELS[gender] : null) },
    { label: 'NHS number', of: ({ nhsNumber }) => (nhsNumber ? formatNhsNumber(nhsNumber) : null) },
    { label: 'Identity', of: ({ identityStatus }) => IDENTITY_STATUS_LABELS[identityStatus] },
    { label: 'Address', of: ({ address }) => address ?? null },
    { label: 'Contact number', of: ({ contactNumber }) => contactNumber ?? null },
    { label: 'Next of kin', of: ({ nextOfKinName }) => nextOfKinName ?? null },
    { label: 'Allergies', of: ({ allergies }) => allergies ?? null },
    { label: 'Past medical history', of: ({ pastMedicalHistory }) => pastMedicalHistory ?? null },
    { label: 'Medications', of: ({ medications }) => medications ?? null },
    {
      label: 'Squad',
      of: ({ squads }) => {
        const current = squads.find(({ endDate }) => !endDate);
        return current ? `${current.teamName}, ${current.squadName}` : null;
      },
    },
    { label: 'Patient records', of: ({ prfs }) => String(prfs.length) },
    { label: 'Registered', of: ({ createdAt }) => formatDateTime(createdAt) },
  ];

const plain = (text: string | null): string => (text ?? '').toLowerCase().replaceAll(/\s+/g, ' ');

interface ComparedProps {
  readonly one: ComparedPatient;
  readonly other: ComparedPatient;
}

/** Two records side by side, with the differences highlighted. */
export function Compared({ one, other }: ComparedProps) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['compared']} aria-label="The two records side by side">
        <thead>
          <tr>
            <td />
            <th scope="col">This record</th>
            <th scope="col">The other record</th>
          </tr>
        </thead>
        <tbody>
          {FACTS.map(({ label, of }) => {
            const [left, right] = [of(one), of(other)];
            const isSame = plain(left) === plain(right);
            return (
              <tr key={label} className={isSame ? undefined : styles['differs']}>
                <th scope="row">
                  {label}
                  {isSame ? '' : ' (differs)'}
                </th>
                <td>{left ?? '–'}</td>
                <td>{right ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
