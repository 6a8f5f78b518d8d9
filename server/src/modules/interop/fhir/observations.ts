import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { news2Text, type News2Result } from '@sideline/schema/clinical/news2';
import { isRecord } from '@sideline/schema/prf/record/canonical';
import type { Field, NumberField } from '@sideline/schema/prf/catalogue/kinds';
import { fieldOfMeasurement, measurementNamed } from '@sideline/schema/prf/catalogue/measured';
import {
  type MeasureCodes,
  type Measurement,
  MEASUREMENTS,
} from '@sideline/schema/prf/catalogue/measurements';
import { codesOfField } from './codes.js';
import {
  coded,
  concept,
  effective,
  fieldOf,
  labelled,
  notes,
  referTo,
  resource,
  rowsOf,
  textOf,
  ucum,
  wordsOf,
} from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { CodeableConcept, Coding, Resource } from './fhir.types.js';
import { metaOf, observationProfiles } from './profiles.js';
import { ABSENT_REASON, NEWS2_TOTAL, SYSTEM, UNIT_WORDS, WEIGHT_CODES } from './terminology.js';

/** Observation: each vital of each set, the sets' NEWS2, and the weight. */

type Row = Readonly<Record<string, unknown>>;

const fieldNamed = (name: string) => fieldOf('observations', `entries.${name}`);

/** The list of the table of codes that says what is measured. */
const MEASURED = 'observation';

/** LOINC 72514-3 is for the numeric scale only: another scale is given in words. */
const codingsOf = (
  scope: FhirScope,
  name: string,
  { loinc = [], display }: MeasureCodes,
  entry: Row,
): readonly Coding[] =>
  name === 'pain_score' && entry['pain_scale'] != null && entry['pain_scale'] !== 'numeric'
    ? []
    : [
        ...loinc.map((code) => ({
          system: SYSTEM.loinc,
          code,
          ...(display === undefined ? {} : { display }),
        })),
        ...scope.exporter.codesOf(MEASURED, name),
      ];

const codeOf = (
  scope: FhirScope,
  { name, label, fhir = {} }: Measurement,
  entry: Row,
): CodeableConcept | undefined => concept(fhir.display ?? label, codingsOf(scope, name, fhir, entry));

const hasSnomed = (code: CodeableConcept | undefined): boolean =>
  code?.coding?.some(({ system }) => system === SYSTEM.snomed) === true;

const quantity = (field: NumberField, value: number) =>
  field.unit === undefined
    ? { value }
    : ucum(value, field.unit, UNIT_WORDS[field.unit] ?? field.unitLabel ?? field.unit);

/** `value[x]` of a measure; nothing where it has none. */
const valueOf = (scope: FhirScope, measurement: Measurement, entry: Row): Row => {
  const { name, beside } = measurement;
  const value = entry[name];
  if (beside !== undefined && value == null && entry[beside] != null)
    return { valueString: wordsOf(fieldNamed(beside), entry) };
  if (value === null || value === undefined) return {};
  const field: Field = fieldOfMeasurement(measurement) ?? fieldNamed(name);
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return typeof value === 'number' ? { valueQuantity: quantity(field, value) } : {};
    case 'boolean':
      return { valueBoolean: value };
    case 'choice':
      return {
        valueCodeableConcept: concept(
          wordsOf(field, entry),
          codesOfField(scope.exporter.codesOf, field, value),
        ),
      };
    default:
      return { valueString: wordsOf(field, entry) };
  }
};

/** Whether an answer is a number with its unit, or both parts of a pressure are. */
const isMeasured = (name: string, answer: Row): boolean =>
  name === 'blood_pressure'
    ? rowsOf(answer['component']).filter((part) => part['valueQuantity'] !== undefined).length === 2
    : answer['valueQuantity'] !== undefined;

const isAnswered = (answer: Row): boolean => Object.values(answer).some((value) => value !== undefined);

