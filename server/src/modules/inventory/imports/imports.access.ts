import { sendNothing } from '../../../../test/access-world.js';
import { m, q, type AccessRows, type Call, type RestCall } from '../../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q(
    'previewStockImport',
    'U  B  F  F  F  F  F  F  F',
    'of a file without rows',
    '($input: StockImportInput!)',
    '(input: $input) { create }',
    () => ({ input: { kind: 'items', csv: 'SKU,Name' } }),
  ),
  m(
    'importStock',
    'StockImportInput',
    'U  B  F  F  F  F  F  F  F',
    'of a file without rows',
    '{ stockImportResult { created } }',
    () => ({
      ...{ kind: 'items', csv: 'SKU,Name' },
    }),
  ),
];

const REST: readonly RestCall[] = [
  ...['items', 'rules', 'opening'].flatMap((kind) =>
    ['', '/preview'].map((step): RestCall => ({
      method: 'POST',
      path: `/api/inventory/import/{kind}${step}`,
      on: `an empty file of ${kind}`,
      expected: '401 400 403 403 403 403 403 403 403',
      url: () => `/api/inventory/import/${kind}${step}`,
      send: sendNothing,
    })),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
