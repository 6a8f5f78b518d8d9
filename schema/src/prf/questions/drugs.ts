import { wordsOfDuration } from '../../durations.js';
import { fieldAt, type DrugEntry } from '../catalogue/catalogue.js';
import { DOSE_UNIT } from '../catalogue/choices.js';
import { formatValue } from '../record/format.js';
import { isRecord } from '../record/canonical.js';
import { liveEntries } from '../record/facts.js';
import { drugLabel } from '../record/read-back.js';
import { isTakenOf } from '../rules/anticoagulants.js';
import { drugOf, FORMULARY, INTERVALS_SOURCE, isControlled } from '../catalogue/formulary.js';
import { doseChecks } from '../rules/dose-checks.js';
import { ownMedicinesOf } from '../rules/own-medicines.js';
import { substanceOf } from '../rules/substance.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, isRelevant, valueOf } from '../catalogue/rules.js';
import { impressionOf } from '../catalogue/impressions.js';
import {
  anticoagulantOf,
  askOfEntry,
  clock,
  drugs,
  impressionIs,
  isUnder,
  MINUTE_MS,
  momentOf,
  person,
  type Row,
  saidIn,
  setsInTime,
  timed,
} from './parts.js';
import { notAddedUp } from './dosing.js';
import { hasFinding, hasHeadInjury } from './outcome.js';
import { LOGIC, type Asked, type Question } from './question.js';

/** Items 9 and 10: drugs given, by whom, before which witness and against what the record says of the patient. */

const CONTROLLED =
  'Misuse of Drugs Regulations 2001; NICE NG46, Controlled drugs: safe use and management, 2016';

/** Who gave a dose: others are a second person, named or not. Of ours, one that is not named yet may be the same. */
const giverOf = (row: Row): { readonly name: string; readonly isOurs: boolean } => ({
  name: person(row['given_by']),
  isOurs: row['is_before_arrival'] !== true && row['by_other_service'] !== true,
});
const areTwo = (one: Row, other: Row): boolean => {
  const [a, b] = [giverOf(one), giverOf(other)];
  return a.name !== '' && b.name !== '' ? a.name !== b.name : a.isOurs !== b.isOurs;
};
const giverInWords = (row: Row): string => {
  const name = typeof row['given_by'] === 'string' ? row['given_by'].trim() : '';
  return name === '' ? 'others' : name;
};

/** Doses of one drug within ten minutes, given by two people, of whichever crew: each may not know of the other. */
const SAME_DRUG_MS = 10 * MINUTE_MS;
const sameDrugByTwo = (facts: PrfFacts): readonly Asked[] => {
  const doses = timed(facts, 'ClinicalInterventions', 'drugs_administered', 'time_administered').filter(
    (row) => (row as DrugEntry).not_given_reason == null,
  );
  return doses.flatMap((dose, index) => {
    const former = doses
      .slice(0, index)
      .findLast(
        (one) =>
          substanceOf(one as DrugEntry) === substanceOf(dose as DrugEntry) &&
          substanceOf(one as DrugEntry) !== '' &&
          areTwo(one, dose),
      );
    if (former === undefined) return [];
    const between = momentOf(dose['time_administered']) - momentOf(former['time_administered']);
    if (between > SAME_DRUG_MS) return [];
    const drug = drugLabel(former);
    return [
      askOfEntry(
        'drugs_administered',
        dose,
        'time_administered',
        `${drug} was given ${between === 0 ? 'at the same time' : `${wordsOfDuration(between)} earlier`} by ${giverInWords(former)}. Were these two separate doses?`,
      ),
    ];
  });
};

const HOUR_MS = 60 * MINUTE_MS;

/** Names under which a patient's own medicine holds an ingredient whose doses must not come too soon. */
const namesOfIngredient = (ingredient: string): readonly string[] => [
  ingredient.toLowerCase(),
  ...Object.values(FORMULARY)
    .filter(({ interval }) => interval?.ingredient === ingredient)
    .flatMap(({ label, also }) => [label, ...also])
    .map((name) => name.toLowerCase()),
];

/** When the patient last took an ingredient by themselves, in the record's own list; not a number where it does not say. */
const takenAtHome = (facts: PrfFacts, ingredient: string): readonly number[] => {
  const medicines = valueOf(facts, 'PresentingComplaint', 'current_medicines');
  const names = namesOfIngredient(ingredient);
  return (Array.isArray(medicines) ? medicines.filter(isRecord) : [])
    .filter(({ medicine }) => typeof medicine === 'string' && isTakenOf(names, medicine))
    .map(({ last_taken_at: at }) => momentOf(at));
};

