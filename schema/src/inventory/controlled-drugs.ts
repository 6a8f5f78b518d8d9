/** The registers of controlled drugs (operations section 5). Keys are stored and sent. */

import { quantityText } from './quantity.js';
import { MOVE_REASON_TABLE, type MoveReason } from './vocabulary.js';

interface Worded {
  readonly label: string;
}

/** When a register is counted. */
export const COUNT_OCCASION_TABLE = {
  start: { label: 'Start of shift' },
  end: { label: 'End of shift' },
  handover: { label: 'Handover of the bag' },
  bag_check: { label: 'Check of the bag' },
} as const satisfies Readonly<Record<string, Worded>>;
export type CountOccasion = keyof typeof COUNT_OCCASION_TABLE;
export const COUNT_OCCASIONS = Object.keys(COUNT_OCCASION_TABLE) as readonly CountOccasion[];
/** When a count is entered by itself, before a witness; the check of a bag makes its own. */
export const WITNESSED_OCCASIONS = ['start', 'end', 'handover'] as const satisfies readonly CountOccasion[];

/** What an administrator found behind a discrepancy. */
export const DISCREPANCY_OUTCOME_TABLE = {
  count_wrong: { label: 'The count was wrong: the register is correct' },
  corrected: { label: 'The register is corrected by the difference' },
  already_corrected: { label: 'The register has been corrected since the count' },
} as const satisfies Readonly<Record<string, Worded>>;
export type DiscrepancyOutcome = keyof typeof DISCREPANCY_OUTCOME_TABLE;
export const DISCREPANCY_OUTCOMES = Object.keys(DISCREPANCY_OUTCOME_TABLE) as readonly DiscrepancyOutcome[];

/** Moving a controlled drug between places: out of the safe, or back into it. */
export const CONTROLLED_MOVE_TABLE = {
  issue: { label: 'Issue' },
  return: { label: 'Return' },
} as const satisfies Readonly<Record<string, Worded>>;
export type ControlledMove = keyof typeof CONTROLLED_MOVE_TABLE;
export const CONTROLLED_MOVES = Object.keys(CONTROLLED_MOVE_TABLE) as readonly ControlledMove[];

/**
 * The part of a count's difference that still has to be corrected, where the register was corrected by `since` after the
 * count: two counts that found the same ampoule missing take it out of the register once. Never more than the difference,
 * nor the other way.
 */
export const stillToCorrect = (difference: number, since: number): number => {
  const left = Math.round((difference - since) * 1_000) / 1_000;
  return difference > 0 ? Math.min(difference, Math.max(0, left)) : Math.max(difference, Math.min(0, left));
};

/** Misuse of Drugs Regulations 2001, regulation 27: an authorised person sees the destruction of stock of schedule 2. */
export const needsAuthorisedPerson = (schedule: number | null): boolean => schedule === 2;

/** Waste of what was drawn up: to the three decimals in which stock is kept. */
export const wastedOf = (drawnUp: number, given: number): number =>
  Math.round((drawnUp - given) * 1_000) / 1_000;

/** One entry of a register as it is added up. */
export interface RegisterSum {
  readonly amountIn: number;
  readonly amountOut: number;
  readonly wasted: number;
}

/** The totals of a page of a register. */
export const registerTotals = (entries: readonly RegisterSum[]): RegisterSum => {
  const sum = (part: keyof RegisterSum): number =>
    Math.round(entries.reduce((total, entry) => total + entry[part], 0) * 1_000) / 1_000;
  return { amountIn: sum('amountIn'), amountOut: sum('amountOut'), wasted: sum('wasted') };
};

interface Destruction {
  readonly authorisedName: string | null;
  readonly authorisedRole: string | null;
  readonly destructionMethod: string | null;
}

/** How an entry of the register was destroyed, and in whose presence: 'Denaturing kit, in the presence of Kit Marlow (CDLO)'. */
export const destructionWords = ({
  authorisedName,
  authorisedRole,
  destructionMethod,
}: Destruction): readonly string[] => [
  ...(destructionMethod === null ? [] : [destructionMethod]),
  ...(authorisedName === null
    ? []
    : [`in the presence of ${authorisedName}${authorisedRole === null ? '' : ` (${authorisedRole})`}`]),
];

interface Performed {
  readonly performedByName: string;
  readonly givenByName: string | null;
}

/** Who performed an entry: 'Nell Finch, entered by Robin Hale' where the record says that another person gave the drug. */
export const performerWords = ({ performedByName, givenByName }: Performed): string =>
  givenByName === null ? performedByName : `${givenByName}, entered by ${performedByName}`;

