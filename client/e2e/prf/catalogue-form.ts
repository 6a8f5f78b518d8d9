import type { EntriesField, Field, GroupField, Section } from '@sideline/schema/prf/catalogue/kinds';
import { otherName } from '@sideline/schema/prf/catalogue/catalogue';
import { formatValue } from '@sideline/schema/prf/record/format';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { expect, type Locator } from '@playwright/test';
import { nameOfEntry } from '../cases/case-mapping';
import type { PictureFile } from '../cases/case-pictures';
import { shownDay } from '../../src/lib/typed-day';

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
  /** The pictures to choose from, by what the case calls their entries. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field's name; while it is asked for and empty it says so. */
export const fieldName = (label: string): RegExp => new RegExp(`^${escaped(label)}( · needed to sign)?$`);

/**
 * What frames a field: its label, its control and its notes. Found by its attribute, for the engine of roles walks all
 * that it is given, and names and roles are then asked for within a few elements.
 */
export const frameOf = (scope: Locator, { name }: Pick<Field, 'name'>): Locator =>
  scope.locator(`[data-field$="-${name}"]`);

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

/** The option of an open list that Enter would take; null if there is none. */
const activeOf = (list: Locator): Promise<string | null> =>
  list.evaluate((box) => {
    const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    return option?.getAttribute('aria-label') ?? option?.textContent ?? null;
  });

/** Goes down an open list by the arrow keys to an option, and takes it. */
const takeByArrows = async (list: Locator, label: string): Promise<void> => {
  const active = () => activeOf(list);
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

/** Types part of an option into a list, waits until that option is the active one, and presses Enter. */
export const chooseByPart = async (list: Locator, part: string): Promise<void> => {
  await list.fill(part);
  await expect.poll(async () => (await activeOf(list)) ?? '').toContain(part);
  await list.press('Enter');
};

/**
 * Types key by key, for journeys that are about the keys. On a busy machine a list's box sometimes loses a letter; the text is then typed
 * again.
 */
export const typeByKeys = async (box: Locator, text: string): Promise<void> => {
  await expect(async () => {
    await box.fill('');
    await box.pressSequentially(text);
    await expect(box).toHaveValue(text, { timeout: 2_000 });
  }).toPass();
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
const enterTime = async (frame: Locator, label: string, iso: string, setting: FormSetting): Promise<void> => {
  const { day, clock } = localTime(iso, setting.timeZone);
  const dayBox = frame.getByLabel(`${label}: day`, { exact: true });
  const isShown = (await dayBox.count()) > 0;
  if (!isShown && day !== setting.day) {
    await frame.getByRole('button', { name: `${label}: other day`, exact: true }).click();
  }
  const shown = shownDay(day, 'date');
  if (isShown ? (await dayBox.inputValue()) !== shown : day !== setting.day) await dayBox.fill(day);
  const clockBox = frame.getByRole('textbox', { name: fieldName(label) });
  await clockBox.fill(clock);
  await clockBox.blur();
  // A clock time alone is taken for one after the incident; the form says of what day it took it.
  if ((await dayBox.count()) > 0 && (await dayBox.inputValue()) !== shown) await dayBox.fill(day);
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const asList = (value: unknown): readonly unknown[] => (isList(value) ? value : [value]);

/** How a choice is drawn: as a list that is searched, or as buttons side by side. */
interface ChoiceControl {
  readonly control: Locator;
  readonly isList: boolean;
  readonly answer: (label: string) => Locator;
}

/** The control of a field of choices in its frame, whichever way the form draws it. */
export const choiceControl = async (frame: Locator, field: Field): Promise<ChoiceControl> => {
  const isMultiple = field.kind === 'choices';
  const name = fieldName(field.label);
  const buttons = frame.getByRole(isMultiple ? 'group' : 'radiogroup', { name });
  const control = buttons.or(frame.getByRole('combobox', { name }));
  return {
    control,
    isList: (await control.getAttribute('role')) === 'combobox',
    answer: (label) => control.getByRole(isMultiple ? 'checkbox' : 'radio', { name: label, exact: true }),
  };
};

const enterChoice = async (frame: Locator, field: Field, value: unknown): Promise<void> => {
  const choice = await choiceControl(frame, field);
  const labels = asList(value).map((key) => answerLabel(field, key));
  if (!choice.isList) {
    for (const label of labels) await tick(choice.answer(label));
  } else if (field.kind === 'choices') await chooseAll(choice.control, labels);
  else await choose(choice.control, labels[0] ?? '');
};

/** What a field of several answers is drawn as: found as a child of its frame, and known by its name. */
export const groupOf = async (frame: Locator, field: Field): Promise<Locator> => {
  const group = frame.locator(':scope > [role="group"]');
  await expect(group).toHaveAccessibleName(fieldName(field.label));
  return group;
};

/** One row of a list of them. */
export const rowOf = async (list: Locator, field: GroupField, index: number): Promise<Locator> => {
  const row = list.locator(`:scope > [data-row="${index}"]`);
  await expect(row).toHaveRole('group');
  await expect(row).toHaveAccessibleName(`${field.label} ${index + 1}`);
  return row;
};

const enterGroups = async (
  frame: Locator,
  field: GroupField,
  rows: readonly Values[],
  setting: FormSetting,
): Promise<void> => {
  const list = await groupOf(frame, field);
  const add = list.locator(':scope > .prf-offered > button', {
    hasText: new RegExp(`^Add (one|another) to ${escaped(field.label)}$`),
  });
  for (const [index, row] of rows.entries()) {
    await add.click();
    await enterFields(await rowOf(list, field, index), field.fields, row, setting);
  }
};

/** One field in its frame, by the control of its kind. Lists of entries have their own way: `enterEntry`. */
/** A box for text; one for which the provider has a list of names is a combobox. */
export const textBox = (frame: Locator, name: RegExp): Locator =>
  frame.getByRole('textbox', { name }).or(frame.getByRole('combobox', { name }));

const enterField = async (
  frame: Locator,
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
      return textBox(frame, name).fill(String(value));
    case 'boolean':
      return tick(
        frame
          .getByRole('radiogroup', { name })
          .getByRole('radio', { name: value === true ? 'Yes' : 'No', exact: true }),
      );
    case 'time':
      return enterTime(frame, field.label, String(value), setting);
    case 'choice':
    case 'choices':
      return enterChoice(frame, field, value);
    case 'coded':
      return choose(frame.getByRole('combobox', { name }), answerLabel(field, value));
    case 'codes':
      return chooseAll(
        frame.getByRole('combobox', { name }),
        asList(value).map((key) => answerLabel(field, key)),
      );
    case 'textList': {
      const list = frame.getByRole('combobox', { name });
      for (const text of asList(value)) {
        await list.fill(String(text));
        await list.press('Enter');
      }
      return;
    }
    case 'reference':
    case 'references':
      // The few pictures of a record are a list without a search.
      if (field.to === 'attachment') {
        return chooseUnsearched(frame.getByRole('combobox', { name }), setting.nameOf(String(value)));
      }
      return chooseAll(
        frame.getByRole('combobox', { name }),
        asList(value).map((id) => setting.nameOf(String(id))),
      );
    case 'group':
      return enterFields(await groupOf(frame, field), field.fields, value as Values, setting);
    case 'groups':
      return enterGroups(frame, field, value as readonly Values[], setting);
    case 'date':
    case 'strokes':
    case 'entries':
      throw new Error(`No way to enter ${field.name}, a ${field.kind}`);
  }
};

/** What a row seldom says stands behind 'More'. */
const unfold = async (row: Locator): Promise<void> => {
  const inside = ['', '.prf-row-keys > ', '.prf-fold-body > '];
  const more = row.locator(
    inside
      .map((step) => `:scope > ${step}.prf-grid > .prf-further > button[aria-expanded="false"]`)
      .join(', '),
  );
  if ((await more.count()) === 0) return;
  await expect(more).toHaveAccessibleName(/^More: /);
  await more.click();
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
      if (!(await frameOf(scope, field).first().isVisible())) await unfold(scope);
      await enterField(frameOf(scope, field), field, row[field.name], setting);
    }
    const other = otherName(field);
    if (other !== null && row[other] !== undefined) {
      await frameOf(scope, field)
        .getByRole('textbox', { name: `${field.label}: other, in words` })
        .fill(typed(row[other]));
    }
  }
};

