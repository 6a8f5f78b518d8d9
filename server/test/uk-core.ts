/**
 * What UK Core asks of a resource beyond FHIR R4 itself, transcribed from the structure definitions of HL7 UK (UK Core STU3
 * Sequence as published on 20 June 2025, github.com/NHSDigital/FHIR-R4-UKCORE-STAGING-MAIN, Apache License 2.0): every
 * cardinality, fixed value and required binding of the profiles that the export names. There is no package of them in a public
 * registry, so that they stand here and not in a file of theirs. A profile without rows asks for nothing that R4 does not.
 */

type Json = Readonly<Record<string, unknown>>;

interface Rule {
  /** Where the rule holds: each value there; the resource itself where absent. `identifier[system=…]` is one slice. */
  readonly of?: string;
  /** What is counted or compared below it; alternatives between bars. */
  readonly child: string;
  readonly min?: number;
  readonly max?: number;
  readonly fixed?: string;
  /** Of a required binding. */
  readonly oneOf?: readonly string[];
}

const NHS = 'https://fhir.nhs.uk/Id/nhs-number';
const ODS = 'https://fhir.nhs.uk/Id/ods-organization-code';
const SITE = 'https://fhir.nhs.uk/Id/ods-site-code';
const LOINC = 'http://loinc.org';
const SNOMED = 'http://snomed.info/sct';
const UCUM = 'http://unitsofmeasure.org';
const STATUS_EXTENSION =
  'https://fhir.hl7.org.uk/StructureDefinition/Extension-UKCore-NHSNumberVerificationStatus';
const ETHNIC_EXTENSION = 'https://fhir.hl7.org.uk/StructureDefinition/Extension-UKCore-EthnicCategory';
const EFFECTIVE = 'effectiveDateTime|_effectiveDateTime|effectivePeriod';

const slice = (system: string): readonly Rule[] => [
  { child: `identifier[system=${system}]`, max: 1 },
  { of: `identifier[system=${system}]`, child: 'value', min: 1 },
];

/** UKCore-Observation-VitalSigns 1.1.1. */
const VITAL: readonly Rule[] = [
  { child: 'status', fixed: 'final' },
  { child: 'category', min: 1, max: 1 },
  {
    of: 'category.coding',
    child: 'system',
    fixed: 'http://terminology.hl7.org/CodeSystem/observation-category',
  },
  { of: 'category.coding', child: 'code', fixed: 'vital-signs' },
  { of: 'code', child: `coding[system=${LOINC}]`, min: 1, max: 1 },
  { of: 'code', child: `coding[system=${SNOMED}]`, min: 1 },
  { child: 'subject', min: 1 },
  { child: EFFECTIVE, min: 1 },
];

/** The vital signs of version 1.0.0: one number in one unit. */
const measured = (loinc: string, unit: string, code: string): readonly Rule[] => [
  ...VITAL,
  { of: `code.coding[system=${LOINC}]`, child: 'code', fixed: loinc },
  { of: 'code', child: `coding[system=${SNOMED}]`, max: 1 },
  { child: 'valueQuantity', min: 1 },
  { of: 'valueQuantity', child: 'unit', min: 1, fixed: unit },
  { of: 'valueQuantity', child: 'system', min: 1, fixed: UCUM },
  { of: 'valueQuantity', child: 'code', min: 1, fixed: code },
];

const pressure = (text: string, loinc: string, min: 0 | 1): readonly Rule[] => [
  { child: `component[code.text=${text}]`, min, max: 1 },
  { of: `component[code.text=${text}].code`, child: `coding[system=${LOINC}]`, min: 1, max: 1 },
  { of: `component[code.text=${text}].code.coding[system=${LOINC}]`, child: 'code', fixed: loinc },
  { of: `component[code.text=${text}].code.coding[system=${LOINC}]`, child: 'display', fixed: text },
  { of: `component[code.text=${text}].code`, child: `coding[system=${SNOMED}]`, min: 1 },
  { of: `component[code.text=${text}]`, child: 'valueQuantity', min: 1 },
  { of: `component[code.text=${text}].valueQuantity`, child: 'unit', fixed: 'millimeter of mercury' },
  { of: `component[code.text=${text}].valueQuantity`, child: 'system', fixed: UCUM },
  { of: `component[code.text=${text}].valueQuantity`, child: 'code', fixed: 'mm[Hg]' },
];

