import { isNhsNumber } from '@sideline/schema/nhs-number';
import { ETHNICITIES, GENDERS } from '@sideline/schema/people';
import { positionsFor } from '@sideline/schema/positions';
import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { contradictions, unusual } from '@sideline/schema/prf/rules/completeness';
import { missingForSigning } from '@sideline/schema/prf/rules/missing';
import { FORMULARY } from '@sideline/schema/prf/catalogue/formulary';
import { impressionOf } from '@sideline/schema/prf/catalogue/impressions';
import { validateChanges } from '@sideline/schema/prf/rules/validate';
import { warningSigns } from '@sideline/schema/prf/rules/warning-signs';
import { describe, expect, it } from 'vitest';
import { makeDataset } from './dataset.js';
import { factsOf } from './demo-facts.js';
import { demoDoseRanges } from './formulary.js';
import { mergeSteps, RECORD_COUNT } from './records.js';
import { STORIES } from './stories/catalogue.js';

const NOW = new Date('2026-11-20T14:32:41Z');
const dataset = makeDataset(NOW);

describe('the demonstration set', () => {
  it('has the numbers that it promises', () => {
    expect(dataset.events).toHaveLength(11);
    expect(dataset.events.map(({ status }) => status).sort()).toEqual(
      [...Array<string>(6).fill('closed'), 'live', ...Array<string>(4).fill('planned')].sort(),
    );
    expect(dataset.staff).toHaveLength(14);
    expect(dataset.clients).toHaveLength(3);
    expect(dataset.teams).toHaveLength(8);
    for (const { name, squads } of dataset.teams) expect(squads.length, name).toBeGreaterThanOrEqual(2);
    expect(dataset.patients).toHaveLength(600);
    expect(dataset.records).toHaveLength(RECORD_COUNT);
    expect(new Set(dataset.records.map(({ story }) => story)).size).toBeGreaterThanOrEqual(20);
  });

  it('is the same for the same minute, and moves with the day', () => {
    expect(makeDataset(new Date('2026-11-20T14:32:02Z'))).toEqual(dataset);
    const later = makeDataset(new Date('2027-02-03T02:10:00Z'));
    expect(later.patients.map(({ name }) => name)).toEqual(dataset.patients.map(({ name }) => name));
    expect(later.events.filter(({ status }) => status === 'live')).toHaveLength(1);
  });

  it('gives nobody a name that is wrong for their generation', () => {
    const OLD = ['Maureen', 'Beryl', 'Dorothy', 'Pauline', 'Derek', 'Geoffrey', 'Kenneth', 'Morag', 'Idris'];
    const YOUNG = ['Willow', 'Evie', 'Poppy', 'Archie', 'Freddie', 'Alfie', 'Skye', 'Macsen', 'Oliwia'];
    const ages = (names: readonly string[]) =>
      dataset.patients.filter(({ name }) => names.includes(name.split(' ')[0] ?? '')).map(({ age }) => age);
    expect(Math.min(...ages(OLD))).toBeGreaterThanOrEqual(65);
    expect(Math.max(...ages(YOUNG))).toBeLessThan(25);
    const kin = dataset.patients.filter(({ relationship, age }) => relationship === 'Parent' && age < 15);
    expect(kin.filter(({ nextOfKinName }) => YOUNG.includes(nextOfKinName.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('names people as the vocabulary does, with numbers kept for tests and drama', () => {
    for (const patient of dataset.patients) {
      expect(GENDERS).toContain(patient.gender);
      expect(ETHNICITIES).toContain(patient.ethnicity);
      expect(patient.contactNumber).toMatch(/^(07700 900\d{3}|01632 960\d{3})$/);
      if (patient.nhsNumber !== null) {
        expect(patient.nhsNumber).toMatch(/^999/);
        expect(isNhsNumber(patient.nhsNumber)).toBe(true);
      }
    }
    const numbers = dataset.patients.flatMap(({ nhsNumber }) => (nhsNumber === null ? [] : [nhsNumber]));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(dataset.patients.map(({ name }) => name)).size).toBeGreaterThan(560);
    for (const person of dataset.staff)
      expect(positionsFor(person.qualifications.map(({ qualification }) => qualification))).toContain(
        person.position,
      );
  });

  it('uses words from the catalogue for every story', () => {
    for (const record of dataset.records) {
      for (const key of record.data.clinical_impression?.clinical_impression ?? [])
        expect(impressionOf(key), `${record.story}: ${key}`).toBeDefined();
      for (const { drug_name, route, dose_unit } of record.data.ClinicalInterventions?.drugs_administered ??
        []) {
        const drug = FORMULARY[drug_name ?? ''];
        expect(drug, `${record.story}: ${drug_name ?? ''}`).toBeDefined();
        if (route) expect(drug?.routes, record.story).toContain(route);
        if (dose_unit) expect(drug?.units, record.story).toContain(dose_unit);
      }
    }
  });

  it('contains nothing that a save would refuse, step by step', () => {
    for (const record of dataset.records) {
      for (const { at, changes } of record.steps) {
        for (const key of PRF_SECTION_KEYS) {
          const values = changes[key];
          if (!values) continue;
          const problems = validateChanges(key, canonicalChanges(key, values), { now: at });
          expect(problems, `${record.story} ${key}`).toEqual([]);
        }
      }
    }
  });

  it('has steps that add up to the record', () => {
    for (const record of dataset.records) expect(mergeSteps(record.steps)).toEqual(record.data);
  });

  it.each([
    '2026-11-20T14:32:41Z',
    // Others are ill when an event lies so.
    '2026-11-26T11:40:00Z',
    '2026-12-02T11:48:00Z',
    '2026-12-20T23:50:00Z',
    '2027-01-15T03:10:00Z',
    '2027-03-28T12:00:00Z',
    '2027-06-06T17:25:00Z',
    '2027-08-19T08:45:00Z',
  ])('is complete and without contradiction in signed records, on %s', (today) => {
    const now = new Date(today);
    const signed = makeDataset(now).records.filter(({ ending }) => ending.kind === 'signed');
    expect(signed.length).toBeGreaterThan(200);
    for (const record of signed) {
      const facts = { ...factsOf(record), doseRanges: demoDoseRanges(now) };
      expect(missingForSigning(facts), record.story).toEqual([]);
      expect(contradictions(facts), record.story).toEqual([]);
    }
  });

  it('has unusual values only if the story is unusual', () => {
    const odd = new Map<string, string[]>();
    for (const record of dataset.records) {
      const facts = { ...factsOf(record), doseRanges: demoDoseRanges(NOW) };
      // Warning signs come first, and belong to stories of people who are ill.
      const notices = unusual(facts)
        .slice(warningSigns(facts).length)
        .map(({ message }) => message);
      if (notices.length > 0) odd.set(record.story, notices);
    }
    expect([...odd.keys()].filter((story) => !ODD_STORIES.has(story))).toEqual([]);
  });

  it('is in the past, with open records in the last hours', () => {
    for (const { steps, ending } of dataset.records) {
      expect(steps.length).toBeGreaterThan(0);
      for (const { at } of steps) expect(at.getTime()).toBeLessThanOrEqual(dataset.now.getTime());
      if (ending.kind !== 'open') expect(ending.at.getTime()).toBeLessThanOrEqual(dataset.now.getTime());
    }
    const open = dataset.records.filter(({ ending }) => ending.kind === 'open');
    expect(open.filter(({ author }) => author.email === 'staff@sideline.test').length).toBeGreaterThan(5);
    expect(open.filter(({ author }) => author.email === 'nurse@sideline.test').length).toBeGreaterThan(5);
  });

  it.each([
    // An ordinary afternoon, just after midnight, an hour at which nothing is open, the first minutes of a day's opening.
    '2026-11-20T14:32:41Z',
    '2026-11-23T00:00:30Z',
    '2026-07-01T23:05:00Z',
    '2026-01-01T04:20:00Z',
    '2026-06-12T06:11:00Z',
    // Clocks go forward and back: today, yesterday, and in the middle of an event weeks ago.
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:30:00Z',
    '2026-03-30T07:02:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-26T21:59:00Z',
    '2026-04-18T12:00:00Z',
    '2026-12-13T09:00:00Z',
    '2028-02-29T18:45:00Z',
  ])('has every incident within its event’s hours on one day, and in the past, on %s', (today) => {
    const { events, records, logs, now } = makeDataset(new Date(today));
    expect(records).toHaveLength(RECORD_COUNT);
    expect(events.map(({ status }) => status)).toEqual(dataset.events.map(({ status }) => status));
    const outside = records.flatMap(({ story, event, data, steps, ending }) => {
      const times = [
        ...timesIn(data).filter(({ field }) => !BEFORE_THE_EVENT.has(field)),
        ...steps.map(({ at }, index) => ({ field: `step ${String(index)}`, at })),
        ...(ending.kind === 'open' ? [] : [{ field: ending.kind, at: ending.at }]),
      ];
      expect(times.map(({ field }) => field)).toContain('incident_date');
      const wrong = (from: Date, until: Date) =>
        times.filter(({ at }) => at < from || at > until || at > now);
      const day = event.hours.find(({ from, until }) => wrong(from, until).length === 0);
      return day === undefined
        ? [
            `${story} at ${event.name}: ${wrong(event.startsAt, event.endsAt)
              .map(({ field, at }) => `${field} ${at.toISOString()}`)
              .join(', ')}`,
          ]
        : [];
    });
    expect(outside).toEqual([]);
    const logsOutside = logs.filter(
      ({ at, event }) => at > now || !event.hours.some(({ from, until }) => at >= from && at < until),
    );
    expect(logsOutside).toEqual([]);
  });

  it('starts nothing before the event except an illness that was brought along', () => {
    const early = dataset.records.filter(
      ({ event, data }) => Date.parse(data.PresentingComplaint?.onset_at ?? '') < event.startsAt.getTime(),
    );
    expect(early.map(({ story }) => story).filter((story) => !BROUGHT_ALONG.has(story))).toEqual([]);
  });

  it('gives the patient account signed records of its own', () => {
    const own = dataset.records.filter(({ patient }) => patient === dataset.patients[0]);
    expect(own.map(({ ending }) => ending.kind)).toEqual(['signed', 'signed', 'signed']);
  });

  it('uses every story at least once', () => {
    const used = new Set(dataset.records.map(({ story }) => story));
    expect(STORIES.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  });
});

/** What says something of the time before the incident. */
const BEFORE_THE_EVENT: ReadonlySet<string> = new Set(['onset_at']);

/** Stories that began at home, in the night or on the way. */
const BROUGHT_ALONG: ReadonlySet<string> = new Set([
  'febrile_child',
  'life_extinct',
  'suicidal_thoughts',
  'copd_exacerbation',
  'gastroenteritis',
  'sepsis',
  'abdominal_pain',
]);

/** Every moment that a record's sections name, with the field that names it. */
const timesIn = (value: unknown, field = ''): { readonly field: string; readonly at: Date }[] => {
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? [{ field, at: new Date(value) }] : [];
  if (Array.isArray(value)) return value.flatMap((each) => timesIn(each, field));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => timesIn(each, name));
  return [];
};

/** Stories in which something rare is the point. */
const ODD_STORIES: ReadonlySet<string> = new Set([
  'hypoglycaemia',
  'opioid_overdose_refusal',
  'svt',
  'cattle_crush',
]);
