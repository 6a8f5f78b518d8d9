import { useFacts, usePrf } from '../prf-context';
import { knownAnswers } from './known-answers';
import { ReadyAnswer } from './ready-answer';
import { SectionForm } from './section-form';

const SECTION = 'PresentingComplaint';

/** Presenting complaint, which offers the allergies, medicines and history on the patient's own row for confirmation. */
export function ComplaintSection() {
  const { store, record, isReadOnly } = usePrf();
  const { data } = useFacts();
  const offered = isReadOnly ? [] : knownAnswers(record?.patient, data[SECTION] ?? {});
  return (
    <SectionForm
      section={SECTION}
      offered={offered.map(({ group }) => group)}
      groupHead={(group) =>
        offered
          .filter((one) => one.group === group)
          .map(({ what, words, values }) => (
            <ReadyAnswer
              key={what}
              words={`From the patient’s record: ${words}`}
              action={`Confirm ${what}`}
              onTake={() => {
                for (const [name, value] of Object.entries(values)) store.edit(SECTION, name, value);
              }}
            />
          ))
      }
    />
  );
}
