import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { expect, it } from 'vitest';
import { noScoreNote } from './no-score-note';

const noteOf = (ageYears: number | null, data: PrfFacts['data'] = {}) =>
  noScoreNote({ data, ageYears, hasPatient: true });

it('says that there is no valid score under 16 or in pregnancy, and nothing if NEWS2 is valid', () => {
  expect(noteOf(8)).toMatch(/^Sideline has no early warning score that is valid under 16\. .* Not checked: /);
  const pregnant = { PresentingComplaint: { is_pregnant: 'yes' } };
  expect(noteOf(30, pregnant)).toMatch(
    /^Sideline has no early warning score that is valid in pregnancy or in the six weeks after a birth\./,
  );
  expect(noteOf(15, pregnant)).toMatch(/valid under 16/);
  expect(noteOf(30)).toBeNull();
});
