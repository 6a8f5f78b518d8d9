import { asideErrors } from '../../lib/apollo-hooks';
import { WarningFilled } from '@ant-design/icons';
import { ConflictCard } from '../conflict/conflict-card';
import { ConflictChoice } from '../conflict/conflict-choice';
import { SENT_SIDES } from '../conflict/sides';
import { patientLabel, patientWords, type PatientAnswers, type PatientField } from './patient-answers';
import {
  usePatientFieldAuthorsQuery,
  useSettlePatientClashMutation,
  type PatientFieldAuthorsQuery,
} from './patient-clashes.generated';
import { partsOf } from './rebase';

type PatientFieldWrite = PatientFieldAuthorsQuery['patientFieldAuthors'][number];

interface PatientClashesProps {
  readonly patientId: string;
  readonly clashing: readonly PatientField[];
  /** What has been typed here. */
  readonly mine: PatientAnswers;
  /** When that was last changed, ISO 8601; null if not known. */
  readonly enteredAt?: string | null;
  /** Formats a time on the clock of the screen that it is on. */
  readonly dateTime: (moment: string) => string;
  /** The patient's row as another person has since saved it. */
  readonly theirs: PatientAnswers;
  /** Whether this was typed before it was known whose row it is. */
  readonly isOfKnown?: boolean;
  readonly onChoose: (field: PatientField, side: 'mine' | 'theirs') => void;
}

export const PATIENT_CLASHES_ID = 'patient-clashes';

/**
 * Where another person saved the patient differently while this was typed: both answers, field by field, with who and
 * when. Each choice is audited immediately, whether or not the form is saved.
 */
export function PatientClashes(props: PatientClashesProps) {
  const {
    patientId,
    clashing,
    mine,
    enteredAt = null,
    dateTime,
    theirs,
    isOfKnown = false,
    onChoose,
  } = props;
  // Only for this clash, because values from an earlier one may have been overwritten since.
  const { data } = usePatientFieldAuthorsQuery({
    variables: { patientId },
    fetchPolicy: 'network-only',
  });
  const [settle] = useSettlePatientClashMutation({ context: asideErrors });
  const lastWriteOf = (field: PatientField) => {
    const parts: readonly string[] = partsOf(field);
    return data?.patientFieldAuthors
      .filter((write) => parts.includes(write.field))
      .reduce<PatientFieldWrite | null>((last, write) => (last && last.at > write.at ? last : write), null);
  };
  return (
    <ConflictCard
      id={PATIENT_CLASHES_ID}
      title={
        <span role="alert">
          <WarningFilled aria-hidden="true" /> Two answers: please choose
        </span>
      }
      hint={`${isOfKnown ? 'This patient’s record differs from what you typed' : 'Someone else saved this patient while you were writing'}. Nothing is lost. Choose which answer to keep, then save.`}
    >
      {clashing.map((field) => {
        const write = lastWriteOf(field);
        return (
          <ConflictChoice
            key={field}
            label={patientLabel(field)}
            mine={patientWords(mine, field, 'your choice above')}
            theirs={patientWords(theirs, field, 'another')}
            enteredAt={enteredAt}
            dateTime={dateTime}
            author={write?.actorName ?? null}
            at={write?.at ?? null}
            onChoose={(side) => {
              void settle({
                variables: { input: { patientId, field, side: SENT_SIDES[side] } },
              });
              onChoose(field, side);
            }}
          />
        );
      })}
    </ConflictCard>
  );
}
