import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { observationResources, weightResources } from '../fhir/observations.js';
import { impressions } from '../fhir/conditions.js';
import { ecgResources } from '../fhir/ecg.js';
import { coded, referTo, resource } from '../fhir/elements.js';
import { encounterResource, places } from '../fhir/encounter.js';
import {
  scopeOf,
  stableId,
  type ExportedPerson,
  type Exporter,
  type ExportedPrf,
  type FhirScope,
} from '../fhir/exported-prf.js';
import type { Resource } from '../fhir/fhir.types.js';
import { patientResource } from '../fhir/patient.js';
import { namedCrew, practice, provider, staffPractitioners } from '../fhir/people.js';
import { OWN, PATIENT_CARE_REPORT, SYSTEM } from '../fhir/terminology.js';
import type { PrfPerson } from '../../prf/prf.types.js';
import type { FoundPatient, FoundRecord, FoundSet } from './fhir-search.hot.js';
import { observationPlace, placeOf, restIdOf } from './rest-ids.js';
import { asRest, type AddressOf } from './rest-resource.js';

/** The resources of the FHIR interface, made by the same functions as the documents. Pure functions. */

const NAMELESS = 'Not known';

const person = (from: PrfPerson): ExportedPerson => {
  const name = `${from.firstName} ${from.lastName}`.trim();
  return {
    id: from.userId ?? from.staffId ?? NAMELESS,
    userId: from.userId,
    staffId: from.staffId,
    name: name === '' ? NAMELESS : name,
    position: from.position,
  };
};

const recordOf = (found: FoundRecord, data: ExportedPrf['data']): ExportedPrf => ({
  id: found.id,
  customPrfId: found.customPrfId,
  status: found.status,
  version: found.version,
  createdAt: found.createdAt,
  updatedAt: found.updatedAt,
  event: found.event,
  patientId: found.patientId,
  patient: null,
  author: person(found.author),
  crew: (found.crew ?? []).map(person),
  squadName: null,
  data,
  pictures: [],
  signatures: [],
  voided: found.voidedAt === null ? null : { at: found.voidedAt, by: null, reason: '' },
  isWhole: true,
});

const scopeFor = (found: FoundRecord, exporter: Exporter, sections: ExportedPrf['data']): FhirScope => {
  const record = recordOf(found, sections);
  const idOf = (place: string): string => restIdOf(found.id, place) ?? stableId('prf', found.id, place);
  const scope = scopeOf(record, exporter, idOf);
  return {
    ...scope,
    at: found.voidedAt ?? found.signedAt ?? found.updatedAt,
    subject:
      found.patientId === null
        ? { display: 'Patient not identified' }
        : referTo({ id: found.patientId }, found.patientName),
  };
};

/** A restricted record says so, as FHIR labels it. */
const labelled = (made: Resource, isRestricted: boolean): Resource =>
  isRestricted
    ? {
        ...made,
        meta: {
          ...(made['meta'] as object),
          security: [{ system: SYSTEM.confidentiality, code: 'R', display: 'restricted' }],
        },
      }
    : made;

const addressesOf =
  (found: FoundRecord): AddressOf =>
  (id) => {
    if (id === found.id) return `Encounter/${id}`;
    if (id === found.patientId) return `Patient/${id}`;
    return observationPlace(id) === null ? null : `Observation/${id}`;
  };

// What the catalogue validated before it was stored has the catalogue's shape.
const dataOf = ({ sections }: FoundRecord): ExportedPrf['data'] => sections ?? {};

export const ENCOUNTER_SECTIONS = [
  'incidentDetails',
  'PresentingComplaint',
  'clinical_impression',
  'DispositionOutcome',
] as const;

/** A contact, with its places, people and impressions contained. */
export const encounterOf = (found: FoundRecord, exporter: Exporter): Resource => {
  const scope = scopeFor(found, exporter, dataOf(found));
  const where = places(scope);
  const conditions = impressions(scope);
  const others = [
    ...[where.scene, where.destination].filter((place) => place !== null),
    provider(exporter.name, exporter.odsCode),
    ...staffPractitioners(scope),
    ...namedCrew(scope).map(({ practitioner }) => practitioner),
    ...conditions,
  ];
  const made = asRest(encounterResource(scope, where, conditions), others, addressesOf(found));
  return labelled(made, found.isRestricted);
};

