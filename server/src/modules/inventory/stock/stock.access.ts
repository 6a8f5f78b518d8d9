import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  m,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('stockItem', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { item { id } }', () => ({
    id: newId(),
  })),
  q('stockUse', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(itemId: $id) { events }', () => ({
    id: newId(),
  })),
  q('stockMoves', CLINICIANS, 'any', '', '{ totalCount nodes { id quantity } }'),
  q(
    'stockAtLocation',
    'U  N  N  N  F  F  N  N  F',
    'unknown',
    '($id: ID!)',
    '(locationId: $id) { nodes { itemId } }',
    () => ({
      id: newId(),
    }),
  ),
  q('stockShortages', CLINICIANS, 'any', '', '{ totalCount nodes { locationId } }'),
  m('setStockRule', 'SetStockRuleInput', ADMINS_ON_UNKNOWN, 'unknown', '{ stockRule { itemId } }', () => ({
    ...{ itemId: newId(), locationId: newId(), minimum: 1, par: 2, orderMultiple: 1 },
  })),
  m('deleteStockRule', 'DeleteStockRuleInput', ADMINS_ON_UNKNOWN, 'unknown', '{ isDone }', () => ({
    itemId: newId(),
    locationId: newId(),
  })),
  m(
    'adjustStock',
    'AdjustStockInput',
    'U  B  F  F  F  F  F  F  F',
    'unknown',
    '{ stockPosted { postingId } }',
    () => ({
      ...{ key: newId(), itemId: newId(), locationId: newId(), change: 1, reason: 'found', note: 'Counted' },
    }),
  ),
  m(
    'reverseStockMoves',
    'ReverseStockMovesInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ stockPosted { postingId } }',
    () => ({
      ...{ key: newId(), moveIds: [newId()], reason: 'Entered in error' },
    }),
  ),
  m(
    'settleStockShortage',
    'SettleStockShortageInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ stockPosted { postingId } }',
    () => ({
      ...{ key: newId(), moveId: newId(), outcome: 'written_off', reason: 'Counted again' },
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/locations',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/inventory/locations',
  },
  {
    method: 'GET',
    path: '/api/inventory/locations/{id}/stock',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/locations/${newId()}/stock`,
  },
  {
    method: 'POST',
    path: '/api/inventory/locations',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/inventory/locations',
    body: () => ({ location_name: newId(), location_type: 'Medical Tent' }),
  },
  {
    method: 'PUT',
    path: '/api/inventory/locations/{id}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 403 403',
    url: () => `/api/inventory/locations/${newId()}`,
    body: () => ({ location_name: newId(), location_type: 'Medical Tent' }),
  },
  {
    method: 'DELETE',
    path: '/api/inventory/locations/{id}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 403 403',
    url: () => `/api/inventory/locations/${newId()}`,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
