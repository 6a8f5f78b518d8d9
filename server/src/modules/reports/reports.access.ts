import { exportPath, STOCK_EXPORTS } from '@sideline/schema/exports';
import { newId } from '../../platform/ids.js';
import {
  call,
  CLINICIANS,
  CLINICIANS_SESSION,
  m,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('ownExports', CLINICIANS_SESSION, 'own', '', '{ id }'),
  m('requestExport', 'RequestExportInput', CLINICIANS_SESSION, 'own', '{ longExport { id } }', () => ({
    exportId: newId(),
    kind: 'patients',
    format: 'csv',
    query: '',
  })),
  call(
    'Mutation.cancelExport',
    "the author's",
    'U  N  ok N  F  F  F  F  F',
    'mutation ($id: ID!) { cancelExport(input: { exportId: $id }) { longExport { state } } }',
    async (world) => ({ id: await world.longExport() }),
  ),
  m('noteListDownload', 'NoteListDownloadInput', 'U ok ok ok ok F F F F', 'own', '{ isDone }', () => ({
    list: 'patients',
    rows: 2,
  })),
  q('dashboard', CLINICIANS, 'any', '', '{ recentPatients { id } }'),
];

const REST: readonly RestCall[] = [
  ...['', '/csv', '/xlsx', '/pdf'].map((form): RestCall => ({
    method: 'GET',
    path: `/api/shifts/report${form}`,
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => `/api/shifts/report${form}`,
  })),
  ...['patients', 'prfs', 'events', 'see-and-treat-logs', 'audit-entries'].map((list): RestCall => ({
    method: 'GET',
    path: `/api/exports/${list}`,
    on: 'any',
    expected:
      list === 'events' ? '401 200 200 200 200 403 200 200 200' : '401 200 200 200 403 403 200 200 403',
    url: () => `/api/exports/${list}`,
  })),
  ...STOCK_EXPORTS.flatMap((list) =>
    (['csv', 'xlsx'] as const).map((format): RestCall => {
      const path = exportPath(list, format);
      // They are of one register, location or recall, and the sample names none.
      const isOfOne = ['drugRegisterEntries', 'stockAtLocation', 'recallLines'].includes(list);
      return {
        method: 'GET',
        path,
        on: 'any',
        expected: isOfOne ? '401 400 400 400 403 403 400 400 403' : '401 200 200 200 403 403 200 200 403',
        url: () => path,
      };
    }),
  ),
  {
    method: 'GET',
    path: '/api/exports/files/{exportId}',
    on: 'one that belongs to nobody',
    expected: '401 404 404 404 403 403 403 403 403',
    url: () => `/api/exports/files/${newId()}`,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
