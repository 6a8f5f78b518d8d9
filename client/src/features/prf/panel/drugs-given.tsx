import type { DrugEntry } from '@sideline/schema/prf/catalogue';
import { liveEntries } from '@sideline/schema/prf/facts';
import { readBack } from '@sideline/schema/prf/read-back';
import { clockText } from '../../../lib/form-rules';
import { usePrf } from '../prf-context';

/** Every drug with dose and time, as it would be read back. */
export function DrugsGiven() {
  const { facts } = usePrf();
  const drugs = (liveEntries(facts, 'ClinicalInterventions', 'drugs_administered') as readonly DrugEntry[])
    .filter((drug) => drug.drug_name)
    .sort((a, b) => (a.time_administered ?? '').localeCompare(b.time_administered ?? ''));
  return (
    <section className="prf-card" aria-labelledby="prf-drugs-given">
      <h3 id="prf-drugs-given" className="prf-card-title">
        Drugs given
      </h3>
      {drugs.length > 0 ? (
        <ul className="prf-lines">
          {drugs.map((drug) => (
            <li key={drug.id}>{readBack(drug, clockText(drug.time_administered))}</li>
          ))}
        </ul>
      ) : (
        <p className="prf-quiet">None recorded.</p>
      )}
    </section>
  );
}
