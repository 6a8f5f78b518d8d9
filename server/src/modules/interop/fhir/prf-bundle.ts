import type { PrfState } from '@sideline/schema/prf/record/states';
import { deathIn, type StatedDeath } from '@sideline/schema/prf/rules/death';
import { allergyResources, patientAllergies } from './allergies.js';
import { compositionResource } from './composition.js';
import { burns, impressions, pastConditions, wounds } from './conditions.js';
import { consentResources } from './consent.js';
import { textOf, urn } from './elements.js';
import { ecgResources } from './ecg.js';
import { encounterResource, places } from './encounter.js';
import { scopeOf, stableId, type Exporter, type ExportedPatient, type ExportedPrf } from './exported-prf.js';
import type { BundleToWrite, EntryToWrite, LateResource, Resource } from './fhir.types.js';
import { infectionResources } from './infection.js';
import { logResources, type ExportedLog } from './log-resources.js';
import { mediaResources } from './media.js';
import { administrations, ownMedicines } from './medications.js';
import { observationResources, weightResources } from './observations.js';
import { nextOfKin, patientResource } from './patient.js';
import { namedCrew, practice, provider, staffPractitioners } from './people.js';
import { procedureResources } from './procedures.js';
import { metaOf as profileOf } from './profiles.js';
import { provenances } from './provenance.js';
import { questionnaireResponse } from './questionnaire-response.js';
import { OWN, SYSTEM } from './terminology.js';

/** Bundles: a record as a document, a patient with everything (clinical section 9). Pure: the same record, the same text. */

const present = (...resources: readonly (Resource | null)[]): readonly Resource[] =>
  resources.filter((resource) => resource !== null);

const SIGNED: ReadonlySet<PrfState> = new Set(['completed', 'amended']);

/**
 * The death that the record states. A signed one has put it on its patient's own record: if that has none any longer, the
 * death was withdrawn, and only the form still states it.
 */
const statedDeath = ({ status, data, patientId, patient }: ExportedPrf): StatedDeath | null => {
  if (status === 'void') return null;
  const isTakenBack = SIGNED.has(status) && patientId !== null && patient !== null && patient.death === null;
  if (isTakenBack) return null;
  const facts = Object.fromEntries(Object.entries(data).map(([key, values]) => [key, values ?? undefined]));
  return deathIn({ data: facts, ageYears: null, hasPatient: patientId !== null });
};

/** Everything of one record in a document's order: the Composition, the resources it refers to, then those that refer to it. */
const resourcesOf = (record: ExportedPrf, exporter: Exporter): readonly (Resource | LateResource)[] => {
  const scope = scopeOf(record, exporter);
  const { data, patient } = record;
  const otherNumber = textOf(data.incidentDetails?.other_patient_number);
  const about = patientResource(scope.patientId, patient, exporter, {
    identifiers: otherNumber === undefined ? [] : [{ system: OWN.otherPatientNumber, value: otherNumber }],
    statedDeath: statedDeath(record),
  });
  const kin = nextOfKin(scope.patientId, patient);
  const where = places(scope);
  const found = impressions(scope);
  const encounter = encounterResource(scope, where, found);
  const allergies = allergyResources(scope);
  const complaint = [
    ...infectionResources(scope),
    ...ownMedicines(scope),
    ...pastConditions(scope),
    ...weightResources(scope),
  ];
  const consent = consentResources(scope);
  const examined = [...wounds(scope), ...burns(scope), ...ecgResources(scope)];
  const observations = observationResources(scope);
  const treatment = [...administrations(scope), ...procedureResources(scope)];
  const pictures = mediaResources(scope);
  const form = questionnaireResponse(scope);
  const composition = compositionResource(scope, {
    patient: [about, ...kin],
    allergies,
    bySection: {
      incidentDetails: present(encounter, where.scene),
      PresentingComplaint: complaint,
      PrimarySurvey: consent,
      SecondarySurvey: [...examined, ...pictures],
      observations,
      ClinicalInterventions: treatment,
      clinical_impression: found,
      DispositionOutcome: present(where.destination),
    },
    form,
  });
  return [
    composition,
    about,
    ...kin,
    encounter,
    ...present(where.scene, where.destination),
    provider(exporter.name, exporter.odsCode),
    ...present(practice(patient, exporter)),
    ...staffPractitioners(scope),
    ...namedCrew(scope).map(({ practitioner }) => practitioner),
    ...allergies,
    ...complaint,
    ...consent,
    ...examined,
    ...pictures,
    ...observations,
    ...treatment,
    ...found,
    form,
    ...provenances(scope),
  ];
};

