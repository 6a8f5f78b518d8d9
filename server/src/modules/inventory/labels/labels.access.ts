import { newId } from '../../../platform/ids.js';
import type { AccessRows, RestCall } from '../../../../test/access/rows.js';

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/labels/{kind}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/labels/item?ids=${newId()}`,
  },
];

export const access: AccessRows = { graphql: [], rest: REST };
