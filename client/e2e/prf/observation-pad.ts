import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { expect, type Locator } from '@playwright/test';
import {
  answerLabel,
  frameOf,
  openCard,
  enterFields,
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
const FIRST = [setField('date_time'), setField('is_before_arrival')];
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

/** The two pressures share a tile. */
const tileOf = (pad: Locator, name: (typeof TILES)[number]): Locator =>
  pad.locator(`[data-name="${name.startsWith('bp_') ? 'blood_pressure' : name}"]`);

const press = (frame: Locator, group: string | RegExp, option: string | RegExp): Promise<void> =>
  tick(frame.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }));

/** Enters one observation set by the pad and saves it. */
export const enterSet = async (form: Locator, set: Values, setting: FormSetting): Promise<void> => {
  const pad = await openCard(form, 'New set');
  await enterFields(pad, FIRST, set, setting);
  for (const name of TILES) {
    if (set[name] === undefined) continue;
    const field = setField(name);
    await tileOf(pad, name).getByRole('textbox', { name: field.label, exact: true }).fill(typed(set[name]));
  }
  if (set['supplemental_o2'] !== undefined) {
    await press(
      frameOf(pad, setField('supplemental_o2')),
      /^Air or oxygen/,
      set['supplemental_o2'] === true ? 'Oxygen' : 'Air',
    );
  }
  const { acvpu } = set;
  if (acvpu !== undefined) {
    const field = setField('acvpu');
    await press(frameOf(pad, field), field.label, `${typed(acvpu)} · ${answerLabel(field, acvpu)}`);
  }
  for (const part of GCS_PARTS) {
    const score = set[part];
    if (score === undefined) continue;
    const field = setField(part);
    await press(frameOf(pad, field), new RegExp(`^${field.label}`), new RegExp(`^${typed(score)}\\b`));
  }
  const further = SET_FIELDS.filter(({ name }) => !NOT_UNDER_MORE.has(name));
  if (further.some(({ name }) => set[name] !== undefined)) {
    await pad.getByRole('button', { name: /^More:/ }).click();
    await enterFields(pad, further, set, setting);
  }
  const button = pad.locator('.prf-set-foot').getByRole('button', { name: 'Save set' });
  await button.click();
  await expect(button).toBeDisabled();
};
