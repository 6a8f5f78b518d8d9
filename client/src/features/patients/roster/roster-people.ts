import type { RosterRow } from '@sideline/schema/roster/roster-rows';
import type { ImportChoice, ImportPreview } from '../import-choice';

/** One row of a roster under the id that its patient gets, and what the server would make of him once it was asked. */
export interface RosterPerson {
  readonly id: string;
  readonly row: RosterRow;
  /** Null where the row is wrong by itself. */
  readonly preview: ImportPreview | null;
  readonly choice: ImportChoice;
}

export const ROSTER_STATES = ['new', 'known', 'wrong'] as const;
export type RosterState = (typeof ROSTER_STATES)[number];
export const ROSTER_STATE_LABELS: Readonly<Record<RosterState, string>> = {
  new: 'New',
  known: 'Likely registered already',
  wrong: 'Cannot be imported',
};

export const problemsOf = ({ row, preview }: RosterPerson): readonly string[] => [
  ...row.problems,
  ...(preview?.problems.map(({ message }) => message) ?? []),
];

export const stateOf = (person: RosterPerson): RosterState => {
  if (problemsOf(person).length > 0) return 'wrong';
  return person.preview?.state === 'likely_duplicate' ? 'known' : 'new';
};

/** What is sent: those who are to be registered or recognised, and no others. */
export const sentRows = (people: readonly RosterPerson[]) =>
  people
    .filter((person) => stateOf(person) !== 'wrong' && person.choice !== 'leave')
    .map(({ id, row, choice }) => ({
      patient: { ...row.patient, patient_id: id },
      samePatientId: typeof choice === 'string' ? null : choice.same,
    }));

/** Who stays out, with why, for the file of what is left to mend. */
export const leftOut = (people: readonly RosterPerson[]) =>
  people
    .filter((person) => stateOf(person) === 'wrong' || person.choice === 'leave')
    .map((person) => ({
      line: person.row.line,
      why: problemsOf(person).join(' ') || 'Likely registered already.',
    }));

export const inBatches = <T>(rows: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, batch) =>
    rows.slice(batch * size, (batch + 1) * size),
  );
