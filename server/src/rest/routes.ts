import type { Route } from '../platform/http/rest-route.js';

/** The areas with which the documentation begins, in this order; any other comes after them, in the order of the modules. */
const DOCUMENTED_FIRST: readonly string[] = [
  'auth',
  'cheer',
  'patients',
  'registration',
  'kiosk',
  'prf',
  'patient-copy',
  'pictures',
  'access-requests',
  'handover',
  'see-and-treat',
  'shift-report',
  'shifts',
  'staff',
  'exports',
  'audit',
  'fhir',
];

const rankOf = ([area]: readonly [string, unknown]): number => {
  const rank = DOCUMENTED_FIRST.indexOf(area);
  return rank === -1 ? DOCUMENTED_FIRST.length : rank;
};

/** Every REST row, area by area, in the order of the documentation. */
export const documentedOrder = (areas: ReadonlyMap<string, readonly Route[]>): readonly Route[] =>
  [...areas].toSorted((one, other) => rankOf(one) - rankOf(other)).flatMap(([, rows]) => rows);
