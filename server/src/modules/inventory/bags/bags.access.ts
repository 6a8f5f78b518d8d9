import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  m,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
} from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('bags', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('bagCounts', CLINICIANS, 'any', '', '{ state count }'),
  q('bagPouches', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('bag', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { canCheck }', () => ({ id: newId() })),
  m(
    'createBag',
    'CreateBagInput',
    '     U  B  F  F  F  F  F  F  F',
    'of an unknown kit',
    '{ bag { canCheck } }',
    () => ({
      ...{ id: newId(), name: newId(), kitId: newId(), homeId: newId(), checkEveryDays: 28 },
    }),
  ),
  m('updateBag', 'UpdateBagInput', ADMINS_ON_UNKNOWN, 'unknown', '{ bag { canCheck } }', () => ({
    ...{ id: newId(), name: newId(), kitId: newId(), homeId: newId(), checkEveryDays: 28, version: 1 },
  })),
  m('packBag', 'PackBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ bagPacked { moves } }', () => ({
    ...{ key: newId(), bagId: newId() },
  })),
  m('unpackBag', 'UnpackBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ bag { canCheck } }', () => ({
    ...{ key: newId(), bagId: newId() },
  })),
  m('stepBag', 'StepBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ bag { canCheck } }', () => ({
    ...{ id: newId(), action: 'bring_back' },
  })),
  m('checkBag', 'CheckBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ bag { canCheck } }', () => ({
    ...{ id: newId(), bagId: newId(), checkedAt: new Date().toISOString(), nextCheckOn: '2099-01-01' },
    ...{ unbroken: [], pouchSeals: [], lines: [] },
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
