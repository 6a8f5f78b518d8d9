import type { DrugEntry } from '../catalogue/catalogue.js';
import { fieldAt } from '../catalogue/catalogue.js';
import { effectText, withEffect } from './handover-effect.js';
import {
  type HandoverRow,
  labelled,
  latestOf,
  MOST_ITEMS,
  row,
  sentence,
  type HandoverRecord,
  type Room,
} from './handover-record.js';
import { addsUpAs, substanceOf } from '../rules/substance.js';
import { doseText, drugDetails, drugLabel, routeText } from '../record/read-back.js';

/** What was given, dose by dose and in total. The receiving team must know how much more may be given. */

const SECTION = 'ClinicalInterventions';

/** Doses of one drug, oldest first. */
interface Given {
  readonly label: string;
  readonly route: string;
  readonly doses: readonly DrugEntry[];
}

const MICROGRAMS: Readonly<Record<string, number>> = { microgram: 1, mg: 1_000, g: 1_000_000 };
/** Units of which two do not add up. */
const RATES: ReadonlySet<string> = new Set(['l_per_min', 'percent', 'application']);
/** Sums of decimals end where a dose does. */
const rounded = (sum: number): number => Math.round(sum * 10_000) / 10_000;

/** '10 mg'; empty where the doses are of one, or do not add up. */
const totalText = ({ doses }: Given): string => {
  if (doses.length < 2) return '';
  const [first] = doses;
  const units = new Set(
    doses.map(({ dose_unit, dose_unit_other }) => `${dose_unit ?? ''} ${dose_unit_other ?? ''}`),
  );
  if (
    first === undefined ||
    doses.some(({ dose, dose_unit }) => dose == null || !dose_unit || RATES.has(dose_unit))
  )
    return '';
  const sum = (of: (drug: DrugEntry) => number): number =>
    rounded(doses.reduce((all, drug) => all + of(drug), 0));
  if (units.size === 1) return doseText({ ...first, dose: sum(({ dose }) => dose ?? 0) });
  const factors = doses.map(({ dose_unit }) => MICROGRAMS[dose_unit ?? '']);
  if (factors.includes(undefined)) return '';
  const micrograms = sum(({ dose, dose_unit }) => (dose ?? 0) * (MICROGRAMS[dose_unit ?? ''] ?? 0));
  return micrograms < 1_000 ? `${micrograms} microgram` : `${rounded(micrograms / 1_000)} mg`;
};

/** 'total 10 mg in 2 doses'; empty of one. */
const countText = (given: Given): string => {
  const { length } = given.doses;
  const total = totalText(given);
  return length < 2 ? '' : `${total === '' ? '' : `total ${total} in `}${length} doses`;
};

const entriesOf = (record: HandoverRecord): readonly DrugEntry[] => {
  const entries: readonly DrugEntry[] = record.entries(SECTION, 'drugs_administered', 'time_administered');
  return entries.filter(({ drug_name }) => drug_name);
};

const isGiven = ({ not_given_reason }: DrugEntry): boolean => !not_given_reason;

/** 'IN', 'IN and IM', 'IN, IM and IV'. */
const routesOf = (doses: readonly DrugEntry[]): string => {
  const routes = [...new Set(doses.map(routeText))].filter(Boolean);
  const last = routes.pop() ?? '';
  return routes.length === 0 ? last : `${routes.join(', ')} and ${last}`;
};

/** What the forms of one drug have in common. */
const formOf = ({ label, doses: [first] }: Given): string =>
  (first === undefined ? '' : substanceOf(first)) || label;

/** @param isByRoute a group for each route, and not one for all of them. */
const givenOf = (record: HandoverRecord, isByRoute: boolean): readonly Given[] => {
  const groups = new Map<string, Given>();
  for (const drug of entriesOf(record).filter(isGiven)) {
    const label = drugLabel(drug);
    const key = isByRoute ? `${label} ${routeText(drug)}` : label;
    const doses = [...(groups.get(key)?.doses ?? []), drug];
    groups.set(key, { label, route: routesOf(doses), doses });
  }
  const all = [...groups.values()];
  const lastOf = ({ doses }: Given): number => Date.parse(doses.at(-1)?.time_administered ?? '') || 0;
  // Forms of one drug are listed together: the receiving team adds them up, or sees that they cannot be added.
  const lastOfForms = (given: Given): number =>
    Math.max(...all.filter((one) => formOf(one) === formOf(given)).map(lastOf));
  // In the order of the last dose, because the latest drug matters most to the receiving team.
  return all.sort((a, b) => lastOfForms(a) - lastOfForms(b) || lastOf(a) - lastOf(b));
};

/** 'Morphine sulfate 5 mg IV at 14:20'; repeated, 'Morphine sulfate IV, total 10 mg in 2 doses, last at 14:25'. */
const spoken = (given: Given, record: HandoverRecord): string => {
  const { label, route, doses } = given;
  const last = doses.at(-1);
  if (last === undefined) return label;
  const clock = record.clock(last.time_administered);
  if (doses.length === 1) return `${label} ${drugDetails({ ...last, given_by: null }, clock)}`.trim();
  const total = totalText(given);
  const count = `${total === '' ? '' : `total ${total} in `}${doses.length} doses`;
  return [`${label} ${route}`.trim(), count, clock === '' ? '' : `last at ${clock}`]
    .filter(Boolean)
    .join(', ');
};

