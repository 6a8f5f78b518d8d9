import { isSectionKey, sectionOf, SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField, Field } from '@sideline/schema/prf/catalogue/kinds';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { expect, type Locator } from '@playwright/test';
import { nameOfPlace } from '../cases/case-entries';
import {
  answerLabel,
  asList,
  cardOf,
  entriesOf,
  choiceControl,
  fieldName,
  frameOf,
  groupOf,
  localTime,
  openCard,
  rowOf,
  textBox,
  typed,
  type FormSetting,
  type Values,
} from './catalogue-form';
import {
  entriesField,
  expectedEntry,
  isPrfValue,
  outerField,
  type ExpectedCase,
  type PrfValue,
} from './expected-case';
import { ownWords } from './expected-pdf';
import { expectedFacts } from './expected-pictures';
import type { PrfScreen } from './prf-screen';
import { shownDay } from '../../src/lib/typed-day';

/** Reads a record back from the screen on which it can no longer be changed. */

const expectChoice = async (frame: Locator, field: Field, value: unknown): Promise<void> => {
  const { control, isList, answer } = await choiceControl(frame, field);
  const labels = asList(value).map((key) => answerLabel(field, key));
  if (isList) {
    await expect(control).toBeDisabled();
    // A list shows its answers beside its box.
    for (const label of labels) await expect(frame).toContainText(label);
    return;
  }
  for (const label of labels) {
    await expect(answer(label)).toBeChecked();
    await expect(answer(label)).toBeDisabled();
  }
};

const expectText = async (box: Locator, text: string): Promise<void> => {
  await expect(box).toHaveValue(text);
  await expect(box).toBeDisabled();
};

const expectField = async (
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
      return expectText(textBox(frame, name), String(value));
    case 'boolean': {
      const answer = frame
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: value === true ? 'Yes' : 'No', exact: true });
      await expect(answer).toBeChecked();
      return expect(answer).toBeDisabled();
    }
    case 'time': {
      const { day, clock } = localTime(String(value), setting.timeZone);
      // The incident's own day goes without saying.
      const dayBox = frame.getByLabel(`${field.label}: day`, { exact: true });
      if ((await dayBox.count()) > 0) await expectText(dayBox, shownDay(day, 'date'));
      else expect(setting.day, `${field.label}: day`).toBe(day);
      return expectText(frame.getByRole('textbox', { name }), clock);
    }
    case 'choice':
    case 'choices':
      return expectChoice(frame, field, value);
    case 'coded':
    case 'codes':
    case 'textList':
    case 'reference':
    case 'references': {
      const list = frame.getByRole('combobox', { name });
      await expect(list).toBeDisabled();
      for (const one of asList(value)) {
        const text =
          field.kind === 'textList'
            ? String(one)
            : field.kind === 'coded' || field.kind === 'codes'
              ? answerLabel(field, one)
              : setting.nameOf(String(one));
        await expect(frame).toContainText(text);
      }
      return;
    }
    case 'group':
      return expectFields(await groupOf(frame, field), field.fields, value as Values, setting);
    case 'groups': {
      const list = await groupOf(frame, field);
      for (const [index, row] of (value as readonly Values[]).entries()) {
        await expectFields(await rowOf(list, field, index), field.fields, row, setting);
      }
      return;
    }
    case 'date':
    case 'strokes':
    case 'entries':
      throw new Error(`No way to read ${field.name}, a ${field.kind}`);
  }
};

const expectFields = async (
  scope: Locator,
  fields: readonly Field[],
  row: Values,
  setting: FormSetting,
): Promise<void> => {
  for (const field of fields) {
    if (row[field.name] !== undefined) {
      await expectField(frameOf(scope, field), field, row[field.name], setting);
    }
    const other = row[`${field.name}_other`];
    if (other !== undefined) {
      const box = frameOf(scope, field).getByRole('textbox', { name: `${field.label}: other, in words` });
      await expectText(box, typed(other));
    }
  }
};

/** Short names of the first rows of the sets' table. */
const ROW_NAMES: Readonly<Record<string, string>> = {
  respiratory_rate: 'Resp',
  oxygen_saturation: 'SpO2',
  heart_rate: 'Pulse',
  bp_systolic: 'BP',
  bp_diastolic: 'BP',
  temperature: 'Temp',
  acvpu: 'ACVPU',
  gcs: 'GCS',
  blood_glucose: 'Glucose',
  pain_score: 'Pain',
};
const PRESSURES: ReadonlySet<string> = new Set(['bp_systolic', 'bp_diastolic']);
const COMMON_ROWS_SHOW_FIGURES = new Set(Object.keys(ROW_NAMES));

type Table = readonly (readonly string[])[];

const tableOf = (screen: PrfScreen): Promise<Table> =>
  screen.form
    .locator('[role="region"][aria-label="Observation sets, table"] tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())),
    );

const cellOf = (table: Table, label: string, column: number): string => {
  const row = table.find(([name = '']) => name === label || name.startsWith(`${label} `));
  return row?.[column] ?? '';
};

