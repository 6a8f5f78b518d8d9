import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS, type ErrorCode } from '@sideline/schema/errors';
import { guardianProblems } from '@sideline/schema/validation/guardian';
import { patientProblems } from '@sideline/schema/validation/patient';
import { registrationProblems } from '@sideline/schema/validation/registration';
import { describe, expect, it } from 'vitest';
import { readBoxes } from '../../components/pickers/birth-date';
import { draftProblems, EMPTY_REGISTRATION } from '../../features/patients/register/registration-draft';
import { statusText } from '../http';
import { valuesIn } from './fill';
import { LANGUAGES, languageOf } from './languages';
import { monthIn, shortMonthsIn } from './month';
import { translateSaid } from './said';

type Catalogue = Readonly<Record<string, string>>;

const inWords = (path: string): URL => new URL(path, import.meta.url);
const filesOf = (folder: string): readonly string[] => readdirSync(inWords(`./${folder}`)).sort();
const read = (path: string): Catalogue => JSON.parse(readFileSync(inWords(`./${path}`), 'utf8')) as Catalogue;
const all = (folder: string): Catalogue =>
  Object.assign({}, ...filesOf(folder).map((file) => read(`${folder}/${file}`))) as Catalogue;

const sourcesUnder = (root: URL, isOwn: (path: string) => boolean): string =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && isOwn(path))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');
const CLIENT = sourcesUnder(inWords('../../'), () => true);

/** Placeholders and the names of what is within a text, such as links. */
const marksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([mark]) => mark).sort();

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

describe.each(
  OTHERS.flatMap((language) => [
    [language, 'en'],
    [`shared/${language}`, 'shared/en'],
  ]),
)('the catalogues in %s beside %s', (folder, english) => {
  it('are the same files with the same keys', () => {
    expect(filesOf(folder)).toEqual(filesOf(english));
    for (const file of filesOf(english))
      expect(Object.keys(read(`${folder}/${file}`)).sort(), file).toEqual(
        Object.keys(read(`${english}/${file}`)).sort(),
      );
  });

  it('have a text for every key, with the same placeholders', () => {
    const [translated, source] = [all(folder), all(english)];
    for (const [key, text] of Object.entries(source)) {
      expect(translated[key]?.trim(), key).not.toBe('');
      expect(marksOf(translated[key] ?? ''), key).toEqual(marksOf(text));
      // A straight apostrophe begins a quotation in the message format, and would be lost.
      expect(translated[key], key).not.toContain("'");
      expect(text, key).not.toContain("'");
    }
  });
});

describe('the keys', () => {
  it('are all used, and every used key exists', () => {
    const keys = [...Object.keys(all('en')), ...Object.keys(read('shared/en/fields.json'))].concat(
      ['frame', 'factor', 'portal'].flatMap((file) => Object.keys(read(`shared/en/${file}.json`))),
    );
    const areas = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
    const used = [...CLIENT.matchAll(new RegExp(`['"]((?:${areas})\\.\\w+)['"]`, 'g'))].map(([, key]) => key);
    expect(new Set(used)).toEqual(new Set(keys));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const TODAY = '2026-11-20';
const REFUSED_DRAFTS = [
  ...draftProblems({ ...EMPTY_REGISTRATION, wantsAccount: true, isMember: true }, null, false, TODAY),
  ...draftProblems({ ...EMPTY_REGISTRATION, dob: '2026-11-21' }, null, false, TODAY),
  ...draftProblems({ ...EMPTY_REGISTRATION, dob: '1700-01-01' }, null, false, TODAY),
  ...draftProblems(
    { ...EMPTY_REGISTRATION, gender: 'genderqueer', relationshipToNok: 'Cousin' },
    null,
    false,
    TODAY,
  ),
  ...registrationProblems(
    { ...EMPTY_REGISTRATION },
    { isMember: true, teamId: 'storm', squadId: null, hasSquads: true },
    TODAY,
  ),
  ...guardianProblems({
    guardianName: '',
    guardianRelationship: '',
    guardianPhone: '',
    guardianEmail: '',
  }),
  ...patientProblems({ name: '-', dob: '1700-01-01' }, TODAY),
].map(({ message }) => message);
const REFUSED_DATES = [
  { day: '3', month: '', year: '' },
  { day: '31', month: '2', year: '1990' },
  { day: '1', month: '1', year: '2030' },
  { day: '1', month: '1', year: '1800' },
].map((boxes) => readBoxes(boxes, TODAY).problem ?? '');

describe('texts from the server and the rules', () => {
  const [english, welsh] = [read('shared/en/said.json'), read('shared/cy/said.json')];

  it('are recognised by their wording', () => {
    const said = [...REFUSED_DRAFTS, ...REFUSED_DATES, statusText(500), statusText(404)];
    const sources =
      CLIENT +
      sourcesUnder(inWords('../../../../schema/src/'), () => true) +
      sourcesUnder(inWords('../../../../server/src/modules/users/'), () => true);
    for (const [key, template] of Object.entries(english)) {
      const [kind, name = ''] = key.split('.');
      if (kind === 'error') {
        expect(template, key).toBe(ERRORS[name as ErrorCode].message);
        continue;
      }
      const isMade = said.some((text) => valuesIn(template, text) !== null);
      const isWritten = template.split(/\{\w+\}|(?<=guess\.) /).every((piece) => sources.includes(piece));
      expect(isMade || isWritten, `${key}: ${template}`).toBe(true);
    }
  });

  it('are all in Welsh for the registration’s refusals', () => {
    for (const text of [...REFUSED_DRAFTS, ...REFUSED_DATES])
      expect(translateSaid(english, welsh, text), text).not.toBe(text);
  });

  it('keep their values, match by code if the wording differs, and stay in English otherwise', () => {
    const wait = 'Too many requests. Please wait 4 s and try again.';
    expect(translateSaid(english, welsh, wait)).toBe(
      'Gormod o geisiadau. Arhoswch 4 eiliad a rhowch gynnig arall arni.',
    );
    expect(translateSaid(english, welsh, 'No.', 'SIGN_IN_FAILED')).toBe(welsh['error.SIGN_IN_FAILED']);
    expect(translateSaid(english, welsh, 'No.', 'OVERLOADED')).toBe('No.');
    expect(translateSaid(english, welsh, 'No.')).toBe('No.');
  });
});

describe('the language', () => {
  it('is the one chosen on the device, otherwise the browser’s first available one', () => {
    expect(languageOf('en', ['cy-GB'])).toBe('en');
    expect(languageOf(null, ['cy-GB', 'en-GB'])).toBe('cy');
    expect(languageOf(null, ['de', 'CY', 'en'])).toBe('cy');
    expect(languageOf('xx', ['de'])).toBe('en');
  });

  it('gives months their own names', () => {
    expect(monthIn('en', '2024-12-01')).toBe('December 2024');
    expect(monthIn('cy', '2024-12-01')).toBe('Rhagfyr 2024');
    expect(shortMonthsIn('en', '3 May 2026, 09:05')).toBe('3 May 2026, 09:05');
    expect(shortMonthsIn('cy', 'Jan Roberts, 20 Nov 2026, 14:32')).toBe('Jan Roberts, 20 Tach 2026, 14:32');
    // A browser whose Intl has no Welsh says the same, in every month.
    for (let month = 1; month <= 12; month += 1) {
      const day = `2024-${String(month).padStart(2, '0')}-01`;
      expect(monthIn('cy', day, () => false)).toBe(monthIn('cy', day, () => true));
    }
  });
});
