import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, FileAnswer, type Route } from '../../../platform/http/rest-route.js';
import { FHIR_JSON } from '../fhir/operation-outcome.js';
import { searchBundle, type FhirApiService } from './fhir-api.service.js';

const format = z
  .enum(['json', 'application/json', 'application/fhir+json', 'application/fhir json'])
  .optional();
const text = z.string().min(1).max(200).optional();
const dates = z
  .union([z.string().max(64), z.array(z.string().max(64)).max(4)])
  .transform((value) => (typeof value === 'string' ? [value] : value))
  .optional();
const page = {
  _count: z.coerce.number().int().min(1).max(100).optional(),
  _cursor: z.string().max(1000).optional(),
  _format: format,
};
const id = idText.min(1).max(64);

const SEARCHES = {
  Patient: z.strictObject({
    ...page,
    _id: id.optional(),
    identifier: z.string().min(1).max(500).optional(),
    family: text,
    given: text,
    name: text,
    birthdate: z.string().max(20).optional(),
  }),
  Encounter: z.strictObject({ ...page, _id: id.optional(), patient: text, date: dates }),
  Observation: z.strictObject({
    ...page,
    _id: id.optional(),
    patient: text,
    encounter: text,
    category: text,
    code: z.string().min(1).max(500).optional(),
    date: dates,
  }),
  DocumentReference: z.strictObject({ ...page, _id: id.optional(), patient: text, encounter: text }),
} as const;

const file = (name: string, body: object): FileAnswer =>
  new FileAnswer(FHIR_JSON, `${name}.fhir.json`, Buffer.from(JSON.stringify(body)));

const FHIR = {
  method: 'GET',
  tag: 'FHIR R4',
  produces: 'application/fhir+json',
  present: (answer: FileAnswer) => answer,
} as const;

const ofRecords = { mirrors: 'Query.prfs' } as const;
const ofPatients = { mirrors: 'Query.patients' } as const;
const read = { params: z.object({ id }), query: z.strictObject({ _format: format }) } as const;

/** Reading and searching as FHIR R4. Refusals are OperationOutcomes; a page leads to the next by its link. */
export const fhirApiRoutes = ({ fhirApi }: { readonly fhirApi: FhirApiService }): readonly Route[] => [
  route({
    ...FHIR,
    path: '/fhir/metadata',
    mirrors: 'Query.providerSettings',
    summary: 'What the FHIR interface can do',
    description: 'A CapabilityStatement: the resources and their search parameters.',
    call: (context) => file('metadata', fhirApi.capabilities(context)),
  }),
  route({
    ...FHIR,
    ...read,
    ...ofPatients,
    path: '/fhir/Patient/{id}',
    summary: 'A patient as FHIR',
    call: async (context, { params }) => file('patient', await fhirApi.patient(context, params.id)),
  }),
  route({
    ...FHIR,
    ...ofPatients,
    path: '/fhir/Patient',
    query: SEARCHES.Patient,
    summary: 'Patients by number, name or birth date, as FHIR',
    call: async (context, { query }) =>
      file('patients', searchBundle(fhirApi.base, await fhirApi.patients(context, query), query)),
  }),
  route({
    ...FHIR,
    ...read,
    ...ofRecords,
    path: '/fhir/Encounter/{id}',
    summary: 'A contact as FHIR',
    call: async (context, { params }) => file('encounter', await fhirApi.encounter(context, params.id)),
  }),
  route({
    ...FHIR,
    ...ofRecords,
    path: '/fhir/Encounter',
    query: SEARCHES.Encounter,
    summary: 'A patient’s contacts as FHIR',
    call: async (context, { query }) =>
      file('encounters', searchBundle(fhirApi.base, await fhirApi.encounters(context, query), query)),
  }),
  route({
    ...FHIR,
    ...read,
    ...ofRecords,
    path: '/fhir/Observation/{id}',
    summary: 'An observation as FHIR',
    call: async (context, { params }) => file('observation', await fhirApi.observation(context, params.id)),
  }),
  route({
    ...FHIR,
    ...ofRecords,
    path: '/fhir/Observation',
    query: SEARCHES.Observation,
    summary: 'Observations of a patient or a contact as FHIR',
    call: async (context, { query }) =>
      file('observations', searchBundle(fhirApi.base, await fhirApi.observations(context, query), query)),
  }),
  route({
    ...FHIR,
    ...read,
    ...ofRecords,
    path: '/fhir/DocumentReference/{id}',
    summary: 'The documents of a record, as FHIR',
    call: async (context, { params }) =>
      file('document-reference', await fhirApi.documentReference(context, params.id)),
  }),
  route({
    ...FHIR,
    ...ofRecords,
    path: '/fhir/DocumentReference',
    query: SEARCHES.DocumentReference,
    summary: 'The documents of a patient or a contact, as FHIR',
    call: async (context, { query }) =>
      file(
        'document-references',
        searchBundle(fhirApi.base, await fhirApi.documentReferences(context, query), query),
      ),
  }),
];
