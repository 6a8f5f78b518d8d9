import { asDocumented } from '@sideline/schema/patient-names';
import { newId } from '../../platform/ids.js';
import { CALLERS } from '../../../test/access-world.js';
import {
  CLINICIANS,
  CLINICIANS_WRITE,
  m,
  q,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../test/access/rows.js';

let people = 0;

/** A person who is similar to nobody: anyone who is needs an answer first. */
const nobodyElse = (): Facts => {
  people += 1;
  return {
    name: newId().slice(-8),
    dob: new Date(Date.UTC(1950, 0, people * 3)).toISOString().slice(0, 10),
  };
};

const newPatient = (): Facts => ({ id: newId(), ...nobodyElse() });

const GRAPHQL: readonly Call[] = [
  // For an account whose owner has not been seen yet; this patient has been.
  q('typedDetails', '  U  F  F  F  F  -  F  F  F', 'own', '', '{ id }'),
  q(
    'patient',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { id }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q(
    'patient',
    'U  ok ok ok F  F  ok ok F',
    "another's",
    '($id: ID!)',
    '(patientId: $id) { id }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  q('patients', CLINICIANS, 'any', '', '{ totalCount }'),
  q('searchPatients', CLINICIANS, 'any', '', 'searchPatients(name: "Sasha", dob: "2001-03-04") { id }'),
  q('findPatients', CLINICIANS, 'any', '', 'findPatients(text: "Sasha") { id }'),
  q(
    'likePatients',
    CLINICIANS,
    'any',
    '',
    'likePatients(input: { name: "Sasha Quill", dob: "2001-03-04" }) { id agrees }',
  ),
  q(
    'patientFieldAuthors',
    CLINICIANS,
    "another's",
    '($id: ID!)',
    '(patientId: $id) { field }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  m(
    'settlePatientClash',
    'SettlePatientClashInput',
    CLINICIANS_WRITE,
    "another's",
    '{ isDone }',
    ({ ids }) => ({
      patientId: ids.otherPatient,
      field: 'allergies',
      side: 'MINE',
    }),
  ),
  m(
    'mergePatients',
    'MergePatientsInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ patientMerge { id } }',
    () => ({
      mergeId: newId(),
      loserId: newId(),
      survivorId: newId(),
      loserVersion: 1,
      survivorVersion: 1,
      reason: 'Registered twice',
    }),
  ),
  m(
    'undoPatientMerge',
    'UndoPatientMergeInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ patientMerge { id } }',
    () => ({
      mergeId: newId(),
      reason: 'Two people',
    }),
  ),
  m(
    'undoPatientDeath',
    'UndoPatientDeathInput',
    'U  PATIENT_NOT_DECEASED F  F  F  F  F  F  F',
    "another's",
    '{ patient { id } }',
    ({ ids }) => ({ patientId: ids.otherPatient, reason: 'Another person' }),
  ),
  m('createPatient', 'CreatePatientInput', CLINICIANS_WRITE, 'any', '{ patient { id } }', newPatient),
  m('createQuickPatient', 'CreateQuickPatientInput', CLINICIANS_WRITE, 'any', '{ patient { id } }', () => ({
    id: newId(),
    ...nobodyElse(),
  })),
  m(
    'updatePatient',
    'UpdatePatientInput',
    CLINICIANS_WRITE,
    "the patient's own",
    '{ patient { id } }',
    ({ ids }) => ({
      id: ids.ownPatient,
      name: 'Robin Hale',
      dob: '2001-03-04',
    }),
  ),
  m(
    'updatePatient',
    'UpdatePatientInput',
    CLINICIANS_WRITE,
    "another's",
    '{ patient { id } }',
    ({ ids }) => ({
      id: ids.otherPatient,
      name: 'Sasha Quill',
      dob: '2001-03-04',
    }),
  ),
  m(
    'linkPatientSquad',
    'LinkPatientSquadInput',
    CLINICIANS_WRITE,
    'any',
    '{ patientSquadLink { patientId } }',
    ({ ids }, who) => ({
      patientId: ids.otherPatient,
      squadId: ids.squad,
      startDate: `2026-0${String(CALLERS.indexOf(who) + 1)}-01T09:00:00Z`,
    }),
  ),
  q(
    'previewPatientImport',
    CLINICIANS,
    'any',
    '($input: PreviewPatientImportInput!)',
    '(input: $input) { state }',
    () => ({
      input: {
        rows: [
          {
            sourceSystem: 'urn:other',
            sourceValue: '1',
            patient: { id: newId(), name: 'Kim' },
          },
        ],
      },
    }),
  ),
  m(
    'importPatients',
    'ImportPatientsInput',
    CLINICIANS_WRITE,
    'any',
    '{ patientImportResult { created } }',
    () => ({
      rows: [],
    }),
  ),
  m(
    'proposeDetails',
    'ProposeDetailsInput',
    'U  F  F  F  F  ok F  F  F',
    'the caller’s own details',
    '{ detailsProposal { id } }',
    () => ({ proposalId: newId(), town: 'Harrowmere' }),
  ),
  m('setGuardian', 'SetGuardianInput', 'U  B  B  B  F  F  F  F  F', 'an adult', '{ isDone }', ({ ids }) => ({
    patientId: ids.otherPatient,
    guardianName: 'Jo Quill',
  })),
  m('reviewGuardian', 'ReviewGuardianInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '{ isDone }', () => ({
    patientId: newId(),
    seen: 'passport',
    keepsGuardian: false,
  })),
  m(
    'settleProposal',
    'SettleProposalInput',
    'U  ok ok ok F  F  F  F  F',
    'a correction that waits',
    '{ detailsProposal { id } }',
    async (world) => ({ ...(await world.proposal()), accepted: [], reason: 'Not shown in person.' }),
  ),
  m(
    'settleProposal',
    'SettleProposalInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ detailsProposal { id } }',
    () => ({
      proposalId: newId(),
      accepted: [],
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/patients',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/patients',
  },
  {
    method: 'GET',
    path: '/api/patients/search',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/patients/search?name=Sasha&dob=2001-03-04',
  },
  {
    method: 'POST',
    path: '/api/patient',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patient',
    body: () => asDocumented(nobodyElse()),
  },
  {
    method: 'PUT',
    path: '/api/patient/{patient_id}',
    on: "the patient's own",
    expected: '401 200 200 200 403 403 200 403 403',
    url: ({ ids }) => `/api/patient/${ids.ownPatient}`,
    body: () => ({ patient_name: 'Robin Hale', dob: '2001-03-04' }),
  },
  {
    method: 'POST',
    path: '/api/patient/patient-squad',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patient/patient-squad',
    body: ({ ids }) => ({
      patient_id: ids.otherPatient,
      squad_id: ids.squad,
      start_date: '2026-10-01T09:00:00Z',
    }),
  },
  {
    method: 'POST',
    path: '/api/patient-squad',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patient-squad',
    body: ({ ids }) => ({
      patient_id: ids.otherPatient,
      squad_id: ids.squad,
      start_date: '2026-11-01T09:00:00Z',
    }),
  },
  {
    method: 'POST',
    path: '/api/patients',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patients',
    body: () => asDocumented(nobodyElse()),
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
