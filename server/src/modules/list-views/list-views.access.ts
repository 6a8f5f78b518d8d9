import { newId } from '../../platform/ids.js';
import { call, CLINICIANS_SESSION, m, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const STAFF_AND_CLIENTS_SESSION = 'U ok ok ok ok F F F F';

const GRAPHQL: readonly Call[] = [
  q('listLayouts', STAFF_AND_CLIENTS_SESSION, 'own', '', '{ list }'),
  m(
    'saveListLayout',
    'SaveListLayoutInput',
    STAFF_AND_CLIENTS_SESSION,
    'own',
    '{ listLayout { list } }',
    () => ({
      list: 'users',
      columns: [{ key: 'name', isShown: true }],
    }),
  ),
  q('listViews', CLINICIANS_SESSION, 'own', '', '(list: patients) { id }'),
  m('saveListView', 'SaveListViewInput', CLINICIANS_SESSION, 'own', '{ listView { id } }', () => ({
    id: newId(),
    list: 'patients',
    name: 'Unknown identities',
    query: 'identity=unknown',
  })),
  call(
    'Mutation.deleteListView',
    "the author's",
    'U  N  ok N  F  F  F  F  F',
    'mutation ($id: ID!) { deleteListView(input: { id: $id }) { isDone } }',
    async (world) => ({ id: await world.listView() }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
