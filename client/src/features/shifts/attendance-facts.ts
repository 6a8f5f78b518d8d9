import { distanceText } from '@sideline/schema/shifts/whereabouts';
import { formatDateTime } from '../../lib/dates';
import type { ShiftDetailsQuery } from './shifts.generated';

type Attended = ShiftDetailsQuery['shift']['attendance'][number];

/** The device's clock is mentioned if it differs from the server's by at least this much. */
const APART_MS = 60_000;

const placeText = ({
  latitude,
  longitude,
  accuracyMetres,
  metresFromEvent,
}: NonNullable<Attended['place']>) =>
  [
    `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    ...(typeof accuracyMetres === 'number' ? [`to within ${String(Math.ceil(accuracyMetres))} m`] : []),
    ...(typeof metresFromEvent === 'number' ? [`${distanceText(metresFromEvent)} from the event`] : []),
  ].join(', ');

/**
 * What a check-in and check-out recorded besides the server's time, as label and text. Empty if there is nothing else.
 */
export const attendanceFacts = (attended: readonly Attended[]): readonly (readonly [string, string])[] =>
  attended.flatMap(({ status, at, saidAt, place }) => {
    const act = status === 'checked_in' ? 'Checked in' : 'Checked out';
    const isApart = saidAt !== null && Math.abs(Date.parse(saidAt) - Date.parse(at)) >= APART_MS;
    return [
      ...(place === null ? [] : [[`${act} at`, placeText(place)] as const]),
      ...(isApart ? [[`${act} by the device's clock`, formatDateTime(saidAt)] as const] : []),
    ];
  });
