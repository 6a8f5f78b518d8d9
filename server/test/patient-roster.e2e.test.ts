import { PATIENT_IMPORT } from '@sideline/schema/fhir/patient-bundle';
import { guessMapping } from '@sideline/schema/roster/roster-columns';
import { rosterRows, type RosterTeam } from '@sideline/schema/roster/roster-rows';
import { readRosterTable } from '@sideline/schema/roster/roster-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { firstOf } from './harness/mutations.js';

let server: TestServer;
let staff: TestCaller;
let teams: readonly RosterTeam[];
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
  const [teamId, squadId] = [newId(), newId()];
  await staff.graphql(
    'mutation ($i: CreateCheerTeamInput!) { createCheerTeam(input: $i) { cheerTeam { id } } }',
    {
      i: { id: teamId, name: 'Harrow Hawks' },
    },
  );
  await staff.graphql(
    'mutation ($i: CreateCheerSquadInput!) { createCheerSquad(input: $i) { cheerSquad { id } } }',
    {
      i: { id: squadId, teamId, name: 'Youth' },
    },
  );
  teams = [{ id: teamId, name: 'Harrow Hawks', squads: [{ id: squadId, name: 'Youth' }] }];
});
afterAll(() => server.close());

const PREVIEW = `query ($input: PreviewPatientImportInput!) {
  previewPatientImport(input: $input) { state lookedAt matches { id agrees } } }`;
const IMPORT =
  'mutation ($input: ImportPatientsInput!) { importPatients(input: $input) { patientImportResult { created linked unchanged } } }';

interface SentRow {
  readonly patient: object & { readonly id: string };
  readonly samePatientId?: string;
}
const batchesOf = (rows: readonly SentRow[]): readonly (readonly SentRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / PATIENT_IMPORT.patients) }, (_, batch) =>
    rows.slice(batch * PATIENT_IMPORT.patients, (batch + 1) * PATIENT_IMPORT.patients),
  );
/** As the screen sends them: a batch at a time. */
const ask = async <T>(
  document: string,
  rows: readonly SentRow[],
  lookedAt: string | null = null,
): Promise<T[]> => {
  const answers: T[] = [];
  for (const [place, batch] of batchesOf(rows).entries()) {
    const sent = rows.slice(0, place * PATIENT_IMPORT.patients).map(({ patient }) => patient.id);
    const input = { rows: batch, ...(document === IMPORT ? { earlierIds: sent, lookedAt } : {}) };
    const { data, errors } = await staff.graphql(document, { input });
    expect(errors).toBeUndefined();
    answers.push(firstOf(data) as T);
  }
  return answers;
};
interface Preview {
  readonly state: string;
  readonly lookedAt: string;
  readonly matches: readonly { readonly id: string }[];
}
const previewed = async (rows: readonly SentRow[]): Promise<readonly Preview[]> =>
  (await ask<readonly Preview[]>(PREVIEW, rows)).flat();
const imported = async (rows: readonly SentRow[], lookedAt: string | null = null) => {
  const done = await ask<{ created: number; linked: number; unchanged: number }>(IMPORT, rows, lookedAt);
  const sum = (field: 'created' | 'linked' | 'unchanged') =>
    done.reduce((total, one) => total + one[field], 0);
  return { created: sum('created'), linked: sum('linked'), unchanged: sum('unchanged') };
};
const countPatients = async (): Promise<number> => {
  const [row] = await server.database.asOwner<{ count: number }>(
    'SELECT count(*)::integer AS count FROM patient',
  );
  return row?.count ?? 0;
};

const GIVEN =
  'Ada Bea Cora Dora Edie Fay Gwen Hope Isla June Kit Lena Mina Nora Orla Peg Quin Rhea Suki Tess'.split(' ');
