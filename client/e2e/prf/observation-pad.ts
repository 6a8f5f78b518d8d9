import { fieldAt } from '@sideline/schema/prf/catalogue';
import type { Field } from '@sideline/schema/prf/kinds';
import { expect, type Locator } from '@playwright/test';
import {
  answerLabel,
  cardOf,
  enterFields,
  enterTime,
  tick,
  typed,
  type FormSetting,
  type Values,
} from './catalogue-form';

const entries = fieldAt('observations', 'entries');
const SET_FIELDS: readonly Field[] = entries && 'fields' in entries ? entries.fields : [];
const setField = (name: string): Field => {
  const field = SET_FIELDS.find((candidate) => candidate.name === name);
  if (!field) throw new RangeError(`No observation field ${name}`);
  return field;
};

const TILES = [
  'respiratory_rate',
  'oxygen_saturation',
  'heart_rate',
  'bp_systolic',
  'bp_diastolic',
  'temperature',
  'blood_glucose',
  'pain_score',
] as const;
const GCS_PARTS = ['gcs_eye', 'gcs_verbal', 'gcs_motor'] as const;

/** What the pad has a place of its own for, what follows from it (the total), and what only its correction changes. */
const NOT_UNDER_MORE: ReadonlySet<string> = new Set([
  ...TILES,
  ...GCS_PARTS,
  'date_time',
  'is_before_arrival',
  'supplemental_o2',
  'acvpu',
  'gcs',
]);

const press = (pad: Locator, group: string | RegExp, option: string | RegExp): Promise<void> =>
  tick(pad.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }));

/** Enters one observation set by the pad and saves it. */
export const enterSet = async (form: Locator, set: Values, setting: FormSetting): Promise<void> => {
  const pad = cardOf(form, 'New set');
  const before = setField('is_before_arrival');
  if (set['date_time'] !== undefined) {
    await enterTime(pad, setField('date_time').label, typed(set['date_time']), setting);
  }
  await enterFields(pad, [before], set, setting);
  for (const name of TILES) {
    if (set[name] === undefined) continue;
    await pad.getByRole('textbox', { name: setField(name).label, exact: true }).fill(typed(set[name]));
  }
  if (set['supplemental_o2'] !== undefined) {
    await press(pad, /^Air or oxygen/, set['supplemental_o2'] === true ? 'Oxygen' : 'Air');
  }
  const { acvpu } = set;
  if (acvpu !== undefined) {
    const field = setField('acvpu');
    await press(pad, field.label, `${typed(acvpu)} · ${answerLabel(field, acvpu)}`);
  }
  for (const part of GCS_PARTS) {
    const score = set[part];
    if (score === undefined) continue;
    await press(pad, new RegExp(`^${setField(part).label}`), new RegExp(`^${typed(score)}\\b`));
  }
  const further = SET_FIELDS.filter(({ name }) => !NOT_UNDER_MORE.has(name));
  if (further.some(({ name }) => set[name] !== undefined)) {
    await pad.getByRole('button', { name: /^More:/ }).click();
    await enterFields(pad, further, set, setting);
  }
  await pad.getByRole('button', { name: 'Save set' }).click();
  await expect(pad.getByRole('button', { name: 'Save set' })).toBeDisabled();
};
