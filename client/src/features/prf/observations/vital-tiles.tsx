import { composeBloodPressure } from '@sideline/schema/prf/record/canonical';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { NEWS2_PARAMETERS, type News2Parameter } from '@sideline/schema/clinical/news2';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';
import { glucoseText } from '@sideline/schema/prf/record/observation-figures';
import { useRef, type KeyboardEvent } from 'react';
import { useFacts } from '../prf-context';
import { subscoreOf } from './score';
import { numberField } from './set-fields';
import { liveSets, pressureBefore, previousValue, setsBefore } from './sets';
import type { OpenSet } from './use-set';
import { GlucoseInput } from './glucose-input';
import { NumberInput } from './number-input';
import { VitalTile } from './vital-tile';

const isParameter = (name: string): name is News2Parameter =>
  (NEWS2_PARAMETERS as readonly string[]).includes(name);

const ALL: readonly Measurement[] = MEASUREMENTS;
/** The blood pressure tile shows two figures. The table gives its place. */
const PRESSURE_AT = ALL.findIndex(({ name }) => name === 'blood_pressure');
const tilesOf = (measurements: readonly Measurement[]) =>
  measurements.filter(({ place }) => place === 'tile');
const BEFORE_PRESSURE = tilesOf(ALL.slice(0, PRESSURE_AT));
const AFTER_PRESSURE = tilesOf(ALL.slice(PRESSURE_AT));

const numberIn = (set: ObservationEntry, name: string): number | null => {
  const values: Readonly<Record<string, unknown>> = { ...set };
  const value = values[name];
  return typeof value === 'number' ? value : null;
};

const trendOf = (value: number | null | undefined, before: number | null): 'up' | 'down' | null => {
  if (value === null || value === undefined || before === null || value === before) return null;
  return value > before ? 'up' : 'down';
};

/** The last glucose before a set, either a number or LO or HI. */
const glucoseBefore = (sets: readonly ObservationEntry[], entry: ObservationEntry): string | null => {
  const before = setsBefore(sets, entry).findLast((set) => glucoseText(set) !== null);
  return before ? glucoseText(before) : null;
};

interface VitalTilesProps {
  readonly open: OpenSet;
  readonly idPrefix: string;
}

/** Just after the focus has moved on automatically, the keys that would have followed still belong to that figure. */
const HABIT_MS = 1_000;
const MOVES_ON: ReadonlySet<string> = new Set(['Enter', 'Tab']);
const STROKE = '/';

/** Scores, with what people type after them: '/10'. */
const OUT_OF: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.flatMap(({ name, line }) => (line?.suffix.startsWith(STROKE) === true ? [[name, line.suffix]] : [])),
);

/**
 * The vital signs as tiles, in the order in which they are usually taken. Enter, or a complete figure, moves to the next.
 */
export function VitalTiles({ open, idPrefix }: VitalTilesProps) {
  const facts = useFacts();
  const frame = useRef<HTMLDivElement>(null);
  const sets = liveSets(facts);
  const { entry } = open;

  const arrived = useRef<{ readonly at: Element; readonly when: number; readonly rest: string } | null>(null);
  const goOn = (byItself: boolean) => {
    const tiles = [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-tile]') ?? [])];
    const from = tiles.indexOf(document.activeElement as HTMLInputElement);
    const next = tiles[from + 1];
    const rest = OUT_OF[tiles[from]?.id.slice(idPrefix.length + 1) ?? ''] ?? STROKE;
    arrived.current = byItself && next ? { at: next, when: performance.now(), rest } : null;
    if (next) next.focus();
    else document.getElementById(`${idPrefix}-air`)?.focus();
  };

  // Otherwise the next box would be skipped, or would have what belongs to this figure: a glucose of 10 from a pain of '7/10'.
  const dropHabit = (event: KeyboardEvent) => {
    const from = arrived.current;
    arrived.current = null;
    const now = performance.now();
    if (from?.at !== event.target || event.shiftKey || now - from.when > HABIT_MS) return;
    const isMove = MOVES_ON.has(event.key);
    if (!isMove && event.key !== from.rest[0]) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isMove) arrived.current = { ...from, when: now, rest: from.rest.slice(1) };
  };

  const tile = ({ name, label, short = label }: Measurement) => {
    const field = numberField(name);
    const last = previousValue(sets, entry, name as keyof ObservationEntry);
    const before = typeof last === 'number' ? last : null;
    return (
      <VitalTile
        key={name}
        name={name}
        label={short}
        unit={field.unitLabel ?? ''}
        open={open}
        subscore={isParameter(name) ? subscoreOf(name, open.scored, facts) : null}
        previous={
          name === 'blood_glucose' ? glucoseBefore(sets, entry) : before === null ? null : String(before)
        }
        trend={trendOf(numberIn(entry, name), before)}
      >
        {name === 'blood_glucose' ? (
          <GlucoseInput id={`${idPrefix}-${name}`} open={open} onEnter={goOn} />
        ) : (
          <NumberInput
            id={`${idPrefix}-${name}`}
            label={field.label}
            field={field}
            open={open}
            onEnter={goOn}
          />
        )}
      </VitalTile>
    );
  };

  return (
    <div role="presentation" className="prf-vitals" ref={frame} onKeyDownCapture={dropHabit}>
      {BEFORE_PRESSURE.map(tile)}
      <PressureTile open={open} idPrefix={idPrefix} sets={sets} facts={facts} goOn={goOn} />
      {AFTER_PRESSURE.map(tile)}
    </div>
  );
}

interface PressureTileProps extends VitalTilesProps {
  readonly sets: readonly ObservationEntry[];
  readonly facts: PrfFacts;
  readonly goOn: (byItself: boolean) => void;
}

/** Blood pressure: two figures with a slash. A palpated one has no second figure. */
function PressureTile({ open, idPrefix, sets, facts, goOn }: PressureTileProps) {
  const { entry } = open;
  const before = pressureBefore(sets, entry);
  const systolic = entry.bp_systolic ?? null;
  return (
    <VitalTile
      name="blood_pressure"
      label="BP"
      unit="mmHg"
      open={open}
      subscore={subscoreOf('bp_systolic', open.scored, facts)}
      previous={composeBloodPressure(before?.bp_systolic, before?.bp_diastolic)}
      trend={trendOf(systolic, before?.bp_systolic ?? null)}
    >
      <div className="prf-pressure">
        <NumberInput
          id={`${idPrefix}-bp_systolic`}
          label="Systolic pressure"
          placeholder="sys"
          isBeforeStroke
          field={numberField('bp_systolic')}
          open={open}
          onEnter={goOn}
        />
        <span aria-hidden="true" className="prf-pressure-stroke">
          /
        </span>
        <NumberInput
          id={`${idPrefix}-bp_diastolic`}
          label="Diastolic pressure"
          placeholder="dia"
          field={numberField('bp_diastolic')}
          open={open}
          check={(diastolic) =>
            systolic !== null && diastolic > systolic ? 'Higher than the systolic. Check both.' : null
          }
          onEnter={goOn}
        />
      </div>
    </VitalTile>
  );
}
