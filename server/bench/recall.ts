import { madePatient, oneEdit, randomFrom, soundAlike, type MadePatient } from './patients-data.js';
import type { Claim } from './report.js';
import type { Seeded } from './seed.js';

/** How often a name that was mistyped or misheard still finds its patient among the first ten. */

const SEED = 20_261_120;
const NAMES = 500;
/** What is asked, of a hundred. */
const AT_LEAST = 95;

/** The two ways to look for somebody, as the client asks. */
export const RECALL_QUERIES = {
  'name and birth date':
    'query ($name: String!, $dob: LocalDate!) { matches: searchPatients(name: $name, dob: $dob) { id name alsoRecordedAs { id name } } }',
  'name alone':
    'query ($name: String!) { matches: findPatients(text: $name) { id name alsoRecordedAs { id name } } }',
} as const;

/** The two ways in which a name goes wrong. */
export const SLIPS = { 'one edit': oneEdit, 'like sound': soundAlike } as const;

export interface Match {
  readonly id: string;
  readonly name: string;
  readonly alsoRecordedAs: readonly { readonly id: string; readonly name: string }[] | null;
}

export interface Recall {
  /** Of the names that were tried, those whose patient was among the first ten: 0 to 1. */
  readonly share: number;
  /** The patient's name and what was typed. */
  readonly missed: readonly string[];
}

type Ask = (query: string, variables: { name: string; dob: string }) => Promise<readonly Match[]>;

interface Wanted {
  readonly by: keyof typeof RECALL_QUERIES;
  readonly slip: keyof typeof SLIPS;
  /** The made patients that the database holds. */
  readonly patients: number;
  readonly names: number;
}

/**
 * With the birth date it must be the right patient; a name by itself cannot tell namesakes apart. A record that was merged
 * stands with the one that it was merged into.
 */
const isFound = (by: Wanted['by'], patient: MadePatient, matches: readonly Match[]): boolean =>
  matches.some(({ id, name, alsoRecordedAs }) =>
    [{ id, name }, ...(alsoRecordedAs ?? [])].some((record) =>
      by === 'name alone' ? record.name === patient.name : record.id === patient.id,
    ),
  );

/** Looks for so many of the made patients by a name that is a little wrong; the same ones each time. */
export const measureRecall = async ({ by, slip, patients, names }: Wanted, ask: Ask): Promise<Recall> => {
  const random = randomFrom(SEED);
  let tried = 0;
  const missed: string[] = [];
  while (tried < names) {
    const patient = madePatient(Math.floor(random() * patients));
    const typed = SLIPS[slip](patient.name, random);
    if (typed === patient.name) continue;
    tried += 1;
    const matches = await ask(RECALL_QUERIES[by], { name: typed, dob: patient.dob });
    if (!isFound(by, patient, matches)) missed.push(`${patient.name} / ${typed}`);
  }
  return { share: (tried - missed.length) / tried, missed };
};

/** Asks a server by each of the sessions in turn, as many people would. */
export const askAt = (port: number, { tokens }: Seeded): Ask => {
  let asked = 0;
  return async (query, variables) => {
    const token = tokens[(asked += 1) % tokens.length] ?? '';
    const answer = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sideline=${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    const { data } = JSON.parse(text) as { data?: { matches?: readonly Match[] } };
    if (!data?.matches) throw new Error(`Unexpected answer ${String(answer.status)}: ${text.slice(0, 400)}`);
    return data.matches;
  };
};

/** Each slip by each way to look, among so many patients. */
export const measureRecalls = async (what: string, patients: number, ask: Ask): Promise<readonly Claim[]> => {
  const claims: Claim[] = [];
  for (const by of Object.keys(RECALL_QUERIES) as (keyof typeof RECALL_QUERIES)[])
    for (const slip of Object.keys(SLIPS) as (keyof typeof SLIPS)[]) {
      const { share } = await measureRecall({ by, slip, patients, names: NAMES }, ask);
      claims.push({
        what: `${what} (${slip}), found by ${by}, ${patients.toLocaleString('en-GB')} patients`,
        ...{ value: 100 * share, unit: '%', limit: AT_LEAST, is: 'at least' },
      });
    }
  return claims;
};
