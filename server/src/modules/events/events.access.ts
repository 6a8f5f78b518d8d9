import { newId } from '../../platform/ids.js';
import { sendPicture, type World } from '../../../test/access-world.js';
import {
  ADMINS,
  ADMINS_ON_UNKNOWN,
  EVENT_VIEWERS,
  m,
  q,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../test/access/rows.js';

const newEvent = ({ server }: World): Facts => ({
  id: newId(),
  name: 'Town carnival',
  date: server.clock.now().toISOString(),
  endsAt: new Date(server.clock.now().getTime() + 3_600_000).toISOString(),
  timeZone: 'Europe/London',
});

const GRAPHQL: readonly Call[] = [
  q('event', EVENT_VIEWERS, "the client's own", '($id: ID!)', '(eventId: $id) { id }', ({ ids }) => ({
    id: ids.event,
  })),
  q('event', 'U  ok ok ok N  F  ok ok N', "another's", '($id: ID!)', '(eventId: $id) { id }', ({ ids }) => ({
    id: ids.otherEvent,
  })),
  q('events', EVENT_VIEWERS, 'any', '', '{ totalCount }'),
  q(
    'event',
    'U  ok ok ok F  F  ok ok F',
    'any, how it came to its state',
    '($id: ID!)',
    '(eventId: $id) { statusChanges { to } }',
    ({ ids }) => ({ id: ids.event }),
  ),
  q('eventZones', EVENT_VIEWERS, 'any', '($id: ID!)', '(eventId: $id) { name }', ({ ids }) => ({
    id: ids.event,
  })),
  q(
    'eventPlan',
    'U  -  -  -  F  F  -  -  F',
    'without a picture',
    '($id: ID!)',
    '(eventId: $id) { version }',
    ({ ids }) => ({
      id: ids.event,
    }),
  ),
  m(
    'placeEventZone',
    'PlaceEventZoneInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ eventZone { id } }',
    ({ ids }) => ({
      id: newId(),
      eventId: ids.event,
      version: 1,
      x: 500,
      y: 500,
    }),
  ),
  m('removeEventPlan', 'RemoveEventPlanInput', ADMINS_ON_UNKNOWN, 'unknown', '{ isDone }', () => ({
    eventId: newId(),
  })),
  m('saveEventZone', 'SaveEventZoneInput', ADMINS, 'any', '{ eventZone { id } }', ({ ids }) => ({
    id: newId(),
    eventId: ids.event,
    name: `Zone ${newId()}`,
  })),
  m('createEvent', 'CreateEventInput', ADMINS, 'any', '{ event { id } }', newEvent),
  m(
    'updateEvent',
    'UpdateEventInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ event { id } }',
    (world) => ({
      ...newEvent(world),
      version: 1,
    }),
  ),
  m(
    'changeEventStatus',
    'ChangeEventStatusInput',
    'U  N  N  N  F  F  N  F  F',
    'unknown',
    '{ event { id } }',
    () => ({
      eventId: newId(),
      version: 1,
      status: 'live',
    }),
  ),
  q('eventCloseOut', ADMINS, 'any', '($id: ID!)', '(eventId: $id) { points { check } }', ({ ids }) => ({
    id: ids.event,
  })),
  m(
    'waiveEventPoints',
    'WaiveEventPointsInput',
    'U  B  F  F  F  F  F  F  F',
    'a point that is none',
    '{ eventCloseOut { points { check } } }',
    ({ ids }) => ({ eventId: ids.event, check: 'prfs_unsigned', itemIds: [newId()], reason: 'Paper' }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/events/{event_id}/zones',
    on: 'any',
    expected: '401 200 200 200 200 403 200 200 200',
    url: ({ ids }) => `/api/events/${ids.event}/zones`,
  },
  {
    method: 'GET',
    path: '/api/events/{event_id}/plan/picture',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/events/${newId()}/plan/picture`,
  },
  {
    method: 'PUT',
    path: '/api/events/{event_id}/plan/picture',
    on: 'unknown',
    expected: '401 404 403 403 403 403 403 403 403',
    url: () => `/api/events/${newId()}/plan/picture`,
    send: sendPicture,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
