import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMN_WORDS, TITLES, UNREAD } from '../src/modules/privacy/copy/account-copy-words.js';
import { MODULES } from '../src/modules.js';
import { PERSONAL_DATA } from '../src/personal-data.js';
import type { AnyModule } from '../src/platform/module.js';
import { personOf } from '../src/modules/privacy/person.js';
import { newId } from '../src/platform/ids.js';
import { createWorld, saveCommand } from './access-world.js';
import { createTestDatabase, type TestDatabase } from './harness/database.js';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}
interface Link {
  readonly child: string;
  readonly parent: string;
}

let database: TestDatabase;
let columns: readonly Column[];
let links: readonly Link[];
beforeAll(async () => {
  database = await createTestDatabase();
  columns = await database.asOwner<Column & Record<string, string>>(
    `SELECT c.table_name, c.column_name, c.data_type FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
  links = await database.asOwner<Link & Record<string, string>>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
     FROM pg_constraint WHERE contype = 'f'`,
  );
});
afterAll(() => database.drop());

/** Tables that say nothing about any one person, each with the reason that its module gives. */
const IMPERSONAL: Readonly<Record<string, string>> = Object.fromEntries(
  MODULES.flatMap(({ impersonal = {} }: AnyModule) => Object.entries(impersonal)),
);

const held = PERSONAL_DATA.flatMap(({ tables }) => tables);

/** Columns that name a person, whether or not a foreign key says so. */
const NAMES_A_PERSON =
  /(^|_)(patient|user|person|staff|author|actor|account|prf)_ids?$|_by$|email|phone|contact|first_name/;

/** Every table that names a person, or leads to a patient or an account over any number of foreign keys. */
const leadingToPeople = (): ReadonlySet<string> => {
  const found = new Set([
    'patient',
    'app_user',
    ...columns
      .filter(({ column_name }) => NAMES_A_PERSON.test(column_name))
      .map(({ table_name }) => table_name),
  ]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const { child, parent } of links) if (found.has(parent)) found.add(child);
  }
  return found;
};

describe('every table about people', () => {
  it('has a holder that gives copies of it and erases it, or a reason why it needs none', () => {
    const known = new Set([...held.map(({ table }) => table), ...Object.keys(IMPERSONAL)]);
    expect([...leadingToPeople()].filter((table) => !known.has(table)).sort()).toEqual([]);
  });

  it('stands in one place', () => {
    const names = [...held.map(({ table }) => table), ...Object.keys(IMPERSONAL)];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const there = new Set(columns.map(({ table_name }) => table_name));
    expect(names.filter((name) => !there.has(name))).toEqual([]);
  });

  it('shows no secret, and leaves out only columns that are there', () => {
    for (const { table, isDerived = false, unshown = [] } of held) {
      if (isDerived) continue;
      const its = columns.filter(({ table_name }) => table_name === table).map((one) => one.column_name);
      expect(
        unshown.filter((column) => !its.includes(column)),
        table,
      ).toEqual([]);
      const secrets = its.filter(
        (column) => /(_hash$|^secret$|token)/.test(column) && column !== 'content_hash',
      );
      expect(
        secrets.filter((column) => !unshown.includes(column)),
        table,
      ).toEqual([]);
    }
  });
});

