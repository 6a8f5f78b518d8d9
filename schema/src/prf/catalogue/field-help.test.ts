import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldAt, isSectionKey } from './catalogue.js';
import { FIELD_HELP, HELP_SOURCES } from './field-help.js';
import { QUESTION_PLACES, ruledField, ruledFields } from '../rules/field-rules.js';
import { LOGIC } from '../questions/question.js';
import { QUESTIONS } from '../questions/table.js';

const SCHEMA = new URL('../../', import.meta.url);

/** Every file of the contract but the table of words itself and the tests. */
const otherFiles = readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('field-help.ts'))
  .map((file) => readFileSync(new URL(file, SCHEMA), 'utf8'))
  .join('\n');
const HELD_BY_THE_REFERENCE = /^Clinical reference, section [1-9]$/u;

describe('the form’s explanations of its rules', () => {
  it('exist for every field that has a rule, and for no other', () => {
    expect([...FIELD_HELP.keys()].toSorted()).toEqual([...ruledFields()].toSorted());
  });

  it('are about fields of the catalogue', () => {
    for (const name of FIELD_HELP.keys()) {
      const [section = '', ...path] = name.split('.');
      if (section !== 'patient')
        expect(isSectionKey(section) && fieldAt(section, path.join('.')), name).toBeTruthy();
    }
  });

  it('name their source, in one to four sentences', () => {
    for (const [name, { text, sources }] of FIELD_HELP) {
      expect(sources.length, name).toBeGreaterThan(0);
      const sentences = text.split(/(?<=[.?])\s/u);
      expect(sentences.length, name).toBeLessThanOrEqual(4);
      expect(text, name).toMatch(/^\S.*\.$/u);
      expect(text, name).not.toContain(';');
    }
  });

  it('cite only what the rules cite', () => {
    const { product, ...cited } = HELP_SOURCES;
    expect(product).toContain('without a published source');
    for (const source of Object.values(cited))
      if (!HELD_BY_THE_REFERENCE.test(source))
        expect(otherFiles, source).toContain(source.split(', chapter')[0]);
  });

  it('name the source of each question that is asked there', () => {
    expect(Object.keys(QUESTION_PLACES).toSorted()).toEqual(QUESTIONS.map(({ id }) => id).toSorted());
    for (const { id, source } of QUESTIONS)
      for (const place of QUESTION_PLACES[id] ?? [])
        expect(FIELD_HELP.get(place)?.sources, `${id} at ${place}`).toContain(
          source === LOGIC ? HELP_SOURCES.notices : source,
        );
  });

  it('are found from a place in the form, whatever its row', () => {
    const id = '0199f6a2-7c1e-7000-8000-000000000001';
    expect(ruledField('observations', `entries/${id}/heart_rate`)).toBe('observations.entries.heart_rate');
    expect(ruledField('ROLE', 'role_time')).toBe('ROLE.role_time');
    expect(ruledField('PresentingComplaint', 'allergies/0/substance')).toBeNull();
  });
});
