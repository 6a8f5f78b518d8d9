import { newId } from '../../platform/ids.js';
import { EVENT_VIEWERS, q, s, type AccessRows, type Call, type RestCall } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q(
    'eventFigures',
    EVENT_VIEWERS,
    "the client's own",
    '($id: ID!)',
    '(eventId: $id) { presentations { text } }',
    ({ ids }) => ({ id: ids.event }),
  ),
  q(
    'eventFigures',
    'U  ok ok ok N  F  ok ok N',
    "another's",
    '($id: ID!)',
    '(eventId: $id) { presentations { text } }',
    ({ ids }) => ({ id: ids.otherEvent }),
  ),
  q(
    'clientEvents',
    EVENT_VIEWERS,
    "the client's own",
    '($id: ID!)',
    '(clientId: $id) { name }',
    ({ ids }) => ({
      id: ids.client,
    }),
  ),
  q('clientEvents', 'U  N  N  N  N  F  N  N  N', 'unknown', '($id: ID!)', '(clientId: $id) { name }', () => ({
    id: newId(),
  })),
  q('clientBoards', EVENT_VIEWERS, 'any', '', '{ name }'),
  s(
    'eventFiguresChanged',
    EVENT_VIEWERS,
    '($id: ID!)',
    '(eventId: $id) { asAt }',
    ({ ids }) => ({ id: ids.event }),
    "the client's own",
  ),
  s(
    'eventFiguresChanged',
    'U  ok ok ok N  F  ok ok N',
    '($id: ID!)',
    '(eventId: $id) { asAt }',
    ({ ids }) => ({ id: ids.otherEvent }),
    "another's",
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/events/{event_id}/figures',
    on: "the client's own",
    expected: '401 200 200 200 200 403 200 200 200',
    url: ({ ids }) => `/api/events/${ids.event}/figures`,
  },
  {
    method: 'GET',
    path: '/api/events/{event_id}/figures',
    on: "another's",
    expected: '401 200 200 200 404 403 200 200 404',
    url: ({ ids }) => `/api/events/${ids.otherEvent}/figures`,
  },
  ...['report/pdf', 'report/xlsx', 'plan/pdf'].flatMap((form): RestCall[] => [
    {
      method: 'GET',
      path: `/api/events/{event_id}/${form}`,
      on: "the client's own",
      expected: '401 200 200 200 200 403 200 200 200',
      url: ({ ids }) => `/api/events/${ids.event}/${form}`,
    },
    {
      method: 'GET',
      path: `/api/events/{event_id}/${form}`,
      on: "another's",
      expected: '401 200 200 200 404 403 200 200 404',
      url: ({ ids }) => `/api/events/${ids.otherEvent}/${form}`,
    },
  ]),
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