/** Doses of one ingredient closer together than the published least interval, whatever they came in, the patient's own among them. */
const repeatedTooSoon = (facts: PrfFacts): readonly Asked[] => {
  // Where the provider's formulary asks about the interval itself, that is the question.
  const isAsked = new Set(
    doseChecks(facts)
      .filter(({ asked }) => asked.some(({ code }) => code === 'DOSE_INTERVAL'))
      .map(({ entryId }) => entryId),
  );
  const last = new Map<string, number>();
  return timed(facts, 'ClinicalInterventions', 'drugs_administered', 'time_administered')
    .filter((row) => (row as DrugEntry).not_given_reason == null)
    .flatMap((row) => {
      const interval = drugOf(String(row['drug_name']))?.interval;
      if (interval === undefined) return [];
      const { ingredient, hours, source } = interval;
      const at = momentOf(row['time_administered']);
      const own = takenAtHome(facts, ingredient).filter((taken) => taken <= at);
      const ours = last.get(ingredient) ?? Number.NEGATIVE_INFINITY;
      const between = at - Math.max(ours, ...own);
      last.set(ingredient, at);
      if (between >= hours * HOUR_MS || isAsked.has(row.id)) return [];
      return [
        askOfEntry(
          'drugs_administered',
          row,
          'time_administered',
          `${ingredient} was ${between === 0 ? 'also given or taken at the same time' : `last given or taken ${wordsOfDuration(between)} earlier`}. The minimum interval is ${String(hours)} h (${source}).`,
        ),
      ];
    });
};

/** Levels that may not witness a controlled drug, as positions that handle them are listed (operations section 5). */
const NO_WITNESS: ReadonlySet<unknown> = new Set([
  ...['frec_3', 'first_aider', 'family_member', 'bystander', 'patient', 'police', 'fire'],
]);

const levelOf = (facts: PrfFacts, name: unknown): string | null => {
  const crew = valueOf(facts, 'incidentDetails', 'crew_roles');
  if (person(name) === '' || !Array.isArray(crew)) return null;
  const found = (crew as readonly (Readonly<Record<string, unknown>> | null)[]).find(
    (row) => person(row?.['name']) === person(name),
  );
  return typeof found?.['level'] === 'string' ? found['level'] : null;
};
const levelLabel = (level: string): string => {
  const field = fieldAt('incidentDetails', 'crew_roles.level');
  return field === undefined ? level : formatValue(field, level, {});
};

/** '10 mg in 1 mL ampoule': what one container holds, by weight and by volume. */
const CONTAINER = /^([\d.]+) (mg|microgram|g) in ([\d.]+) mL\b.*\b(?:ampoule|vial)$/u;

/** What one ampoule or vial of a drug holds, in a unit of dose; several where it comes in several. */
const contentsOf = (drugName: string, unit: string): readonly number[] =>
  (drugOf(drugName)?.forms ?? []).flatMap((form) => {
    const [, weight = '', weightUnit, volume = ''] = CONTAINER.exec(form) ?? [];
    if (weightUnit === unit) return [Number(weight)];
    return weightUnit !== undefined && unit === 'ml' ? [Number(volume)] : [];
  });

/** Doses are written with at most four decimals. */
const NEAR = 0.00005;
const isWhole = (total: number, content: number): boolean =>
  Math.abs(total / content - Math.round(total / content)) * content < NEAR && total > 0;

