import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  m,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('kits', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('kit', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { number }', () => ({ id: newId() })),
  q('kitBuildable', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id, locationIds: []) { count }', () => ({
    id: newId(),
  })),
  m(
    'createKit',
    'CreateKitInput',
    '     U  B  F  F  F  F  F  F  F',
    'of an unknown item',
    '{ kit { number } }',
    () => ({
      ...{ id: newId(), name: newId(), lines: [{ itemId: newId(), quantity: 1 }] },
    }),
  ),
  m('updateKit', 'UpdateKitInput', ADMINS_ON_UNKNOWN, 'unknown', '{ kit { number } }', () => ({
    ...{ id: newId(), name: newId(), version: 1, isActive: true },
    lines: [{ itemId: newId(), quantity: 1 }],
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
