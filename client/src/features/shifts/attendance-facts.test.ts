import { expect, it } from 'vitest';
import { formatDateTime } from '../../lib/dates';
import { attendanceFacts } from './attendance-facts';

it('gives the place from the device, and its clock if that differed', () => {
  const at = '2026-11-20T07:00:00.000Z';
  const place = { latitude: 51.5, longitude: -2.6, accuracyMetres: 11.3, metresFromEvent: 694 };
  expect(attendanceFacts([])).toEqual([]);
  expect(
    attendanceFacts([
      { status: 'checked_in', at, saidAt: '2026-11-20T06:55:00.000Z', place },
      {
        status: 'checked_out',
        at,
        saidAt: '2026-11-20T07:00:02.000Z',
        place: { ...place, accuracyMetres: null, metresFromEvent: null },
      },
    ]),
  ).toEqual([
    ['Checked in at', '51.50000, -2.60000, to within 12 m, 690 m from the event'],
    ["Checked in by the device's clock", formatDateTime('2026-11-20T06:55:00.000Z')],
    ['Checked out at', '51.50000, -2.60000'],
  ]);
  expect(attendanceFacts([{ status: 'checked_in', at, saidAt: null, place: null }])).toEqual([]);
});