const syllable = (number: number): string => {
  const [starts, middles] = ['BCDFGHJKLMNPRSTVWZ', 'aeiou'];
  let text = '';
  for (let rest = number; text.length < 6; rest = Math.floor(rest / 90))
    text += `${starts.charAt(rest % 18)}${middles.charAt(Math.floor(rest / 18) % 5)}`;
  return text.charAt(0) + text.slice(1).toLowerCase();
};
/** Of 5,000 people 200 cannot be imported: 50 without a name, 50 of no date, 50 of no team, 50 who stand there twice. */
const roster = (): Uint8Array => {
  const lines = Array.from({ length: 5_000 }, (_, number) => {
    const day = new Date(Date.UTC(2005, 0, 1 + ((number * 7) % 3_600)));
    const born = `${String(day.getUTCDate())}/${String(day.getUTCMonth() + 1)}/${String(day.getUTCFullYear())}`;
    const name = `${GIVEN[number % 20] ?? ''} ${syllable(number * 37)}`;
    const fault = number === 1 ? 0 : number % 25 === 0 ? (number / 25) % 4 : null;
    if (fault === 3) return 'Ada Twice;1/2/2010;F;Harrow Hawks;Youth;07700 900111';
    return [
      fault === 0 ? '' : name,
      fault === 1 ? '31/2/2010' : born,
      'F',
      fault === 2 ? 'Nowhere' : 'harrow hawks',
      'Youth',
      `07700 ${String(100_000 + number)}`,
    ].join(';');
  });
  const head = 'Athlete;Date of Birth;Sex;Team;Squad;Phone';
  const once = 'Ada Twice;1/2/2010;F;Harrow Hawks;Youth;07700 900111';
  return new TextEncoder().encode(`\uFEFF${[head, once, ...lines.slice(1), ''].join('\r\n')}`);
};