const heldBack = (record: HandoverRecord): readonly string[] =>
  entriesOf(record)
    .filter((drug) => !isGiven(drug))
    .map(
      (drug) =>
        `${drugLabel(drug)} ${drugDetails({ ...drug, given_by: null }, record.clock(drug.time_administered))}`,
    );

const notesLabel = (): string => fieldAt(SECTION, 'medications_administered')?.label ?? '';

/** 'Morphine sulfate 10 mg': the dose, or the total of all. */
const briefly = (given: Given): string => {
  const [first] = given.doses;
  const amount =
    given.doses.length === 1 && first !== undefined
      ? doseText(first)
      : totalText(given) || `${given.doses.length} doses`;
  return `${given.label} ${amount}`.trim();
};

/** If thirty seconds are too short, drugs given are read out and withheld drugs are only on the page. */
const FEWEST_WITH_HELD_BACK = 5;

/** As many as anybody is given. */
const MOST_DRUGS = 12;

/** Every drug given by its name, and nothing more. 'Paracetamol, intravenous' is one of them. */
export const spokenDrugNames = (record: HandoverRecord): string =>
  latestOf(
    givenOf(record, false).map(({ label }) => label.replace(',', '')),
    MOST_DRUGS,
  );

/** Every drug given; where there is little room, those before the latest without how and when. */
const spokenGiven = (record: HandoverRecord, { most, isBrief }: Room): string => {
  const drugs = givenOf(record, false);
  const brief = isBrief ? drugs.length : Math.max(0, drugs.length - Math.min(most, MOST_ITEMS));
  return latestOf(
    drugs.map((one, index) => (index < brief ? briefly(one) : spoken(one, record))),
    MOST_DRUGS,
  );
};

/** The drugs given, then those held back and why; the notes on them where none on the list was given. */
export const spokenDrugs = (record: HandoverRecord, room: Room): string => {
  const { most, isBrief } = room;
  const given = spokenGiven(record, room);
  const notes = labelled(notesLabel(), record.text(SECTION, 'medications_administered'));
  return sentence(
    given || notes,
    isBrief || most < FEWEST_WITH_HELD_BACK ? '' : latestOf(heldBack(record), most),
  );
};

/** 'adrenaline in all forms: total 1.5 mg in 2 doses', or 'not added up with Morphine, oral 10 mg'; empty of one form. */
const formsText = (given: Given, whole: readonly Given[]): string => {
  const forms = whole.filter((one) => formOf(one) === formOf(given));
  if (forms.every(({ label }) => label === given.label)) return '';
  const doses = forms.flatMap((one) => one.doses);
  const name = addsUpAs(doses);
  const total = name === null ? '' : totalText({ ...given, doses });
  if (total !== '') return `${name ?? ''} in all forms: total ${total} in ${doses.length} doses`;
  const others = forms.filter(({ label }) => label !== given.label);
  return `not added up with ${others.map((one) => [briefly(one), one.route].filter(Boolean).join(' ')).join(' and ')}`;
};

/** '5 mg IV at 14:20 (patient improved), then 5 mg IV at 14:25; total 10 mg in 2 doses', each drug a row. */
export const drugRows = (record: HandoverRecord): readonly HandoverRow[] => {
  const details = (drug: DrugEntry): string =>
    withEffect(
      drugDetails({ ...drug, given_by: null }, record.clock(drug.time_administered)) ||
        'dose and time not recorded',
      effectText('drugs_administered', { ...drug }),
    );
  const byRoute = givenOf(record, true);
  const drugs = givenOf(record, false);
  const whole = new Map(drugs.map((given) => [given.label, given]));
  const rows = byRoute.map((given, index) => {
    const all = whole.get(given.label);
    // How much more may be given depends on the overall total: given once, with the most recent route.
    const isLast = !byRoute.slice(index + 1).some(({ label }) => label === given.label);
    const isLastForm = !byRoute.slice(index + 1).some((later) => formOf(later) === formOf(given));
    const hasMore = all !== undefined && all.doses.length > given.doses.length;
    return row(
      given.label,
      [
        given.doses.map(details).join(', then '),
        countText(given),
        isLast && hasMore ? `by all routes: ${countText(all)}` : '',
        isLastForm && all !== undefined ? formsText(all, drugs) : '',
      ]
        .filter(Boolean)
        .join('; '),
    );
  });
  const held = heldBack(record);
  const notes = record.text(SECTION, 'medications_administered', 300);
  return [
    ...rows,
    ...(held.length === 0 ? [] : [row('Withheld', held.join('; '))]),
    ...(notes === '' ? [] : [row(notesLabel(), notes)]),
  ];
};
