import { SECTIONS, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { allergiesOf, rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import { coded, referTo, resource } from './elements.js';
import { noAllergiesBecause } from './allergies.js';
import type { FhirScope } from './exported-prf.js';
import type { LateResource, Resource } from './fhir.types.js';
import { sectionNarrative, textNarrative } from './narrative.js';
import { practitionerId, provider } from './people.js';
import { HEADINGS, OWN, PATIENT_CARE_REPORT, SYSTEM } from './terminology.js';

/** Composition: the head of the document, with the form's sections in the form's order. */

export interface SectionResources {
  readonly patient: readonly Resource[];
  readonly allergies: readonly Resource[];
  readonly bySection: Readonly<Partial<Record<PrfSectionKey, readonly (Resource | LateResource)[]>>>;
  readonly form: Resource;
}

const entries = (resources: readonly (Resource | LateResource)[]) =>
  resources.map((resource) => referTo(resource));

/** The heading of the Professional Record Standards Body for a part of the form. */
const codeOf = (part: string): object => {
  const heading = HEADINGS[part];
  if (heading === undefined) return {};
  const { code, display, snomed } = heading;
  return {
    code: {
      coding: [
        { system: SYSTEM.headings, code, display },
        ...(snomed === undefined ? [] : [{ system: SYSTEM.snomed, code: snomed }]),
      ],
    },
  };
};

const sectionsOf = (scope: FhirScope, parts: SectionResources): readonly object[] => {
  const { record } = scope;
  const allergies = allergiesOf({ data: record.data, patientAllergies: rowAllergies(record.patient) });
  return [
    {
      title: 'Patient',
      ...codeOf('patient'),
      text: textNarrative(record.patient?.name ?? 'No patient linked'),
      entry: entries(parts.patient),
    },
    {
      title: 'Allergies',
      ...codeOf('allergies'),
      text: textNarrative(
        allergies.texts.length > 0 ? `Allergies: ${allergies.texts.join(', ')}` : allergies.words,
      ),
      ...(parts.allergies.length > 0
        ? { entry: entries(parts.allergies) }
        : { emptyReason: { coding: [noAllergiesBecause(scope)] } }),
    },
    ...SECTIONS.flatMap(({ key, label }) => {
      const text = sectionNarrative(scope, key);
      const entry = entries(parts.bySection[key] ?? []);
      return text === null && entry.length === 0
        ? []
        : [{ title: label, ...codeOf(key), ...(text === null ? {} : { text }), entry }];
    }),
    { title: 'Whole record', entry: entries([parts.form]) },
  ];
};

/** The earlier signed version, by its fingerprint, which this document replaces. */
const replaced = ({ record }: FhirScope): readonly object[] =>
  record.signatures.slice(0, -1).map(({ contentHash }) => ({
    code: 'replaces',
    targetIdentifier: { system: OWN.contentHash, value: contentHash },
  }));

export const compositionResource = (scope: FhirScope, parts: SectionResources): Resource => {
  const { record, idOf, status, subject, encounter, at, providerName } = scope;
  return resource('Composition', idOf('composition'), {
    language: 'en-GB',
    identifier: { system: OWN.prfNumber, value: record.customPrfId },
    status: status.composition,
    type: coded(SYSTEM.loinc, PATIENT_CARE_REPORT, 'Patient record form'),
    subject,
    encounter,
    date: at,
    author: [referTo({ id: practitionerId(record.author) }, record.author.name)],
    title: `Patient record ${record.customPrfId}`,
    attester: record.signatures.map(({ signedBy, signedAt, grade }) => ({
      mode: 'professional',
      time: signedAt,
      party: referTo({ id: practitionerId(signedBy) }, `${signedBy.name}, ${grade}`),
    })),
    custodian: referTo(provider(providerName), providerName),
    relatesTo: replaced(scope),
    section: sectionsOf(scope, parts),
  });
};