/** What was drawn up is given or wasted: a controlled drug's ampoule is accounted for as a whole. */
const drawnUp = (facts: PrfFacts): readonly Asked[] =>
  drugs(facts).flatMap((row): readonly Asked[] => {
    const { drug_name: name, dose, dose_unit: unit, wasted, drawn_up, batch } = row as DrugEntry;
    if (name == null || !isControlled(name) || row['is_before_arrival'] === true) return [];
    // Where it is entered what was drawn up, that counts: `notAddedUp`.
    if (dose == null || unit == null || wasted == null || drawn_up != null) return [];
    const contents = contentsOf(name, unit);
    if (contents.length === 0) return [];
    const total = Number((dose + wasted).toFixed(4));
    const taken = batch?.taken ?? null;
    const adds = (content: number): boolean =>
      taken === null ? isWhole(total, content) : Math.abs(total - taken * content) < NEAR;
    if (contents.some(adds)) return [];
    const inUnit = (amount: number | string) => `${String(amount)} ${DOSE_UNIT.options[unit].label}`;
    const said = `${inUnit(dose)} given and ${inUnit(wasted)} wasted makes ${inUnit(total)}`;
    const holds = inUnit([...new Set(contents)].join(' or '));
    return [
      askOfEntry(
        'drugs_administered',
        row,
        'wasted',
        taken === null
          ? `${said}. That is not a whole number of ampoules or vials of ${holds}.`
          : `${said}, but ${String(taken)} × ${holds} was taken from stock.`,
      ),
    ];
  });

const RAISES_BLEEDING: ReadonlySet<unknown> = new Set([
  ...['aspirin', 'ibuprofen', 'diclofenac', 'naproxen'],
  ...['clopidogrel', 'ticagrelor', 'heparin', 'tenecteplase'],
]);
const NSAID: ReadonlySet<unknown> = new Set(['ibuprofen', 'diclofenac', 'naproxen']);

const isPregnant = (facts: PrfFacts): boolean => {
  const field = fieldAt('PresentingComplaint', 'is_pregnant');
  return (
    holds('PresentingComplaint', 'is_pregnant', 'yes')(facts) &&
    field !== undefined &&
    isRelevant(field, facts)
  );
};

/** Inhibitors of phosphodiesterase 5, by the names of the British National Formulary and their brands. */
const PDE5_INHIBITORS = [
  ...['sildenafil', 'viagra', 'revatio', 'tadalafil', 'cialis', 'adcirca', 'vardenafil', 'levitra'],
  ...['avanafil', 'spedra'],
] as const;
/** The inhibitor that the patient takes, in the record's words; null where none is named. */
const pde5InhibitorOf = (facts: PrfFacts): string | null =>
  ownMedicinesOf(facts).find(({ text }) => isTakenOf(PDE5_INHIBITORS, text))?.text ?? null;
interface AgainstNsaid {
  /** In the words of the past history. */
  readonly pattern: RegExp;
  /** As an impression of today, where the list has one. */
  readonly impression?: string;
  readonly why: string;
}
/** What the BNF names as a reason against an NSAID. */
const AGAINST_NSAID: readonly AgainstNsaid[] = [
  {
    pattern: /\basthma(?:tic)?\b(?!\s*[:=–-]\s*(?:no|nil|none)\b)/giu,
    impression: 'asthma',
    why: 'it can bring on an attack',
  },
  {
    pattern:
      /\b(?:(?:peptic|gastric|duodenal|stomach) ulcer(?:s|ation)?|(?:gi|gastrointestinal|stomach) bleed(?:s|ing)?|ha?ematemesis|mela?ena)\b/giu,
    impression: 'gi_bleed',
    why: 'it can make the gut bleed',
  },
  {
    pattern: /\b(?:(?:heart|cardiac) failure|ccf|lvf|hfref|hfpef)\b/giu,
    impression: 'heart_failure',
    why: 'it can make heart failure worse',
  },
  {
    pattern:
      /\b(?:ckd|(?:kidney|renal) (?:failure|disease|impairment|insufficiency|transplant)|dialysis)\b/giu,
    why: 'it can make kidney disease worse',
  },
];

/** What is known of the past, each statement by itself. */
const pastOf = (facts: PrfFacts): readonly string[] => {
  const conditions = valueOf(facts, 'PresentingComplaint', 'past_conditions');
  return [
    ...(Array.isArray(conditions) ? conditions.filter(isRecord) : []).map(({ description }) => description),
    valueOf(facts, 'PresentingComplaint', 'past_medical_history'),
  ].filter((text) => typeof text === 'string');
};

/** The reasons against an NSAID that the record holds, in its words. */
const againstNsaid = (facts: PrfFacts): readonly string[] =>
  AGAINST_NSAID.flatMap(({ pattern, impression, why }) => {
    if (impression !== undefined && impressionIs(impression)(facts)) {
      const label = impressionOf(impression)?.label ?? impression;
      return [`${label.toLowerCase()} today: ${why}`];
    }
    const [said] = pastOf(facts).flatMap((text) => saidIn(text, pattern) ?? []);
    return said === undefined ? [] : [`‘${said}’ in the past history: ${why}`];
  });

