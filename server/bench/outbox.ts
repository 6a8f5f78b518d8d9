import { fieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { isSame } from '@sideline/schema/prf/record/merge';
import { newId } from '../src/platform/ids.js';
import type { Claim } from './report.js';
import type { Seeded } from './seed.js';

/**
 * How long a device takes that comes back with a thousand edits, of ten records that it began without a signal. Sent as its
 * outbox does: all records at once; of each first the commands that were tried in vain, one a section, and when these are
 * answered one more a section with everything since; what was touched is read back whole. Afterwards, and untimed, each edit is
 * looked for in what the server has.
 */

/** What is asked. */
const AT_MOST_MS = 5_000;
const EDITS = 1_000;
const RECORDS = 10;
const SETS = 8;
const DRUGS = 4;
const WORDS = { SecondarySurvey: 24, PresentingComplaint: 4 } as const;

type Changes = Readonly<Record<string, unknown>>;
type BySection = Readonly<Partial<Record<PrfSectionKey, Changes>>>;

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const set = (index: number): Changes => ({
  id: newId(),
  date_time: minutesAgo(60 - index * 5),
  heart_rate: 80 + index,
  respiratory_rate: 16,
  oxygen_saturation: 97,
  temperature: 37,
  pain_score: 4,
});
const drug = (index: number): Changes => ({
  id: newId(),
  drug_name: 'paracetamol_oral',
  time_administered: minutesAgo(50 - index * 5),
  dose: 500,
  dose_unit: 'mg',
  route: 'oral',
  given_by: 'A. Khan',
});
const words = (section: keyof typeof WORDS): readonly (readonly [string, string])[] =>
  fieldsOf(section)
    .filter(({ kind }) => kind === 'longText')
    .slice(0, WORDS[section])
    .map(({ name, label }) => [name, `${label}: nothing out of the ordinary was seen.`] as const);

/** What one record's outbox holds: what was tried first, and what was entered since. */
const editsOf = (): readonly [tried: BySection, since: BySection] => {
  const sets = Array.from({ length: SETS }, (_, index) => set(index));
  const drugs = Array.from({ length: DRUGS }, (_, index) => drug(index));
  const [survey, complaint] = [words('SecondarySurvey'), words('PresentingComplaint')];
  const part = (from: number, to?: number): BySection => ({
    observations: { entries: sets.slice(from, to) },
    ClinicalInterventions: { drugs_administered: drugs.slice(from, to) },
    SecondarySurvey: Object.fromEntries(survey.slice(from, to)),
    PresentingComplaint: Object.fromEntries(complaint.slice(from, to)),
  });
  return [part(0, 1), part(1)];
};

/** How many answers a change holds: of an entry each, but for its id. */
const countOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce<number>((sum, entry: object) => sum + Object.keys(entry).length - 1, 0)
    : 1;
const editsIn = (changes: BySection): number =>
  Object.values(changes)
    .flatMap((own) => Object.values(own))
    .reduce<number>((sum, value) => sum + countOf(value), 0);

/** How many of the answers that a change holds stand so. */
const arrivedOf = (sent: unknown, stored: unknown): number => {
  if (!Array.isArray(sent)) return isSame(sent, stored) ? 1 : 0;
  const entries = new Map(
    (Array.isArray(stored) ? (stored as readonly Changes[]) : []).map((entry) => [entry['id'], entry]),
  );
  return (sent as readonly Changes[]).reduce<number>((sum, { id, ...answers }) => {
    const there = entries.get(id) ?? {};
    return sum + Object.entries(answers).filter(([name, value]) => isSame(value, there[name])).length;
  }, 0);
};

interface Answer {
  readonly data?: {
    readonly savePrf: {
      readonly results: readonly { section: PrfSectionKey; outcome: string; version: number }[];
    };
  };
}

const SAVE = (sections: readonly PrfSectionKey[]): string => `mutation SavePrf($input: SavePrfInput!) {
  savePrf(input: $input) {
    results {
      commandId customPrfId section outcome version code isKept
      problems { field code message }
      conflict { paths authors { path at author { firstName lastName } } }
      data ${prfDataSelection(new Set(sections))}
    }
  }
}`;

interface Outbox {
  readonly prfId: string;
  readonly parts: ReturnType<typeof editsOf>;
}

interface ReadAnswer {
  readonly data?: {
    readonly prf: { readonly data: Readonly<Record<string, Changes | null | undefined>> } | null;
  };
}

export const measureOutbox = async (what: string, port: number, seeded: Seeded): Promise<Claim> => {
  const token = seeded.tokens[0] ?? '';
  let requests = 0;
  const ask = async <T>(query: string, variables: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sideline=${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as T;
  };
  const sendAll = async ({ prfId, parts }: Outbox): Promise<void> => {
    const versions = new Map<PrfSectionKey, number>();
    for (const changes of parts) {
      const sections = Object.keys(changes) as PrfSectionKey[];
      const commands = sections.map((section) => ({
        commandId: newId(),
        prfId,
        section,
        baseVersion: versions.get(section) ?? 0,
        deviceTime: new Date().toISOString(),
        changes: { [section]: changes[section] },
      }));
      const answer = await ask<Answer>(SAVE(sections), { input: { commands } });
      if (answer.data?.savePrf.results.every(({ outcome }) => outcome === 'SAVED') !== true)
        throw new Error(`Not all was saved: ${JSON.stringify(answer).slice(0, 400)}`);
      for (const { section, version } of answer.data.savePrf.results) versions.set(section, version);
      requests += 1;
    }
  };
  const arrivedIn = async ({ prfId, parts }: Outbox): Promise<number> => {
    const sections = [...new Set(parts.flatMap((changes) => Object.keys(changes)))] as PrfSectionKey[];
    const { data } = await ask<ReadAnswer>(
      `query ($id: ID!) { prf(customPrfId: $id) { data ${prfDataSelection(new Set(sections))} } }`,
      { id: prfId },
    );
    return parts
      .flatMap((changes) => Object.entries(changes))
      .flatMap(([section, own]) =>
        Object.entries(own).map(([name, value]) => arrivedOf(value, data?.prf?.data[section]?.[name])),
      )
      .reduce((sum, count) => sum + count, 0);
  };
  const outboxes = Array.from({ length: RECORDS }, (): Outbox => ({ prfId: newId(), parts: editsOf() }));
  const began = performance.now();
  await Promise.all(outboxes.map(sendAll));
  const value = performance.now() - began;
  const edits = outboxes.flatMap(({ parts }) => parts.map(editsIn)).reduce((sum, count) => sum + count, 0);
  let arrived = 0;
  for (const outbox of outboxes) arrived += await arrivedIn(outbox);
  if (edits !== EDITS || arrived !== EDITS)
    throw new Error(`Of ${String(EDITS)} edits ${String(edits)} were sent and ${String(arrived)} arrived`);
  return {
    what: `${what}: ${String(arrived)} edits of ten records in ${String(requests)} requests`,
    ...{ value, unit: 'ms', limit: AT_MOST_MS, is: 'at most' },
  };
};
