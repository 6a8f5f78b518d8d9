import type { EntriesField, Field, GroupField, Section } from '@sideline/schema/prf/kinds';
import { otherName } from '@sideline/schema/prf/catalogue';
import { formatValue } from '@sideline/schema/prf/format';
import { expect, type Locator } from '@playwright/test';

/**
 * Fills the form that the catalogue draws, by the roles and names under which assistive technology finds its controls.
 * Nothing is set but by filling, pressing and typing as a person does.
 */

export type Values = Readonly<Record<string, unknown>>;

/** A plain value as it is typed: '' for none. */
export const typed = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return value.toString();
  if (value === undefined || value === null) return '';
  throw new TypeError('Not a plain value');
};

/** What a control needs to know that its field does not say. */
export interface FormSetting {
  /** The zone of the browser: times are typed as its clock shows them. */
  readonly timeZone: string;
  /** The incident's day there, YYYY-MM-DD: the form takes every time for that day's unless told another. */
  readonly day: string;
  /** Names of the rows that references point to, by id. */
  readonly nameOf: (id: string) => string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field's name; while it is asked for and empty it says so. */
export const fieldName = (label: string): RegExp => new RegExp(`^${escaped(label)}( · needed to sign)?$`);

/** Day and clock of a moment as the browser shows them; seconds only where there are some. */
export const localTime = (iso: string, timeZone: string): { day: string; clock: string } => {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const minutes = `${part('hour')}:${part('minute')}`;
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    clock: part('second') === '00' ? minutes : `${minutes}:${part('second')}`,
  };
};

/** The label of one answer of a list. */
export const answerLabel = (field: Field, key: unknown): string => {
  if (key === 'other' && (field.kind === 'coded' || field.kind === 'codes')) return 'Other, in words';
  return formatValue(field, field.kind === 'choices' || field.kind === 'codes' ? [key] : key);
};

/** Ticks a button of several by the space bar, which neither has to be scrolled to nor can miss. */
export const tick = (button: Locator): Promise<void> => button.press('Space');

const MOST_STEPS = 60;

/** Goes down an open list by the arrow keys to an option, and takes it. */
const takeByArrows = async (list: Locator, label: string): Promise<void> => {
  const active = () =>
    list.evaluate((box) => {
      const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
      return option?.getAttribute('aria-label') ?? option?.textContent ?? null;
    });
  await expect.poll(active, { message: `${label} in the list` }).not.toBeNull();
  for (let step = 0; (await active()) !== label; step += 1) {
    if (step === MOST_STEPS) throw new Error(`The list has no '${label}'`);
    await list.press('ArrowDown');
  }
  await list.press('Enter');
};

/** Chooses from a list by typing and by the arrow keys, as one does without a mouse. */
export const choose = async (list: Locator, label: string): Promise<void> => {
  await list.fill(label);
  await takeByArrows(list, label);
};

/** Chooses from a list that has no search: the space bar opens it, the arrow keys go through it. */
export const chooseUnsearched = async (list: Locator, label: string): Promise<void> => {
  await list.press('Space');
  await takeByArrows(list, label);
};

const chooseAll = async (list: Locator, labels: readonly string[]): Promise<void> => {
  for (const label of labels) await choose(list, label);
  await list.press('Escape');
};