const CODEINE: ReadonlySet<unknown> = new Set(['codeine', 'co_codamol']);

/** What the record itself says against a drug that was given: shown, not forbidden. */
const against = (facts: PrfFacts): readonly Asked[] => {
  const isHeadInjured = hasHeadInjury(facts);
  return drugs(facts).flatMap((row) => {
    const { drug_name: name } = row as DrugEntry;
    const label = drugOf(name ?? '')?.label ?? '';
    const anticoagulant = anticoagulantOf(facts);
    const inhibitor = name === 'glyceryl_trinitrate' ? pde5InhibitorOf(facts) : null;
    const found = [
      ...(inhibitor === null
        ? []
        : [
            `${label} with ${inhibitor}: the blood pressure can fall sharply. When was ${inhibitor} last taken?`,
          ]),
      ...(CODEINE.has(name) && isUnder(facts, 12)
        ? [`${label} at ${String(facts.ageYears)}: codeine is not given to children under 12.`]
        : []),
      ...(RAISES_BLEEDING.has(name) && anticoagulant !== null
        ? [`${label} with an anticoagulant (${anticoagulant}): the risk of bleeding is higher.`]
        : []),
      ...(RAISES_BLEEDING.has(name) && isHeadInjured
        ? [`${label} with a head injury: the risk of bleeding in the head is higher.`]
        : []),
      ...(NSAID.has(name) ? againstNsaid(facts).map((reason) => `${label} with ${reason}.`) : []),
      ...(NSAID.has(name) && isPregnant(facts)
        ? [`${label} in pregnancy: it is avoided from 20 weeks.`]
        : []),
      ...(name === 'aspirin' && isUnder(facts, 16)
        ? [`Aspirin at ${String(facts.ageYears)}: under 16 it can cause Reye’s syndrome.`]
        : []),
    ];
    return found.map((message) => askOfEntry('drugs_administered', row, 'drug_name', message));
  });
};

/** The newest set at or before a moment of which something holds; not those without a time. */
const lastSetBefore = (facts: PrfFacts, moment: number, holdsOf: (row: Row) => boolean): Row | undefined =>
  setsInTime(facts).findLast((row) => momentOf(row['date_time']) <= moment && holdsOf(row));

interface LowSign {
  readonly field: string;
  readonly below: number;
  /** What comes before its value in the question. */
  readonly inWords: string;
}

/** Asks about each of these doses before which the newest value of a sign was under a limit. */
const askWhereLow = (
  facts: PrfFacts,
  doses: readonly Row[],
  { field, below, inWords }: LowSign,
  messageOf: (dose: Row, low: string) => string,
): readonly Asked[] =>
  doses.flatMap((dose) => {
    const row = lastSetBefore(
      facts,
      momentOf(dose['time_administered']),
      (one) => typeof one[field] === 'number',
    );
    const value = row?.[field];
    if (typeof value !== 'number' || value >= below) return [];
    const low = `${inWords} ${String(value)} at ${clock(facts, momentOf(row?.['date_time']))}`;
    return [askOfEntry('drugs_administered', dose, 'drug_name', messageOf(dose, low))];
  });

/** The systolic pressure below which the product's own summary says that it must not be given. */
const NITRATE_SYSTOLIC = 90;
const nitrateLowPressure = (facts: PrfFacts): readonly Asked[] =>
  askWhereLow(
    facts,
    drugs(facts).filter((row) => row['drug_name'] === 'glyceryl_trinitrate'),
    {
      ...{ field: 'bp_systolic', below: NITRATE_SYSTOLIC },
      inWords: 'the last systolic pressure before it was',
    },
    (_, low) =>
      `Glyceryl trinitrate: ${low}. Under ${String(NITRATE_SYSTOLIC)} mmHg it is not given. Is the time, or the pressure, right?`,
  );

