import { describe, expect, it } from 'vitest';
import type { SectionData } from './canonical.js';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import { diffSection } from './diff.js';
import { entryLines, entryTitle, formatDate, formatTime, formatValue, sectionLines } from './format.js';

const at = (key: PrfSectionKey, path: string) => {
  const field = fieldAt(key, path);
  if (!field) throw new RangeError(path);
  return field;
};
const entriesAt = (key: PrfSectionKey, path: string) => {
  const field = at(key, path);
  if (field.kind !== 'entries') throw new RangeError(path);
  return field;
};

describe('values in words', () => {
  it('use the house format for moments, in the given zone, with seconds if there are any', () => {
    expect(formatTime('2026-11-20T14:32:00.000Z')).toBe('20 Nov 2026, 14:32');
    expect(formatTime('2026-09-20T14:32:05.000Z')).toBe('20 Sep 2026, 15:32:05');
    expect(formatTime('2022-10-09T13:10:12.000Z', 'America/Chicago')).toBe('9 Oct 2022, 08:10:12');
    expect(formatTime('2026-10-25T00:10:00.000Z')).toBe('25 Oct 2026, 01:10 BST');
    expect(formatTime('2026-10-25T01:10:05.000Z')).toBe('25 Oct 2026, 01:10:05 GMT');
    expect(formatTime('nothing')).toBe('nothing');
    expect(formatDate('2028-01-31')).toBe('31 Jan 2028');
  });
  it('use labels, units and the text beside Other', () => {
    expect(formatValue(at('observations', 'entries.temperature'), 38.4)).toBe('38.4 °C');
    expect(formatValue(at('PrimarySurvey', 'breathing'), ['wheeze', 'rapid'])).toBe('Wheeze, Rapid');
    expect(
      formatValue(at('SocialHistory', 'language'), ['english', 'other'], { language_other: 'Finnish' }),
    ).toBe('English, Other: Finnish');
    expect(formatValue(at('clinical_impression', 'clinical_impression'), ['hip_injury'])).toBe('Hip injury');
    expect(formatValue(at('ROLE', 'dnacpr'), false)).toBe('No');
    expect(formatValue(at('incidentDetails', 'crew'), ['x'], {}, { nameOf: () => 'N. Okafor' })).toBe(
      'N. Okafor',
    );
    expect(formatValue(at('incidentDetails', 'acuity'), null)).toBe('');
  });
  it('include text beside an Other that is no longer chosen, in lists of rows and differences too', () => {
    const kept = { splints: ['box'], splints_other: 'A ski pole' };
    const inLines = (data: SectionData) =>
      sectionLines('ClinicalInterventions', data).flatMap(({ lines }) => lines.map(({ value }) => value));
    expect(inLines(kept)).toEqual(['Box (text for Other, not chosen: A ski pole)']);
    expect(inLines({ splints_other: 'A ski pole' })).toEqual(['(text for Other, not chosen: A ski pole)']);
    expect(inLines({ ...kept, splints: ['other'] })).toEqual(['Other: A ski pole']);
    expect(
      formatValue(at('PresentingComplaint', 'current_medicines'), [
        { route: 'oral', route_other: 'By tube' },
      ]),
    ).toBe('Route: Oral (text for Other, not chosen: By tube)');
    expect(
      diffSection('ClinicalInterventions', { ...kept, splints: ['other'] }, kept).map(({ before, after }) => [
        before,
        after,
      ]),
    ).toEqual([['Other: A ski pole', 'Box (text for Other, not chosen: A ski pole)']]);
    expect(
      entryLines(entriesAt('ClinicalInterventions', 'drugs_administered'), {
        drug_name: 'aspirin',
        drug_name_other: 'His own',
      }).map(({ value }) => value),
    ).toEqual([expect.stringMatching(/ \(text for Other, not chosen: His own\)$/)]);
  });
  it('give waste in the unit of the dose', () => {
    const wasted = (row: object) =>
      formatValue(at('ClinicalInterventions', 'drugs_administered.wasted'), 5, { ...row });
    expect(wasted({ dose_unit: 'mg' })).toBe('5 mg');
    expect(wasted({ dose_unit: 'ml' })).toBe('5 mL');
    expect(wasted({ dose_unit: 'other', dose_unit_other: 'darts' })).toBe('5 darts');
    expect(wasted({})).toBe('5');
    const morphine = { drug_name: 'morphine', dose: 5, dose_unit: 'mg', wasted: 0 };
    expect(
      entryLines(entriesAt('ClinicalInterventions', 'drugs_administered'), morphine).find(
        ({ name }) => name === 'wasted',
      )?.value,
    ).toBe('0 mg');
  });
  it('do not call a drug that was held back given, and start with the reason', () => {
    const drugs = entriesAt('ClinicalInterventions', 'drugs_administered');
    const heldBack = {
      drug_name: 'morphine',
      time_administered: '2026-11-20T14:32:00.000Z',
      dose: 5,
      given_by: 'A. Khan',
      not_given_reason: 'allergy',
    };
    expect(entryLines(drugs, heldBack).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Not given because: Allergy',
      'Drug: Morphine sulfate',
      'Withheld at: 20 Nov 2026, 14:32',
      'Intended dose: 5',
      'Was to be given by: A. Khan',
    ]);
  });
  it('cover groups and lists of groups', () => {
    expect(
      formatValue(at('DispositionOutcome', 'destination_address'), { town: 'Brewster', postcode: '10509' }),
    ).toBe('Town or city: Brewster; Postcode: 10509');
    expect(
      formatValue(at('PresentingComplaint', 'current_medicines'), [
        { medicine: 'Ramipril', dose: 5 },
        { medicine: 'Bisoprolol' },
      ]),
    ).toBe('Medicine: Ramipril; Dose: 5\nMedicine: Bisoprolol');
  });
  it('list a section card by card and an entry line by line', () => {
    expect(sectionLines('PrimarySurvey', { consent: 'verbal', airway: 'clear' })).toEqual([
      {
        group: 'Consent',
        lines: [{ name: 'consent', label: 'Consent', value: 'Verbal', isWithheld: false }],
      },
      {
        group: 'Primary survey',
        lines: [{ name: 'airway', label: 'Airway', value: 'Clear', isWithheld: false }],
      },
    ]);
    expect(sectionLines('SocialHistory', { safeguarding_concerns: 'yes' })[0]?.lines[0]?.isWithheld).toBe(
      true,
    );
    const drugs = entriesAt('ClinicalInterventions', 'drugs_administered');
    const entry = {
      drug_name: 'morphine',
      time_administered: '2026-11-20T14:32:00.000Z',
      dose: 10,
      dose_unit: 'mg',
    };
    expect(entryTitle(drugs, entry)).toBe('Drug Morphine sulfate 20 Nov 2026, 14:32');
    const cpr = entriesAt('ClinicalInterventions', 'cpr');
    expect(entryTitle(cpr, { event: 'started' })).toBe('CPR started');
    expect(entryTitle(cpr, { event: 'mechanical_started' })).toBe('Mechanical CPR started');
    expect(entryTitle(cpr, { event: 'rhythm_check' })).toBe('CPR Rhythm check');
    expect(entryTitle(cpr, {})).toBe('CPR');
    expect(entryLines(drugs, { ...entry, void_reason: 'Twice' }).map(({ value }) => value)).toEqual([
      'Morphine sulfate',
      '20 Nov 2026, 14:32',
      '10',
      'mg',
      'Twice',
    ]);
  });
});

