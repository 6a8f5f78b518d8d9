import { USUAL_FORMATS } from '@sideline/schema/provider/formats';
import { afterEach, expect, it } from 'vitest';
import { showFormats } from '../../lib/formats';
import { countInLetters, countShown } from './count-shown';

afterEach(() => showFormats(USUAL_FORMATS));

it('the client’s board writes counts in the provider’s format', () => {
  expect(countShown({ count: 12_345, mask: null })).toBe('12,345');
  showFormats({ ...USUAL_FORMATS, thousands: 'space' });
  expect(countShown({ count: 12_345, mask: null })).toBe('12\u00a0345');
  expect(countShown({ count: null, mask: 'few' })).toBe('fewer than 5');
  expect(countInLetters({ count: 12_345, mask: null })).toBe('12\u00a0345');
  expect(countInLetters({ count: null, mask: 'few' })).toBe('<5');
  expect(countInLetters({ count: null, mask: 'withheld' })).toBe('');
});
