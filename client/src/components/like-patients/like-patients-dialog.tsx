import { GENDER_LABELS, PATIENT_AGREEMENT_LABELS } from '@sideline/schema/people';
import { WarningFilled } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useId } from 'react';
import { ageInYears, formatDate, formatDateOfBirth } from '../../lib/dates';
import { DiedTag } from '../records/died';
import { alsoRecordedAs } from '../records/merged-records';
import { StatusTag } from '../ui/status-tag';
import type { LikePatientFragment } from './like-patients.generated';
import { detailsLeftOut, type SentPatient } from './details-left-out';
import styles from './like-patients.module.css';

interface LikePatientsDialogProps {
  /** Whether a new patient is being registered, rather than a record's patient identified. */
  readonly isNew: boolean;
  readonly found: readonly LikePatientFragment[];
  /** What the form sends; null if details that the row does not have are decided about afterwards. */
  readonly typed: SentPatient | null;
  /** Whether details that are not in the chosen record stay in the form. */
  readonly keepsTyped: boolean;
  readonly onUse: (patient: LikePatientFragment) => void;
  readonly onCreate: () => void;
  readonly onBack: () => void;
}

const bornOf = ({ dob, estimatedAge }: LikePatientFragment): string => {
  if (dob) return `Born ${formatDateOfBirth(dob)} (${String(ageInYears(dob))} years)`;
  return typeof estimatedAge === 'number' ? `About ${String(estimatedAge)} years` : 'Date of birth not known';
};

const factsOf = (patient: LikePatientFragment): string => {
  const squad = patient.squads.find(({ endDate }) => !endDate);
  return [
    bornOf(patient),
    patient.gender ? GENDER_LABELS[patient.gender] : null,
    patient.address,
    patient.contactNumber,
    squad ? `${squad.teamName}, ${squad.squadName}` : null,
    `registered ${formatDate(patient.createdAt)}`,
    alsoRecordedAs({ ...patient, name: patient.name }, patient.alsoRecordedAs),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Registered patients who may be the person being registered or identified, with what matches. The user decides. */
export function LikePatientsDialog(props: LikePatientsDialogProps) {
  const { isNew, found, typed, keepsTyped, onUse, onCreate, onBack } = props;
  const id = useId();
  return (
    <Modal
      open
      title={found.length === 1 ? 'Is it this patient?' : 'Is it one of these patients?'}
      width={680}
      footer={null}
      onCancel={onBack}
      mask={{ closable: false }}
    >
      <p>
        {found.length === 1 ? 'A similar patient is' : `${String(found.length)} similar patients are`} already
        registered. Nothing has been {isNew ? 'created' : 'saved'} yet.
      </p>
      <ul className={styles['list']}>
        {found.map((patient) => (
          <li key={patient.id} className={styles['person']}>
            <div className={styles['facts']}>
              <strong>{patient.name}</strong>
              <DiedTag patient={patient} />
              <span className={styles['quiet']}>{factsOf(patient)}</span>
              <span className={styles['agreements']}>
                {patient.agrees.map((key) => (
                  <StatusTag key={key} tone={key.startsWith('similar') ? 'info' : 'warning'}>
                    {PATIENT_AGREEMENT_LABELS[key]}
                  </StatusTag>
                ))}
              </span>
              {typed === null ? null : (
                <LeftOut id={`${id}-${patient.id}`} {...{ typed, patient, keepsTyped }} />
              )}
            </div>
            <Button
              aria-describedby={`${id}-${patient.id}`}
              aria-label={`Use this patient: ${patient.name}, ${bornOf(patient)}`}
              onClick={() => onUse(patient)}
            >
              Use this patient
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <Button onClick={onBack}>Back to the form</Button>
        <Button type="primary" onClick={onCreate}>
          {isNew ? 'Create anyway' : 'Different person: save'}
        </Button>
      </div>
    </Modal>
  );
}

interface LeftOutProps {
  readonly id: string;
  readonly typed: SentPatient;
  readonly patient: LikePatientFragment;
  readonly keepsTyped: boolean;
}

/** What was typed and is not in this patient's row, so that the user knows what still has to be entered. */
function LeftOut({ id, typed, patient, keepsTyped }: LeftOutProps) {
  const leftOut = detailsLeftOut(typed, patient);
  if (leftOut.length === 0) return null;
  return (
    <div id={id} className={styles['leftOut']}>
      {keepsTyped ? 'Kept in the form, not saved yet:' : 'Not accepted:'}
      <ul>
        {leftOut.map(({ field, label, typed: words, known }) => (
          <li key={field} className={field === 'allergies' ? styles['allergies'] : undefined}>
            {field === 'allergies' ? <WarningFilled aria-hidden="true" /> : null} {label}: {words}
            {known === '' ? null : ` (registered: ${known})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
