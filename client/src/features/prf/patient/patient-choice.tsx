import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { ConflictCard } from '../../../components/conflict/conflict-card';
import { TwoSides } from '../../../components/conflict/two-sides';
import { formatDate } from '../../../lib/dates';

interface NamedPatient {
  readonly name: string;
  readonly dob?: string | null;
}

interface PatientChoiceProps {
  /** The patient that the record is linked to. */
  readonly theirs: NamedPatient;
  /** The patient in the form. */
  readonly mine: NamedPatient;
  readonly onKeep: () => void;
  readonly onLink: () => void;
}

const nameOf = ({ name }: NamedPatient): string => name.trim() || 'patient without a name';

/** Birth dates distinguish two patients of the same name. */
const lineOf = (patient: NamedPatient): string =>
  `${nameOf(patient)}, ${patient.dob ? `born ${formatDate(patient.dob)}` : 'birth date unknown'}`;

/** The record is linked to one patient and the form holds another: both side by side, with a button under each. */
export function PatientChoice({ theirs, mine, onKeep, onLink }: PatientChoiceProps) {
  const group = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button has been replaced with this. A focus elsewhere stays there.
    if (document.activeElement === document.body) group.current?.focus();
  }, []);
  return (
    <ConflictCard ref={group} title="Two patients: please choose">
      <TwoSides
        isMineFirst={false}
        theirs={{
          who: 'This record is linked to',
          value: lineOf(theirs),
          act: (
            <Button size="large" onClick={onKeep}>
              Keep {nameOf(theirs)}
            </Button>
          ),
        }}
        mine={{
          who: 'You entered or chose',
          value: lineOf(mine),
          act: (
            <Button size="large" onClick={onLink}>
              Link {nameOf(mine)}
            </Button>
          ),
        }}
      />
    </ConflictCard>
  );
}