/** Types a clinical time; the day beside it only where the form shows another one than is meant, or none and it is not the incident's. */
export const enterTime = async (
  scope: Locator,
  label: string,
  iso: string,
  setting: FormSetting,
): Promise<void> => {
  const { day, clock } = localTime(iso, setting.timeZone);
  const dayBox = scope.getByLabel(`${label}: day`, { exact: true });
  const isShown = (await dayBox.count()) > 0;
  if (!isShown && day !== setting.day) {
    await scope.getByRole('button', { name: `${label}: other day`, exact: true }).click();
  }
  if (day !== (isShown ? await dayBox.inputValue() : setting.day)) await dayBox.fill(day);
  await scope.getByRole('textbox', { name: fieldName(label) }).fill(clock);
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const asList = (value: unknown): readonly unknown[] => (isList(value) ? value : [value]);

/** How a choice is drawn: as a list that is searched, or as buttons side by side. */
interface ChoiceControl {
  readonly control: Locator;
  readonly isList: boolean;
  readonly answer: (label: string) => Locator;
}

/** The control of a field of choices, whichever way the form draws it. */
export const choiceControl = async (scope: Locator, field: Field): Promise<ChoiceControl> => {
  const isMultiple = field.kind === 'choices';
  const name = fieldName(field.label);
  const buttons = scope.getByRole(isMultiple ? 'group' : 'radiogroup', { name });
  const control = buttons.or(scope.getByRole('combobox', { name }));
  return {
    control,
    isList: (await control.getAttribute('role')) === 'combobox',
    answer: (label) => control.getByRole(isMultiple ? 'checkbox' : 'radio', { name: label, exact: true }),
  };
};

const enterChoice = async (scope: Locator, field: Field, value: unknown): Promise<void> => {
  const choice = await choiceControl(scope, field);
  const labels = asList(value).map((key) => answerLabel(field, key));
  if (!choice.isList) {
    for (const label of labels) await tick(choice.answer(label));
  } else if (field.kind === 'choices') await chooseAll(choice.control, labels);
  else await choose(choice.control, labels[0] ?? '');
};

const enterGroups = async (
  scope: Locator,
  field: GroupField,
  rows: readonly Values[],
  setting: FormSetting,
): Promise<void> => {
  const list = scope.getByRole('group', { name: fieldName(field.label) });
  const add = list.getByRole('button', {
    name: new RegExp(`^Add (one|another) to ${escaped(field.label)}$`),
  });
  for (const [index, row] of rows.entries()) {
    await add.click();
    await enterFields(
      list.getByRole('group', { name: `${field.label} ${index + 1}`, exact: true }),
      field.fields,
      row,
      setting,
    );
  }
};

/** One field, by the control of its kind. Lists of entries have their own way: `enterEntry`. */
const enterField = async (
  scope: Locator,
  field: Field,
  value: unknown,
  setting: FormSetting,
): Promise<void> => {
  const name = fieldName(field.label);
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'integer':
    case 'decimal':
      return scope.getByRole('textbox', { name }).fill(String(value));
    case 'boolean':
      return tick(
        scope
          .getByRole('radiogroup', { name })
          .getByRole('radio', { name: value === true ? 'Yes' : 'No', exact: true }),
      );
    case 'time':
      return enterTime(scope, field.label, String(value), setting);
    case 'choice':
    case 'choices':
      return enterChoice(scope, field, value);
    case 'coded':
      return choose(scope.getByRole('combobox', { name }), answerLabel(field, value));
    case 'codes':
      return chooseAll(
        scope.getByRole('combobox', { name }),
        asList(value).map((key) => answerLabel(field, key)),
      );
    case 'textList': {
      const list = scope.getByRole('combobox', { name });
      for (const text of asList(value)) {
        await list.fill(String(text));
        await list.press('Enter');
      }
      return;
    }
    case 'reference':
    case 'references':
      return chooseAll(
        scope.getByRole('combobox', { name }),
        asList(value).map((id) => setting.nameOf(String(id))),
      );
    case 'group':
      return enterFields(scope.getByRole('group', { name }), field.fields, value as Values, setting);
    case 'groups':
      return enterGroups(scope, field, value as readonly Values[], setting);
    case 'date':
    case 'strokes':
    case 'entries':
      throw new Error(`No way to enter ${field.name}, a ${field.kind}`);
  }
};

/** What a row seldom says stands behind 'More'. */
const unfold = async (row: Locator): Promise<void> => {
  const more = row.getByRole('button', { name: /^More: /, expanded: false });
  if ((await more.count()) > 0) await more.click();
};

/** Every value of a row, in the form's order, each followed by the text beside its 'Other'. */
export const enterFields = async (
  scope: Locator,
  fields: readonly Field[],
  row: Values,
  setting: FormSetting,
): Promise<void> => {
  for (const field of fields) {
    if (row[field.name] !== undefined) {
      if (field.further) await unfold(scope);
      await enterField(scope, field, row[field.name], setting);
    }
    const other = otherName(field);
    if (other !== null && row[other] !== undefined) {
      await scope.getByRole('textbox', { name: `${field.label}: other, in words` }).fill(typed(row[other]));
    }
  }
};

/** Adds one entry to a list by its editor, and closes it. */
export const enterEntry = async (
  scope: Locator,
  field: EntriesField,
  entry: Values,
  setting: FormSetting,
): Promise<void> => {
  await scope.getByRole('button', { name: `Add ${field.entryLabel}`, exact: true }).click();
  const editor = scope.getByRole('group', { name: new RegExp(`^${escaped(field.entryLabel)}(, new)?$`) });
  // That it was before our arrival comes first where there is no time: a new entry is dated to now otherwise.
  const first = field.fields.filter(
    ({ name }) =>
      name === 'is_before_arrival' && entry[name] === true && entry[field.timeField] === undefined,
  );
  await enterFields(editor, first, entry, setting);
  await enterFields(
    editor,
    field.fields.filter((sub) => !first.includes(sub)),
    entry,
    setting,
  );
  await editor.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(editor).toHaveCount(0);
};

/** A card of the form. */
export const cardOf = (form: Locator, label: string): Locator =>
  form.getByRole('region', { name: label, exact: true });

/** The fields of one card of a section that are no lists of entries, then its lists. */
export const enterCard = async (
  form: Locator,
  section: Section,
  group: { readonly key: string; readonly label: string },
  values: Values,
  setting: FormSetting,
): Promise<void> => {
  const fields = section.fields.filter((field) => field.group === group.key);
  const isAsked = fields.some((field) => values[field.name] !== undefined);
  if (!isAsked) return;
  const card = cardOf(form, group.label);
  await enterFields(
    card,
    fields.filter(({ kind }) => kind !== 'entries'),
    values,
    setting,
  );
  for (const field of fields) {
    if (field.kind !== 'entries') continue;
    for (const entry of (values[field.name] ?? []) as readonly Values[]) {
      await enterEntry(card, field, entry, setting);
    }
  }
};