describe('a roster', () => {
  it('of 5,000 with 200 that cannot be taken is looked through, imported, and imported once', async () => {
    const table = readRosterTable(roster());
    if ('problem' in table) throw new Error(table.problem);
    expect(table.rows).toHaveLength(5_000);
    const rows = rosterRows(table, guessMapping(table.heads), teams, '2026-11-20');
    const good = rows.filter(({ problems }) => problems.length === 0);
    expect(rows.length - good.length).toBe(200);
    const before = await countPatients();
    const sent = good.map(({ patient }) => ({ patient: { ...patient, id: newId() } }));

    // Nobody else was registered in the last minutes.
    server.clock.advance(5 * 60_000);
    const previews = await previewed(sent);
    expect(previews.filter(({ state }) => state === 'refused')).toEqual([]);
    expect(await countPatients()).toBe(before);

    const lookedAt = previews[0]?.lookedAt ?? null;
    expect(await imported(sent, lookedAt)).toEqual({ created: sent.length, linked: 0, unchanged: 0 });
    expect(await countPatients()).toBe(before + sent.length);
    const [row] = await server.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM patient_squad WHERE end_date IS NULL AND squad_id = $1`,
      [teams[0]?.squads[0]?.id],
    );
    expect(row?.count).toBe(sent.length);
    // Sent again because an answer was lost, nobody comes twice.
    expect(await imported(sent.slice(0, 500))).toEqual({ created: 0, linked: 0, unchanged: 500 });

    // And the same file chosen another day is known.
    const again = sent.slice(0, 250).map(({ patient }) => ({ patient: { ...patient, id: newId() } }));
    const known = await previewed(again);
    expect(known.every(({ state }) => state === 'likely_duplicate')).toBe(true);
    expect(known.map(({ matches }) => matches[0]?.id)).toEqual(
      sent.slice(0, 250).map(({ patient }) => patient.id),
    );
    const same = again.map((one, index) => ({
      ...one,
      samePatientId: sent[index]?.patient.id ?? '',
    }));
    expect(await imported(same)).toEqual({ created: 0, linked: 250, unchanged: 0 });
    expect(await countPatients()).toBe(before + sent.length);
  }, 120_000);

  it('takes nobody of a batch where one of it cannot be, and names the row', async () => {
    const before = await countPatients();
    const row = (facts: object) => ({ patient: { id: newId(), ...facts } });
    const { errors } = await staff.graphql(IMPORT, {
      input: { rows: [row({ name: 'Good Person' }), row({ name: '' })] },
    });
    expect(errors?.[0]?.extensions.problems).toMatchObject([{ field: 'rows.1.name' }]);
    expect(await countPatients()).toBe(before);
  });

  it('refuses by its row whoever another import registered since it was looked at, and not its own', async () => {
    const facts = { name: 'Thomasina Wrexley', dob: '2011-04-03' };
    const row = (more: object = {}) => ({ patient: { id: newId(), ...facts, ...more } });
    const other = row({ name: 'Perpetua Somebody', dob: '2012-09-09' });
    const [mine, yours] = [row(), row()];
    const previews = await previewed([mine, yours]);
    expect(previews).toMatchObject([{ matches: [] }, { matches: [] }]);
    const lookedAt = previews[0]?.lookedAt;
    // As long as one looks at a file before taking it in.
    server.clock.advance(10 * 60_000);
    await imported([mine]);
    const before = await countPatients();
    const send = (input: object) => staff.graphql(IMPORT, { input });
    for (const since of [{ lookedAt }, {}]) {
      const refused = await send({ rows: [other, yours], ...since });
      expect(refused.errors?.[0]?.extensions.problems).toMatchObject([
        { field: 'rows.1.differsFrom', code: 'looks_known' },
      ]);
    }
    expect(await countPatients()).toBe(before);
    // The answer to the first was lost: it is asked about no more.
    expect(await imported([mine])).toEqual({ created: 0, linked: 0, unchanged: 1 });
    const apart = { ...yours, differsFrom: [mine.patient.id] };
    expect((await send({ rows: [apart] })).data?.['importPatients']).toMatchObject({
      patientImportResult: { created: 1 },
    });
    const third = { ...row(), differsFrom: [mine.patient.id] };
    expect(
      (await send({ rows: [third], earlierIds: [yours.patient.id] })).data?.['importPatients'],
    ).toMatchObject({ patientImportResult: { created: 1 } });
  });

  it('refuses whoever is like somebody registered meanwhile in any way in which people are found', async () => {
    const cases: readonly { readonly sent: object; readonly registered: object }[] = [
      {
        sent: { name: 'Stephen Ravensworth', dob: '2009-03-04' },
        registered: { name: 'Steven Ravensworth', dob: '2009-03-04' },
      },
      {
        sent: { name: 'Clementine Oxenholme', dob: '2010-05-06' },
        registered: { name: 'Clementine Oxenholme', dob: '2010-06-05' },
      },
      {
        sent: { name: 'Barnaby Thistledown', dob: '2008-08-09' },
        registered: { name: 'Barnaby Thistledown' },
      },
      {
        sent: { name: 'Wilhelmina Ousegate' },
        registered: { name: 'Wilhelmina Ousegate', dob: '2007-07-08' },
      },
      {
        sent: { name: 'Florian Skeldergate', dob: '2011-01-02', postcode: 'YO1 6DH' },
        registered: { name: 'Florian Skelder', dob: '1999-09-10', postcode: 'yo16dh' },
      },
      {
        sent: { name: 'Jocasta Micklegate', dob: '2012-02-03', contactNumber: '01904 555 111' },
        registered: { name: 'Jo Micklegate', dob: '1998-08-07', contactNumber: '+44 1904 555111' },
      },
      {
        sent: { name: 'Lysander Goodramgate', dob: '2006-11-12', nhsNumber: '9434765870' },
        registered: { name: 'Somebody Otherwise', dob: '1950-01-01', nhsNumber: '9434765870' },
      },
    ];
    const rows = cases.map(({ sent }) => ({ patient: { id: newId(), ...sent } }));
    const bystander = {
      patient: { id: newId(), name: 'Quentin Uninvolved', dob: '2005-12-13' },
    };
    const previews = await previewed([...rows, bystander]);
    expect(previews.map(({ matches }) => matches)).toEqual([...rows, bystander].map(() => []));
    server.clock.advance(10 * 60_000);
    for (const { registered } of cases) await imported([{ patient: { id: newId(), ...registered } }]);
    const { errors } = await staff.graphql(IMPORT, {
      input: { rows: [...rows, bystander], lookedAt: previews[0]?.lookedAt },
    });
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(
      rows.map((_, index) => `rows.${String(index)}.differsFrom`),
    );
  });

  it('of two imports at one moment lets one register a person', async () => {
    const facts = { name: 'Cuthbert Olliphant', dob: '2010-10-10' };
    const answers = await Promise.all(
      [0, 1, 2].map(() =>
        staff.graphql(IMPORT, { input: { rows: [{ patient: { id: newId(), ...facts } }] } }),
      ),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('recognises nobody as a record that was merged meanwhile', async () => {
    const [loser, survivor] = [newId(), newId()];
    const facts = { name: 'Ermintrude Vale', dob: '2009-08-07' };
    await imported([{ patient: { id: loser, ...facts } }]);
    const other = { id: survivor, name: 'Trudy Vale', dob: '2001-02-03' };
    await imported([{ patient: other }]);
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [loser, survivor],
    );
    const { errors } = await staff.graphql(IMPORT, {
      input: { rows: [{ patient: { id: newId(), ...facts }, samePatientId: loser }] },
    });
    expect(errors?.[0]?.extensions.problems).toMatchObject([{ field: 'rows.0', code: 'PATIENT_MERGED' }]);
  });

  it('does not take a family’s one telephone for one person', async () => {
    const contactNumber = '01609 555 777';
    const child = { id: newId(), name: 'Otis Wainscott', dob: '2012-01-01', contactNumber };
    await imported([{ patient: child }]);
    const sister = {
      id: newId(),
      name: 'Bryony Wainscott',
      dob: '2014-06-07',
      contactNumber,
    };
    expect(await previewed([{ patient: sister }])).toMatchObject([{ state: 'new', matches: [] }]);
  });
});