const PROFILES: Readonly<Record<string, readonly Rule[]>> = {
  'UKCore-AllergyIntolerance': [{ child: 'code', min: 1 }],
  'UKCore-Bundle': [],
  'UKCore-Composition': [],
  'UKCore-Condition': [],
  'UKCore-Consent': [],
  'UKCore-DocumentReference': [],
  'UKCore-Encounter': [],
  'UKCore-Location': slice(SITE),
  'UKCore-MedicationAdministration': [],
  'UKCore-MedicationStatement': [
    { of: 'identifier', child: 'system', min: 1 },
    { of: 'identifier', child: 'value', min: 1 },
  ],
  'UKCore-Observation': [],
  'UKCore-Observation-BloodGlucose': [
    { child: 'status', fixed: 'final' },
    { child: 'category', min: 1, max: 1 },
    { child: 'subject', min: 1 },
    { child: EFFECTIVE, min: 1 },
    { of: 'valueQuantity', child: 'unit', fixed: 'millimoles per litre' },
    { of: 'valueQuantity', child: 'system', fixed: UCUM },
    { of: 'valueQuantity', child: 'code', fixed: 'mmol/L' },
  ],
  'UKCore-Observation-VitalSigns-BloodPressure': [
    ...VITAL,
    { of: `code.coding[system=${LOINC}]`, child: 'code', fixed: '85354-9' },
    { child: 'valueQuantity|valueString|valueCodeableConcept', max: 0 },
    { child: 'component', min: 1, max: 2 },
    ...pressure('Systolic blood pressure', '8480-6', 1),
    ...pressure('Diastolic blood pressure', '8462-4', 0),
  ],
  'UKCore-Observation-VitalSigns-BodyTemperature': measured('8310-5', 'degree Celsius', 'Cel'),
  'UKCore-Observation-VitalSigns-BodyWeight': measured('29463-7', 'kilogram', 'kg'),
  'UKCore-Observation-VitalSigns-HeartRate': measured('8867-4', 'per minute', '/min'),
  'UKCore-Observation-VitalSigns-RespirationRate': measured('9279-1', 'per minute', '/min'),
  'UKCore-Organization': [...slice(ODS), ...slice(SITE)],
  'UKCore-Patient': [
    { child: `extension[url=${ETHNIC_EXTENSION}]`, max: 1 },
    { of: `extension[url=${ETHNIC_EXTENSION}]`, child: 'valueCodeableConcept', min: 1 },
    ...slice(NHS),
    { of: `identifier[system=${NHS}]`, child: `extension[url=${STATUS_EXTENSION}]`, max: 1 },
    { of: `identifier[system=${NHS}].extension`, child: 'valueCodeableConcept', min: 1 },
    {
      of: `identifier[system=${NHS}].extension.valueCodeableConcept.coding`,
      child: 'system',
      fixed: 'https://fhir.hl7.org.uk/CodeSystem/UKCore-NHSNumberVerificationStatusEngland',
    },
    {
      of: `identifier[system=${NHS}].extension.valueCodeableConcept.coding`,
      child: 'code',
      oneOf: ['01', '02', '03', '04', '05', '06', '07', '08'],
    },
    // The binding of the language is required: a code of BCP 47, not words alone.
    { of: 'communication.language', child: 'coding[system=urn:ietf:bcp:47]', min: 1 },
  ],
  'UKCore-Practitioner': [],
  'UKCore-Procedure': [],
  'UKCore-Provenance': [],
  'UKCore-QuestionnaireResponse': [],
  'UKCore-RelatedPerson': [{ of: 'communication.language', child: 'coding[system=urn:ietf:bcp:47]', min: 1 }],
};

/** R4's own profile of a pressure, whose slices the validator does not find. */
const R4_PRESSURE: readonly Rule[] = [
  { child: 'component[code.coding.code=8480-6]', min: 1, max: 1 },
  { child: 'component[code.coding.code=8462-4]', min: 1, max: 1 },
  { of: 'component', child: 'valueQuantity|dataAbsentReason', min: 1 },
];

const PREFIX = 'https://fhir.hl7.org.uk/StructureDefinition/';

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flat = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value.flatMap(flat) : [value];

/** Dots within brackets belong to what is compared there. */
const STEP = /([A-Za-z_|]+)(?:\[([\w.]+)=([^\]]+)\])?\.?/gy;

const valuesAt = (from: unknown, path: string): readonly unknown[] => {
  let values: readonly unknown[] = [from];
  for (const [, names = '', key, wanted] of path.matchAll(STEP))
    values = values
      .filter(isRecord)
      .flatMap((value) => names.split('|').flatMap((name) => flat(value[name])))
      .filter((value) => key === undefined || valuesAt(value, key).includes(wanted));
  return values;
};

const problemsOf = (resource: Json, { of, child, min, max, fixed, oneOf }: Rule): readonly string[] => {
  const parents = of === undefined ? [resource] : valuesAt(resource, of);
  return parents.flatMap((parent) => {
    const found = valuesAt(parent, child);
    const place = of === undefined ? child : `${of}.${child}`;
    return [
      ...(min !== undefined && found.length < min ? [`${place} is missing`] : []),
      ...(max !== undefined && found.length > max ? [`${place} is there ${String(found.length)} times`] : []),
      ...(fixed === undefined ? [] : found.filter((value) => value !== fixed)).map(
        (value) => `${place} is ${String(value)}, not ${String(fixed)}`,
      ),
      ...(oneOf === undefined ? [] : found.filter((value) => !oneOf.includes(String(value)))).map(
        (value) => `${place} is ${String(value)}`,
      ),
    ];
  });
};

/** What is wrong with a resource by the profiles of UK Core that it says it follows; every one has to be known here. */
export const ukCoreProblems = (resource: Json): readonly string[] => {
  const { resourceType, meta } = resource;
  const profiles = valuesAt(meta, 'profile').map(String);
  const named = profiles.filter((profile) => profile.startsWith(PREFIX));
  const base = `${PREFIX}UKCore-${String(resourceType)}`;
  const unsaid =
    `UKCore-${String(resourceType)}` in PROFILES && !profiles.includes(base) ? [`does not say ${base}`] : [];
  const isPressure = profiles.includes('http://hl7.org/fhir/StructureDefinition/bp');
  return [
    ...unsaid,
    ...(isPressure ? R4_PRESSURE : []).flatMap((rule) => problemsOf(resource, rule)),
    ...named.flatMap((profile) => {
      const rules = PROFILES[profile.slice(PREFIX.length)];
      return rules === undefined
        ? [`follows ${profile}, which is not checked`]
        : rules.flatMap((rule) => problemsOf(resource, rule)).map((problem) => `${profile}: ${problem}`);
    }),
  ];
};
