import type { MeasureCodes } from '@sideline/schema/prf/catalogue/measurements';

/** The profiles that resources say they follow: UK Core STU3 Sequence (HL7 UK) and the vital signs of FHIR R4 itself. */

const UK_CORE = 'https://fhir.hl7.org.uk/StructureDefinition/UKCore-';
const R4 = 'http://hl7.org/fhir/StructureDefinition/';

/** The resources of the export that UK Core has a profile for. */
const PROFILED: ReadonlySet<string> = new Set([
  'AllergyIntolerance',
  'Bundle',
  'Composition',
  'Condition',
  'Consent',
  'DocumentReference',
  'Encounter',
  'Location',
  'MedicationAdministration',
  'MedicationStatement',
  'Observation',
  'Organization',
  'Patient',
  'Practitioner',
  'Procedure',
  'Provenance',
  'QuestionnaireResponse',
  'RelatedPerson',
]);

/** `meta` of a resource, with further profiles of the same kind; nothing where there is none. */
export const metaOf = (
  resourceType: string,
  more: readonly string[] = [],
): { readonly meta?: { readonly profile: readonly string[] } } => {
  const profile = [...(PROFILED.has(resourceType) ? [`${UK_CORE}${resourceType}`] : []), ...more];
  return profile.length === 0 ? {} : { meta: { profile } };
};

/** The facts that decide which profiles a measurement follows. */
export interface MeasuredFacts {
  readonly codes: MeasureCodes;
  readonly category: string;
  readonly isFinal: boolean;
  /** A number with its unit, or both of a pressure. */
  readonly isMeasured: boolean;
  readonly hasSnomed: boolean;
}

/** R4's own, which every server that reads vital signs may ask for, and UK Core's, which takes final values in their own unit. */
export const observationProfiles = ({
  codes: { r4Profile, ukProfile, isUkWithoutSnomed },
  category,
  isFinal,
  isMeasured,
  hasSnomed,
}: MeasuredFacts): readonly string[] => {
  if (category !== 'vital-signs') return [];
  const isUk = isFinal && isMeasured && (hasSnomed || isUkWithoutSnomed === true);
  return [
    ...(ukProfile !== undefined && isUk ? [`${UK_CORE}${ukProfile}`] : []),
    `${R4}vitalsigns`,
    ...(r4Profile === undefined ? [] : [`${R4}${r4Profile}`]),
  ];
};
