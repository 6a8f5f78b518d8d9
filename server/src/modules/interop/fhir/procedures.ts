import type { PrfSectionValue } from '@sideline/schema/prf/catalogue/catalogue';
import { formatValue } from '@sideline/schema/prf/record/format';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { codesOfField } from './codes.js';
import { concept, fieldOf, labelled, notes, resource, rowsOf, textOf, textsOf, wordsOf } from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';

/** Procedure: airway, oxygen, access, splints, wounds, CPR, shocks, and everything else that was done. */

type Row = Readonly<Record<string, unknown>>;

const SECTION = 'ClinicalInterventions';

/** Lists of actions without their own time. */
const LISTS = ['airway', 'splints', 'wound_treatments', 'advanced_interventions'] as const;
const ACCESS = ['iv_access', 'io_access'] as const;

/** The parts of a timed entry that FHIR has no element for. */
const REMARKS = {
  procedures: [
    'equipment_size',
    'attempts',
    'response',
    'performed_by_level',
    'authorisation',
    'authorised_by',
    'comments',
  ],
  cpr: ['rhythm', 'comments'],
  defibrillation: ['pad_placement', 'rhythm', 'shocks_delivered', 'energy_joules', 'outcome_rhythm'],
} as const;

const WHAT = { procedures: 'procedure', cpr: 'event', defibrillation: null } as const;
const WHEN = { procedures: 'time_performed', cpr: 'time', defibrillation: 'time' } as const;
const BY = { procedures: 'performed_by', cpr: 'provider', defibrillation: 'delivered_by' } as const;

type Timed = keyof typeof WHAT;

/** Airway devices, the checks of them, and oxygen: what each timed entry has for the elements of a procedure. */
const AIRWAY_ENTRIES = {
  oxygen_given: {
    what: 'method',
    when: 'started_at',
    until: 'stopped_at',
    by: ['given_by'],
    outcome: null,
    remarks: ['flow_lpm', 'fio2_percent', 'target', 'pressure_cmh2o'],
  },
  airway_devices: {
    what: 'device',
    when: 'placed_at',
    until: null,
    by: ['placed_by'],
    outcome: 'success',
    remarks: [
      'size',
      'attempts',
      'further_indications',
      'techniques',
      'decided_at',
      'given_up_at',
      'failed_because',
      'technique',
    ],
  },
  airway_checks: {
    what: 'device',
    when: 'checked_at',
    until: null,
    by: ['checker', 'checked_by'],
    outcome: 'in_place',
    remarks: ['proof', 'depth_cm'],
  },
} as const;
type AirwayEntries = keyof typeof AIRWAY_ENTRIES;
const AIRWAY_LISTS = ['oxygen_given', 'airway_devices', 'airway_checks'] as const;

const BEFORE_ARRIVAL = 'Before our arrival';
const remarkOfArrival = (entry: Row): string | undefined =>
  entry['is_before_arrival'] === true ? BEFORE_ARRIVAL : undefined;

const outcomeOf = (success: unknown) =>
  typeof success === 'boolean' ? concept(success ? 'Successful' : 'Not successful') : undefined;

const procedure = (scope: FhirScope, place: string, status: string | null, elements: Row): Resource =>
  resource('Procedure', scope.idOf(place), {
    status: scope.isVoid ? 'entered-in-error' : (status ?? 'completed'),
    subject: scope.subject,
    encounter: scope.encounter,
    ...elements,
  });

const timed = (scope: FhirScope, list: Timed, entry: Row): Resource => {
  const field = (name: string): Field => fieldOf(SECTION, `${list}.${name}`);
  const what = WHAT[list];
  const reason = textOf(entry['void_reason']);
  const by = wordsOf(field(BY[list]), entry);
  const complication = list === 'procedures' ? wordsOf(field('complication'), entry) : undefined;
  return procedure(
    scope,
    `${list}/${String(entry['id'])}`,
    reason === undefined ? null : 'entered-in-error',
    {
      code: concept(
        what === null ? fieldOf(SECTION, list).label : (wordsOf(field(what), entry) ?? 'Not named'),
        what === null ? [] : codesOfField(scope.exporter.codesOf, field(what), entry[what]),
      ),
      performedDateTime: entry[WHEN[list]],
      performer: by === undefined ? [] : [{ actor: { display: by } }],
      bodySite: list === 'procedures' ? [concept(wordsOf(field('site'), entry))] : [],
      outcome: outcomeOf(entry['success']),
      complication: [concept(complication)],
      note: notes(
        ...REMARKS[list].map((name) => labelled(field(name), entry, scope.clock)),
        remarkOfArrival(entry),
        reason === undefined ? undefined : `Struck through: ${reason}`,
      ),
    },
  );
};