describe('what is not erased with a patient', () => {
  const REACHES_SOMEBODY = /email|phone|contact_|first_name|last_name|^dob$|postcode|password/;

  it('says by which law it stays, and when it ends', () => {
    const staying = held.filter(({ kept }) => kept !== undefined);
    for (const { table, kept, term } of staying) {
      expect(kept, table).toMatch(/ (Act|Regulations) \d{4}|UK GDPR article \d/);
      expect(term?.said, table).toMatch(/./);
    }
    // For ever is nothing but what was erased.
    expect(staying.filter(({ term }) => term?.isOver === null).map(({ table }) => table)).toEqual([
      'erasure',
    ]);
    const personal = columns.filter(({ column_name }) => REACHES_SOMEBODY.test(column_name));
    expect(personal.filter(({ table_name }) => table_name === 'erasure')).toEqual([]);
  });

  it('holds no way to reach a person in a table that nobody answers for', () => {
    const reaching = columns.filter(
      ({ table_name, column_name }) => table_name in IMPERSONAL && REACHES_SOMEBODY.test(column_name),
    );
    // The provider's own, which stand on every page.
    expect(reaching.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual([
      'provider_settings.dpo_email',
      'provider_settings.support_email',
      'provider_settings.support_phone',
    ]);
  });
});

describe('the copy of an account', () => {
  it('has words for every table and column that can stand in it, and for no other', () => {
    const tables = held.filter(({ of, isDerived }) => of.includes('$2') && isDerived !== true);
    expect(Object.keys(TITLES).sort()).toEqual(tables.map(({ table }) => table).sort());
    const shown = tables.flatMap(({ table, unshown = [] }) =>
      columns.filter(
        (one) =>
          one.table_name === table &&
          one.data_type !== 'uuid' &&
          ![...unshown, ...UNREAD].includes(one.column_name),
      ),
    );
    const named = new Set(shown.map(({ column_name }) => column_name));
    // An event's id stands there by the event's name.
    expect(Object.keys(COLUMN_WORDS).sort()).toEqual([...named, 'event'].sort());
  });
});

describe('every activity', () => {
  it('is a statement over accounts alone, with its moment, that shows nobody else and no content', async () => {
    for (const { name, activities } of PERSONAL_DATA)
      for (const { what, rows } of activities) {
        // A row of nothing, which has the names of its columns all the same.
        const [row] = await database.asOwner<{ columns: Record<string, null> }>(
          `SELECT to_jsonb(shown) AS columns
           FROM (SELECT r.* FROM (SELECT 1) one LEFT JOIN (${rows}) r ON true) shown`,
          [[newId()]],
        );
        const columns = Object.keys(row?.columns ?? {});
        expect(columns, `${name}: ${what}`).toContain('at');
        expect(
          columns.filter((column) => /patient|data|content|reason|context|description|changes/.test(column)),
        ).toEqual([]);
      }
  });
});

describe('a copy of what every module holds', () => {
  it('has all of one person, of merged rows too, and nothing that is withheld from them or is another’s', async () => {
    const world = await createWorld();
    const { ids } = world;
    const { manager } = world.server.database.dataSource;
    const [concern, prfId, loser] = ['Bruises of different ages', newId(), newId()];
    const save = (input: object) =>
      world
        .caller('author')
        .graphql('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }', {
          input,
        });
    await world.server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Robyn Hale')`,
      [loser],
    );
    await save(
      saveCommand(prfId, {
        patientId: loser,
        changes: { incidentDetails: { chief_complaint: 'Wasp sting' } },
      }),
    );
    await save(
      saveCommand(prfId, {
        section: 'SocialHistory',
        changes: { SocialHistory: { safeguarding_concerns: 'yes', safeguarding_concerns_details: concern } },
      }),
    );
    await world.server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [loser, ids.ownPatient],
    );
    // What was entered in error, and what staff wrote about a person whom they mistook for this one.
    const { asOwner } = world.server.database;
    const [voided, stranger] = [newId(), newId()];
    const admin = world.caller('admin').user?.id;
    await save(
      saveCommand(voided, {
        patientId: loser,
        changes: { incidentDetails: { chief_complaint: 'Nosebleed' } },
      }),
    );
    await asOwner(
      `UPDATE prf SET status = 'void', version = version + 1, voided_at = now(), voided_by = author_id, void_reason = 'Meant for Zebedee'
       WHERE id = $1`,
      [voided],
    );
    await asOwner(
      `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, treatment_provided,
         clinician_name, clinician_role, recorded_at, recorded_by, voided_at, voided_by, void_reason)
       SELECT $1, $2, $3, now(), 'Splinter', 'Taken out', 'Ann', 'paramedic', now(), $4, now(), $4, 'It was Zebedee'`,
      [newId(), ids.event, loser, admin],
    );
    await asOwner(`INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Zebedee Crane')`, [stranger]);
    const { id: strangersAccount } = await world.server.account('patient', { patientId: stranger });
    const mergeId = newId();
    await asOwner(
      `INSERT INTO patient_merge (id, loser_id, survivor_id, reason, merged_at, merged_by, undone_at, undone_by, undone_reason)
       VALUES ($1, $2, $3, 'Alike to Zebedee', now(), $4, now(), $4, 'Zebedee is his brother')`,
      [mergeId, loser, stranger, admin],
    );
    await asOwner(
      `INSERT INTO account_identity_check (id, merge_id, user_id, was_own, seen, note, checked_at, checked_by, ended_at)
       VALUES ($1, $2, $3, true, 'passport', 'Zebedee himself', now(), $4, now())`,
      [newId(), mergeId, strangersAccount, admin],
    );
    await asOwner(
      `INSERT INTO retention_mark (id, patient_id, kind, reason, made_by, made_at)
       VALUES ($1, $2, 'legal_hold', 'Claim of Zebedee', $3, now())`,
      [newId(), loser, admin],
    );
    // Why somebody else wrote in a record is not told; what was done about an alert is.
    await asOwner(
      `INSERT INTO prf_write_reason (prf_id, user_id, recorded_at, reason) VALUES ($1, $2, now(), 'Zebedee is suspected')`,
      [prfId, admin],
    );
    await asOwner(
      `INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, raised_at, action, actioned_by,
         actioned_at, action_recorded_at)
       VALUES ($1, $2, 1, 7, 'high', '1', now(), 'Oxygen given', $3, now(), now())`,
      [prfId, newId(), admin],
    );
    const person = await personOf(manager, loser);
    expect(person).toEqual(await personOf(manager, ids.ownPatient));
    expect(person?.patientIds).toEqual([ids.ownPatient, loser].sort());
    if (person === null) return;
    const shown: unknown[] = [];
    for (const holder of PERSONAL_DATA)
      for await (const { table, rows } of holder.export(manager, person))
        shown.push([holder.name, table, rows]);
    const copy = JSON.stringify(shown);
    for (const said of [
      'Robin Hale',
      'Robyn Hale',
      'Wasp sting',
      ids.ownPicture,
      ids.ownSignedPrf,
      '"session"',
      ...['"legal_hold"', '"prf_write_reason"', 'Oxygen given'],
    ])
      expect(copy).toContain(said);
    for (const hidden of [
      ...[concern, 'Sasha Quill', ids.otherPatient, 'argon2', 'password_hash', 'robinhale'],
      ...['Zebedee', stranger, strangersAccount, 'Nosebleed', 'Splinter', voided],
    ])
      expect(copy).not.toContain(hidden);
    await world.close();
  });
});