/** Opioids and benzodiazepines: those of the formulary slow the breathing, by whatever way they are given. */
const SLOWS_BREATHING: ReadonlySet<unknown> = new Set([
  ...['morphine', 'morphine_oral', 'fentanyl', 'codeine', 'co_codamol'],
  ...['diazepam', 'lorazepam', 'midazolam'],
]);
/** Within the lowest band of NEWS2, in which 8 and fewer score 3. */
const SLOW_BREATHING = 8;
const VENTILATED_BY: ReadonlySet<unknown> = new Set([
  ...['bag_valve_mask', 'pocket_mask', 'mechanical', 'supraglottic_or_tube', 'ventilator'],
]);
/** A person or a machine breathes for the patient: a slow rate of their own is then known and dealt with. */
const isVentilated = (facts: PrfFacts): boolean =>
  VENTILATED_BY.has(valueOf(facts, 'ClinicalInterventions', 'ventilation_method')) ||
  liveEntries(facts, 'ClinicalInterventions', 'oxygen_given').some(({ method }) => VENTILATED_BY.has(method));

const sedativeSlowBreathing = (facts: PrfFacts): readonly Asked[] =>
  isVentilated(facts)
    ? []
    : askWhereLow(
        facts,
        drugs(facts).filter((row) => SLOWS_BREATHING.has(row['drug_name'])),
        {
          ...{ field: 'respiratory_rate', below: SLOW_BREATHING },
          inWords: 'the last respiratory rate before it was',
        },
        (dose, low) =>
          `${drugLabel(dose)}: ${low}, and no ventilation is recorded. It can slow the breathing further.`,
      );

const BUBBLES = /(?:^|[^\p{L}])(?:decompression (?:illness|sickness)|the bends)/iu;
/** Decompression illness has no impression of its own: it is found in the words for the complaint, or beside 'Other'. */
const hasDecompressionIllness = (facts: PrfFacts): boolean =>
  (
    [
      ['incidentDetails', 'chief_complaint'],
      ['PresentingComplaint', 'presenting_complaint'],
      ['clinical_impression', 'clinical_impression_other'],
    ] as const
  ).some(([section, field]) => {
    const text = valueOf(facts, section, field);
    return typeof text === 'string' && BUBBLES.test(text);
  });

const hasPneumothorax = (facts: PrfFacts): boolean =>
  impressionIs('pneumothorax')(facts) ||
  hasFinding(facts, 'surgical_emphysema', 'tracheal_deviation') ||
  holds(
    'ClinicalInterventions',
    'advanced_interventions',
    'needle_decompression',
    'finger_thoracostomy',
  )(facts) ||
  liveEntries(facts, 'ClinicalInterventions', 'procedures').some(
    ({ procedure }) => procedure === 'chest_decompression',
  );

/** Not fully alert in the last set before a moment that says how the patient was. */
const isReducedBefore = (facts: PrfFacts, moment: number): boolean => {
  const row = lastSetBefore(facts, moment, ({ gcs, acvpu }) => gcs != null || acvpu != null);
  const acvpu = row?.['acvpu'];
  const gcs = row?.['gcs'];
  return (acvpu != null && acvpu !== 'A') || (typeof gcs === 'number' && gcs < 15);
};

const EXPANDS = 'nitrous oxide makes trapped gas expand.';
/** Nitrous oxide widens every space of gas in the body, and dulls. */
const nitrousOxide = (facts: PrfFacts): readonly Asked[] =>
  drugs(facts)
    .filter((row) => row['drug_name'] === 'entonox')
    .flatMap((row) => {
      const isDazed = hasHeadInjury(facts) && isReducedBefore(facts, momentOf(row['time_administered']));
      const found = [
        ...(hasPneumothorax(facts) ? [`signs of a pneumothorax: ${EXPANDS}`] : []),
        ...(isDazed
          ? ['a head injury with reduced consciousness: it can hide that the patient gets worse.']
          : []),
        ...(hasDecompressionIllness(facts) ? [`decompression illness: ${EXPANDS}`] : []),
      ];
      return found.map((why) =>
        askOfEntry('drugs_administered', row, 'drug_name', `Entonox with ${why} Was this known then?`),
      );
    });