/** A list of entries in its card. */
export const entriesOf = (card: Locator, { name }: EntriesField): Locator =>
  card.locator(`[role="group"][id$="-${name}"]`);

/** Opens the editor of a new entry; a picture's is begun by choosing its file. */
const beginEntry = async (
  list: Locator,
  { name, entryLabel }: EntriesField,
  { key }: Values,
  { pictures }: FormSetting,
): Promise<void> => {
  if (name !== PICTURES.list) {
    await list.getByRole('button', { name: `Add ${entryLabel}`, exact: true }).click();
    return;
  }
  const file = pictures.get(nameOfEntry({ field: name, key: typed(key) }));
  if (!file) throw new Error(`The case has no file for its picture '${typed(key)}'`);
  const [chooser] = await Promise.all([
    list.page().waitForEvent('filechooser'),
    list.getByRole('button', { name: 'Choose file', exact: true }).click(),
  ]);
  await chooser.setFiles(file);
};

/** Adds one entry to a list by its editor, and closes it. */
const enterEntry = async (
  card: Locator,
  field: EntriesField,
  entry: Values,
  setting: FormSetting,
): Promise<void> => {
  const list = entriesOf(card, field);
  await beginEntry(list, field, entry, setting);
  const editor = list.locator('li > [role="group"]');
  await expect(editor).toHaveAccessibleName(new RegExp(`^${escaped(field.entryLabel)}(, new)?$`));
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

/** A card of the form, by its title. */
export const cardOf = (form: Locator, label: string): Locator =>
  form.locator('section', { has: form.page().locator('h3', { hasText: new RegExp(`^${escaped(label)}$`) }) });

/** Opens a card that the presentation leaves folded. */
export const unfoldCard = async (card: Locator): Promise<void> => {
  await card.waitFor();
  const fold = card.locator('.prf-fold-button[aria-expanded="false"]');
  if ((await fold.count()) > 0) await fold.press('Enter');
};

/** The same, once it is there and open; assistive technology finds it under its title. */
export const openCard = async (form: Locator, label: string): Promise<Locator> => {
  const card = cardOf(form, label);
  await expect(card).toHaveRole('region');
  await expect(card).toHaveAccessibleName(label);
  await unfoldCard(card);
  return card;
};

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
  const card = await openCard(form, group.label);
  await enterFields(
    card,
    fields.filter(({ kind }) => kind !== 'entries'),
    values,
    setting,
  );
  for (const field of fields) {
    if (field.kind !== 'entries' || values[field.name] === undefined) continue;
    if (!(await entriesOf(card, field).isVisible())) await unfold(card);
    for (const entry of (values[field.name] ?? []) as readonly Values[]) {
      await enterEntry(card, field, entry, setting);
    }
  }
};
