import { marksByRegion, type BodyMark } from '@sideline/schema/prf/record/body-map';
import {
  BODY_BOX,
  BODY_REGIONS,
  BODY_VIEW_LABELS,
  BODY_VIEWS,
  BUILD_LABELS,
  type BodyRegion,
  type BodyRegionKey,
  type BodyView,
} from '@sideline/schema/prf/catalogue/body-regions';
import type { Build } from '@sideline/schema/prf/catalogue/body-shape';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { SegmentedControl } from '../fields/segmented-control';

interface BodyMapProps {
  readonly marks: readonly BodyMark[];
  readonly build: Build;
  readonly onBuild: (build: Build) => void;
  readonly isDisabled: boolean;
  /** The region, with its first existing wound. */
  readonly onTap: (region: BodyRegionKey, mark: BodyMark | undefined) => void;
}

const BUILD_OPTIONS = (['adult', 'child'] as const).map((key) => ({ key, label: BUILD_LABELS[key] }));

/** A body, front and back, whose regions are buttons. */
export function BodyMap(props: BodyMapProps) {
  const { build, onBuild } = props;
  const id = useId();
  return (
    <div className="prf-body-map">
      {props.isDisabled ? null : (
        <div className="prf-body-build">
          <span id={`${id}-label`} className="prf-label">
            Drawn as
          </span>
          <SegmentedControl
            id={id}
            name={id}
            labelId={`${id}-label`}
            describedBy={undefined}
            options={BUILD_OPTIONS}
            value={build}
            isDisabled={false}
            isInvalid={false}
            onChange={(key) => {
              if (key !== null) onBuild(key === 'child' ? 'child' : 'adult');
            }}
          />
        </div>
      )}
      <div className="prf-body-views">
        {BODY_VIEWS.map((view) => (
          <BodyFigure key={view} view={view} {...props} />
        ))}
      </div>
    </div>
  );
}

const VIEW_BOX = `${BODY_BOX.left} ${BODY_BOX.top} ${BODY_BOX.width} ${BODY_BOX.height}`;
/** The position of the letters for the sides, next to the head. */
const SIDE_X = 60;
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What a screen reader says about a region: 'Left forearm, front: laceration'. */
const nameOf = ({ label }: BodyRegion, marks: readonly BodyMark[]): string =>
  marks.length === 0 ? label : marks.map(({ words }) => words).join('; ');

/** One view: a single tab stop, in which the arrow keys move from head to foot. */
function BodyFigure({ view, marks, build, isDisabled, onTap }: BodyMapProps & { readonly view: BodyView }) {
  const regions = BODY_REGIONS.filter((region) => region.view === view);
  const [current, setCurrent] = useState(regions[0]?.key);
  const frame = useRef<SVGSVGElement>(null);
  const found = marksByRegion(marks);
  const tap = ({ key }: BodyRegion) => {
    setCurrent(key);
    if (!isDisabled) onTap(key, found.get(key)?.[0]);
  };
  const press = (event: KeyboardEvent, region: BodyRegion) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      tap(region);
      return;
    }
    const at = regions.indexOf(region);
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? regions.length - 1 : at + (STEP[event.key] ?? 0);
    const next = regions[to];
    if (to === at || next === undefined) return;
    event.preventDefault();
    setCurrent(next.key);
    frame.current?.querySelector<SVGGElement>(`[data-region="${next.key}"]`)?.focus();
  };
  const title = BODY_VIEW_LABELS[view];
  return (
    <figure>
      <svg
        ref={frame}
        viewBox={VIEW_BOX}
        role="group"
        aria-label={`${BUILD_LABELS[build]}, ${title.toLowerCase()}: use the arrow keys to move between parts`}
      >
        {/* Fingers are wider than a wrist: a tap just beside a region counts as one on it. */}
        <g aria-hidden="true" className="prf-body-reach">
          {regions.map((region) => (
            <path
              key={region.key}
              d={region.shapes[build].path}
              onClick={() => {
                tap(region);
              }}
            />
          ))}
        </g>
        {/* The patient's own sides. */}
        <g aria-hidden="true" className="prf-body-sides">
          <text x={-SIDE_X}>{view === 'front' ? 'R' : 'L'}</text>
          <text x={SIDE_X}>{view === 'front' ? 'L' : 'R'}</text>
        </g>
        {regions.map((region) => {
          const own = found.get(region.key) ?? [];
          const [x, y] = region.shapes[build].middle;
          return (
            <g
              key={region.key}
              role="button"
              tabIndex={region.key === current ? 0 : -1}
              aria-disabled={isDisabled || undefined}
              aria-label={nameOf(region, own)}
              data-region={region.key}
              data-wounded={own.length > 0 || undefined}
              onClick={() => {
                tap(region);
              }}
              onKeyDown={(event) => {
                press(event, region);
              }}
            >
              <title>{region.label}</title>
              <path d={region.shapes[build].path} />
              {own.length > 0 ? (
                <text x={x} y={y}>
                  {own.map(({ number }) => number).join(' ')}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