interface EntryWords {
  readonly reason: MoveReason;
  readonly lot: string | null;
  readonly reversesSequence: number | null;
  readonly isReversed: boolean;
  readonly settlesSequence: number | null;
  readonly note: string | null;
  readonly authorisedName: string | null;
  readonly authorisedRole: string | null;
  readonly destructionMethod: string | null;
}

/** What is under the party of an entry: 'Wasted, lot K12, corrects entry 41'. */
export const entryWords = (entry: EntryWords): string => {
  const { reason, lot, reversesSequence, isReversed, settlesSequence, note, destructionMethod } = entry;
  return [
    MOVE_REASON_TABLE[reason].label,
    ...(lot === null ? [] : [`lot ${lot}`]),
    ...(reversesSequence === null ? [] : [`corrects entry ${String(reversesSequence)}`]),
    ...(isReversed ? ['corrected later'] : []),
    ...(settlesSequence === null ? [] : [`settles entry ${String(settlesSequence)}`]),
    ...destructionWords(entry),
    // The note of a destruction begins with how it was done.
    ...(note === null || note === destructionMethod ? [] : [note.replace(/\.$/, '')]),
  ].join(', ');
};

interface Unbooked {
  readonly unbooked: number;
  readonly settlement: 'found' | 'written_off' | null;
  readonly settlementReason: string | null;
  readonly settledBySequence: number | null;
  readonly isReversed: boolean;
}

/**
 * How a register words an amount that was used but not in its books: 'Not in the books: 1, found, see entry 57'. Null
 * otherwise.
 */
export const unbookedWords = (entry: Unbooked): string | null => {
  const { unbooked, settlement, settlementReason, settledBySequence, isReversed } = entry;
  if (unbooked === 0) return null;
  const what = `Not in the books: ${quantityText(unbooked)}`;
  if (settlement === 'found') return `${what}, found, see entry ${String(settledBySequence)}`;
  if (settlement === 'written_off') return `${what}, written off: ${settlementReason ?? ''}`;
  return isReversed ? what : `${what}, not settled yet`;
};

interface Given {
  readonly performedByName: string;
  readonly givenByName: string | null;
  readonly isGiverNotAllowed: boolean;
  readonly witnessedByName?: string | null;
}

/**
 * The doubts about the person who gave a controlled drug: a record is never refused because of them. Empty where there are
 * none.
 */
export const giverDoubts = (entry: Given): readonly string[] => {
  const { performedByName, givenByName, isGiverNotAllowed, witnessedByName } = entry;
  const who = givenByName ?? performedByName;
  const isWitness =
    givenByName !== null && givenByName.trim().toLowerCase() === witnessedByName?.trim().toLowerCase();
  return [
    ...(isGiverNotAllowed ? [`The position of ${who} does not allow them to give controlled drugs`] : []),
    ...(isWitness ? [`${who} gave and witnessed this`] : []),
  ];
};

/** What distinguishes one register from another: the drug, its form (given by the unit), and its strength. */
export interface RegisteredDrug {
  readonly name: string;
  /** Its key in the formulary. */
  readonly drug: string | null;
  readonly strength: string | null;
  readonly unit: string;
}
/** The facts of an item on which its register depends. */
export const REGISTER_FACTS = [
  'name',
  'drug',
  'strength',
  'unit',
  'controlledSchedule',
  'isWitnessed',
] as const;

/** Whether an item has a register: a controlled drug whose moves need a witness. */
export const hasRegister = (item: {
  readonly controlledSchedule: number | null;
  readonly isWitnessed: boolean;
}): boolean => item.controlledSchedule !== null && item.isWitnessed;

/** The fact in which an item must differ from another that would have the same register. */
export const registerField = ({ strength }: Pick<RegisteredDrug, 'strength'>): 'name' | 'strength' =>
  strength === null ? 'name' : 'strength';

/** '10 mg in 1 ml' and '10mg/1ml' are one strength. */
const plain = (words: string | null): string =>
  (words ?? '')
    .toLowerCase()
    .replaceAll(/\s+in\s+/g, '/')
    .replaceAll(/\s/g, '');

/**
 * Whether two items would be one register (operations section 5: each drug, form and strength has its register). Without a
 * strength, or a key in the formulary, they are known by their names.
 */
export const isSameRegister = (one: RegisteredDrug, other: RegisteredDrug): boolean => {
  if (one.unit !== other.unit || plain(one.strength) !== plain(other.strength)) return false;
  if (one.strength === null || one.drug === null || other.drug === null)
    return plain(one.name) === plain(other.name);
  return one.drug === other.drug;
};

/** Why such an item is refused. */
export const sameRegisterWords = ({ name, sku }: { readonly name: string; readonly sku: string }): string =>
  `${name} (${sku}) is the same drug in the same form and strength. Add the lots to that item, so that there is one register.`;
