import { expect, it } from 'vitest';
import { gaugeWords, serviceWords, unitName } from './unit-words';

it('says when equipment is next due for service, and when it is overdue', () => {
  const today = '2026-11-20';
  expect(serviceWords('2026-11-19', today)).toEqual({ text: 'Overdue since 19 Nov 2026', tone: 'danger' });
  expect(serviceWords('2026-11-20', today)).toEqual({ text: 'Due 20 Nov 2026', tone: 'warning' });
  expect(serviceWords('2027-11-20', today)).toEqual({ text: '20 Nov 2027', tone: null });
  expect(serviceWords(null, today)).toEqual({ text: 'No date', tone: null });
});

it('says how much is left in a cylinder, and that this is too little for a bag', () => {
  expect(gaugeWords(50)).toEqual({ text: '50% left', tone: null });
  expect(gaugeWords(49)).toEqual({ text: '49% left', tone: 'warning' });
  expect(gaugeWords(null)).toEqual({ text: 'Not read yet', tone: null });
});

it('calls a unit by its serial number, or by its lot', () => {
  expect(unitName({ serial: 'DF-001', lot: 'L1' })).toBe('DF-001');
  expect(unitName({ serial: null, lot: 'L1' })).toBe('L1');
});