describe('the difference between two versions', () => {
  it('names each field that differs, with both values in words', () => {
    expect(
      diffSection(
        'SocialHistory',
        { language: ['other'], language_other: 'Finnish', mobility: 'independent' },
        { language: ['other'], language_other: 'Estonian', marital_status: 'single' },
      ).map(({ path, label, before, after }) => [path, label, before, after]),
    ).toEqual([
      ['language', 'Languages', 'Other: Finnish', 'Other: Estonian'],
      ['marital_status', 'Marital status', null, 'Single'],
      ['mobility', 'Mobility', 'Independent', null],
    ]);
  });
  it('names entries that are new and fields that changed within one', () => {
    const differences = diffSection(
      'observations',
      { entries: [{ id: 'a', heart_rate: 80 }] },
      {
        entries: [
          { id: 'a', heart_rate: 85 },
          { id: 'b', temperature: 37.5 },
        ],
      },
    );
    expect(differences.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['entries/a/heart_rate', '80 /min', '85 /min'],
      ['entries/b', null, 'Added'],
      ['entries/b/temperature', null, '37.5 °C'],
    ]);
  });
  it('is empty for the same', () => {
    const same = { entries: [{ id: 'a', heart_rate: 80 }] };
    expect(diffSection('observations', same, structuredClone(same))).toEqual([]);
  });
  it('says which entry was struck through, and why', () => {
    const [stroke, ...others] = diffSection(
      'observations',
      { entries: [{ id: 'a', heart_rate: 80 }] },
      { entries: [{ id: 'a', heart_rate: 80, void_reason: 'Wrong patient' }] },
    );
    expect(stroke).toMatchObject({
      label: 'Observation set: Struck through because',
      before: null,
      after: 'Wrong patient',
      isStruck: true,
    });
    expect(others).toEqual([]);
  });
  it('includes unchanged fields if both versions are requested whole', () => {
    const whole = diffSection(
      'SocialHistory',
      { mobility: 'independent', marital_status: 'single' },
      { mobility: 'independent', marital_status: 'widowed' },
      { isWhole: true },
    );
    expect(whole.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Marital status', 'Single', 'Widowed'],
      ['Mobility', 'Independent', 'Independent'],
    ]);
  });
});
