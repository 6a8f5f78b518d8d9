import { newId } from '../../../platform/ids.js';
import {
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  m,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

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
  q('stockForecast', CLINICIANS, 'any', '', '{ events { eventId } }'),
  m(
    'replenishEvent',
    'ReplenishEventInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ draftedReplenishment { leftOut } }',
    () => ({
      ...{ key: newId(), eventId: newId() },
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
