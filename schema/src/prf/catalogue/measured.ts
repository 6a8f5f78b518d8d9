import type { NumberField } from './kinds.js';
import { type Measurement, MEASUREMENTS } from './measurements.js';

/** What the catalogue and the lists of measurements take from their table. */

type All = typeof MEASUREMENTS;
/** A measurement with a number of its own. */
export type MeasuredName = Extract<All[number], { readonly number: object }>['name'];

/** A measurement as a field of the form. */
export const fieldOfMeasurement = ({ name, label, number }: Measurement): NumberField | null =>
  number === undefined ? null : { name, label, ...number };

/** One of the table by its field's name. @throws RangeError for a name that is none: a fault of the program. */
export const measurementNamed = (
  name: string,
  measurements: readonly Measurement[] = MEASUREMENTS,
): Measurement => {
  const found = measurements.find((one) => one.name === name);
  if (found === undefined) throw new RangeError(`No measurement ${name}`);
  return found;
};

/** The field of a measurement that has a place of its own in the form. */
export const measured = <const N extends MeasuredName>(name: N): NumberField & { readonly name: N } => {
  const field = fieldOfMeasurement(measurementNamed(name));
  if (field === null) throw new RangeError(`${name} is not a number`);
  return { ...field, name };
};

type FurtherName<Ms extends readonly Measurement[]> = Extract<
  Ms[number],
  { readonly place: 'more'; readonly number: object }
>['name'];

/** The fields of the numbers under 'More', in the table's order. */
export const furtherMeasured = <Ms extends readonly Measurement[]>(
  measurements: Ms,
): readonly (NumberField & { readonly name: FurtherName<Ms> })[] =>
  measurements.flatMap((one) => {
    const field = one.place === 'more' ? fieldOfMeasurement(one) : null;
    return field === null ? [] : [{ ...field, name: one.name }];
  });

type RecordableName<Ms extends readonly Measurement[]> = Extract<
  Ms[number],
  { readonly notRecordable: object }
>['name'];

/** By a list's own order. */
export const ranked = (
  measurements: readonly Measurement[],
  rankOf: (measurement: Measurement) => number | undefined,
): readonly Measurement[] =>
  measurements
    .flatMap((measurement) => {
      const rank = rankOf(measurement);
      return rank === undefined ? [] : [{ measurement, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ measurement }) => measurement);

/** What can be said not to be recordable, in words. */
export const recordableWords = <Ms extends readonly Measurement[]>(
  measurements: Ms,
): Record<RecordableName<Ms>, string> =>
  Object.fromEntries(
    ranked(measurements, ({ notRecordable }) => notRecordable?.rank).map(({ name, label, notRecordable }) => [
      name,
      notRecordable?.words ?? label,
    ]),
  ) as Record<RecordableName<Ms>, string>;

type NumberOf = NonNullable<Measurement['number']>;

/** The limits of every number of a table, by its field. */
export const limitsOf = <Ms extends readonly Measurement[]>(
  measurements: Ms,
): Record<Extract<Ms[number], { readonly number: object }>['name'], NumberOf> =>
  Object.fromEntries(
    measurements.flatMap(({ name, number }) => (number === undefined ? [] : [[name, number] as const])),
  ) as Record<Extract<Ms[number], { readonly number: object }>['name'], NumberOf>;
