import { isExpiredOn } from '../../inventory/lot-expiry.js';
import { localDay } from '../../local-day.js';
import { capacityWarnings } from '../../clinical/capacity.js';
import { suggestsNewConfusion } from '../../clinical/gcs.js';
import { plausibilityOf } from '../../clinical/plausibility.js';
import { assessRole, type RoleFlags, roleWarnings } from '../../clinical/role-of-life-extinct.js';
import { isRecord } from '../record/canonical.js';
import {
  type DrugEntry,
  entriesFieldsOf,
  fieldAt,
  type ObservationEntry,
  sectionOf,
  SECTIONS,
} from '../catalogue/catalogue.js';
import { allergiesOf } from '../catalogue/allergies.js';
import { allergyMatches, isOnlyTolerance } from './allergy-matches.js';
import { notRecordable } from '../record/derive.js';
import { filledPlaces, type FilledPlace, liveEntries, zoneOf } from '../record/facts.js';
import { entryTitle, formatDate, formatValue, isHeldBack, strayOtherText } from '../record/format.js';
import { drugOf } from '../catalogue/formulary.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';
import { WITH_AN_ANSWER } from '../catalogue/no-value.js';
import { at, capacityOf, labelled } from './missing.js';
import type { Notice } from './notice.js';
import { questionsOf } from '../questions/table.js';
import { roleCircumstances } from './role-circumstances.js';
import { EXCLUSIVE_KEYS, holds, isDeceased, isEntered, isRelevant } from '../catalogue/rules.js';
import { beforeIncident, clockOrder, timeChecks } from './time-checks.js';
import { warningSigns } from './warning-signs.js';

/**
 * The contradictions in a record, and what is unusual in it. Nothing here ever stops a draft from being saved: it is asked
 * about when the record is signed. What it still needs is in missing.ts.
 */

const roleFlags = (facts: PrfFacts): RoleFlags => facts.data['ROLE'] ?? {};
const hasRoleFlag = (facts: PrfFacts): boolean =>
  Object.entries(facts.data['ROLE'] ?? {}).some(([, value]) => value === true);

const capacityContradictions = (facts: PrfFacts): Notice[] =>
  capacityWarnings(capacityOf(facts), facts.ageYears).map((message) => ({
    section: 'PrimarySurvey',
    field: 'capacity_conclusion',
    code: 'CAPACITY',
    label: 'Capacity',
    message,
  }));

const roleContradictions = (facts: PrfFacts): Notice[] => {
  if (!hasRoleFlag(facts) && !isDeceased(facts)) return [];
  const flags = roleFlags(facts);
  const warnings = [
    ...roleWarnings(roleCircumstances(facts)),
    ...(isDeceased(facts) && assessRole(flags).route === null
      ? ['Deceased, but no route to recognition of life extinct is met.']
      : []),
    ...(!isDeceased(facts) && assessRole(flags).route !== null
      ? ['Life is recognised as extinct, but the outcome is not deceased on scene.']
      : []),
  ];
  return warnings.map((message) => ({
    section: 'ROLE',
    field: 'role_time',
    code: 'ROLE',
    label: sectionOf('ROLE').label,
    message,
  }));
};

/** A text beside 'Other' that has lost its 'Other' would be read as an answer of its own. */
const strayText = (place: FilledPlace, facts: PrfFacts): Notice[] =>
  strayOtherText(place.field, place.row) === null
    ? []
    : [
        {
          ...at(place),
          field: `${place.path}_other`,
          code: 'NOT_APPLICABLE',
          label: `${labelled(place, facts)}: other`,
          message: `'${place.field.label}' has text for Other, but Other is not chosen. Clear the text, or choose Other.`,
        },
      ];

const placeContradictions = (place: FilledPlace, facts: PrfFacts): Notice[] => {
  const { field, value, row } = place;
  const notices: Notice[] = strayText(place, facts);
  if (!isEntered(value) || field.computed) return notices;
  const say = (code: string, message: string) => {
    notices.push({ ...at(place), code, label: labelled(place, facts), message });
  };
  if (!isRelevant(field, facts, row)) {
    say(
      'NOT_APPLICABLE',
      `'${field.label}' has a value but no longer applies. Clear it, or check what it depends on.`,
    );
  }
  if (field.kind === 'choices' && Array.isArray(value) && value.length > 1) {
    const lone = value.find((key): key is string => typeof key === 'string' && EXCLUSIVE_KEYS.has(key));
    if (lone !== undefined) {
      say(
        'EXCLUSIVE',
        `'${field.choices.options[lone]?.label ?? lone}' is chosen together with other answers. Keep one or the other.`,
      );
    }
  }
  return notices;
};

