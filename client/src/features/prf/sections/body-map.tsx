import type { ChoiceList } from '@sideline/schema/prf/kinds';
import type { KeyboardEvent } from 'react';
import { choiceLabel } from '../../../lib/form-rules';
import { BODY_REGIONS, BODY_SIZE } from './body-regions';

interface BodyMapProps {
  readonly locations: ChoiceList;
  /** How many wounds stand at each location. */
  readonly counts: ReadonlyMap<string, number>;
  readonly isDisabled: boolean;
  readonly onTap: (location: string) => void;
}

/** A scheme of the body: a region is tapped to say that there is a wound, whose kind is then chosen beneath. */
export function BodyMap({ locations, counts, isDisabled, onTap }: BodyMapProps) {
  const press = (event: KeyboardEvent, key: string) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onTap(key);
  };
  return (
    <svg
      className="prf-body-map"
      viewBox={`0 0 ${BODY_SIZE.width} ${BODY_SIZE.height}`}
      role="group"
      aria-label="Body, front and back"
    >
      {BODY_REGIONS.map((region) => {
        const count = counts.get(region.key) ?? 0;
        const label = choiceLabel(locations, region.key);
        return (
          <g
            key={region.key}
            role="button"
            tabIndex={isDisabled ? -1 : 0}
            aria-disabled={isDisabled || undefined}
            aria-label={count > 0 ? `${label}: ${count} recorded` : label}
            data-wounded={count > 0 || undefined}
            onClick={() => {
              if (!isDisabled) onTap(region.key);
            }}
            onKeyDown={(event) => {
              if (!isDisabled) press(event, region.key);
            }}
          >
            <title>{label}</title>
            <rect x={region.x} y={region.y} width={region.width} height={region.height} rx={4} />
            {count > 0 ? (
              <text x={region.x + region.width / 2} y={region.y + region.height / 2}>
                {count}
              </text>
            ) : null}
          </g>
        );
      })}
      <text className="prf-body-side" x={50} y={BODY_SIZE.height - 1}>
        Front
      </text>
      <text className="prf-body-side" x={165} y={116}>
        Back
      </text>
    </svg>
  );
}
