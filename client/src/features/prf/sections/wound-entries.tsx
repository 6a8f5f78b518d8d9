import { bodyMarks, markWords } from '@sideline/schema/prf/record/body-map';
import { buildOf } from '@sideline/schema/prf/catalogue/body-regions';
import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { useState } from 'react';
import { shownValues } from '../drafts/draft-view';
import { EntriesControl } from '../fields/entries-control';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { BodyMap } from './body-map';

const ageIn = (view: RecordView) => view.facts().ageYears;
const marksIn = (view: RecordView) => bodyMarks(shownValues(view.draft(), 'SecondarySurvey')['body_map']);

/** The wounds: a body on which a tap opens the region's wound, or adds one, above the list of all. */
export function WoundEntries() {
  const { isReadOnly } = usePrf();
  const ageYears = useView(ageIn);
  const marks = useView(marksIn);
  const [chosen, setChosen] = useState<'adult' | 'child' | null>(null);
  const field = fieldAt('SecondarySurvey', 'body_map');
  if (field?.kind !== 'entries') return null;
  return (
    <EntriesControl
      section="SecondarySurvey"
      field={field}
      isDisabled={isReadOnly}
      isMissing={false}
      summarise={(entry) => {
        const number = marks.find(({ id }) => id === entry['id'])?.number;
        const note = entry['note'];
        return (
          <>
            {number === undefined ? null : <strong>{number}. </strong>}
            {markWords(entry)}
            {typeof note === 'string' ? <p className="prf-hint">{note}</p> : null}
          </>
        );
      }}
      aside={(entry) => <strong>{markWords(entry)}</strong>}
      head={(open) => (
        <BodyMap
          marks={marks}
          build={chosen ?? buildOf(ageYears)}
          onBuild={setChosen}
          isDisabled={isReadOnly}
          onTap={(region, mark) => {
            if (mark) open(mark.id);
            else open(null, { region });
          }}
        />
      )}
    />
  );
}
