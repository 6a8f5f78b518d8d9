import { WarningFilled } from '@ant-design/icons';
import { ConflictChoice } from '../frame/conflict-choice';
import type { PatientFormState } from './patient-form-state';
import type { ClashField } from './patient-rebase';
import { detailLabel, detailWords } from './typed-details';

interface PatientClashesProps {
  readonly clashing: readonly ClashField[];
  /** What is typed here. */
  readonly mine: PatientFormState;
  /** The patient's row as it was saved meanwhile. */
  readonly theirs: PatientFormState;
  readonly onChoose: (field: ClashField, side: 'mine' | 'theirs') => void;
}

const CHEER = 'cheer_squad_id';
const labelOf = (field: ClashField): string =>
  field === CHEER ? 'Cheer program and squad' : detailLabel(field);
/** A squad that somebody else chose is not known by name here. */
const wordsOf = (form: PatientFormState, field: ClashField, squad: string): string =>
  field === CHEER ? (form.cheer_team_id === null ? '' : squad) : detailWords(form, field);

/** Where somebody else saved the patient otherwise while this was typed: both answers, field by field. */
export function PatientClashes({ clashing, mine, theirs, onChoose }: PatientClashesProps) {
  return (
    <section className="prf-card prf-conflicts" aria-labelledby="prf-patient-clashes">
      <h3 id="prf-patient-clashes" className="prf-card-title">
        <span role="alert">
          <WarningFilled aria-hidden="true" /> Two answers: please choose
        </span>
      </h3>
      <p className="prf-hint">
        Somebody else saved this patient while you were writing. Nothing is lost: choose which answer stands,
        then save.
      </p>
      {clashing.map((field) => {
        const label = labelOf(field);
        return (
          <div key={field} className="prf-field">
            <span className="prf-label">{label}</span>
            <ConflictChoice
              label={label}
              mine={wordsOf(mine, field, 'what is chosen above')}
              theirs={wordsOf(theirs, field, 'another')}
              struckBecause={null}
              enteredAt={null}
              author={null}
              at={null}
              onChoose={(side) => {
                onChoose(field, side);
              }}
            />
          </div>
        );
      })}
    </section>
  );
}
