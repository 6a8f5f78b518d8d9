import { createHash, randomUUID } from 'node:crypto';
import {
  LIST_QUERY,
  PATIENT_QUERY,
  PATIENTS_QUERY,
  PRF_QUERY,
  ROTA_QUERY,
  SAVE_MUTATION,
  SEARCH_QUERY,
} from './documents.js';
import type { Shooter, Shot } from './load.js';
import { madePatient } from './patients-data.js';
import { PASSWORD, rotaMonth, USERS as PEOPLE, type Seeded } from './seed.js';

/** What is sent: the same work to the product by GraphQL, and to the floor by its bare routes. */
export interface Work {
  readonly name: string;
  readonly product: Shooter;
  readonly floor: Shooter;
  /** Stands in every right answer of both. */
  readonly needle: string;
  /** At most so many times the floor's processor time. */
  readonly atMost: number | null;
  /** Section saves, or whatever is counted, that one request holds. */
  readonly each: number;
  /** Units a second that are asked for, where it is not what is asked of section saves. */
  readonly atLeast?: number;
  /** Ends after so many requests; null by time. */
  readonly requests: number | null;
}

/** What is asked of a patient, a record, the lists and the rota: beside the floor. */
const AT_MOST = 1.3;

const json = { 'content-type': 'application/json' } as const;

export const graphql = (token: string, query: string, variables: unknown): Shot => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, cookie: `sideline=${token}` },
  body: JSON.stringify({ query, variables }),
});

/** A query as the client sends it: by its hash, with the text only the first time. */
export const persisted = (query: string) => {
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  let isKnown = false;
  return (token: string, variables: unknown): Shot => {
    const text = isKnown ? {} : { query };
    isKnown = true;
    return {
      method: 'POST',
      path: '/graphql',
      headers: { ...json, cookie: `sideline=${token}` },
      body: JSON.stringify({ ...text, variables, extensions }),
    };
  };
};

export const get = (token: string, path: string): Shot => ({
  method: 'GET',
  path,
  headers: { cookie: `sideline=${token}` },
});

export const post = (path: string, body: unknown, token?: string): Shot => ({
  method: 'POST',
  path,
  headers: token === undefined ? json : { ...json, cookie: `sideline=${token}` },
  body: JSON.stringify(body),
});

/** The reads and the sign-in, which do not depend on how many patients there are. */
export const steadyWork = (seeded: Seeded, patients: number): readonly Work[] => {
  const token = (user: number, round: number) =>
    seeded.tokens[(user * 251 + round) % seeded.tokens.length] ?? '';
  const patientId = (user: number, round: number) => madePatient((user * 997 + round * 13) % patients).id;
  const number = (user: number, round: number) =>
    seeded.prfs[(user * 131 + round) % seeded.prfs.length]?.number ?? '';
  const credentials = (user: number, round: number) => ({
    email: seeded.emails[(user * 7 + round) % seeded.emails.length],
    password: PASSWORD,
  });
  const read = { atMost: AT_MOST, each: 1, requests: null };
  const [patient, list, prf] = [persisted(PATIENT_QUERY), persisted(LIST_QUERY), persisted(PRF_QUERY)];
  const rota = persisted(ROTA_QUERY);
  return [
    {
      ...read,
      name: 'a patient',
      needle: '"nhsNumber"',
      product: (user, round) =>
        patient(token(user, round), { patientId: patientId(user, round), isStaff: true }),
      floor: (user, round) => get(token(user, round), `/patient/${patientId(user, round)}`),
    },
    {
      ...read,
      name: 'the PRF list',
      needle: '"customPrfId"',
      product: (user, round) => list(token(user, round), { first: 25 }),
      floor: (user, round) => get(token(user, round), '/prfs'),
    },
    {
      ...read,
      name: 'a whole PRF',
      needle: '"heart_rate"',
      product: (user, round) => prf(token(user, round), { customPrfId: number(user, round) }),
      floor: (user, round) => get(token(user, round), `/prf/${number(user, round)}`),
    },
    {
      ...read,
      name: 'a month of 2,160 shifts',
      needle: '"shiftStart"',
      product: (user, round) => rota(token(user, round), { range: rotaMonth(user + round) }),
      floor: (user, round) =>
        get(token(user, round), `/rota?${new URLSearchParams(rotaMonth(user + round)).toString()}`),
    },
    {
      name: 'sign-in',
      needle: '"firstName"',
      // Below the limit of sign-ins that one address has in a minute.
      requests: 120,
      atMost: null,
      each: 1,
      product: (user, round) => post('/api/auth/login', credentials(user, round)),
      floor: (user, round) => post('/login', credentials(user, round)),
    },
  ];
};