const absentReasons = (entry: Row): ReadonlyMap<string, CodeableConcept> =>
  new Map(
    rowsOf(entry['not_recordable']).flatMap((row) => {
      const field = textOf(row['field']);
      const reason = textOf(row['reason']);
      if (field === undefined || reason === undefined) return [];
      const text = wordsOf(fieldNamed('not_recordable.reason'), row);
      return [[field, coded(SYSTEM.dataAbsent, ABSENT_REASON[reason] ?? 'unknown', text)] as const];
    }),
  );

/** The subject of an observation: a measurement, or the score. */
interface Subject {
  readonly name: string;
  readonly code: CodeableConcept | undefined;
  readonly codes: MeasureCodes;
}

class ObservationSet {
  readonly #absent: ReadonlyMap<string, CodeableConcept>;
  readonly #made = new Map<string, Resource>();
  readonly #row: Row;

  constructor(
    private readonly scope: FhirScope,
    private readonly entry: ObservationEntry,
    private readonly measurements: readonly Measurement[],
  ) {
    this.#row = { ...entry };
    this.#absent = absentReasons(this.#row);
  }

  resources(): readonly Resource[] {
    const own = this.measurements.filter(({ fhir }) => fhir?.id !== undefined);
    for (const measurement of own)
      if (measurement.parts === undefined) this.#add(this.#subject(measurement), this.#answer(measurement));
    for (const measurement of own)
      if (measurement.parts !== undefined) this.#panel(measurement, measurement.parts);
    const vitals = [...this.#made.values()];
    return [...vitals, ...this.#news2()];
  }

  #subject(measurement: Measurement): Subject {
    return {
      name: measurement.name,
      code: codeOf(this.scope, measurement, this.#row),
      codes: measurement.fhir ?? {},
    };
  }

  /** A measure's value, or why there is none; nothing where it was not asked. */
  #answer(measurement: Measurement): Row {
    const value = valueOf(this.scope, measurement, this.#row);
    if (isAnswered(value)) return value;
    const reason = this.#absent.get(measurement.name);
    return reason === undefined ? {} : { dataAbsentReason: reason };
  }

  #add({ name, code, codes }: Subject, answer: Row): void {
    if (!isAnswered(answer)) return;
    const { scope, entry } = this;
    const { category = 'vital-signs', method, remarks = [] } = codes;
    const isStruck = typeof entry.void_reason === 'string';
    const status = isStruck ? 'entered-in-error' : scope.status.observation;
    const profiles = observationProfiles({
      codes,
      category,
      isFinal: status === 'final',
      isMeasured: isMeasured(name, answer),
      hasSnomed: hasSnomed(code),
    });
    const made = resource('Observation', scope.idOf(`observations/${entry.id}/${name}`), {
      ...metaOf('Observation', profiles),
      status,
      category: [coded(SYSTEM.observationCategory, category)],
      code,
      subject: scope.subject,
      encounter: scope.encounter,
      ...effective(entry.date_time),
      issued: entry.recorded_at,
      performer: textOf(entry.taken_by) === undefined ? [] : [{ display: entry.taken_by }],
      method: method === undefined ? undefined : concept(wordsOf(fieldNamed(method), this.#row)),
      note: notes(
        ...remarks.map((remark) => labelled(fieldNamed(remark), this.#row)),
        entry.is_before_arrival === true ? 'Taken before our arrival' : undefined,
        isStruck ? `Struck through: ${String(entry.void_reason)}` : undefined,
      ),
      ...answer,
    });
    this.#made.set(name, made);
  }

  /** Parts as components; the whole's own reason for having no value stands for all of them. */
  #panel(measurement: Measurement, parts: readonly string[]): void {
    const { scope } = this;
    const { name } = measurement;
    const answers = parts.map((part) => {
      const one = measurementNamed(part, this.measurements);
      return [one, this.#answer(one)] as const;
    });
    // The text of a pressure is composed of its parts and is not a separate value.
    const isPressure = name === 'blood_pressure';
    const total = isPressure ? {} : valueOf(scope, measurement, this.#row);
    const reason = this.#absent.get(name);
    const whole = isAnswered(total) ? total : reason === undefined ? {} : { dataAbsentReason: reason };
    const isAny = isAnswered(whole) || answers.some(([, answer]) => isAnswered(answer));
    const component = answers.flatMap(([part, answer]) => {
      const code = codeOf(scope, part, this.#row);
      if (isAnswered(answer)) return [{ code, ...answer }];
      // A pressure always has both parts in FHIR: a missing one is marked as missing.
      const absent = reason ?? coded(SYSTEM.dataAbsent, 'unknown');
      return isPressure && isAny ? [{ code, dataAbsentReason: absent }] : [];
    });
    this.#add(this.#subject(measurement), component.length > 0 ? { ...whole, component } : whole);
  }

  #news2(): readonly Resource[] {
    const score = this.entry.news2;
    if (score === null || score === undefined || this.#made.size === 0) return [];
    const isScored = score.status === 'scored' && typeof score.total === 'number';
    const absent = score.status === 'not_valid' ? 'not-applicable' : 'not-performed';
    // The rule itself stored it, so it is the rule's result.
    const words = news2Text(score as unknown as News2Result);
    const derivedFrom = [
      'respiratory_rate',
      'oxygen_saturation',
      'supplemental_o2',
      'blood_pressure',
      'heart_rate',
      'acvpu',
      'temperature',
    ].flatMap((name) => {
      const vital = this.#made.get(name);
      return vital === undefined ? [] : [referTo(vital)];
    });
    const before = this.#made.size;
    this.#add(
      {
        name: 'news2',
        code: concept('NEWS2 total', [{ system: SYSTEM.snomed, code: NEWS2_TOTAL }]),
        codes: { category: 'survey' },
      },
      {
        ...(isScored
          ? { valueQuantity: ucum(score.total ?? 0, '{score}') }
          : { dataAbsentReason: coded(SYSTEM.dataAbsent, absent, words) }),
        interpretation: [concept(isScored ? wordsOf(fieldNamed('news2.band'), score) : undefined)],
        component: this.#subscores(score.subscores),
        derivedFrom,
      },
    );
    return [...this.#made.values()].slice(before);
  }

  #subscores(subscores: unknown): readonly object[] {
    if (!isRecord(subscores)) return [];
    return Object.entries(subscores).flatMap(([name, points]) =>
      typeof points === 'number'
        ? [
            {
              code: concept(
                fieldNamed(`news2.subscores.${name}`).label,
                this.scope.exporter.codesOf('news2', name),
              ),
              valueQuantity: ucum(points, '{score}'),
            },
          ]
        : [],
    );
  }
}

/** Every set's observations, set by set in the record's order. */
export const observationResources = (
  scope: FhirScope,
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly Resource[] =>
  (scope.record.data.observations?.entries ?? []).flatMap((entry) =>
    new ObservationSet(scope, entry, measurements).resources(),
  );

/** The weight, measured or estimated; none where nothing was entered. */
export const weightResources = (scope: FhirScope): readonly Resource[] => {
  const complaint = scope.record.data.PresentingComplaint ?? {};
  if (typeof complaint.weight_kg !== 'number') return [];
  const code = concept('Weight', codingsOf(scope, 'weight_kg', WEIGHT_CODES, {}));
  const profiles = observationProfiles({
    codes: WEIGHT_CODES,
    category: 'vital-signs',
    isFinal: scope.status.observation === 'final',
    isMeasured: true,
    hasSnomed: hasSnomed(code),
  });
  return [
    resource('Observation', scope.idOf('PresentingComplaint/weight_kg'), {
      ...metaOf('Observation', profiles),
      status: scope.status.observation,
      category: [coded(SYSTEM.observationCategory, 'vital-signs')],
      code,
      subject: scope.subject,
      encounter: scope.encounter,
      ...effective(scope.record.data.incidentDetails?.incident_date),
      valueQuantity: ucum(complaint.weight_kg, 'kg'),
      method: concept(wordsOf(fieldOf('PresentingComplaint', 'weight_method'), complaint)),
    }),
  ];
};