/** How each source of observations gives them: the sections of the record that it needs, and the resources made of them. */
const SOURCES = {
  // One set or recording alone: the others of the record are other rows.
  set: [(entry: SectionData) => ({ observations: { entries: [entry] } }), observationResources],
  ecg: [(entry: SectionData) => ({ SecondarySurvey: { ecgs: [entry] } }), ecgResources],
} as const;

/** The observations of a set, of a recording of the heart, or a record's weight. */
export const observationsOf = (
  found: FoundRecord,
  { source, entry }: FoundSet,
  exporter: Exporter,
): readonly Resource[] => {
  const { incidentDetails, PresentingComplaint } = dataOf(found);
  const isWeight = source === 'weight' || entry === null;
  const sections = {
    incidentDetails,
    ...(isWeight ? { PresentingComplaint } : SOURCES[source][0](entry)),
  } as ExportedPrf['data'];
  const scope = scopeFor(found, exporter, sections);
  const made = isWeight ? weightResources(scope) : SOURCES[source][1](scope);
  const stable = (one: Resource): Resource => ({
    ...one,
    // The UUID by which documents name the same observation.
    identifier: [
      { system: SYSTEM.uri, value: `urn:uuid:${stableId('prf', found.id, placeOf(one.id) ?? '')}` },
    ],
  });
  return made
    .filter(({ id }) => observationPlace(id) !== null)
    .map((one) => labelled(asRest(stable(one), [], addressesOf(found)), found.isRestricted));
};

/** A record as a document that can be fetched, as FHIR and as PDF. `base` is the address of this server. */
export const documentReferenceOf = (found: FoundRecord, exporter: Exporter, base: string): Resource => {
  const scope = scopeFor(found, exporter, {});
  const author = scope.record.author;
  const { composition } = scope.status;
  const practitioners = staffPractitioners(scope);
  const made = resource('DocumentReference', found.id, {
    identifier: [{ system: OWN.prfNumber, value: found.customPrfId }],
    status: scope.isVoid ? 'entered-in-error' : 'current',
    docStatus: composition,
    type: coded(SYSTEM.loinc, PATIENT_CARE_REPORT, 'Patient record form'),
    category: [{ text: 'Patient record form' }],
    subject: scope.subject,
    date: scope.at,
    author: [referTo({ id: stableId('practitioner', author.id) }, author.name)],
    custodian: referTo(provider(exporter.name), exporter.name),
    description: `Patient record ${found.customPrfId}`,
    securityLabel: found.isRestricted ? [coded(SYSTEM.confidentiality, 'R')] : [],
    content: [
      {
        attachment: {
          contentType: 'application/fhir+json',
          language: 'en-GB',
          url: `${base}/fhir/Bundle/${found.customPrfId}`,
          title: `Patient record ${found.customPrfId} as a FHIR document`,
          creation: scope.at,
        },
      },
      {
        attachment: {
          contentType: 'application/pdf',
          language: 'en-GB',
          url: `${base}/api/prf/${found.customPrfId}/pdf`,
          title: `Patient record ${found.customPrfId} as PDF`,
          creation: scope.at,
        },
      },
    ],
    context: { encounter: [scope.encounter] },
  });
  const others = [provider(exporter.name, exporter.odsCode), ...practitioners];
  return labelled(asRest(made, others, addressesOf(found)), found.isRestricted);
};

/** A patient as they are now, with provider and practice contained; one merged into another says which. */
export const patientOf = (found: FoundPatient, exporter: Exporter): Resource => {
  const links = found.mergedInto === null ? [] : [{ id: found.mergedInto, type: 'replaced-by' as const }];
  const made = patientResource(found.id, found, exporter, { links });
  const gp = practice(found, exporter);
  const others = [provider(exporter.name, exporter.odsCode), ...(gp === null ? [] : [gp])];
  const addresses: AddressOf = (id) => (id === found.id || id === found.mergedInto ? `Patient/${id}` : null);
  return labelled(asRest(made, others, addresses), found.isRestricted);
};

/** The messages of a search besides its matches. */
export const remark = (text: string): Resource =>
  resource('OperationOutcome', stableId('remark', text), {
    issue: [{ severity: 'information', code: 'suppressed', details: { text } }],
  });