const listed = (scope: FhirScope, list: (typeof LISTS)[number], data: Row): readonly Resource[] => {
  const field = fieldOf(SECTION, list);
  return textsOf(data[list]).map((key) =>
    procedure(scope, `${list}/${key}`, null, {
      category: concept(field.label),
      code: concept(formatValue(field, [key], data), codesOfField(scope.exporter.codesOf, field, key)),
    }),
  );
};

/** An answer of yes or no by its own label: 'Successful', 'Not in place'. */
const answered = (field: Field, value: unknown) =>
  typeof value === 'boolean' ? concept(value ? field.label : `Not ${field.label.toLowerCase()}`) : undefined;

/** From when until when; a moment where no end was entered. */
const performed = (from: unknown, until: unknown): Row =>
  textOf(until) === undefined
    ? { performedDateTime: from }
    : { performedPeriod: { start: from, end: until } };

const airwayEntry = (scope: FhirScope, list: AirwayEntries, entry: Row): Resource => {
  const { what, when, until, by, outcome, remarks } = AIRWAY_ENTRIES[list];
  const field = (name: string): Field => fieldOf(SECTION, `${list}.${name}`);
  const reason = textOf(entry['void_reason']);
  const words = wordsOf(field(what), entry) ?? 'Not named';
  const isDevice = list === 'airway_devices';
  // Codes are of the device or the method: a check of a device has none.
  const codes =
    list === 'airway_checks' ? [] : codesOfField(scope.exporter.codesOf, field(what), entry[what]);
  const person = by.map((name) => wordsOf(field(name), entry)).find((name) => name !== undefined);
  const complications = isDevice ? textsOf(entry['complication']).filter((key) => key !== 'none') : [];
  return procedure(
    scope,
    `${list}/${String(entry['id'])}`,
    reason === undefined ? null : 'entered-in-error',
    {
      category: concept(fieldOf(SECTION, list).label),
      code: concept(list === 'airway_checks' ? `Airway check: ${words}` : words, codes),
      ...performed(entry[when], until === null ? null : entry[until]),
      performer: person === undefined ? [] : [{ actor: { display: person } }],
      reasonCode: isDevice ? [concept(wordsOf(field('indication'), entry))] : [],
      outcome: outcome === null ? undefined : answered(field(outcome), entry[outcome]),
      complication: complications.map((key) => concept(formatValue(field('complication'), [key], entry))),
      note: notes(
        ...remarks.map((name) => labelled(field(name), entry, scope.clock)),
        remarkOfArrival(entry),
        reason === undefined ? undefined : `Struck through: ${reason}`,
      ),
    },
  );
};

const access = (scope: FhirScope, list: (typeof ACCESS)[number], data: Row): readonly Resource[] =>
  rowsOf(data[list]).map((row) => {
    const field = (name: string): Field => fieldOf(SECTION, `${list}.${name}`);
    const reason = textOf(row['void_reason']);
    const status = reason === undefined ? null : 'entered-in-error';
    const by = textOf(row['done_by']);
    return procedure(scope, `${list}/${String(row['id'])}`, status, {
      code: concept(fieldOf(SECTION, list).label),
      performedDateTime: row['at'],
      performer: by === undefined ? [] : [{ actor: { display: by } }],
      bodySite: [concept(wordsOf(field('site'), row))],
      outcome: outcomeOf(row['success']),
      note: notes(
        labelled(field('gauge'), row),
        labelled(field('attempts'), row),
        textOf(row['note']),
        remarkOfArrival(row),
        reason === undefined ? undefined : `Struck through: ${reason}`,
      ),
    });
  });

const ventilation = (scope: FhirScope, data: PrfSectionValue<typeof SECTION>): readonly Resource[] => {
  const { ventilation_method: method } = data;
  if (method == null || method === 'none') return [];
  const field = fieldOf(SECTION, 'ventilation_method');
  return [
    procedure(scope, 'ventilation_method', null, {
      category: concept(field.label),
      code: concept(wordsOf(field, data), codesOfField(scope.exporter.codesOf, field, method)),
    }),
  ];
};

/** Everything that was done, in the form's order. */
export const procedureResources = (scope: FhirScope): readonly Resource[] => {
  const data = scope.record.data.ClinicalInterventions ?? {};
  return [
    ...listed(scope, 'airway', data),
    ...ventilation(scope, data),
    ...AIRWAY_LISTS.flatMap((list) => rowsOf(data[list]).map((entry) => airwayEntry(scope, list, entry))),
    ...rowsOf(data.cpr).map((entry) => timed(scope, 'cpr', entry)),
    ...rowsOf(data.defibrillation).map((entry) => timed(scope, 'defibrillation', entry)),
    ...ACCESS.flatMap((list) => access(scope, list, data)),
    ...LISTS.slice(1).flatMap((list) => listed(scope, list, data)),
    ...rowsOf(data.procedures).map((entry) => timed(scope, 'procedures', entry)),
  ];
};