/** States in the bundle itself the record's state, and whether something was left out for its reader. */
const metaOf = (record: ExportedPrf): object => ({
  ...profileOf('Bundle').meta,
  ...(record.isWhole ? {} : { security: [{ system: SYSTEM.observationValue, code: 'REDACTED' }] }),
  tag: [{ system: OWN.prfStatus, code: record.status }],
});

/** One record as a document. */
export const prfDocument = (record: ExportedPrf, exporter: Exporter): BundleToWrite => {
  const { at, idOf } = scopeOf(record, exporter);
  const id = idOf(`document/${String(record.version)}${record.isWhole ? '' : '/own'}`);
  return {
    resourceType: 'Bundle',
    id,
    meta: metaOf(record),
    identifier: { system: SYSTEM.uri, value: urn(id) },
    type: 'document',
    timestamp: at,
    entry: resourcesOf(record, exporter).map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
};

type MergedPatient = ExportedPatient & { readonly id: string };

export interface PatientEverything {
  readonly patientId: string;
  readonly patient: ExportedPatient;
  /** Merges in force: the other records of the same person are in it, each linked with the record it replaces. */
  readonly merges: readonly { readonly loser: MergedPatient; readonly survivor: MergedPatient }[];
  /** Read one after the other, and each written before the next is read. */
  readonly records: AsyncIterable<ExportedPrf>;
  /** See-and-treat logs of any of these patients. */
  readonly logs: readonly ExportedLog[];
  readonly exporter: Exporter;
}

/**
 * One patient as they are now, with everything of their records and see-and-treat logs. The content of a signed record is in
 * its QuestionnaireResponse; resources that records share appear once.
 */
export const patientEverything = (everything: PatientEverything): BundleToWrite => ({
  resourceType: 'Bundle',
  id: stableId('patient', everything.patientId, 'everything'),
  ...profileOf('Bundle'),
  type: 'searchset',
  entry: onceEach(everything),
});

async function* onceEach(everything: PatientEverything): AsyncGenerator<EntryToWrite> {
  const written = new Set<string>();
  for await (const [resource, mode] of inOrder(everything)) {
    const fullUrl = urn(resource.id);
    if (written.has(fullUrl)) continue;
    written.add(fullUrl);
    yield { fullUrl, resource, search: { mode } };
  }
}

async function* inOrder({
  patientId,
  patient,
  merges,
  records,
  logs,
  exporter,
}: PatientEverything): AsyncGenerator<readonly [Resource | LateResource, 'match' | 'include']> {
  const linksOf = (id: string) =>
    merges.flatMap(({ loser, survivor }) => [
      ...(survivor.id === id ? [{ id: loser.id, type: 'replaces' as const }] : []),
      ...(loser.id === id ? [{ id: survivor.id, type: 'replaced-by' as const }] : []),
    ]);
  const others = merges.flatMap(({ loser, survivor }) => [loser, survivor]);
  yield [patientResource(patientId, patient, exporter, { links: linksOf(patientId) }), 'match'];
  yield [provider(exporter.name, exporter.odsCode), 'include'];
  for (const each of [patient, ...others])
    for (const found of present(practice(each, exporter))) yield [found, 'include'];
  for (const other of others)
    yield [patientResource(other.id, other, exporter, { links: linksOf(other.id) }), 'include'];
  for (const resource of nextOfKin(patientId, patient)) yield [resource, 'include'];
  for (const resource of patientAllergies(patientId, patient, exporter.codesOf)) yield [resource, 'include'];
  for (const other of others)
    for (const resource of patientAllergies(other.id, other, exporter.codesOf)) yield [resource, 'include'];
  for await (const record of records)
    for (const resource of resourcesOf(record, exporter)) yield [resource, 'include'];
  for (const log of logs) for (const resource of logResources(log, exporter)) yield [resource, 'include'];
}
