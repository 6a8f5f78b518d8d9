import { USUAL_FORMATS } from '@sideline/schema/provider/formats';
import { afterEach, expect, it } from 'vitest';
import { showFormats } from '../../lib/formats';
import { oneDecimal } from './cheer-words';

afterEach(() => showFormats(USUAL_FORMATS));

it('the cheer report writes figures as the provider does, with one decimal at most', () => {
  expect(oneDecimal(1_234.56)).toBe('1,234.6');
  showFormats({ ...USUAL_FORMATS, thousands: 'space' });
  expect(oneDecimal(1_234.56)).toBe('1\u00a0234.6');
});