/** The values of the sets that their table does not show. */
const missingFromTable = (
  expected: ExpectedCase,
  values: readonly PrfValue[],
  table: Table,
  { timeZone }: FormSetting,
): readonly string[] => {
  const sets = [...((expected.sections.observations?.['entries'] ?? []) as readonly Values[])].sort((a, b) =>
    typed(a['date_time']).localeCompare(typed(b['date_time'])),
  );
  return values.flatMap((value) => {
    const entry = expectedEntry(expected, value);
    const column = sets.findIndex((set) => set['id'] === entry?.id) + 1;
    const outer = outerField(value);
    const place = nameOfPlace(value.target);
    if (outer.name === 'date_time') {
      const clock = localTime(String(value.value), timeZone).clock.slice(0, 5);
      return table[0]?.[column]?.startsWith(clock) ? [] : [place];
    }
    if (outer.kind === 'groups') {
      // A line says which measurement and why: the reason stands in that measurement's cell.
      const line = (entry?.[outer.name] as readonly Values[])[Number(value.target.path.split('.')[1])];
      const measured = String(line?.['field']);
      const what = outer.fields.find(({ name }) => name === 'field');
      const why = outer.fields.find(({ name }) => name === 'reason');
      if (!what || !why) throw new RangeError(outer.name);
      const row = ROW_NAMES[measured] ?? rowLabel(value, measured);
      return cellOf(table, row, column) === answerLabel(why, line?.['reason']) ? [] : [place];
    }
    const cell = cellOf(table, ROW_NAMES[outer.name] ?? outer.label, column);
    const isShown = PRESSURES.has(outer.name)
      ? cell.split('/').includes(String(value.value))
      : cell === (COMMON_ROWS_SHOW_FIGURES.has(outer.name) ? String(value.value) : ownWords(value));
    return isShown ? [] : [`${place}: ${ownWords(value)} in '${cell}'`];
  });
};

const rowLabel = (value: PrfValue, name: string): string =>
  entriesField(value)?.fields.find((field) => field.name === name)?.label ?? name;

/** Routes as the read-back line of a drug speaks them. */
const SPOKEN: Readonly<Record<string, string>> = { Intravenous: ' IV ' };

/** The values of entries that no card of their list shows. */
const missingFromCards = async (
  card: Locator,
  field: EntriesField,
  expected: ExpectedCase,
  values: readonly PrfValue[],
  setting: FormSetting,
): Promise<readonly string[]> => {
  const list = entriesOf(card, field);
  await expect(list).toHaveAccessibleName(fieldName(field.label));
  const cards = await list.locator('> ul > li').allInnerTexts();
  const nameOf = (_to: string, id: string) => setting.nameOf(id);
  const byEntry = Map.groupBy(values, (value) => expectedEntry(expected, value));
  return [...byEntry].flatMap(([entry, theirs]) => {
    const time = entry?.[field.timeField];
    const clock = typeof time === 'string' ? localTime(time, setting.timeZone).clock.slice(0, 5) : '–';
    // Entries of the same minute, or without a time, differ only by their values.
    const missing = cards
      .filter((card) => card.startsWith(clock))
      .map((card) =>
        theirs.flatMap((value) => {
          const words = outerField(value).name === field.timeField ? clock : ownWords(value, { nameOf });
          return card.includes(words) || card.includes(SPOKEN[words] ?? words)
            ? []
            : [`${nameOfPlace(value.target)}: ${words} in '${card}'`];
        }),
      );
    const [first = [`no card at ${clock}`]] = missing.toSorted((one, other) => one.length - other.length);
    return first;
  });
};

/** Each picture is seen, as large as its file is. */
const expectThumbnails = async (
  list: Locator,
  expected: ExpectedCase,
  setting: FormSetting,
): Promise<void> => {
  for (const { name, pixels } of expectedFacts(expected)) {
    const thumbnail = list.getByRole('img', { name: `View ${setting.nameOf(name)}`, exact: true });
    await expect
      .poll(() => thumbnail.evaluate((img: HTMLImageElement) => `${img.naturalWidth} × ${img.naturalHeight}`))
      .toBe(pixels);
  }
};

/** Goes through the sections of a closed record: every value of the case is shown, and no control takes anything. */
export const expectShown = async (
  screen: PrfScreen,
  expected: ExpectedCase,
  setting: FormSetting,
): Promise<void> => {
  const values = expected.values.filter(isPrfValue);
  for (const { key } of SECTIONS) {
    const data = expected.sections[key];
    if (!data || !isSectionKey(key)) continue;
    const section = sectionOf(key);
    const own = values.filter(({ target }) => target.section === key);
    await screen.goTo(key);
    for (const group of section.groups) {
      const fields = section.fields.filter(
        (field) => field.group === group.key && data[field.name] !== undefined,
      );
      if (key === 'observations') {
        const table = await tableOf(screen);
        expect(missingFromTable(expected, own, table, setting), 'observation sets').toEqual([]);
        await expect(cardOf(screen.form, 'New set')).toHaveCount(0);
        continue;
      }
      if (fields.length === 0) continue;
      const card = await openCard(screen.form, group.label);
      await expectFields(
        card,
        fields.filter(({ kind }) => kind !== 'entries'),
        data,
        setting,
      );
      for (const field of fields) {
        if (field.kind !== 'entries') continue;
        const theirs = own.filter(({ target }) => target.entry?.field === field.name);
        expect(await missingFromCards(card, field, expected, theirs, setting), field.label).toEqual([]);
        if (field.name === PICTURES.list) await expectThumbnails(entriesOf(card, field), expected, setting);
        await expect(
          entriesOf(card, field).getByRole('button', { name: `Add ${field.entryLabel}` }),
        ).toHaveCount(0);
      }
    }
  }
};
