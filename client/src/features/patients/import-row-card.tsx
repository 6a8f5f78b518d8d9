import { Card, Radio } from 'antd';
import { GENDER_LABELS } from '@sideline/schema/people';
import { joinAddress } from '@sideline/schema/address';
import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { Link } from 'react-router-dom';
import { diedBeside } from '../../components/records/died';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { formatDateOfBirth } from '../../lib/dates';
import { canChoose, type ImportChoice, type ImportPreview, type ImportRow } from './import-choice';
import styles from './patients.module.css';

const STATES: Readonly<Record<ImportPreview['state'], { readonly tone: Tone; readonly label: string }>> = {
  new: { tone: 'success', label: 'New' },
  likely_duplicate: { tone: 'warning', label: 'Probably already registered' },
  already_imported: { tone: 'neutral', label: 'Imported before' },
  refused: { tone: 'danger', label: 'Cannot be imported' },
};

/** A person who is only in the file itself twice. */
const TWICE = { tone: 'warning', label: 'Probably in this file twice' } as const;

const nameOf = ({ patient }: ImportRow['candidate']): string => patient.name ?? 'No name';

const valueOf = (choice: ImportChoice): string => (typeof choice === 'string' ? choice : choice.same);

const factsOf = ({ patient }: ImportRow['candidate']): string =>
  [
    patient.dob ? `Born ${formatDateOfBirth(patient.dob)}` : 'Birth date not known',
    patient.gender ? GENDER_LABELS[patient.gender] : null,
    patient.nhsNumber ? `NHS ${formatNhsNumber(patient.nhsNumber)}` : null,
    joinAddress(patient) || (patient.address ?? null),
    patient.dateOfDeath ? `Died ${formatDateOfBirth(patient.dateOfDeath)}` : null,
  ]
    .filter(Boolean)
    .join(' · ');

interface ImportRowCardProps {
  readonly row: ImportRow;
  readonly onChoose: (choice: ImportChoice) => void;
}

/** One patient in the file: who it is, how the file's words were read, who may be the same person, and what to do. */
export function ImportRowCard({ row, onChoose }: ImportRowCardProps) {
  const { candidate, preview, twin, choice } = row;
  const name = nameOf(candidate);
  const { tone, label } = twin === null ? STATES[preview.state] : TWICE;
  const options = [
    { value: 'new', label: 'Register as new' },
    ...preview.matches.map((match) => ({
      value: match.id,
      label: `The same as ${match.name}${match.dob ? `, born ${formatDateOfBirth(match.dob)}` : ''}${match.address ? `, ${match.address}` : ''}${diedBeside(match)}`,
    })),
    ...(twin === null
      ? []
      : [
          {
            value: twin.id,
            label: `The same as ${nameOf(twin.candidate)}, also in this file: treat both as one patient`,
          },
        ]),
    { value: 'leave', label: 'Leave out' },
  ];
  const choose = (value: string) => {
    onChoose(value === 'new' || value === 'leave' ? value : { same: value });
  };
  return (
    <Card size="small">
      <div className={styles['line']}>
        <strong>{name}</strong>
        <StatusTag tone={tone}>{label}</StatusTag>
      </div>
      <div className={styles['quiet']}>{factsOf(candidate)}</div>
      {candidate.notes.length > 0 || preview.problems.length > 0 ? (
        <ul className={styles['notes']}>
          {preview.problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <strong>{message}</strong>
            </li>
          ))}
          {candidate.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {preview.importedPatientId ? (
        <Link to={`/patients/${preview.importedPatientId}`}>Open {name}</Link>
      ) : null}
      {canChoose(row) ? (
        <Radio.Group
          vertical
          className={styles['choices'] ?? ''}
          aria-label={`What to do with ${name}`}
          value={valueOf(choice)}
          options={options}
          onChange={({ target }) => choose(String(target.value))}
        />
      ) : null}
    </Card>
  );
}
