import { GENDER_LABELS } from '@sideline/schema/people';
import { HANDOVER_FORMATS, handoverBlocks, handoverOf } from '@sideline/schema/prf/handover/handover';
import { countWords, untoldFacts } from '@sideline/schema/prf/handover/handover-facts.fixture';
import type { DrugEntry, ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { drugLabel } from '@sideline/schema/prf/record/read-back';
import { describe, expect, it } from 'vitest';
import { makeDataset } from './dataset.js';
import { factsOf } from './demo-facts.js';
import type { DemoRecord } from './records.js';

/** Thirteen of the demonstration's stories, of every kind; the two published cases are held in client/test. */
const STORIES = [
  'heart_attack',
  'stroke',
  'cardiac_arrest_rosc',
  'asthma_severe',
  'anaphylaxis_nuts',
  'hypoglycaemia',
  'sepsis',
  'femur_fracture',
  'hip_fracture',
  'pregnancy_bleeding',
  'opioid_overdose_refusal',
  'copd_exacerbation',
  'child_head_bump',
] as const;

/** 30 seconds at 150 words a minute. */
const MOST_WORDS = 75;
const TIME_ZONE = 'Europe/London';
const { records, now } = makeDataset(new Date('2026-11-20T14:32:41Z'));

const sourceOf = (record: DemoRecord) => ({
  facts: factsOf(record),
  gender: record.patient === null ? null : GENDER_LABELS[record.patient.gender],
  timeZone: TIME_ZONE,
  asOf: now.getTime(),
});

describe.each(STORIES)('the handover of %s', (story) => {
  const record = records.find((each) => each.story === story && each.ending.kind === 'signed');
  it('states every fact of the record, or names it as not recorded', () => {
    if (record === undefined) throw new Error(`Nobody had ${story}`);
    const source = sourceOf(record);
    const rows = handoverBlocks(source).flatMap((block) => block.rows);
    expect(untoldFacts(source.facts, rows, TIME_ZONE)).toEqual([]);
    for (const format of HANDOVER_FORMATS) {
      const lines = handoverOf(source, format);
      expect(countWords(lines), lines.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});

it('is read out in time for every record of the demonstration, in either order', () => {
  const counted = records.flatMap((record) =>
    HANDOVER_FORMATS.map((format) => ({
      story: record.story,
      words: countWords(handoverOf(sourceOf(record), format)),
    })),
  );
  expect(counted.filter(({ words }) => words > MOST_WORDS)).toEqual([]);
});

/** Signs as they are said, each by the score that NEWS2 gives it. */
const SAID: Readonly<Record<string, (set: ObservationEntry) => string>> = {
  respiratory_rate: (set) => `resp ${String(set.respiratory_rate)}`,
  oxygen_saturation: (set) => `SpO2 ${String(set.oxygen_saturation)}%`,
  heart_rate: (set) => `pulse ${String(set.heart_rate)}`,
  bp_systolic: (set) => `BP ${String(set.bp_systolic)}/`,
  temperature: (set) => `temp ${String(set.temperature)}°C`,
};

/** What may never be left out for want of time: the newest score and what makes it, every drug given, and who cannot decide. */
const neverLeftOut = ({ data }: PrfFacts): readonly string[] => {
  const sets = (data['observations']?.['entries'] ?? []) as readonly ObservationEntry[];
  const newest = sets.toSorted((a, b) => String(b.date_time).localeCompare(String(a.date_time)))[0];
  const drugs = (data['ClinicalInterventions']?.['drugs_administered'] ?? []) as readonly DrugEntry[];
  return [
    ...(newest?.news2?.total ? [`NEWS2 ${String(newest.news2.total)} `] : []),
    ...Object.entries(newest?.news2?.subscores ?? {}).flatMap(([sign, points]) =>
      points && newest !== undefined && SAID[sign] ? [SAID[sign](newest)] : [],
    ),
    ...drugs
      .filter(({ drug_name: name, not_given_reason: withheld }) => name && !withheld)
      .map((drug) => drugLabel(drug).replaceAll(',', '')),
    ...(data['PrimarySurvey']?.['capacity_conclusion'] === 'lacks_capacity' ? ['lacks capacity'] : []),
  ];
};

it('leaves out of no record what changes what is done next', () => {
  const wanted = records.flatMap((record) =>
    HANDOVER_FORMATS.flatMap((format) => {
      const said = handoverOf(sourceOf(record), format)
        .map(({ text }) => text)
        .join('\n')
        .replaceAll(',', '');
      return neverLeftOut(factsOf(record)).map((words) => ({ story: record.story, format, words, said }));
    }),
  );
  for (const kind of ['NEWS2 ', 'resp ', 'BP ', 'Morphine', 'lacks capacity'])
    expect(
      wanted.some(({ words }) => words.startsWith(kind)),
      kind,
    ).toBe(true);
  expect(wanted.filter(({ said, words }) => !said.includes(words))).toEqual([]);
});
