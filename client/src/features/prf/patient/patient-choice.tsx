import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../lib/dates';

interface NamedPatient {
  readonly patient_name: string;
  readonly dob?: string | null;
}

interface PatientChoiceProps {
  /** Whom the record is linked to. */
  readonly theirs: NamedPatient;
  /** Whom the form holds. */
  readonly mine: NamedPatient;
  readonly onKeep: () => void;
  readonly onLink: () => void;
}

const nameOf = ({ patient_name }: NamedPatient): string => patient_name.trim() || 'patient without a name';

/** Two of one name are told apart by their birth dates. */
const lineOf = (patient: NamedPatient): string =>
  `${nameOf(patient)}, ${patient.dob ? `born ${formatDate(patient.dob)}` : 'birth date unknown'}`;

/** The record is linked to one patient and the form holds another: both beside each other, and a button under each. */
export function PatientChoice({ theirs, mine, onKeep, onLink }: PatientChoiceProps) {
  const group = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed has given way to this; whoever is elsewhere stays there.
    if (document.activeElement === document.body) group.current?.focus();
  }, []);
  return (
    <section
      ref={group}
      tabIndex={-1}
      className="prf-card prf-conflicts"
      aria-labelledby="prf-patient-choice"
    >
      <h3 id="prf-patient-choice" className="prf-card-title">
        Two patients: please choose
      </h3>
      <div className="prf-conflict">
        <div>
          <span className="prf-conflict-who">This record is linked to</span>
          <span className="prf-conflict-value">{lineOf(theirs)}</span>
          <Button size="large" onClick={onKeep}>
            Keep {nameOf(theirs)}
          </Button>
        </div>
        <div>
          <span className="prf-conflict-who">You entered or chose</span>
          <span className="prf-conflict-value">{lineOf(mine)}</span>
          <Button size="large" onClick={onLink}>
            Link {nameOf(mine)}
          </Button>
        </div>
      </div>
    </section>
  );
}