/** Reasons that say the same as an answer of 'none'. */
const SAYS_NONE: ReadonlySet<unknown> = new Set(['none_reported', 'not_present']);

const saysNone = (value: unknown): boolean =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).every(
    (key) => typeof key === 'string' && EXCLUSIVE_KEYS.has(key),
  );

/** Questions of a section that have an answer, and a reason why they have none. */
const answeredAndNot = (facts: PrfFacts): Notice[] =>
  SECTIONS.flatMap(({ key, fields }) => {
    const data = facts.data[key] ?? {};
    const rows = Array.isArray(data['no_value']) ? data['no_value'].filter(isRecord) : [];
    return rows.flatMap(({ field: name, reason }): Notice[] => {
      const field = (fields as readonly Field[]).find((one) => one.name === name);
      if (field === undefined || !isEntered(data[field.name]) || WITH_AN_ANSWER.has(reason)) return [];
      if (SAYS_NONE.has(reason) && saysNone(data[field.name])) return [];
      const why = fieldAt(key, 'no_value.reason');
      return [
        {
          section: key,
          field: field.name,
          code: 'NO_VALUE',
          label: field.label,
          message: `'${field.label}' has an answer, and is also marked '${why === undefined ? String(reason) : formatValue(why, reason)}'. Keep one of them.`,
        },
      ];
    });
  });

const observationContradictions = (facts: PrfFacts): Notice[] =>
  entriesFieldsOf('observations').flatMap((list) =>
    liveEntries(facts, 'observations', list.name).flatMap((stored) => {
      const entry = stored as ObservationEntry;
      const notice = (field: string, code: string, message: string): Notice => ({
        section: 'observations',
        field,
        entryId: entry.id,
        code,
        label: entryTitle(list, stored, { timeZone: zoneOf(facts) }),
        message,
      });
      const both = [...notRecordable(entry)].filter((name) => isEntered(stored[name]));
      return [
        ...both.map((name) =>
          notice(
            name,
            'NOT_RECORDABLE',
            `'${fieldAt('observations', `entries.${name}`)?.label ?? name}' has a value but is marked not recordable.`,
          ),
        ),
        ...(entry.blood_glucose != null && entry.blood_glucose_limit != null
          ? [notice('blood_glucose', 'GLUCOSE', 'Glucose has both a number and LO or HI. Keep one.')]
          : []),
        ...(entry.supplemental_o2 === false && (entry.o2_flow_lpm ?? 0) > 0
          ? [notice('supplemental_o2', 'OXYGEN', 'The set says air, but gives an oxygen flow.')]
          : []),
      ];
    }),
  );

const allergyContradictions = (facts: PrfFacts): Notice[] => {
  const names = allergiesOf(facts).names.filter((name) => !isOnlyTolerance(name));
  if (facts.data['PresentingComplaint']?.['allergy_status'] !== 'none_known' || names.length === 0) return [];
  return [
    {
      section: 'PresentingComplaint',
      field: 'allergy_status',
      code: 'ALLERGY_STATUS',
      label: 'Allergies',
      message: `'No known allergies', but the record or the patient's own details name: ${names.join(', ')}.`,
    },
  ];
};

const drugContradictions = (facts: PrfFacts): Notice[] =>
  entriesFieldsOf('ClinicalInterventions')
    .filter(({ typeName }) => typeName === 'DrugAdministration')
    .flatMap((list) =>
      liveEntries(facts, 'ClinicalInterventions', list.name).flatMap((stored): Notice[] => {
        const entry = stored as DrugEntry;
        const key = entry.drug_name;
        if (key == null) return [];
        const common = {
          section: 'ClinicalInterventions',
          entryId: entry.id,
          get label() {
            return entryTitle(list, stored, { timeZone: zoneOf(facts) });
          },
        } as const;
        const matches = entry.not_given_reason == null ? allergyMatches(entry, allergiesOf(facts).names) : [];
        const drug = drugOf(key);
        return [
          ...matches.map((allergy) => ({
            ...common,
            field: 'drug_name',
            code: 'ALLERGY',
            message: `The patient is recorded as allergic: ${allergy}.`,
          })),
          ...(drug && entry.route != null && entry.route !== 'other' && !drug.routes.includes(entry.route)
            ? [
                {
                  ...common,
                  field: 'route',
                  code: 'ROUTE',
                  message: `${drug.label} is not usually given by this route.`,
                },
              ]
            : []),
          // As a dose stays when its drug is corrected: 5 mg of morphine as 5 mg of fentanyl.
          ...(drug &&
          entry.dose_unit != null &&
          entry.dose_unit !== 'other' &&
          !drug.units.includes(entry.dose_unit)
            ? [
                {
                  ...common,
                  field: 'dose_unit',
                  code: 'UNIT',
                  message: `${drug.label} is not usually given in this unit. Check the dose too.`,
                },
              ]
            : []),
        ];
      }),
    );

