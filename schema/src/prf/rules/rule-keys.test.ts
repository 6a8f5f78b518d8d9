import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldAt, isSectionKey } from '../catalogue/catalogue.js';
import { IMPRESSIONS } from '../catalogue/impressions.js';

/** A rule that asks for an answer which no list holds is silent: 'fall_stunt' was one. Every key that a rule names is looked up. */

const SCHEMA = new URL('../../', import.meta.url);
const FILES = readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/u.test(file))
  .map((file) => [file, readFileSync(new URL(file, SCHEMA), 'utf8')] as const);

const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(/'(\w+)'/gu)].map(([, key = '']) => key);
const isAnswer = (section: string, name: string, key: string): boolean => {
  const field = isSectionKey(section) ? fieldAt(section, name) : undefined;
  if (field === undefined) return false;
  if ('choices' in field) return Object.hasOwn(field.choices.options, key);
  return field.kind === 'codes' && (key === 'other' || Object.hasOwn(IMPRESSIONS, key));
};

/** Calls that name answers, and of which field. */
const CALLS: readonly (readonly [call: RegExp, section?: string, name?: string])[] = [
  [/\bholds\(\s*'(\w+)',\s*'(\w+)',([^()]*)\)/gu],
  [/\bhurtBy\(([^()]*)\)/gu, 'SecondarySurvey', 'mechanismsOfInjury'],
  [/\bimpressionIs\(([^()]*)\)/gu, 'clinical_impression', 'clinical_impression'],
];

it('are all answers that the form can have', () => {
  let count = 0;
  const unknown = FILES.flatMap(([file, text]) =>
    CALLS.flatMap(([call, section, name]) =>
      [...text.matchAll(call)].flatMap((match) => {
        const [of = '', field = '', keys = ''] =
          section === undefined ? match.slice(1) : [section, name, match[1]];
        return keysIn(keys).flatMap((key) => {
          count += 1;
          return isAnswer(of, field, key) ? [] : [`${file}: ${of}.${field} has no '${key}'`];
        });
      }),
    ),
  );
  expect(unknown).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
