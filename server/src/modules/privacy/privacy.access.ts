import { newId } from '../../platform/ids.js';
import {
  ADMIN_SESSION,
  call,
  CLINICIANS,
  EVERYBODY,
  m,
  prfById,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../test/access/rows.js';

/** No browser of these is a kiosk. */
const NO_KIOSK = '         K  K  K  K  K  K  K  F  K';
const NEVER_OTHERS = '    U  N  F  F  F  F  F  F  F';

const rightsById = (field: string): Call =>
  call(
    `Mutation.${field}`,
    'unknown',
    NEVER_OTHERS,
    `mutation ($id: ID!) { ${field}(input: { id: $id }) { accessRequest { id } } }`,
    () => ({ id: newId() }),
  );

const rightsByReason = (field: string): Call =>
  m(field, 'AccessRequestReasonInput', NEVER_OTHERS, 'unknown', '{ accessRequest { id } }', () => ({
    id: newId(),
    reason: 'Because',
  }));

const BREACH_FACTS = {
  whatHappened: 'A tablet was left on a train',
  knownAt: '2026-11-20T06:00:00.000Z',
  dataCategories: ['health'],
  peopleCategories: ['patients'],
  risk: 'risk',
};

const GRAPHQL: readonly Call[] = [
  q('activeGdprNotice', '-  -  -  -  -  -  -  -  -', 'any', '', '{ version }'),
  q('gdprNotices', ADMIN_SESSION, 'any', '', '{ id }'),
  m('createGdprNotice', 'CreateGdprNoticeInput', ADMIN_SESSION, 'any', '{ gdprNotice { id } }', () => ({
    id: newId(),
    content: 'We keep your record.',
  })),
  call(
    'Mutation.activateGdprNotice',
    'unknown',
    'U  N  F  F  F  F  F  F  F',
    'mutation ($id: ID!) { activateGdprNotice(input: { id: $id }) { gdprNotice { id } } }',
    () => ({ id: newId() }),
  ),
  q(
    'prfKiosk',
    CLINICIANS,
    'any',
    '($id: ID!)',
    '(customPrfId: $id) { isOpen }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  m(
    'openKiosk',
    'OpenKioskInput',
    'U  ok ok PRF_NOT_YOURS F  F  F  F  F',
    "the author's open record",
    '{ openedKiosk { code } }',
    async (world) => ({ kioskId: newId(), customPrfId: await world.openPrf() }),
  ),
  call(
    'Mutation.closeKiosk',
    "the author's open record",
    'U  ok ok PRF_NOT_YOURS F  F  F  F  F',
    'mutation ($id: ID!) { closeKiosk(input: { customPrfId: $id }) { prfKiosk { isOpen } } }',
    async (world) => ({ id: await world.openPrf() }),
  ),
  m(
    'settleKioskProposal',
    'SettleKioskProposalInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ prfKiosk { isOpen } }',
    () => ({ proposalId: newId(), accepted: [] }),
  ),
  q(
    'kiosk',
    EVERYBODY,
    'any',
    '($id: ID!)',
    '(customPrfId: $id) { isOpen }',
    prfById(({ ids }) => ids.ownOpenPrf),
  ),
  m(
    'enterKiosk',
    'EnterKioskInput',
    NO_KIOSK,
    'a code that is none',
    '{ kioskState { isOpen } }',
    ({ ids }) => ({
      customPrfId: ids.ownOpenPrf,
      code: 'AAAAAAAA',
    }),
  ),
  m('recordConsent', 'RecordConsentInput', NO_KIOSK, 'any', '{ isDone }', ({ ids }) => ({
    customPrfId: ids.ownOpenPrf,
    consentGiven: true,
  })),
  m('submitKioskPatient', 'SubmitKioskInput', NO_KIOSK, 'any', '{ isDone }', ({ ids }) => ({
    customPrfId: ids.ownOpenPrf,
    name: 'Wren Ashdown',
  })),
  call(
    'Mutation.disableKiosk',
    'any',
    NO_KIOSK,
    'mutation ($id: ID!) { disableKiosk(input: { customPrfId: $id }) { isDone } }',
    ({ ids }) => ({ id: ids.ownOpenPrf }),
  ),
  q('erasures', ADMIN_SESSION, 'any', '', '(state: listed) { totalCount }'),
  q('erasureRun', 'U  -  F  F  F  F  F  F  F', 'any', '', '{ id }'),
  q('patientRetention', ADMIN_SESSION, 'any', '($id: ID!)', '(patientId: $id) { isPast }', ({ ids }) => ({
    id: ids.otherPatient,
  })),
  q('recordRetention', ADMIN_SESSION, 'any', '($id: ID!)', '(prfId: $id) { isPast }', ({ ids }) => ({
    id: ids.otherSignedPrf,
  })),
  m('markRetention', 'MarkRetentionInput', NEVER_OTHERS, 'unknown', '{ retention { isPast } }', () => ({
    id: newId(),
    patientId: newId(),
    kind: 'legal_hold',
    reason: 'Inquest',
  })),
  m('endRetentionMark', 'EndRetentionMarkInput', NEVER_OTHERS, 'unknown', '{ retention { isPast } }', () => ({
    id: newId(),
    reason: 'Closed',
  })),
  q('restrictions', ADMIN_SESSION, 'any', '', '{ totalCount }'),
  q('restrictedAccesses', ADMIN_SESSION, 'any', '', '(isOpen: true) { totalCount }'),
  m('restrictRecord', 'RestrictRecordInput', NEVER_OTHERS, 'unknown', '{ restriction { id } }', () => ({
    id: newId(),
    patientId: newId(),
    reason: 'Asked for',
  })),
  m('liftRestriction', 'EndRestrictionInput', NEVER_OTHERS, 'unknown', '{ restriction { id } }', () => ({
    id: newId(),
    reason: 'Over',
  })),
  m('openRestricted', 'OpenRestrictedInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '{ openUntil }', () => ({
    id: newId(),
    restrictionId: newId(),
    reason: 'On my stretcher',
  })),
  m(
    'reviewRestrictedAccess',
    'ReviewRestrictedAccessInput',
    NEVER_OTHERS,
    'unknown',
    '{ restrictedAccess { id } }',
    () => ({
      id: newId(),
      review: 'Right',
    }),
  ),
  q('publicFigureFlags', ADMIN_SESSION, 'any', '', '{ totalCount }'),
  m(
    'flagPublicFigure',
    'FlagPublicFigureInput',
    NEVER_OTHERS,
    'unknown',
    '{ publicFigureFlag { id } }',
    () => ({
      id: newId(),
      patientId: newId(),
      reason: 'In the papers',
    }),
  ),
  m(
    'removePublicFigureFlag',
    'RemovePublicFigureFlagInput',
    NEVER_OTHERS,
    'unknown',
    '{ publicFigureFlag { id } }',
    () => ({
      id: newId(),
      reason: 'Forgotten',
    }),
  ),
  q('heldSubjects', ADMIN_SESSION, 'any', '', '{ totalCount }'),
  q(
    'heldSubject',
    ADMIN_SESSION,
    'any',
    '($id: ID!)',
    '(kind: account, subjectId: $id) { name }',
    ({ caller }) => ({ id: caller('author').user?.id }),
  ),
  m('setLegalHold', 'SetLegalHoldInput', NEVER_OTHERS, 'unknown', '{ heldSubject { name } }', () => ({
    id: newId(),
    kind: 'client',
    subjectId: newId(),
    reason: 'Claim',
  })),
  m('liftLegalHold', 'EndRetentionMarkInput', NEVER_OTHERS, 'unknown', '{ heldSubject { name } }', () => ({
    id: newId(),
    reason: 'Settled',
  })),
  m('keepFromErasure', 'DecideErasureInput', NEVER_OTHERS, 'unknown', '{ erasure { id } }', () => ({
    id: newId(),
    reason: 'A claim may come',
  })),
  m('withdrawErasure', 'DecideErasureInput', NEVER_OTHERS, 'unknown', '{ erasure { id } }', () => ({
    id: newId(),
    reason: 'The wrong one',
  })),
  m('approveErasures', 'ApproveErasuresInput', NEVER_OTHERS, 'unknown', '{ erasures { id } }', () => ({
    ids: [newId()],
  })),
  m('ruleErasure', 'RuleErasureInput', NEVER_OTHERS, 'unknown', '{ erasure { id } }', () => ({
    id: newId(),
    patientId: newId(),
    reason: 'Asked for',
    ruledBy: 'Officer',
    reference: 'DPO-1',
  })),
  call(
    'Mutation.startErasing',
    'nothing approved',
    'U  B  F  F  F  F  F  F  F',
    'mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { id } } }',
    () => ({ id: newId() }),
  ),
  q('accessRequests', ADMIN_SESSION, 'any', '', '(state: open) { totalCount }'),
  m(
    'createAccessRequest',
    'CreateAccessRequestInput',
    ADMIN_SESSION,
    'any',
    '{ accessRequest { id } }',
    ({ ids }) => ({
      id: newId(),
      patientId: ids.otherPatient,
      receivedOn: '2026-11-20',
      requester: 'The patient',
    }),
  ),
  m(
    'createAccessRequest',
    'CreateAccessRequestInput',
    ADMIN_SESSION,
    'account',
    '{ accessRequest { id } }',
    ({ caller }) => ({
      id: newId(),
      userId: caller('author').user?.id,
      receivedOn: '2026-11-20',
      requester: 'The member of staff',
    }),
  ),
  ...['askAccessIdentity', 'assembleAccessRequest', 'handOverAccessRequest'].map(rightsById),
  ...['checkAccessIdentity', 'extendAccessRequest', 'refuseAccessRequest'].map(rightsByReason),
  q('breaches', ADMIN_SESSION, 'any', '', '(state: open) { totalCount }'),
  q('breachHistory', NEVER_OTHERS, 'unknown', '($id: ID!)', '(id: $id) { version }', () => ({ id: newId() })),
  m('createBreach', 'CreateBreachInput', ADMIN_SESSION, 'any', '{ breach { id } }', () => ({
    id: newId(),
    ...BREACH_FACTS,
  })),
  m('updateBreach', 'UpdateBreachInput', NEVER_OTHERS, 'unknown', '{ breach { id } }', () => ({
    id: newId(),
    version: 1,
    ...BREACH_FACTS,
  })),
  m('closeBreach', 'CloseBreachInput', NEVER_OTHERS, 'unknown', '{ breach { id } }', () => ({
    id: newId(),
    version: 1,
  })),
  m('reopenBreach', 'ReopenBreachInput', NEVER_OTHERS, 'unknown', '{ breach { id } }', () => ({
    id: newId(),
    version: 1,
    reason: 'The ICO asked for more',
  })),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/gdpr-notice/active',
    on: 'any, while no erasure exists',
    expected: '404 404 404 404 404 404 404 404 404',
    url: () => '/api/gdpr-notice/active',
  },
  {
    method: 'GET',
    path: '/api/prf/{prfId}/kiosk',
    on: 'any',
    expected: '200 200 200 200 200 200 200 200 200',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk`,
  },
  {
    method: 'POST',
    path: '/api/prf/{prfId}/kiosk/enter',
    on: 'a code that is none',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk/enter`,
    body: () => ({ code: 'AAAAAAAA' }),
  },
  {
    method: 'POST',
    path: '/api/prf/{prfId}/consent',
    on: 'any',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/consent`,
    body: () => ({ consentGiven: true }),
  },
  {
    method: 'POST',
    path: '/api/prf/{prfId}/kiosk/patient',
    on: 'any',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk/patient`,
    body: () => ({ name: 'Wren Ashdown' }),
  },
  {
    method: 'PUT',
    path: '/api/prf/{prfId}/kiosk/disable',
    on: 'any',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk/disable`,
    body: () => ({}),
  },
  {
    method: 'GET',
    path: '/api/patients/{patient_id}/pdf',
    on: "the patient's own",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/api/patients/${ids.ownPatient}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/patients/{patient_id}/pdf',
    on: "another's",
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/api/patients/${ids.otherPatient}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/access-requests/{requestId}/files/{name}',
    on: 'unknown',
    expected: '401 404 403 403 403 403 403 403 403',
    url: () => `/api/access-requests/${newId()}/files/record.pdf`,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