/** Stock that was past its date when it was used, with the reason that was given. It is kept in the record, and the signer sees it. */
const expiredLots = (facts: PrfFacts): Notice[] =>
  entriesFieldsOf('ClinicalInterventions')
    .filter(({ fields }) => fields.some(({ name }) => name === 'batch'))
    .flatMap((list) =>
      liveEntries(facts, 'ClinicalInterventions', list.name).flatMap((entry): Notice[] => {
        const batch = (entry as Pick<DrugEntry, 'batch'>).batch;
        const used = entry[list.timeField] ?? facts.data['incidentDetails']?.['incident_date'];
        if (batch?.expiry == null || isHeldBack(entry) || typeof used !== 'string') return [];
        if (!isExpiredOn(batch.expiry, localDay(new Date(used), zoneOf(facts)))) return [];
        const why =
          batch.override_reason == null ? 'No reason is given.' : `Reason: ${batch.override_reason}`;
        return [
          {
            section: 'ClinicalInterventions',
            field: 'batch',
            entryId: entry.id,
            code: 'EXPIRED_LOT',
            label: entryTitle(list, entry, { timeZone: zoneOf(facts) }),
            message: `Lot ${batch.lot ?? 'without a number'} expired on ${formatDate(batch.expiry)}, before it was used. ${why}`,
          },
        ];
      }),
    );

/**
 * The contradictions in a record. Each is a question, corrected or answered before the signature; none is decided by the
 * program. `questions` works out those of the table: one with a memory, where the same record is asked again and again.
 */
export const contradictions = (facts: PrfFacts, questions = questionsOf): readonly Notice[] => [
  ...capacityContradictions(facts),
  ...filledPlaces(facts).flatMap((place) => placeContradictions(place, facts)),
  ...answeredAndNot(facts),
  ...allergyContradictions(facts),
  ...timeChecks(facts),
  ...beforeIncident(facts),
  ...clockOrder(facts),
  ...observationContradictions(facts),
  ...drugContradictions(facts),
  ...expiredLots(facts),
  ...roleContradictions(facts),
  ...questions(facts),
];

/**
 * NEWS2 is scored unless the patient is known to be pregnant (clinical section 2): to withhold it from everybody who might be
 * would withhold its alerts too. Where pregnancy is possible the score is not taken for more than it is.
 */
const possiblePregnancy = (facts: PrfFacts): readonly Notice[] => {
  const field = fieldAt('PresentingComplaint', 'is_pregnant');
  const isPossible = field !== undefined && isRelevant(field, facts) && mayBePregnant(facts);
  const isScored = liveEntries(facts, 'observations', 'entries').some(
    (entry) => (entry as ObservationEntry).news2?.status === 'scored',
  );
  if (!isPossible || !isScored) return [];
  return [
    {
      section: 'PresentingComplaint',
      field: field.name,
      code: 'POSSIBLE_PREGNANCY',
      label: field.label,
      message: 'Pregnancy is possible, and NEWS2 is not valid in pregnancy: do not rely on the score alone.',
    },
  ];
};
const mayBePregnant = holds('PresentingComplaint', 'is_pregnant', 'possible');

/** Values that are possible and rare (clinical section 3's warnings), and what a clinician may have overlooked. */
export const unusual = (facts: PrfFacts): readonly Notice[] => [
  ...warningSigns(facts),
  ...possiblePregnancy(facts),
  ...filledPlaces(facts).flatMap((place): Notice[] => {
    const { field, value } = place;
    if ((field.kind !== 'integer' && field.kind !== 'decimal') || typeof value !== 'number') return [];
    if (plausibilityOf(value, field) !== 'warned') return [];
    const unit = field.unitLabel ? ` ${field.unitLabel}` : '';
    return [
      {
        ...at(place),
        code: 'UNUSUAL',
        label: labelled(place, facts),
        message: `${value}${unit} is unusual. Is it right?`,
      },
    ];
  }),
  ...entriesFieldsOf('observations').flatMap((list) =>
    liveEntries(facts, 'observations', list.name)
      .filter((entry) => suggestsNewConfusion(entry as ObservationEntry, (entry as ObservationEntry).acvpu))
      .map((entry) => ({
        section: 'observations' as const,
        field: 'acvpu',
        entryId: entry.id,
        code: 'NEW_CONFUSION',
        label: entryTitle(list, entry, { timeZone: zoneOf(facts) }),
        message: 'GCS voice 4: new confusion? ACVPU would then be C.',
      })),
  ),
];