export const DRUG_QUESTIONS: readonly Question[] = [
  {
    id: 'SAME_DRUG_TWO_PEOPLE',
    label: 'The same drug by two people',
    reads: ['ClinicalInterventions'],
    source: LOGIC,
    reasons: ['Two doses, each agreed between us'],
    ask: sameDrugByTwo,
  },
  {
    id: 'REPEATED_TOO_SOON',
    label: 'Repeated too soon',
    // The formulary's own check of the interval goes by the weight too.
    reads: ['ClinicalInterventions', 'PresentingComplaint'],
    source: INTERVALS_SOURCE,
    reasons: [
      'Agreed with a doctor',
      'The first dose was vomited',
      'The time of the first dose is an estimate',
    ],
    ask: repeatedTooSoon,
  },
  {
    id: 'GIVER_IS_WITNESS',
    label: 'Witness',
    reads: ['ClinicalInterventions'],
    source: CONTROLLED,
    reasons: ['Nobody else was there'],
    ask: (facts) =>
      drugs(facts)
        .filter(
          (row) => person(row['given_by']) !== '' && person(row['given_by']) === person(row['witnessed_by']),
        )
        .map((row) =>
          askOfEntry(
            'drugs_administered',
            row,
            'witnessed_by',
            `${String(row['given_by']).trim()} gave and witnessed this. A witness is a second person.`,
          ),
        ),
  },
  {
    id: 'WITNESS_POSITION',
    label: 'Witness',
    reads: ['ClinicalInterventions', 'incidentDetails'],
    source: CONTROLLED,
    reasons: ['Nobody else was there', 'Their level in the crew list is out of date'],
    ask: (facts) =>
      drugs(facts).flatMap((row) => {
        const { drug_name: name, witnessed_by: witness, witnessed_by_level } = row as DrugEntry;
        const level = witnessed_by_level ?? levelOf(facts, witness);
        if (name == null || !isControlled(name) || level === null || !NO_WITNESS.has(level)) return [];
        return [
          askOfEntry(
            'drugs_administered',
            row,
            'witnessed_by',
            `${String(witness).trim()} is recorded as ${levelLabel(level)}, a level that cannot witness controlled drugs.`,
          ),
        ];
      }),
  },
  {
    id: 'DRAWN_UP',
    label: 'Drawn up',
    reads: ['ClinicalInterventions'],
    source: CONTROLLED,
    reasons: ['The rest was given in another dose', 'A container broke'],
    ask: (facts) => [...notAddedUp(facts), ...drawnUp(facts)],
  },
  {
    id: 'CONTRAINDICATED',
    label: 'Reason against this drug',
    reads: [
      ...(['ClinicalInterventions', 'PresentingComplaint', 'SecondarySurvey'] as const),
      ...(['clinical_impression', 'incidentDetails'] as const),
    ],
    source:
      'BNF, Interactions (antiplatelets, NSAIDs, heparin and tenecteplase with anticoagulants; nitrates with phosphodiesterase 5 inhibitors), Aspirin (under 16), NSAIDs (asthma, gastrointestinal ulceration and bleeding, heart failure, renal impairment) and Tenecteplase (head injury); NHS, Head injury and concussion (NSAIDs and aspirin); MHRA Drug Safety Update, June 2023 (NSAIDs from 20 weeks) and July 2013 (codeine under 12)',
    reasons: ['The benefit outweighs the risk', 'Agreed with a doctor'],
    ask: against,
  },
  {
    id: 'NITRATE_LOW_PRESSURE',
    label: 'Reason against this drug',
    reads: ['ClinicalInterventions', 'observations'],
    source:
      'Glyceryl trinitrate sublingual spray, Summary of Product Characteristics, section 4.3 (systolic pressure lower than 90 mmHg)',
    reasons: ['The pressure was taken again before the dose', 'Agreed with a doctor'],
    ask: nitrateLowPressure,
  },
  {
    id: 'SEDATIVE_SLOW_BREATHING',
    label: 'Reason against this drug',
    reads: ['ClinicalInterventions', 'observations'],
    source:
      'Morphine, fentanyl, diazepam and midazolam injection, Summaries of Product Characteristics, section 4.3 (respiratory depression)',
    reasons: ['For a seizure', 'Ventilation was at hand', 'Agreed with a doctor'],
    ask: sedativeSlowBreathing,
  },
  {
    id: 'NITROUS_OXIDE_GAS',
    label: 'Reason against this drug',
    reads: [
      ...(['ClinicalInterventions', 'observations', 'SecondarySurvey', 'clinical_impression'] as const),
      ...(['PresentingComplaint', 'incidentDetails'] as const),
    ],
    source:
      'Entonox, Summary of Product Characteristics, section 4.3 (pneumothorax, decompression sickness); BNF, Nitrous oxide; JRCALC, Entonox (head injury with impaired consciousness)',
    reasons: ['Found only afterwards', 'Stopped when it was found', 'Agreed with a doctor'],
    ask: nitrousOxide,
  },
];
