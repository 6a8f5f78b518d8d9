import { news2Text } from '@sideline/schema/clinical/news2';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue';
import { formatTime } from '../../../lib/dates';
import { glucoseText } from '../observations/glucose';
import { liveSets } from '../observations/sets';
import { scoreOf } from '../observations/score';
import { pressureText } from '../observations/pressure';
import { unreadOf } from '../observations/unread';
import { UnreadFigure } from '../observations/unread-figure';
import { useDraft, usePrf } from '../prf-context';

/** Each measurement's short name, its field's, and its value as it is read out; null where there is none. */
const figures = (set: ObservationEntry): readonly (readonly [string, string, string | null])[] => [
  ['Resp', 'respiratory_rate', set.respiratory_rate == null ? null : String(set.respiratory_rate)],
  ['SpO2', 'oxygen_saturation', set.oxygen_saturation == null ? null : `${set.oxygen_saturation} %`],
  ['Oxygen', 'supplemental_o2', set.supplemental_o2 == null ? null : set.supplemental_o2 ? 'Yes' : 'Air'],
  ['Pulse', 'heart_rate', set.heart_rate == null ? null : String(set.heart_rate)],
  ['BP', 'blood_pressure', pressureText(set.bp_systolic, set.bp_diastolic)],
  ['Temp', 'temperature', set.temperature == null ? null : `${set.temperature} °C`],
  ['ACVPU', 'acvpu', set.acvpu ?? null],
  ['GCS', 'gcs', set.gcs == null ? null : String(set.gcs)],
  ['Pain', 'pain_score', set.pain_score == null ? null : `${set.pain_score}/10`],
  ['Glucose', 'blood_glucose', glucoseText(set)],
];

/** The newest observation set at a glance. */
export function LatestSet() {
  const { facts } = usePrf();
  const draft = useDraft();
  const set = liveSets(facts).at(-1);
  return (
    <section className="prf-card" aria-labelledby="prf-latest-set">
      <h3 id="prf-latest-set" className="prf-card-title">
        Latest set{set?.date_time ? ` · ${formatTime(set.date_time)}` : ''}
      </h3>
      {set ? (
        <>
          <dl className="prf-figures">
            {figures(set).map(([label, name, value]) => {
              const unread = unreadOf(draft, set, name);
              return value === null && unread === null ? null : (
                <div key={label} data-unread={unread?.isRefused || undefined}>
                  <dt>{label}</dt>
                  <dd>{unread ? <UnreadFigure {...unread} /> : value}</dd>
                </div>
              );
            })}
          </dl>
          <p>{news2Text(scoreOf(set, facts))}</p>
        </>
      ) : (
        <p className="prf-quiet">No observations yet.</p>
      )}
    </section>
  );
}
