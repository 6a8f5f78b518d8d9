import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { ranked } from '@sideline/schema/prf/catalogue/measured';
import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';

/** Each line has its own stroke and marker, so that colour is not the only difference. */
const STROKES = [
  { dash: undefined, marker: 'circle' },
  { dash: '6 3', marker: 'square' },
  { dash: '2 3', marker: 'triangle' },
  { dash: '10 4 2 4', marker: 'diamond' },
  { dash: '1 4', marker: 'cross' },
  { dash: '8 3 2 3 2 3', marker: 'star' },
] as const;

/** The lines of the chart, in order: the field, and its name with its unit. */
export const chartLines = (measurements: readonly Measurement[] = MEASUREMENTS) =>
  ranked(measurements, ({ chartRank }) => chartRank).map(({ name, label, short = label, number }, index) => ({
    ...(STROKES[index % STROKES.length] ?? STROKES[0]),
    name,
    label: [short, number?.unitLabel].filter(Boolean).join(' '),
  }));

/** The value of a set for each line; null if it was not measured. */
export const chartFigures = (
  set: ObservationEntry,
  lines: readonly { readonly name: string }[],
): Readonly<Record<string, number | null>> => {
  const values: Readonly<Record<string, unknown>> = { ...set };
  return Object.fromEntries(
    lines.map(({ name }) => {
      const value = values[name];
      return [name, typeof value === 'number' ? value : null];
    }),
  );
};