/** Section saves: each virtual user writes records of its own, and every save starts from the one before. */
export const saveWork = (seeded: Seeded): readonly Work[] => {
  const versions = new Map<string, number>();
  // Records and sessions of one person are `PEOPLE` apart.
  const prfOf = (user: number, place: number) => seeded.prfs[user + PEOPLE * place]?.id ?? '';
  const token = (user: number, round: number) => seeded.tokens[user + PEOPLE * (round % 100)] ?? '';
  const command = (prfId: string) => {
    const baseVersion = versions.get(prfId) ?? 1;
    versions.set(prfId, baseVersion + 1);
    return {
      commandId: randomUUID(),
      prfId,
      section: 'PresentingComplaint',
      baseVersion,
      deviceTime: new Date().toISOString(),
      text: `Fell from the second step, version ${String(baseVersion)}`,
    };
  };
  const save =
    (each: number, from: number): Shooter =>
    (user, round) =>
      graphql(token(user, round), SAVE_MUTATION, {
        input: {
          commands: Array.from({ length: each }, (_, index) => {
            const { text, ...made } = command(prfOf(user, from + index));
            return { ...made, changes: { PresentingComplaint: { history_of_presenting_complaint: text } } };
          }),
        },
      });
  const bare: Shooter = (user, round) => {
    const { text, ...made } = command(prfOf(user, 50));
    return post('/save', { ...made, changes: { history_of_presenting_complaint: text } }, token(user, round));
  };
  return [
    {
      name: 'a section save',
      needle: '"version"',
      product: save(1, 0),
      floor: bare,
      atMost: null,
      each: 1,
      requests: null,
    },
    {
      name: 'ten section saves in one request',
      needle: '"version"',
      product: save(10, 1),
      floor: bare,
      atMost: null,
      each: 10,
      requests: null,
    },
  ];
};

/** The first page of the patients, and how many there are. */
export const patientsWork = (seeded: Seeded, patients: number): Work => {
  const token = (user: number, round: number) =>
    seeded.tokens[(user * 251 + round) % seeded.tokens.length] ?? '';
  const list = persisted(PATIENTS_QUERY);
  return {
    name: `the patient list, ${patients.toLocaleString('en-GB')} patients`,
    needle: '"totalCount"',
    atMost: AT_MOST,
    each: 1,
    requests: null,
    product: (user, round) => list(token(user, round), { first: 25 }),
    floor: (user, round) => get(token(user, round), '/patients'),
  };
};

export const searchWork = (seeded: Seeded, patients: number): Work => {
  const token = (user: number, round: number) =>
    seeded.tokens[(user * 251 + round) % seeded.tokens.length] ?? '';
  const search = persisted(SEARCH_QUERY);
  const named = (user: number, round: number) => madePatient((user * 7_919 + round * 31) % patients);
  return {
    name: `patient search, ${patients.toLocaleString('en-GB')} patients`,
    needle: '"nhsNumber"',
    atMost: 2.5,
    each: 1,
    requests: null,
    product: (user, round) => {
      const { name, dob } = named(user, round);
      return search(token(user, round), { name, dob });
    },
    floor: (user, round) => {
      const { name, dob } = named(user, round);
      return get(token(user, round), `/search?name=${encodeURIComponent(name)}&dob=${dob}`);
    },
  };
};
