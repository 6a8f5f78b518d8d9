import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientData } from '../src/modules/clients/clients.personal-data.js';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import { mutationOf } from './harness/mutations.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const owner = <R extends Record<string, unknown>>(sql: string, values: readonly unknown[] = []) =>
  world.server.database.asOwner<R>(sql, values);
const endTerms = () => world.server.services.retention.endTerms();
const there = async (table: string, key: string, id: unknown): Promise<boolean> =>
  (await owner(`SELECT FROM ${table} WHERE ${key} = $1`, [id])).length > 0;
const lapsedEntries = async () =>
  (
    await owner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_entry WHERE action = 'TERM_ENDED'`,
    )
  )[0]?.count ?? 0;

/** So many years before the clock. */
const ago = (years: number, hours = 0): Date => {
  const at = new Date(world.server.clock.now());
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return new Date(at.getTime() + hours * 3_600_000);
};

/** An account of staff that is closed, and its profile; both ended so many years ago. */
const leaver = async (name: string, years: number) => {
  const [userId, staffId] = [newId(), newId()];
  await owner(
    `INSERT INTO app_user (id, email, role, first_name, last_name, is_active, created_at)
     VALUES ($1, $2, 'staff', $3, 'Ashdown', false, $4)`,
    [userId, `${name}.ashdown@sideline.test`, name, ago(years)],
  );
  await owner(
    `INSERT INTO staff_profile (staff_id, user_id, position, termination_date) VALUES ($1, $2, 'paramedic', $3)`,
    [staffId, userId, ago(years)],
  );
  await owner(`INSERT INTO staff_qualification (id, staff_id, qualification) VALUES ($1, $2, 'als')`, [
    newId(),
    staffId,
  ]);
  return { userId, staffId };
};

/** A shift that somebody worked so many years ago, with everything that can hang on one. */
const worked = async (years: number, { userId, staffId }: { userId: string; staffId: string }) => {
  const shiftId = newId();
  await owner(
    `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, staff_id, is_touched,
                        checked_in_at, checked_out_at, created_by, created_at)
     VALUES ($1, $2, $1, $3, $4, 'normal', 'approved', $5, true, $3, $4, $6, $3)`,
    [shiftId, world.ids.event, ago(years, -9), ago(years, -1), staffId, world.caller('admin').user?.id],
  );
  for (const sql of [
    `INSERT INTO shift_note (note_id, shift_id, note, written_by, written_at) VALUES (gen_random_uuid(), $1, 'Late', $2, $3)`,
    `INSERT INTO shift_change (shift_id, version, from_status, to_status, changed_at, changed_by) VALUES ($1, 1, 'open', 'assigned', $3, $2)`,
    `INSERT INTO shift_reminder (shift_id, user_id, hours_before, enabled_at) VALUES ($1, $2, 24, $3)`,
  ])
    await owner(sql, [shiftId, userId, ago(years)]);
  await owner('INSERT INTO shift_application (shift_id, staff_id, applied_at) VALUES ($1, $2, $3)', [
    ...[shiftId, staffId, ago(years)],
  ]);
  await owner(
    `INSERT INTO shift_swap (id, shift_id, offered_by, offered_to, status, offered_at)
     VALUES ($1, $2, $3, $4, 'declined', $5)`,
    [newId(), shiftId, staffId, world.ids.colleagueStaff, ago(years)],
  );
  return shiftId;
};
const OF_SHIFT = [
  'shift_note',
  'shift_change',
  'shift_reminder',
  'shift_application',
  'shift_swap',
  'shift',
] as const;

describe('the end of a term', () => {
  it('takes work and who did it six years after, whole, and nothing of before', async () => {
    const [gone, recent] = [await leaver('Wren', 20), await leaver('Merle', 5)];
    const [old, late] = [await worked(20, gone), await worked(5, recent)];
    await endTerms();
    for (const table of OF_SHIFT) {
      expect(await there(table, 'shift_id', old), table).toBe(false);
      expect(await there(table, 'shift_id', late), table).toBe(true);
    }
    for (const table of ['staff_qualification', 'staff_profile']) {
      expect(await there(table, 'staff_id', gone.staffId), table).toBe(false);
      expect(await there(table, 'staff_id', recent.staffId), table).toBe(true);
    }
    expect(await there('app_user', 'id', gone.userId)).toBe(false);
    expect(await there('app_user', 'id', recent.userId)).toBe(true);
    // What was done is in the trail, by table, and a second go finds nothing.
    const entries = await lapsedEntries();
    expect(entries).toBeGreaterThan(OF_SHIFT.length);
    await endTerms();
    expect(await lapsedEntries()).toBe(entries);
  });

  it('leaves people whom a shift or a record still names, without their contact details', async () => {
    const still = await leaver('Corin', 20);
    const shiftId = await worked(5, still);
    await endTerms();
    expect(await there('shift', 'shift_id', shiftId)).toBe(true);
    expect(await there('staff_profile', 'staff_id', still.staffId)).toBe(true);
    expect(await there('staff_qualification', 'staff_id', still.staffId)).toBe(false);
    const [account] = await owner(
      `SELECT email::text AS email, first_name, last_name FROM app_user WHERE id = $1`,
      [still.userId],
    );
    expect(account).toEqual({
      email: `${still.userId}@erased.invalid`,
      first_name: 'Corin',
      last_name: 'Ashdown',
    });
    const entries = await lapsedEntries();
    await endTerms();
    expect(await lapsedEntries()).toBe(entries);
  });

  it('is the database’s too: within six years the application deletes nothing of what happened', async () => {
    const shiftId = await worked(5, await leaver('Tamsin', 1));
    for (const table of ['shift_change', 'shift_swap', 'shift'])
      await expect(
        world.server.database.dataSource.query(`DELETE FROM ${table} WHERE shift_id = $1`, [shiftId]),
      ).rejects.toThrow();
  });
});

describe('a legal hold on an account or a client', () => {
  const act = (field: string, type: string) => (input: object) =>
    world
      .caller('admin')
      .graphql(mutationOf(field, '{ name marks { id kind reason madeByName endedReason } }', type), {
        input,
      });
  const set = act('setLegalHold', 'SetLegalHoldInput');
  const lift = act('liftLegalHold', 'EndRetentionMarkInput');
  const codeOf = ({ errors }: Awaited<ReturnType<typeof set>>) => errors?.[0]?.extensions.code;
  const held = async () => {
    const { data, errors } = await world
      .caller('admin')
      .graphql('{ heldSubjects { totalCount nodes { kind subjectId } } }');
    expect(errors).toBeUndefined();
    return (data?.['heldSubjects'] as { nodes: { kind: string; subjectId: string }[] }).nodes;
  };
  const asApplication = (sql: string, values: readonly unknown[]) =>
    world.server.database.dataSource.query(sql, [...values]);

  it('stops the end of every term of a person’s work, the database’s too, until it is lifted', async () => {
    const who = await leaver('Isolde', 20);
    const shiftId = await worked(20, who);
    await owner(
      `INSERT INTO api_token (id, name, token_hash, user_id, created_by, created_at, expires_at)
       VALUES ($1, 'Rota', sha256('rota'), $2, $3, $4, $5)`,
      [newId(), world.caller('admin').user?.id, who.userId, ago(20, -1), ago(20)],
    );
    const id = newId();
    const claim = { id, kind: 'account', subjectId: who.userId, reason: 'A claim about pay' };
    expect(codeOf(await set({ ...claim, reason: ' ' }))).toBe('BAD_INPUT');
    for (const time of [1, 2])
      expect((await set(claim)).data, String(time)).toMatchObject({
        setLegalHold: {
          heldSubject: { name: 'Isolde Ashdown', marks: [{ id, kind: 'legal_hold', reason: claim.reason }] },
        },
      });
    expect(codeOf(await set({ ...claim, id: newId() }))).toBe('RETENTION_MARKED');
    expect(await held()).toEqual([{ kind: 'account', subjectId: who.userId }]);

    await endTerms();
    const stays = async (is: boolean) => {
      for (const table of OF_SHIFT) expect(await there(table, 'shift_id', shiftId), table).toBe(is);
      for (const table of ['staff_qualification', 'staff_profile'])
        expect(await there(table, 'staff_id', who.staffId), table).toBe(is);
      expect(await there('api_token', 'created_by', who.userId)).toBe(is);
      expect(await owner('SELECT email::text AS email FROM app_user WHERE id = $1', [who.userId])).toEqual(
        is ? [{ email: 'Isolde.ashdown@sideline.test' }] : [],
      );
    };
    await stays(true);
    for (const [table, key, value] of [
      ...OF_SHIFT.map((one) => [one, 'shift_id', shiftId] as const),
      ...['staff_qualification', 'staff_profile'].map((one) => [one, 'staff_id', who.staffId] as const),
      ['api_token', 'created_by', who.userId],
      ['app_user', 'id', who.userId],
    ] as const)
      await expect(asApplication(`DELETE FROM ${table} WHERE ${key} = $1`, [value]), table).rejects.toThrow(
        'under a legal hold',
      );
    await expect(
      asApplication(`UPDATE app_user SET email = id || '@erased.invalid' WHERE id = $1`, [who.userId]),
    ).rejects.toThrow('under a legal hold');
    await expect(asApplication('DELETE FROM retention_mark WHERE id = $1', [id])).rejects.toThrow();

    for (const time of [1, 2])
      expect((await lift({ id, reason: 'Settled' })).data, String(time)).toMatchObject({
        liftLegalHold: { heldSubject: { marks: [{ id, endedReason: 'Settled' }] } },
      });
    expect(await held()).toEqual([]);
    const trail = await owner(
      `SELECT action FROM audit_entry WHERE entity_id = $1 AND action LIKE 'LEGAL_HOLD%' ORDER BY action`,
      [who.userId],
    );
    expect(trail.map(({ action }) => action)).toEqual(['LEGAL_HOLD_LIFTED', 'LEGAL_HOLD_SET']);
    await endTerms();
    await stays(false);
  });

  it('keeps a client’s contact, the accounts of its people and the work at its events', async () => {
    const [clientId, eventId, userId] = [newId(), newId(), newId()];
    await owner(
      `INSERT INTO client (client_id, name, contact_name, email, created_at, is_active)
       VALUES ($1, 'Quayside Fair', 'Ines Calder', 'ines@sideline.test', $2, false)`,
      [clientId, ago(20)],
    );
    await owner(
      `INSERT INTO event (event_id, client_id, name, starts_at, ends_at) VALUES ($1, $2, 'Fair', $3, $4)`,
      [eventId, clientId, ago(20, -4), ago(20)],
    );
    await owner(
      `INSERT INTO app_user (id, email, role, first_name, last_name, is_active, created_at, client_id)
       VALUES ($1, 'calder@sideline.test', 'client', 'Ines', 'Calder', false, $2, $3)`,
      [userId, ago(20), clientId],
    );
    const shiftId = await worked(20, await leaver('Perran', 20));
    await owner('UPDATE shift SET event_id = $2, version = version + 1 WHERE shift_id = $1', [
      shiftId,
      eventId,
    ]);
    const id = newId();
    expect(
      (await set({ id, kind: 'client', subjectId: clientId, reason: 'Invoice' })).errors,
    ).toBeUndefined();
    await endTerms();
    const contact = () => owner('SELECT contact_name, email FROM client WHERE client_id = $1', [clientId]);
    expect(await contact()).toEqual([{ contact_name: 'Ines Calder', email: 'ines@sideline.test' }]);
    expect(await there('app_user', 'id', userId)).toBe(true);
    expect(await there('shift', 'shift_id', shiftId)).toBe(true);
    const emptied = await world
      .caller('admin')
      .graphql('mutation ($input: UpdateClientInput!) { updateClient(input: $input) { client { name } } }', {
        input: { id: clientId, version: 1, name: 'Quayside Fair', isActive: false },
      });
    expect(codeOf(emptied)).toBe('ERASURE_HELD');
    expect((await lift({ id, reason: 'Paid' })).errors).toBeUndefined();
    await endTerms();
    expect(await contact()).toEqual([{ contact_name: null, email: null }]);
    expect(await there('app_user', 'id', userId)).toBe(false);
    expect(await there('shift', 'shift_id', shiftId)).toBe(false);
  });

  it('is for nobody who has their own record: there it is on the record', async () => {
    const patient = world.caller('patient').user?.id;
    expect(codeOf(await set({ id: newId(), kind: 'account', subjectId: patient, reason: 'Claim' }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the contact of a client', () => {
  const contact = async (clientId: string) =>
    (await owner('SELECT name, contact_name, email, phone FROM client WHERE client_id = $1', [clientId]))[0];
  const named = async (email: string | null, name = 'Ines Calder') => {
    const clientId = newId();
    await owner(
      `INSERT INTO client (client_id, name, contact_name, email, phone, created_at)
       VALUES ($1, $2, $3, $4, '01632 960001', $5)`,
      [clientId, `Fair ${clientId}`, name, email, ago(20)],
    );
    return clientId;
  };

  it('is part of the copy of anyone with that address or that name there, and goes with their account', async () => {
    const { manager } = world.server.database.dataSource;
    const person = { patientIds: [], userIds: [world.caller('client').user?.id ?? ''], prfIds: [] };
    const [byAddress, another] = [
      await named(world.caller('client').user?.email.toUpperCase() ?? null),
      await named('else@sideline.test'),
    ];
    const shown: unknown[] = [];
    for await (const page of clientData.export(manager, person)) shown.push(...page.rows);
    expect(shown).toEqual([expect.objectContaining({ client_id: byAddress, contact_name: 'Ines Calder' })]);
    const erased = await clientData.erase(manager, person);
    expect(erased.tables).toMatchObject([{ table: 'client', rows: 1 }]);
    expect(await contact(byAddress)).toMatchObject({ contact_name: null, email: null, phone: null });
    expect(await contact(another)).toMatchObject({ contact_name: 'Ines Calder' });
    expect((await clientData.erase(manager, person)).tables).toEqual([]);
  });

  it('goes six years after the last event of a client that is worked for no more', async () => {
    const [closed, standing, recent] = [await named(null), await named(null), await named(null)];
    await owner('UPDATE client SET is_active = false, version = version + 1 WHERE client_id = ANY ($1)', [
      [closed, recent],
    ]);
    for (const [clientId, years] of [
      [closed, 20],
      [standing, 20],
      [recent, 5],
    ] as const)
      await owner(
        `INSERT INTO event (event_id, client_id, name, starts_at, ends_at) VALUES ($1, $2, 'Fair', $3, $4)`,
        [newId(), clientId, ago(years, -4), ago(years)],
      );
    await endTerms();
    expect(await contact(closed)).toEqual({
      name: `Fair ${closed}`,
      contact_name: null,
      email: null,
      phone: null,
    });
    for (const clientId of [standing, recent])
      expect(await contact(clientId)).toMatchObject({ contact_name: 'Ines Calder', phone: '01632 960001' });
  });
});
