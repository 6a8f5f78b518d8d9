import { expect, it } from 'vitest';
import { inTodaysNames } from './todays-names';

it('renames stored fields from old names to current ones, at any depth', () => {
  const kept = {
    log_id: 'a',
    event_id: null,
    isTimeSaid: true,
    consumables: [{ item_id: 'b', quantity: 2, words: 'Foil_blanket' }],
  };
  const today = {
    id: 'a',
    eventId: null,
    isTimeSaid: true,
    consumables: [{ itemId: 'b', quantity: 2, words: 'Foil_blanket' }],
  };
  expect(inTodaysNames(kept, { log_id: 'id' })).toEqual(today);
  expect(inTodaysNames(today, { log_id: 'id' })).toEqual(today);
  expect(inTodaysNames('next_of_kin')).toBe('next_of_kin');
});
