import { describe, expect, it } from 'vitest';
import { DOSE_UNIT, ROUTE } from './choices.js';
import { drugOf, FORMULARY, isControlled, searchFormulary } from './formulary.js';
import { IMPRESSION_GROUPS, IMPRESSIONS, searchImpressions } from './impressions.js';
import { nextState, PRF_STATES, restStatus } from '../record/states.js';
import { prfDataFragment } from './graphql-fragment.js';
import { SECTIONS, walkFields } from './catalogue.js';

/** Clinical section 6, 'drugs', re-typed by hand as words that must be found. */
const CARRIED =
  'adrenaline 1:1,000|adrenaline 1:10,000|amiodarone|aspirin|atropine|benzylpenicillin|chlorphenamine|cetirizine|dexamethasone|diazepam|entonox|furosemide|glucagon|glucose 10 %|glucose gel|glyceryl trinitrate|hydrocortisone|ibuprofen|ipratropium|ketamine|lidocaine|loperamide|loratadine|methoxyflurane|metoclopramide|midazolam|morphine|naloxone|ondansetron|oral rehydration|oxygen|paracetamol, by mouth|paracetamol, intravenous|salbutamol|sodium chloride 0.9 %|tranexamic acid';

describe('the formulary', () => {
  it('holds every drug that the clinical reference names, and at least forty', () => {
    for (const name of CARRIED.split('|')) expect(searchFormulary(name), name).not.toEqual([]);
    expect(Object.keys(FORMULARY).length).toBeGreaterThanOrEqual(40);
  });
  it('gives forms, routes and units for each, all of them from the vocabulary', () => {
    for (const [key, drug] of Object.entries(FORMULARY)) {
      expect(drug.forms.length * drug.routes.length * drug.units.length, key).toBeGreaterThan(0);
      for (const route of drug.routes) expect(Object.keys(ROUTE.options)).toContain(route);
      for (const unit of drug.units) expect(Object.keys(DOSE_UNIT.options)).toContain(unit);
    }
  });
  it('knows the schedules that need a witness', () => {
    expect(['morphine', 'ketamine', 'fentanyl', 'midazolam'].every(isControlled)).toBe(true);
    expect(['diazepam', 'paracetamol_oral', 'other', 'toString'].some(isControlled)).toBe(false);
    expect(drugOf('constructor')).toBeUndefined();
  });
});

describe('the impressions', () => {
  it('are at least sixty, in every group, each with a code', () => {
    const all = Object.values(IMPRESSIONS);
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const group of Object.keys(IMPRESSION_GROUPS)) {
      expect(
        all.some((impression) => impression.group === group),
        group,
      ).toBe(true);
    }
    for (const { icd10 } of all) expect(icd10).toMatch(/^[A-Z]\d{2}(\.\d)?$/);
  });
  it('are found by word, code and other name', () => {
    const keys = (text: string) => searchImpressions(text).map(({ key }) => key);
    expect(keys('heart attack')).toEqual(['stemi']);
    expect(keys('T07')).toEqual(['multiple_injuries']);
    expect(keys('')).toHaveLength(Object.keys(IMPRESSIONS).length);
    expect(keys('zzz')).toEqual([]);
  });
});

describe('the states of a record', () => {
  it('lead where clinical section 7 says, and nowhere else', () => {
    expect(nextState('draft', 'write')).toBe('in_progress');
    expect(nextState('draft', 'sign')).toBeNull();
    expect(nextState('in_progress', 'sign')).toBe('completed');
    expect(nextState('awaiting_review', 'write')).toBe('in_progress');
    expect(nextState('completed', 'write')).toBeNull();
    expect(nextState('completed', 'amend')).toBe('amended');
    expect(nextState('void', 'void')).toBeNull();
    expect(PRF_STATES.filter((state) => nextState(state, 'write') === null)).toEqual([
      'completed',
      'amended',
      'void',
    ]);
    expect(restStatus('draft')).toBe('');
  });
});

describe('the fragment of a whole record', () => {
  it('requests every field of every section, and is balanced', () => {
    const text = prfDataFragment();
    for (const section of SECTIONS) expect(text).toContain(` ${section.key} {`);
    for (const { field } of walkFields()) expect(text).toMatch(new RegExp(` ${field.name}[ ]`));
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).toContain('language_other');
    expect(text).toContain('recorded_by');
  });
});
