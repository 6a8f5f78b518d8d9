import { fieldAt, type ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { isTotalByParts } from '@sideline/schema/prf/record/derive';
import type { ChoiceField, Field, NumberField } from '@sideline/schema/prf/catalogue/kinds';
import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';

/** A field of the observation set, from the catalogue. */
export const setField = (name: string): Field => {
  const field = fieldAt('observations', `entries.${name}`);
  if (!field) throw new RangeError(`No observation field ${name}`);
  return field;
};

export const numberField = (name: string): NumberField => {
  const field = setField(name);
  if (field.kind !== 'integer' && field.kind !== 'decimal') throw new RangeError(`${name} is not a number`);
  return field;
};

export const choiceField = (name: string): ChoiceField => {
  const field = setField(name);
  if (field.kind !== 'choice' && field.kind !== 'choices') throw new RangeError(`${name} is not a choice`);
  return field;
};

/** What the pad asks besides the measurements. */
const ASKED_BESIDE: readonly string[] = [
  'date_time',
  'is_before_arrival',
  'spo2_scale',
  'spo2_scale_chosen_by',
  'spo2_scale_reason',
  'o2_device',
  'clinician_concern',
  'carer_concern',
];

const entries = fieldAt('observations', 'entries');
/** Every field of an observation set, in the catalogue's order. */
export const SET_FIELDS: readonly Field[] = entries && 'fields' in entries ? entries.fields : [];

/** Fields under 'More', because the pad has no other place for them. */
export const fieldsUnderMore = (
  fields: readonly Field[],
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly Field[] => {
  const onThePad = measurements
    .filter(({ place }) => place !== 'more')
    .flatMap(({ name, beside }) => (beside === undefined ? [name] : [name, beside]));
  const named: ReadonlySet<string> = new Set([...ASKED_BESIDE, ...onThePad]);
  return fields.filter((field) => !named.has(field.name) && !field.computed);
};

/** More fields for 'More'. */
export const MORE_FIELDS: readonly Field[] = fieldsUnderMore(SET_FIELDS);

/** The fields of a set under 'More'. The total is included only if it does not follow from its parts. */
export const furtherFields = (set: ObservationEntry): readonly Field[] =>
  isTotalByParts(set) ? MORE_FIELDS.filter(({ name }) => name !== 'gcs') : MORE_FIELDS;

export type NotRecordable = NonNullable<ObservationEntry['not_recordable']>[number];

/** Fields of a 'not recordable' line: what, and why. */
export const notRecordableFields = (): { what: ChoiceField; why: ChoiceField } => {
  const list = setField('not_recordable');
  const subs = 'fields' in list ? list.fields : [];
  const what = subs.find(({ name }) => name === 'field');
  const why = subs.find(({ name }) => name === 'reason');
  if (what?.kind !== 'choice' || why?.kind !== 'choice')
    throw new RangeError('not_recordable has no choices');
  return { what, why };
};

/** How the three parts of the Glasgow Coma Scale are worded (Teasdale and Jennett; glasgowcomascale.org, 2014). */
export const GCS_WORDS = {
  gcs_eye: ['None', 'To pressure', 'To sound', 'Spontaneous'],
  gcs_verbal: ['None', 'Sounds', 'Words', 'Confused', 'Orientated'],
  gcs_motor: ['None', 'Extension', 'Abnormal flexion', 'Normal flexion', 'Localising', 'Obeys commands'],
} as const;
