import type { RosterRow } from '@sideline/schema/roster/roster-rows';
import { decisionOf, type ImportChoice, type ImportPreview } from '../import-choice';

/** One row of a roster, with its patient's future id and, once the server was asked, what it would do with them. */
export interface RosterPerson {
  readonly id: string;
  readonly row: RosterRow;
  /** Null if the row itself has an error. */
  readonly preview: ImportPreview | null;
  readonly choice: ImportChoice;
  /** Why the server refused the patient when they were sent; null before that. */
  readonly refusal: string | null;
  /** Whether the patient has been sent and accepted, so that their choices can no longer change. */
  readonly isSent: boolean;
}

export const ROSTER_STATES = ['new', 'known', 'wrong', 'refused'] as const;
export type RosterState = (typeof ROSTER_STATES)[number];
export const ROSTER_STATE_LABELS: Readonly<Record<RosterState, string>> = {
  new: 'New',
  known: 'Probably already registered',
  wrong: 'Cannot be imported',
  refused: 'Refused',
};

export const problemsOf = ({ row, preview }: RosterPerson): readonly string[] => [
  ...row.problems,
  ...(preview?.problems.map(({ message }) => message) ?? []),
];

export const stateOf = (person: RosterPerson): RosterState => {
  if (problemsOf(person).length > 0) return 'wrong';
  if (person.refusal !== null) return 'refused';
  return person.preview?.state === 'likely_duplicate' ? 'known' : 'new';
};

/** Who to send: only those who are to be registered or recognised and have not been accepted yet. */
export const toSend = (people: readonly RosterPerson[]): readonly RosterPerson[] =>
  people.filter((person) => !person.isSent && stateOf(person) !== 'wrong' && person.choice !== 'leave');

/** One person as sent. A new person is marked as different from everyone shown next to them. */
export const sentRow = ({ id, row, preview, choice }: RosterPerson) => ({
  patient: { ...row.patient, id },
  ...decisionOf(choice, preview),
});

/** When the first row of a batch was checked; null if one was not checked. */
export const lookedAtOf = (batch: readonly RosterPerson[]): string | null => {
  const [first] = batch.map(({ preview }) => preview?.lookedAt ?? '').sort();
  return first ? first : null;
};

/** The server's problems with rows of a batch (`rows.3.dob`), by the ids of the people, with their lines in the file. */
export const refusalsOf = (
  batch: readonly RosterPerson[],
  problems: readonly { readonly field: string; readonly message: string }[],
): ReadonlyMap<string, string> => {
  const refusals = new Map<string, string>();
  for (const { field, message } of problems) {
    const person = batch[Number(/^rows\.(\d+)/.exec(field)?.[1] ?? -1)];
    if (person === undefined) continue;
    const said = message.replace(/^Patient \d+: /, '');
    const before = refusals.get(person.id);
    refusals.set(
      person.id,
      before === undefined ? `Line ${String(person.row.line)}: ${said}` : `${before} ${said}`,
    );
  }
  return refusals;
};

/** People who are left out, with the reason, for the file of rows that still need correcting. */
export const leftOut = (people: readonly RosterPerson[]) =>
  people
    .filter((person) => !person.isSent && (stateOf(person) === 'wrong' || person.choice === 'leave'))
    .map((person) => ({
      line: person.row.line,
      why: problemsOf(person).join(' ') || (person.refusal ?? 'Probably already registered.'),
    }));

export const inBatches = <T>(rows: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, batch) =>
    rows.slice(batch * size, (batch + 1) * size),
  );
