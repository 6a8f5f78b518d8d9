import { metaOf } from '../fhir/profiles.js';

/** What the FHIR interface can do, in FHIR's own words: the answer of /fhir/metadata. */

interface Param {
  readonly name: string;
  readonly type: 'token' | 'string' | 'date' | 'reference';
  readonly documentation: string;
}

const ID: Param = { name: '_id', type: 'token', documentation: 'The id of the resource.' };
const PATIENT: Param = {
  name: 'patient',
  type: 'reference',
  documentation: 'Patient/<id>. Includes the records merged into the patient’s record.',
};
const ENCOUNTER: Param = { name: 'encounter', type: 'reference', documentation: 'Encounter/<id>.' };
const DATES = 'eq, ge, gt, le or lt, then a day or a moment. You can give it twice.';

const SEARCHES: Readonly<Record<string, { readonly says: string; readonly params: readonly Param[] }>> = {
  Patient: {
    says: 'Needs _id, identifier, family, given, name or birthdate. For restricted patients, only the details used to find them are given.',
    params: [
      ID,
      {
        name: 'identifier',
        type: 'token',
        documentation: 'An NHS number, or the system|value of another system’s identifier for the patient.',
      },
      { name: 'family', type: 'string', documentation: 'At least three letters of the name.' },
      { name: 'given', type: 'string', documentation: 'At least three letters of the name.' },
      {
        name: 'name',
        type: 'string',
        documentation: 'One or more words. The name must contain all of them.',
      },
      { name: 'birthdate', type: 'date', documentation: 'A full date.' },
    ],
  },
  Encounter: {
    says: 'One for each patient record form. Needs patient or _id.',
    params: [ID, PATIENT, { name: 'date', type: 'date', documentation: `When the contact began: ${DATES}` }],
  },
  Observation: {
    says: 'Vital signs, findings, scores and ECGs of patient record forms. Needs patient, encounter or _id.',
    params: [
      ID,
      PATIENT,
      ENCOUNTER,
      { name: 'category', type: 'token', documentation: 'vital-signs, survey, exam or procedure.' },
      { name: 'code', type: 'token', documentation: 'LOINC or SNOMED CT codes, separated by commas.' },
      {
        name: 'date',
        type: 'date',
        documentation: `When it was taken: ${DATES} Observations without a time are then left out.`,
      },
    ],
  },
  DocumentReference: {
    says: 'Each patient record form with the addresses of its FHIR document and its PDF. Needs patient, encounter or _id.',
    params: [ID, PATIENT, ENCOUNTER],
  },
};

export const capabilityStatement = (base: string, now: Date): object => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: now.toISOString(),
  kind: 'instance',
  software: { name: 'Sideline' },
  implementation: {
    description: 'Sideline’s records as FHIR R4 with UK Core profiles; read only.',
    url: base,
  },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  rest: [
    {
      mode: 'server',
      security: {
        cors: false,
        description:
          'An API token with the role staff, sent as Authorization: Bearer, with the scope patients_read for patients and prfs_read for everything else. Every read is recorded in the audit trail. Restricted records are refused.',
      },
      resource: Object.entries(SEARCHES).map(([type, { says, params }]) => ({
        type,
        profile: metaOf(type).meta?.profile[0],
        documentation: says,
        interaction: [{ code: 'read' }, { code: 'search-type' }],
        versioning: 'no-version',
        searchParam: params,
      })),
    },
  ],
});
