import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import { isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { deriveSection } from '@sideline/schema/prf/record/derive';
import { HANDOVER_FORMATS, handoverBlocks, handoverOf } from '@sideline/schema/prf/handover/handover';
import { countWords, untoldFacts } from '@sideline/schema/prf/handover/handover-facts.fixture';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { expect, it } from 'vitest';
import { assembleCase, CASES, withEntryIds } from '../e2e/cases/case-entries';
import type { PublishedCase } from '../e2e/cases/case-mapping';

/** 30 seconds at 150 words a minute. */
const MOST_WORDS = 75;

/** The case as the record holds it once it is entered in full; the ages are the documents'. */
const factsOf = (published: PublishedCase): PrfFacts => {
  let made = 0;
  const id = () => `01934b1e-7a00-7000-8000-${String((made += 1)).padStart(12, '0')}`;
  const ageYears = published.key === 'fall-transport' ? 81 : 45;
  const data: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [section, values] of Object.entries(assembleCase(published).sections)) {
    if (!isSectionKey(section)) throw new RangeError(section);
    const canonical = canonicalChanges(section, withEntryIds(values, id));
    data[section] =
      section === 'observations'
        ? deriveSection(section, canonical, { ageYears, isPregnant: false })
        : canonical;
  }
  return { data, ageYears, hasPatient: true };
};

it.each(CASES)('the handover of $title states every fact, and is read out in time', (published) => {
  const facts = factsOf(published);
  const { timeZone } = published;
  const source = { facts, gender: 'Female', timeZone, asOf: Date.parse('2026-11-20T12:00:00Z') };
  const rows = handoverBlocks(source).flatMap((block) => block.rows);
  expect(untoldFacts(facts, rows, timeZone)).toEqual([]);
  for (const format of HANDOVER_FORMATS)
    expect(countWords(handoverOf(source, format)), format).toBeLessThanOrEqual(MOST_WORDS);
});
