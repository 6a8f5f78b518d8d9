import { newId } from '../../../src/platform/ids.js';
import { CLINICIANS_ON_UNKNOWN, m, q, UNKNOWN_READ, type AccessRows, type Call } from '../rows.js';

const GRAPHQL: readonly Call[] = [
  q(
    'eventReplenishment',
    UNKNOWN_READ,
    'of an unknown event',
    '($id: ID!)',
    '(eventId: $id) { eventName }',
    () => ({
      id: newId(),
    }),
  ),
  q(
    'eventForecast',
    UNKNOWN_READ,
    'of an unknown event',
    '($id: ID!)',
    '(eventId: $id) { attendance }',
    () => ({
      id: newId(),
    }),
  ),
  m('replenishEvent', 'ReplenishEventInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ leftOut }', () => ({
    ...{ key: newId(), eventId: newId() },
  })),
];

export const replenishment: AccessRows = { graphql: GRAPHQL };
