import { CLINICIANS, q, type AccessRows, type Call, type RestCall } from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('cheerReport', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { summary }', ({ ids }) => ({
    id: ids.event,
  })),
];

const REST: readonly RestCall[] = [
  ...['', '/pdf', '/xlsx'].map((form): RestCall => ({
    method: 'GET',
    path: `/api/events/{event_id}/cheer-report${form}`,
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/api/events/${ids.event}/cheer-report${form}`,
  })),
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
