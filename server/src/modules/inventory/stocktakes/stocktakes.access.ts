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
  q('stocktakes', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('stocktake', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { stocktake { id } }', () => ({
    id: newId(),
  })),
  q('stocktakeLines', CLINICIANS, 'of any', '($id: ID!)', '(stocktakeId: $id) { nodes { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStocktake',
    'CreateStocktakeInput',
    'U  B  F  F  F  F  F  F  F',
    'of an unknown place',
    '{ stocktake { stocktake { id } } }',
    () => ({
      ...{ id: newId(), scope: 'place', locationId: newId(), counterIds: [] },
    }),
  ),
  m(
    'stepStocktake',
    'StepStocktakeInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ stocktake { stocktake { id } } }',
    () => ({
      ...{ id: newId(), action: 'start' },
    }),
  ),
  m('countStock', 'CountStockInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ stocktakeLine { id } }', () => ({
    ...{ id: newId(), stocktakeId: newId(), lineId: newId(), quantity: 1 },
  })),
];

export const access: AccessRows = { graphql: GRAPHQL };
