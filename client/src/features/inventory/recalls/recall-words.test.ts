import { expect, it } from 'vitest';
import { lineWhere, settledWords } from './recall-words';

it('says where a lot is or where it went', () => {
  const line = { locationName: null, customPrfId: null, logId: null, transfers: [] };
  expect(lineWhere({ ...line, kind: 'stock', locationName: 'Safe' })).toBe('Safe');
  expect(lineWhere({ ...line, kind: 'patient', customPrfId: 'SL-1' })).toBe('SL-1');
  expect(lineWhere({ ...line, kind: 'patient' })).toBe('A record that is not shown here');
  expect(lineWhere({ ...line, kind: 'patient', logId: 'a' })).toBe('Patient in a see-and-treat log');
  expect(lineWhere({ ...line, kind: 'use' })).toBe('Used without a record');
  const transfers = [{ number: 'TR-0007', fromName: 'Depot', toName: 'Safe' }];
  expect(lineWhere({ ...line, kind: 'transit', locationName: 'In transit', transfers })).toBe(
    'In transit: TR-0007, Depot to Safe',
  );
  expect(settledWords(7, 5)).toBe('2 of 7 lines settled');
  expect(settledWords(0, 0)).toBe('Nothing found yet');
});
