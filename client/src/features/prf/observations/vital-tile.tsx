import type { ReactNode } from 'react';
import { FieldHelp } from '../fields/field-help';
import { NotRecordableMenu } from './not-recordable-menu';
import { Subscore } from './subscore';
import type { OpenSet } from './use-set';

interface VitalTileProps {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly open: OpenSet;
  /** The parameter's points; null if there are none to show. */
  readonly subscore: number | null;
  /** The previous value, as text, and whether the value has risen or fallen since. */
  readonly previous: string | null;
  readonly trend: 'up' | 'down' | null;
  readonly children: ReactNode;
}

const ARROWS = {
  up: { mark: '↑', words: 'higher than before' },
  down: { mark: '↓', words: 'lower than before' },
};

/** One vital sign: its figure, its points, its previous value, and the option to say that there is none. */
export function VitalTile(props: VitalTileProps) {
  const { name, label, unit, open, subscore, previous, trend, children } = props;
  const line = open.notRecordableOf(name);
  const arrow = trend && ARROWS[trend];
  return (
    <div className="prf-vital" data-name={name} role="group" aria-label={label}>
      <div className="prf-vital-head">
        <span>
          <strong>{label}</strong> <span className="prf-hint">{unit}</span>
        </span>
        <NotRecordableMenu name={name} label={label} open={open} />
      </div>
      {line ? null : <div className="prf-vital-figure">{children}</div>}
      <div className="prf-vital-foot">
        <p className="prf-hint prf-number-text">
          {previous === null ? null : `was ${previous}`}
          {arrow && !line ? (
            <span role="img" aria-label={arrow.words}>
              {' '}
              {arrow.mark}
            </span>
          ) : null}
        </p>
        <span className="prf-vital-end">
          {line ? null : <Subscore points={subscore} />}
          <FieldHelp
            section="observations"
            path={`entries/${name === 'blood_pressure' ? 'bp_systolic' : name}`}
            label={label}
          />
        </span>
      </div>
    </div>
  );
}
