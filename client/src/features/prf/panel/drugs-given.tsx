import { compare } from '@sideline/schema/compare';
import type { DrugEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { liveEntries } from '@sideline/schema/prf/record/facts';
import { readBack } from '@sideline/schema/prf/record/read-back';
import type { RecordView } from '../record-view';
import { useTimeGivenText, useView } from '../prf-context';

const drugsOf = (view: RecordView) =>
  (liveEntries(view.facts(), 'ClinicalInterventions', 'drugs_administered') as readonly DrugEntry[])
    .filter((drug) => drug.drug_name)
    .sort((a, b) => compare(a.time_administered, b.time_administered));

/** Every drug with dose and time, in the words of the read-back line. */
export function DrugsGiven() {
  const drugs = useView(drugsOf);
  const timeText = useTimeGivenText();
  return (
    <section className="prf-card" aria-labelledby="prf-drugs-given">
      <h3 id="prf-drugs-given" className="prf-card-title">
        Drugs given
      </h3>
      {drugs.length > 0 ? (
        <ul className="prf-lines">
          {drugs.map((drug) => (
            <li key={drug.id}>{readBack(drug, timeText(drug.time_administered))}</li>
          ))}
        </ul>
      ) : (
        <p className="prf-quiet">None recorded.</p>
      )}
    </section>
  );
}
