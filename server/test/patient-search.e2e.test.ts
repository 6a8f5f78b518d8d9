import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closePatients,
  create,
  type Json,
  openPatients,
  server,
  staff,
  teamWith,
  UPDATE,
} from './patients-fixture.js';

beforeAll(openPatients);
afterAll(closePatients);

describe('the list', () => {
  const LIST = `query ($filter: PatientFilter, $first: Int, $after: String) {
    patients(filter: $filter, first: $first, after: $after) {
      nodes { id name gender } pageInfo { hasNextPage endCursor } totalCount } }`;
  interface Page {
    nodes: { id: string; name: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  }
  let teamId: string;
  let squadId: string | undefined;
  const list = async (filter: Json, first = 50, after: string | null = null): Promise<Page> => {
    const answer = await staff.graphql(LIST, { filter, first, after });
    expect(answer.errors).toBeUndefined();
    return answer.data?.['patients'] as Page;
  };
  const names = (page: Page) => page.nodes.map(({ name }) => name);

  beforeAll(async () => {
    ({
      teamId,
      squadIds: [squadId],
    } = await teamWith('Youth'));
    for (const [name, gender] of [
      ['Zelda Quux', 'female'],
      ['Élodie Quux', 'female'],
      ['erin Quux', 'male'],
      ["Aoife O'Quux", 'female'],
      ['Bo Quux-Percent', 'other'],
    ] as const)
      await create({
        name,
        gender,
        dob: '1990-02-03',
        cheerTeamId: teamId,
        contactNumber: '07700 955511',
      });
  });

  it('is sorted by name, page by page, with its count', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ cheerTeamId: teamId }, 2, after);
      expect(page.totalCount).toBe(5);
      seen.push(...names(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(["Aoife O'Quux", 'Bo Quux-Percent', 'Élodie Quux', 'erin Quux', 'Zelda Quux']);
  });

  it('is filtered', async () => {
    expect(names(await list({ text: 'quux ELODIE' }))).toEqual(['Élodie Quux']);
    expect(names(await list({ text: 'oquux' }))).toEqual(["Aoife O'Quux"]);
    expect(names(await list({ text: '%' }))).toHaveLength((await list({})).nodes.length);
    expect(names(await list({ text: '955511', gender: 'male' }))).toEqual(['erin Quux']);
    expect((await list({ text: 'quux', createdWithinDays: 7 })).totalCount).toBe(5);
    expect((await list({ squadId })).totalCount).toBe(0);
    expect((await list({ cheerTeamId: teamId, identityStatus: 'verified' })).totalCount).toBe(0);
    expect((await list({ cheerTeamId: teamId, identityStatus: 'self_reported' })).totalCount).toBe(5);
  });

  it('leaves out what was merged into another record', async () => {
    const kept = await create({ name: 'Mergewell Kept', dob: '1990-02-03' });
    const merged = await create({ name: 'Mergewell Gone', dob: '1990-02-03' });
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [merged['id'], kept['id']],
    );
    expect(names(await list({ text: 'mergewell' }))).toEqual(['Mergewell Kept']);
  });

  it('is one entry of the trail, without what was searched', async () => {
    await list({ text: 'quux', gender: 'female' });
    const rows = await server.database.asOwner<{ context: string }>(
      `SELECT context FROM audit_entry WHERE action = 'PATIENT_LISTED' ORDER BY recorded_at DESC, id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ context: 'Patients, text, gender' }]);
  });
});

describe('search', () => {
  const SEARCH = `query ($name: String!, $dob: LocalDate!) { searchPatients(name: $name, dob: $dob) {
    id name dob score isSameDob isSimilar squads { squadId } } }`;
  const FIND = `query ($text: String!) { findPatients(text: $text) { name dob } }`;
  const found = async (text: string): Promise<string[]> => {
    const answer = await staff.graphql(FIND, { text });
    expect(answer.errors).toBeUndefined();
    return (answer.data?.['findPatients'] as { name: string }[]).map(({ name }) => name);
  };
  const searched = async (name: string, dob: string): Promise<Json[]> => {
    const answer = await staff.graphql(SEARCH, { name, dob });
    expect(answer.errors).toBeUndefined();
    return answer.data?.['searchPatients'] as Json[];
  };

  beforeAll(async () => {
    await create({
      name: 'Siobhán O’Donoghue',
      dob: '1987-04-09',
      contactNumber: '+44 7700 900 777',
      nhsNumber: '9434765870',
    });
    await create({ name: 'Stephen Featherstone', dob: '1960-12-01' });
    await create({ name: 'Mary Jane Watson-Parker', dob: '2003-07-08' });
    await staff.send('POST', '/api/patients', { patient_name: 'Undated Personne' });
  });

  it.each([
    ['Siobhan ODonoghue', '1987-04-09', 'Siobhán O’Donoghue'],
    ['Shivaun O Donohue', '1987-04-09', 'Siobhán O’Donoghue'],
    ["O'Donoghue", '1987-04-09', 'Siobhán O’Donoghue'],
    ['Steven Fetherstone', '1960-12-01', 'Stephen Featherstone'],
    ['Stephen Featherstone', '1960-01-12', 'Stephen Featherstone'],
    ['Stephen Featherstone', '1970-12-01', 'Stephen Featherstone'],
    ['Mary Watson', '2003-07-08', 'Mary Jane Watson-Parker'],
    ['Parker, Mary Jane', '2003-07-08', 'Mary Jane Watson-Parker'],
    ['Undated Personne', '1999-09-09', 'Undated Personne'],
  ])('by %s, %s finds %s', async (name, dob, expected) => {
    const matches = await searched(name, dob);
    expect(matches.map((match) => match['name'])).toContain(expected);
    for (const match of matches) expect(match['isSameDob']).toBe(match['dob'] === dob);
  });

  it('finds nobody where name or date is another’s', async () => {
    expect(await searched('Zachary Quibble', '1987-04-09')).toEqual([]);
    expect(await searched('Stephen Featherstone', '1999-03-03')).toEqual([]);
  });

  it.each([
    ['siobhan odonoghue', 'Siobhán O’Donoghue'],
    ['odonog', 'Siobhán O’Donoghue'],
    ['featherstone', 'Stephen Featherstone'],
    ['Featherstone Stephen', 'Stephen Featherstone'],
    ['stephenfeatherstone', 'Stephen Featherstone'],
    ['Ste phen Featherstone', 'Stephen Featherstone'],
    ['943 476 5870', 'Siobhán O’Donoghue'],
    ['07700 900777', 'Siobhán O’Donoghue'],
    ['09/04/1987', 'Siobhán O’Donoghue'],
    ['steven 1/12/1960', 'Stephen Featherstone'],
  ])('of one text %s finds %s', async (text, expected) => {
    expect(await found(text)).toContain(expected);
  });

  it('has who is called so before who is called something like it, and says which is which', async () => {
    // Smyth is nearer to Smith than Smithsonian is, which begins with it.
    for (const name of [
      'Quentin Smyth',
      'Quentin Smithsonian',
      'Quentin Smith',
      'Quentin Smitherington-Vale',
    ])
      await create({ name, dob: '1971-03-04' });
    // More of them than an answer has room for.
    for (let n = 10; n < 20; n += 1) await create({ name: 'Quentin Smyth', dob: `1971-04-${String(n)}` });
    const ask = async (text: string) => {
      const answer = await staff.graphql(
        'query ($text: String!) { findPatients(text: $text) { name isSimilar } }',
        { text },
      );
      return (answer.data?.['findPatients'] as { name: string; isSimilar: boolean | null }[]).map(
        ({ name, isSimilar }) => [name, isSimilar],
      );
    };
    const said = await ask('Quentin Smith');
    expect(said[0]).toEqual(['Quentin Smith', false]);
    expect(said.slice(1, 3)).toEqual(
      expect.arrayContaining([
        ['Quentin Smithsonian', false],
        ['Quentin Smitherington-Vale', false],
      ]),
    );
    expect(said.slice(3)).toContainEqual(['Quentin Smyth', true]);
    expect((await ask('Quentin Smythe'))[0]).toEqual(['Quentin Smyth', true]);
    // The words in another order, and without their spaces, are the same name.
    expect((await ask('smithsonian quentin'))[0]).toEqual(['Quentin Smithsonian', false]);
    expect((await ask('quentinsmithsonian'))[0]).toEqual(['Quentin Smithsonian', false]);
    expect((await ask('04/03/1971')).map(([, isSimilar]) => isSimilar)).toContain(null);
    // With the birth date the nearest is first, and still said to be similar.
    const [born] = await searched('Quentin Smythe', '1971-03-04');
    expect(born).toMatchObject({ name: 'Quentin Smyth', isSameDob: true, isSimilar: true });
  });

  it('finds nothing for nothing, whatever signs it is made of', async () => {
    for (const text of ['', '   ', "'", '%', '…', '12', '!!!']) expect(await found(text)).toEqual([]);
  });

  it('forgets the old name when it changes', async () => {
    const { id: patientId } = await create({ name: 'Wilhelmina Oldham', dob: '1950-05-05' });
    await staff.graphql(UPDATE, { input: { id: patientId, name: 'Wilhelmina Newbrough' } });
    expect(await found('Wilhelmina Newbrough')).toEqual(['Wilhelmina Newbrough']);
    expect((await found('Oldham')).includes('Wilhelmina Newbrough')).toBe(false);
  });

  it('is one entry of the trail', async () => {
    const before = await server.database.asOwner(`SELECT FROM audit_entry WHERE action = 'PATIENT_SEARCHED'`);
    await searched('Stephen Featherstone', '1960-12-01');
    const after = await server.database.asOwner(`SELECT FROM audit_entry WHERE action = 'PATIENT_SEARCHED'`);
    expect(after.length - before.length).toBe(1);
  });
});
