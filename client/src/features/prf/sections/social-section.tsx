import { useFacts, usePrf } from '../prf-context';
import { knownPractice } from './known-practice';
import { ReadyAnswer } from './ready-answer';
import { SectionForm } from './section-form';

const SECTION = 'SocialHistory';

/** Social history, which offers the practice on the patient's own row for confirmation. */
export function SocialSection() {
  const { store, record, isReadOnly } = usePrf();
  const { data } = useFacts();
  const known = isReadOnly ? null : knownPractice(record?.patient, data[SECTION] ?? {});
  return (
    <SectionForm
      section={SECTION}
      offered={known === null ? [] : [known.group]}
      groupHead={(group) =>
        known?.group === group ? (
          <ReadyAnswer
            words={`From the patient’s record: ${known.words}`}
            action={`Confirm ${known.what}`}
            onTake={() => {
              for (const [name, value] of Object.entries(known.values)) store.edit(SECTION, name, value);
            }}
          />
        ) : null
      }
    />
  );
}
