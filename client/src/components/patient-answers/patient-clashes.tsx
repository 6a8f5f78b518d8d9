import { WarningFilled } from '@ant-design/icons';
import { ConflictCard } from '../conflict/conflict-card';
import { ConflictChoice } from '../conflict/conflict-choice';
import { patientLabel, patientWords, type PatientAnswers, type PatientField } from './patient-answers';

interface PatientClashesProps {
  readonly clashing: readonly PatientField[];
  /** What is typed here. */
  readonly mine: PatientAnswers;
  /** The patient's row as it was saved meanwhile. */
  readonly theirs: PatientAnswers;
  readonly onChoose: (field: PatientField, side: 'mine' | 'theirs') => void;
}

export const PATIENT_CLASHES_ID = 'patient-clashes';

/** Where somebody else saved the patient otherwise while this was typed: both answers, field by field. */
export function PatientClashes({ clashing, mine, theirs, onChoose }: PatientClashesProps) {
  return (
    <ConflictCard
      id={PATIENT_CLASHES_ID}
      title={
        <span role="alert">
          <WarningFilled aria-hidden="true" /> Two answers: please choose
        </span>
      }
      hint="Somebody else saved this patient while you were writing. Nothing is lost: choose which answer stands, then save."
    >
      {clashing.map((field) => (
        <ConflictChoice
          key={field}
          label={patientLabel(field)}
          mine={patientWords(mine, field, 'what is chosen above')}
          theirs={patientWords(theirs, field, 'another')}
          onChoose={(side) => {
            onChoose(field, side);
          }}
        />
      ))}
    </ConflictCard>
  );
}
