import {
  ADMINS,
  call,
  CLINICIANS,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('auditEntries', CLINICIANS, 'any', '', '{ totalCount }'),
  q('auditChains', ADMINS, 'any', '', '{ digest }'),
  q('unusualReading', ADMINS, 'any', '', '{ kind }'),
  call('Mutation.checkAuditChains', 'any', ADMINS, 'mutation { checkAuditChains { isDone } }'),
  q(
    'patientViews',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { totalCount }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q(
    'patientViews',
    'U  ok ok ok F  F  ok ok F',
    "another's",
    '($id: ID!)',
    '(patientId: $id) { totalCount }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  call(
    'Mutation.recordAudit',
    'any',
    'U  ok ok ok ok ok ok F  ok',
    'mutation ($input: AuditLogInput!) { recordAudit(input: $input) { isDone } }',
    () => ({ input: { actionType: 'LOGIN' } }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'POST',
    path: '/api/audit-log',
    on: 'any',
    expected: '401 204 204 204 204 204 204 403 204',
    url: () => '/api/audit-log',
    body: () => ({ action_type: 'LOGIN' }),
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
