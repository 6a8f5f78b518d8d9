import { newId } from '../../../src/platform/ids.js';
import type { AccessRows, RestCall } from '../rows.js';

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/labels/{kind}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/labels/item?ids=${newId()}`,
  },
];

export const labels: AccessRows = { graphql: [], rest: REST };
