import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientData } from '../src/modules/clients/clients.personal-data.js';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';

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

  it('leaves whom a shift or a record still names, without any way to reach him', async () => {
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

  it('is part of the copy of whoever has that address or that name there, and goes with his account', async () => {
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
