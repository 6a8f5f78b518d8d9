import { expect, it } from 'vitest';
import { typedElsewhere, typedMoment } from './shift-draft';

/** As the browser's clock shows these moments, wherever it stands. */
const start = typedMoment('2026-11-21T09:00:00Z');
const end = typedMoment('2026-11-21T17:00:00Z');

it('says what typed times are at an event of another zone, and nothing of one where the clocks are the same', () => {
  expect(typedElsewhere({ start, end }, 'Pacific/Kiritimati')).toMatch(
    /^21 Nov 2026, 23:00\W+22 Nov 2026, 07:00$/,
  );
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(typedElsewhere({ start, end }, here)).toBeNull();
});

it('says nothing of times that are none, or the wrong way round, nor before an event is chosen', () => {
  expect(typedElsewhere({ start, end: '' }, 'Pacific/Kiritimati')).toBeNull();
  expect(typedElsewhere({ start: end, end: start }, 'Pacific/Kiritimati')).toBeNull();
  expect(typedElsewhere({ start, end }, null)).toBeNull();
});
