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

/** R4's own profile of a vital sign, which every server that reads vital signs may ask for. */
const R4_VITALS: Readonly<Record<string, string>> = {
  heart_rate: 'heartrate',
  respiratory_rate: 'resprate',
  oxygen_saturation: 'oxygensat',
  temperature: 'bodytemp',
  blood_pressure: 'bp',
  weight_kg: 'bodyweight',
};

/**
 * UK Core's. It takes one LOINC code, where R4 asks for a second one with the saturation: that follows R4's. The others take
 * final values in their own unit, with a SNOMED CT code.
 */
const UK_VITALS: Readonly<Record<string, string>> = {
  heart_rate: 'Observation-VitalSigns-HeartRate',
  respiratory_rate: 'Observation-VitalSigns-RespirationRate',
  temperature: 'Observation-VitalSigns-BodyTemperature',
  blood_pressure: 'Observation-VitalSigns-BloodPressure',
  weight_kg: 'Observation-VitalSigns-BodyWeight',
};
const UK_GLUCOSE = 'Observation-BloodGlucose';

/** What decides which profiles a measurement follows. */
export interface MeasuredFacts {
  readonly name: string;
  readonly category: string;
  readonly isFinal: boolean;
  /** A number with its unit, or both of a pressure. */
  readonly isMeasured: boolean;
  readonly hasSnomed: boolean;
}

export const observationProfiles = ({
  name,
  category,
  isFinal,
  isMeasured,
  hasSnomed,
}: MeasuredFacts): readonly string[] => {
  if (category !== 'vital-signs') return [];
  const [r4, uk] = [R4_VITALS[name], UK_VITALS[name]];
  return [
    ...(name === 'blood_glucose' && isFinal && isMeasured ? [`${UK_CORE}${UK_GLUCOSE}`] : []),
    ...(uk !== undefined && isFinal && isMeasured && hasSnomed ? [`${UK_CORE}${uk}`] : []),
    `${R4}vitalsigns`,
    ...(r4 === undefined ? [] : [`${R4}${r4}`]),
  ];
};
