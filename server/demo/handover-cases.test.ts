import { GENDER_LABELS } from '@sideline/schema/people';
import { HANDOVER_FORMATS, handoverBlocks, handoverOf } from '@sideline/schema/prf/handover/handover';
import { countWords, untoldFacts } from '@sideline/schema/prf/handover/handover-facts.fixture';
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
