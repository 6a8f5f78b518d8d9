import { news2Text } from '@sideline/schema/clinical/news2';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue';
import { formatTime } from '../../../lib/dates';
import { glucoseText } from '../observations/glucose';
import { liveSets } from '../observations/sets';
import { scoreOf } from '../observations/score';
import { usePrf } from '../prf-context';

const figures = (set: ObservationEntry): [label: string, value: string][] => {
  const list: [string, string | null][] = [
    ['Resp', set.respiratory_rate == null ? null : String(set.respiratory_rate)],
    ['SpO2', set.oxygen_saturation == null ? null : `${set.oxygen_saturation} %`],
    ['Oxygen', set.supplemental_o2 == null ? null : set.supplemental_o2 ? 'Yes' : 'Air'],
    ['Pulse', set.heart_rate == null ? null : String(set.heart_rate)],
    ['BP', set.bp_systolic == null ? null : `${set.bp_systolic}/${set.bp_diastolic ?? ''}`],
    ['Temp', set.temperature == null ? null : `${set.temperature} °C`],
    ['ACVPU', set.acvpu ?? null],
    ['GCS', set.gcs == null ? null : String(set.gcs)],
    ['Pain', set.pain_score == null ? null : `${set.pain_score}/10`],
    ['Glucose', glucoseText(set)],
  ];
  return list.filter((item): item is [string, string] => item[1] !== null);
};

/** The newest observation set at a glance. */
export function LatestSet() {
  const { facts } = usePrf();
  const set = liveSets(facts).at(-1);
  return (
    <section className="prf-card" aria-labelledby="prf-latest-set">
      <h3 id="prf-latest-set" className="prf-card-title">
        Latest set{set?.date_time ? ` · ${formatTime(set.date_time)}` : ''}
      </h3>
      {set ? (
        <>
          <dl className="prf-figures">
            {figures(set).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{news2Text(scoreOf(set, facts))}</p>
        </>
      ) : (
        <p className="prf-quiet">No observations yet.</p>
      )}
    </section>
  );
}
