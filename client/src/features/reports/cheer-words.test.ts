import { USUAL_FORMATS } from '@sideline/schema/provider/formats';
import { afterEach, expect, it } from 'vitest';
import { showFormats } from '../../lib/formats';
import { oneDecimal, timeLostWords } from './cheer-words';

afterEach(() => showFormats(USUAL_FORMATS));

it('writes figures as the provider does, with at most one decimal', () => {
  expect(oneDecimal(1_234.56)).toBe('1,234.6');
  showFormats({ ...USUAL_FORMATS, thousands: 'space' });
  expect(oneDecimal(1_234.56)).toBe('1\u00a0234.6');
});

it('shows time lost as a median and a total, or a dash if no time was recorded', () => {
  expect(timeLostWords({ medianMinutes: 12.25, minutesLost: 36 })).toBe('12.3 min, 36 in all');
  expect(timeLostWords({ medianMinutes: null, minutesLost: 0 })).toBe('–');
});
