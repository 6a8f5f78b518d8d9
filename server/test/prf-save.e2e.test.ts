import { idOfRow } from '@sideline/schema/prf/record/row-ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PrfCommandResult } from '../src/modules/prf/saving/prf-saving.types.js';
import type { SaveCommand } from '../src/modules/prf/saving/save-command.js';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { command, openPrfBench, SICK, WELL, type PrfBench, told, toldWords } from './prf-fixture.js';

let bench: PrfBench;
beforeAll(async () => {
  bench = await openPrfBench();
});
afterAll(() => bench.close());

const row = async (prfId: string) => {
  const [found] = await bench.database.asOwner<{
    custom_prf_id: string;
    status: string;
    version: number;
    event_id: string | null;
    patient_id: string | null;
    missing_count: number;
    open_alert_count: number;
  }>('SELECT * FROM prf WHERE id = $1', [prfId]);
  return found;
};

describe('saving', () => {
  it('makes the record with the first command, numbered by its event, and audits both', async () => {
    const staff = await bench.actor('staff');
    const eventId = await bench.event('2026-11-21T23:30:00Z');
    const patientId = await bench.patient();
    const prfId = newId();
    const [result] = await bench.save(
      staff,
      command(prfId, 'PrimarySurvey', { airway: 'clear' }, { eventId, patientId }),
    );
    expect(result).toMatchObject({
      outcome: 'SAVED',
      version: 1,
      data: { PrimarySurvey: { airway: 'clear' } },
    });
    expect(result?.customPrfId).toMatch(/^SL-261121-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await row(prfId)).toMatchObject({
      status: 'in_progress',
      version: 1,
      event_id: eventId,
      patient_id: patientId,
    });
    expect(await bench.audited('PRF_CREATED', prfId)).toBe(1);
    expect(await bench.audited('PRF_UPDATED', prfId)).toBe(1);
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(prf?.data.incidentDetails).toMatchObject({
      event_id: eventId,
      custom_prf_id: result?.customPrfId,
    });
  });

  it('is numbered by the event that its incident names, in the time zone of the event', async () => {
    const staff = await bench.actor('staff');
    const eventId = await bench.event('2026-11-22T02:30:00Z', 'America/New_York');
    const [result] = await bench.save(
      staff,
      command(newId(), 'incidentDetails', {
        event_id: eventId,
        incident_date: '2026-11-20T14:00:00.000Z',
      }),
    );
    expect(result?.outcome).toBe('SAVED');
    expect(result?.customPrfId).toMatch(/^SL-261121-/);
  });

  it('is numbered by the event though another section was entered first, and both came days later', async () => {
    const staff = await bench.actor('staff');
    const [prfId, eventId] = [newId(), await bench.event('2026-11-17T09:00:00Z')];
    const [result] = await bench.save(
      staff,
      command(prfId, 'PrimarySurvey', { airway: 'clear' }),
      command(prfId, 'incidentDetails', { event_id: eventId }),
    );
    expect(result?.customPrfId).toMatch(/^SL-261117-/);
  });

  it('counts the age on the day where the event is, and scores by it', async () => {
    const staff = await bench.actor('staff');
    const [prfId, id] = [newId(), newId()];
    const eventId = await bench.event('2026-11-20T00:00:00Z', 'America/New_York');
    const patientId = await bench.patient({ dob: '2010-11-20' });
    // Sixteen since an hour in London; in New York it is still the day before.
    const at = '2026-11-20T01:00:00.000Z';
    await bench.save(
      staff,
      command(prfId, 'incidentDetails', { incident_date: at }, { patientId }),
      command(prfId, 'observations', { entries: [{ id, ...WELL, date_time: at }] }),
    );
    const read = async () => {
      const prf = await bench.reading.find(bench.context(staff), prfId);
      return [prf?.ageYears, prf?.data.observations?.entries?.[0]?.news2?.status];
    };
    expect(await read()).toEqual([16, 'scored']);
    await bench.save(staff, command(prfId, 'incidentDetails', { event_id: eventId }, { baseVersion: 1 }));
    expect(await read()).toEqual([15, 'not_valid']);
    // A save that names no event still knows the record's own.
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, heart_rate: 75 }] }, { baseVersion: 2 }),
    );
    expect(await read()).toEqual([15, 'not_valid']);
  });

  it('keeps every version, and clinical, recording and device time apart', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const id = newId();
    await bench.save(staff, command(prfId, 'observations', { entries: [{ id, ...WELL }] }));
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, heart_rate: 75 }] }, { baseVersion: 1 }),
    );
    const versions = await bench.reading.sectionVersions(bench.context(staff), prfId, 'observations');
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions[0]?.changedPaths).toEqual([`entries/${id}/heart_rate`]);
    expect(versions[0]?.data.observations?.entries?.[0]).toMatchObject({
      occurred_at: '2026-11-20T14:10:00.000Z',
      recorded_at: '2026-11-20T14:32:00.000Z',
      recorded_by: staff.userId,
      blood_pressure: '122/78',
    });
    expect(new Date(versions[0]?.deviceTime ?? '').toISOString()).toBe('2026-11-20T14:31:58.000Z');
    expect(versions[0]?.author).toMatchObject({
      userId: staff.userId,
      lastName: 'Hale',
      position: 'Paramedic',
    });
  });

  it('keeps a GCS total that was entered, and none that followed from parts once one of them goes', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const id = newId();
    const enter = async (fields: object, baseVersion: number) => {
      await bench.save(
        staff,
        command(prfId, 'observations', { entries: [{ id, ...fields }] }, { baseVersion }),
      );
      const prf = await bench.reading.find(bench.context(staff), prfId);
      return prf?.data.observations?.entries?.[0]?.gcs ?? null;
    };
    expect(await enter({ ...WELL, gcs: 13 }, 0)).toBe(13);
    expect(await enter({ gcs_eye: 4 }, 1)).toBe(13);
    expect(await enter({ gcs_verbal: 4, gcs_motor: 6 }, 2)).toBe(14);
    expect(await enter({ gcs_verbal: null }, 3)).toBeNull();
    expect(await enter({ gcs: 13 }, 4)).toBe(13);
    const versions = await bench.reading.sectionVersions(bench.context(staff), prfId, 'observations');
    expect(versions.slice(0, 2).map(({ changedPaths }) => changedPaths)).toEqual([
      [`entries/${id}/gcs`],
      [`entries/${id}/gcs_verbal`],
    ]);
  });

  it('keeps the medicine that each of two clinicians added to one list, and asks where they changed one row', async () => {
    const [staff, other] = [await bench.actor('staff'), await bench.actor('admin')];
    const prfId = newId();
    const row = (medicine: string) => ({ medicine });
    const [ramipril, bisoprolol, aspirin] = [row('Ramipril'), row('Bisoprolol'), row('Aspirin')];
    const list = (rows: object[], baseVersion: number) =>
      command(prfId, 'PresentingComplaint', { current_medicines: rows }, { baseVersion });
    const medicines = (result: PrfCommandResult | undefined) =>
      result?.data.PresentingComplaint?.current_medicines;
    await bench.save(staff, list([ramipril], 0));
    await bench.save(other, list([ramipril, bisoprolol], 1));
    const [merged] = await bench.save(staff, list([ramipril, aspirin], 1));
    expect(merged).toMatchObject({ outcome: 'MERGED', conflict: null });
    expect(medicines(merged)).toEqual([ramipril, bisoprolol, aspirin]);
    await bench.save(other, list([{ ...ramipril, dose: 5 }, bisoprolol, aspirin], 3));
    const [asked] = await bench.save(staff, list([{ ...ramipril, dose: 10 }, bisoprolol, aspirin], 3));
    expect(asked).toMatchObject({ outcome: 'CONFLICT', conflict: { paths: ['current_medicines'] } });
    expect(medicines(asked)).toEqual([{ ...ramipril, dose: 5 }, bisoprolol, aspirin]);
  });

  it('stamps access, complaints, immunisations and tests, and strikes them through without deleting', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const id = newId();
    const save = (iv_access: object[], baseVersion: number) =>
      bench.save(staff, command(prfId, 'ClinicalInterventions', { iv_access }, { baseVersion }));
    const accessOf = ([result]: readonly PrfCommandResult[]) => result?.data.ClinicalInterventions?.iv_access;
    const at = '2026-11-20T14:12:00.000Z';
    const stamps = { occurred_at: at, recorded_at: bench.now().toISOString(), recorded_by: staff.userId };
    expect(accessOf(await save([{ id, site: 'foot', at }], 0))).toMatchObject([
      { id, site: 'foot', ...stamps },
    ]);
    // A list without it takes nothing away.
    const other = newId();
    expect(accessOf(await save([{ id: other, site: 'hand_left' }], 1))).toHaveLength(2);
    const struck = await save([{ id, void_reason: 'Wrong patient' }], 2);
    expect(accessOf(struck)).toMatchObject([
      { id, site: 'foot', void_reason: 'Wrong patient', voided_by: staff.userId },
      { id: other },
    ]);
    expect(await save([{ id, site: 'hand_right' }], 3)).toMatchObject([
      { outcome: 'REFUSED', problems: [{ code: 'ENTRY_VOID' }] },
    ]);
    expect((await save([{ site: 'hand_right' }], 3))[0]).toMatchObject({ outcome: 'REFUSED' });
  });

  it('strikes through who was asked in best interests, and a list without them takes nobody away', async () => {
    const staff = await bench.actor('staff');
    const [prfId, id, other] = [newId(), newId(), newId()];
    const save = async (best_interests_consulted: object[], baseVersion: number) => {
      const change = command(prfId, 'PrimarySurvey', { best_interests_consulted }, { baseVersion });
      return (await bench.save(staff, change))[0]?.data.PrimarySurvey?.best_interests_consulted;
    };
    const asked_at = '2026-11-20T14:12:00.000Z';
    await save([{ id, role: 'partner_or_family', name: 'Ifor Vale', asked_at }], 0);
    expect(await save([{ id: other, role: 'own_doctor' }], 1)).toHaveLength(2);
    expect(await save([{ id, void_reason: 'Of another record' }], 2)).toMatchObject([
      { id, name: 'Ifor Vale', occurred_at: asked_at, voided_by: staff.userId },
      { id: other, role: 'own_doctor' },
    ]);
  });

  it('reads rows that were stored without ids with ids, and strikes them through', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(
      staff,
      command(prfId, 'ClinicalInterventions', { iv_access: [{ id: newId(), site: 'foot' }] }),
    );
    for (const table of ['prf_section', 'prf_section_version'])
      await bench.database.asOwner(
        `ALTER TABLE ${table} DISABLE TRIGGER USER;
         UPDATE ${table} SET data = '{"iv_access": [{"site": "foot"}]}' WHERE prf_id = '${prfId}';
         ALTER TABLE ${table} ENABLE TRIGGER USER`,
      );
    const id = idOfRow(prfId, 'iv_access', 0);
    const read = async () =>
      (await bench.reading.find(bench.context(staff), prfId))?.data.ClinicalInterventions?.iv_access;
    expect(await read()).toEqual([{ id, site: 'foot' }]);
    const change = { iv_access: [{ id, void_reason: 'Wrong patient' }] };
    await bench.save(staff, command(prfId, 'ClinicalInterventions', change, { baseVersion: 1 }));
    expect(await read()).toMatchObject([{ id, site: 'foot', void_reason: 'Wrong patient' }]);
  });

  it('refuses a squad that does not exist, by its field, and takes one that does', async () => {
    const staff = await bench.actor('staff');
    const [teamId, squadId] = [newId(), newId()];
    await bench.database.asOwner(`INSERT INTO cheer_team (team_id, team_name) VALUES ($1, 'Storm')`, [
      teamId,
    ]);
    await bench.database.asOwner(
      `INSERT INTO cheer_squad (squad_id, team_id, squad_name) VALUES ($1, $2, 'Junior')`,
      [squadId, teamId],
    );
    const prfId = newId();
    const name = (squad_id: string) => bench.save(staff, command(prfId, 'incidentDetails', { squad_id }));
    expect((await name(newId()))[0]).toMatchObject({
      outcome: 'REFUSED',
      problems: [{ field: 'squad_id', code: 'NOT_FOUND' }],
    });
    expect((await name(squadId))[0]).toMatchObject({ outcome: 'SAVED' });
  });

  it('refuses another change under the id of one that it has saved, and says so', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const first = command(prfId, 'PrimarySurvey', { airway: 'clear' });
    await bench.save(staff, first);
    const [refused] = await bench.save(staff, { ...first, changes: { airway: 'obstructed' } });
    expect(refused).toMatchObject({ outcome: 'REFUSED', code: 'COMMAND_REUSED' });
    const [replayed] = await bench.save(staff, { ...first, baseVersion: 1, deviceTime: new Date(0) });
    expect(replayed).toMatchObject({ outcome: 'REPLAYED', data: { PrimarySurvey: { airway: 'clear' } } });
    // Saved before bodies were known, it is taken for the same.
    await bench.database.asOwner('ALTER TABLE prf_command DISABLE TRIGGER USER');
    await bench.database.asOwner('UPDATE prf_command SET body_hash = NULL WHERE prf_id = $1', [prfId]);
    await bench.database.asOwner('ALTER TABLE prf_command ENABLE TRIGGER USER');
    expect(await bench.save(staff, { ...first, changes: { airway: 'obstructed' } })).toMatchObject([
      { outcome: 'REPLAYED' },
    ]);
  });

  it('says that the clocks differ where a device is ahead of the server, and not that each entry is wrong', async () => {
    const staff = await bench.actor('staff');
    const ahead = command(newId(), 'observations', {
      entries: [{ id: newId(), ...WELL, date_time: '2026-11-20T16:00:00Z' }],
    });
    const [result] = await bench.save(staff, { ...ahead, deviceTime: new Date('2026-11-20T16:02:00Z') });
    expect(result).toMatchObject({
      outcome: 'REFUSED',
      code: 'BAD_INPUT',
      problems: [{ code: 'CLOCKS_DIFFER' }],
    });
    expect(result?.problems[0]?.message).toContain('90 minutes ahead');
  });

  it('answers a replay without doing it again, also when several come at once', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const first = command(prfId, 'PrimarySurvey', { airway: 'clear' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => bench.save(staff, first)));
    const outcomes = answers.map(([result]) => result?.outcome).sort();
    expect(outcomes).toEqual(['REPLAYED', 'REPLAYED', 'REPLAYED', 'REPLAYED', 'SAVED']);
    expect(new Set(answers.map(([result]) => result?.customPrfId)).size).toBe(1);
    expect(await row(prfId)).toMatchObject({ version: 1 });
    expect(await bench.audited('PRF_UPDATED', prfId)).toBe(1);
  });

  it('merges what two write at once and loses nothing', async () => {
    const [one, two] = [await bench.actor('admin'), await bench.actor('admin')];
    const prfId = newId();
    await bench.save(one, command(prfId, 'PrimarySurvey', { consent: 'verbal' }));
    const fields = ['airway', 'cervical_spine', 'catastrophic_haemorrhage'] as const;
    const values = ['clear', 'cleared', 'none'];
    const results = await Promise.all(
      fields.map((field, index) =>
        bench.save(
          index % 2 === 0 ? one : two,
          command(prfId, 'PrimarySurvey', { [field]: values[index] }, { baseVersion: 1 }),
        ),
      ),
    );
    expect(results.map(([result]) => result?.outcome).sort()).toEqual(['MERGED', 'MERGED', 'SAVED']);
    const prf = await bench.reading.find(bench.context(one), prfId);
    expect(prf?.data.PrimarySurvey).toEqual({
      consent: 'verbal',
      airway: 'clear',
      cervical_spine: 'cleared',
      catastrophic_haemorrhage: 'none',
    });
    expect(prf?.sections.find(({ key }) => key === 'PrimarySurvey')?.version).toBe(4);
  });

  it('answers a clash with both sides and who, and saves the rest', async () => {
    const [one, two] = [await bench.actor('staff'), await bench.actor('admin')];
    const prfId = newId();
    await bench.save(one, command(prfId, 'PrimarySurvey', { airway: 'clear' }));
    const late = command(prfId, 'PrimarySurvey', { airway: 'obstructed', consent: 'verbal' });
    for (let time = 0; time < 2; time += 1) {
      const [result] = await bench.save(two, late);
      expect(result).toMatchObject({
        outcome: 'CONFLICT',
        version: 2,
        data: { PrimarySurvey: { airway: 'clear', consent: 'verbal' } },
        conflict: {
          paths: ['airway'],
          theirs: { PrimarySurvey: { airway: 'clear' } },
          theirVersion: 2,
          authors: [{ path: 'airway', author: { userId: one.userId } }],
        },
      });
    }
  });

  it('says of each field who wrote it, not who wrote the section last', async () => {
    const [one, two, three] = [
      await bench.actor('admin'),
      await bench.actor('admin'),
      await bench.actor('admin'),
    ];
    const prfId = newId();
    const entry = { id: newId(), ...WELL };
    await bench.save(one, command(prfId, 'PrimarySurvey', { airway: 'clear' }));
    await bench.save(two, command(prfId, 'PrimarySurvey', { consent: 'verbal' }, { baseVersion: 1 }));
    const [survey] = await bench.save(
      three,
      command(prfId, 'PrimarySurvey', { airway: 'obstructed', consent: 'written' }),
    );
    const whoWrote = (result: PrfCommandResult | undefined) =>
      Object.fromEntries(result?.conflict?.authors.map(({ path, author }) => [path, author?.userId]) ?? []);
    expect(whoWrote(survey)).toEqual({ airway: one.userId, consent: two.userId });

    // Who struck an entry through is why what another writes to it clashes.
    await bench.save(one, command(prfId, 'observations', { entries: [entry] }));
    await bench.save(
      two,
      command(
        prfId,
        'observations',
        { entries: [{ id: entry.id, void_reason: 'Other patient' }] },
        { baseVersion: 1 },
      ),
    );
    const [set] = await bench.save(
      three,
      command(prfId, 'observations', { entries: [{ id: entry.id, heart_rate: 90 }] }, { baseVersion: 1 }),
    );
    expect(whoWrote(set)).toEqual({ [`entries/${entry.id}/heart_rate`]: two.userId });
  });

  it('has the choice between two answers in its trail, once, also where nothing is written', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(staff, command(prfId, 'PrimarySurvey', { airway: 'clear', consent: 'verbal' }));
    const chosen: SaveCommand = {
      ...command(prfId, 'PrimarySurvey', { airway: 'obstructed' }, { baseVersion: 1 }),
      choices: [
        { path: 'airway', side: 'MINE' },
        { path: 'consent', side: 'THEIRS' },
      ],
    };
    const observed: SaveCommand = {
      ...command(prfId, 'observations', {}),
      choices: [{ path: `entries/${newId()}/heart_rate`, side: 'THEIRS' }],
    };
    const outcomes = async () => (await bench.save(staff, chosen, observed)).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['SAVED', 'SAVED']);
    expect(await outcomes()).toEqual(['REPLAYED', 'REPLAYED']);
    const entries = await bench.database.asOwner(
      `SELECT context, description, fields_changed AS fields FROM audit_entry
       WHERE prf_id = $1 AND action = 'PRF_CONFLICT_SETTLED' ORDER BY context, description`,
      [prfId],
    );
    expect(entries).toEqual([
      { context: 'PrimarySurvey', description: 'Kept the other person’s answer', fields: ['consent'] },
      { context: 'PrimarySurvey', description: 'Kept their own answer', fields: ['airway'] },
      {
        context: 'observations',
        description: 'Kept the other person’s answer',
        fields: ['entries.heart_rate'],
      },
    ]);
  });

  it('takes a batch of several records and refuses only what is bad', async () => {
    const staff = await bench.actor('staff');
    const [a, b] = [newId(), newId()];
    const results = await bench.save(
      staff,
      command(a, 'PrimarySurvey', { airway: 'clear' }),
      command(b, 'observations', { entries: [{ id: newId(), ...WELL, heart_rate: 900 }] }),
      command('not an id', 'PrimarySurvey', { airway: 'clear' }),
      command(b, 'SocialHistory', { mobility: 'independent' }),
      command(a, 'incidentDetails', { crew: [newId()] }),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'SAVED',
      'REFUSED',
      'REFUSED',
      'SAVED',
      'REFUSED',
    ]);
    expect(results[1]?.problems[0]).toMatchObject({ code: 'IMPLAUSIBLE' });
    expect(results[2]?.problems[0]).toMatchObject({ code: 'BAD_ID' });
  });

  it('refuses what lies in the future beyond the drift of clocks', async () => {
    const staff = await bench.actor('staff');
    const at = (time: string) =>
      command(newId(), 'observations', { entries: [{ id: newId(), ...WELL, date_time: time }] });
    const results = await bench.save(staff, at('2026-11-20T14:36:00Z'), at('2026-11-20T14:38:00Z'));
    expect(results.map(({ outcome }) => outcome)).toEqual(['SAVED', 'REFUSED']);
    expect(results[1]?.problems[0]?.code).toBe('IN_FUTURE');
  });

  it('takes none and more than fifty commands not at all', async () => {
    const staff = await bench.actor('staff');
    await expect(bench.save(staff)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const many = Array.from({ length: 51 }, () => command(newId(), 'PrimarySurvey', { airway: 'clear' }));
    await expect(bench.save(staff, ...many)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('costs two statements, however many commands', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(staff, command(prfId, 'PrimarySurvey', { airway: 'clear' }));
    const statements: string[] = [];
    await bench.mutate(staff, async (inside) => {
      const asked = vi.spyOn(inside.manager.queryRunner!, 'query');
      const saved = await bench.saving.save(inside, [
        command(prfId, 'PrimarySurvey', { consent: 'verbal' }, { baseVersion: 1 }),
        command(prfId, 'SocialHistory', { mobility: 'independent' }),
        command(prfId, 'observations', { entries: [{ id: newId(), ...WELL }] }),
      ]);
      statements.push(...asked.mock.calls.map(([sql]) => sql));
      asked.mockRestore();
      return saved;
    });
    expect(statements.filter((sql) => !sql.includes('audit_append'))).toHaveLength(2);
  });
});

describe('saves of many at once', () => {
  const direct = (actor: Awaited<ReturnType<PrfBench['actor']>>, ...commands: SaveCommand[]) =>
    bench.saving.save(bench.context(actor), commands);

  it('share transactions and keep apart who wrote what', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => bench.actor('staff')));
    const ids = Array.from({ length: 24 }, () => newId());
    const by = (index: number) => {
      const person = people[index % people.length];
      if (person === undefined) throw new Error('Nobody');
      return person;
    };
    const first = await Promise.all(
      ids.map((prfId, index) => direct(by(index), command(prfId, 'PrimarySurvey', { airway: 'clear' }))),
    );
    expect(first.map((results) => results[0]?.outcome)).toEqual(ids.map(() => 'SAVED'));
    expect(new Set(first.map((results) => results[0]?.customPrfId)).size).toBe(ids.length);
    const rows = await bench.database.asOwner<{ author: string; actor: string; entries: number }>(
      `SELECT p.author_id AS author, a.actor_id AS actor, count(*)::integer AS entries
       FROM prf p JOIN audit_entry a ON a.prf_id = p.id AND a.action = 'PRF_UPDATED'
       WHERE p.id = ANY ($1) GROUP BY p.id, a.actor_id`,
      [ids],
    );
    expect(rows).toHaveLength(ids.length);
    expect(rows.every(({ author, actor, entries }) => author === actor && entries === 1)).toBe(true);

    // Each writes to the record of the next, which is nobody's but its author's.
    const second = await Promise.all(
      ids.map((prfId, index) =>
        direct(by(index + 1), command(prfId, 'PrimarySurvey', { consent: 'verbal' }, { baseVersion: 1 })),
      ),
    );
    expect(new Set(second.map((results) => results[0]?.code))).toEqual(new Set(['PRF_NOT_YOURS']));
  });

  it('keep the order of those on one record, and its replays', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const made = Array.from({ length: 12 }, (_, index) =>
      command(prfId, 'PrimarySurvey', { wishes_feelings: `Wish ${String(index)}` }, { baseVersion: index }),
    );
    const results = await Promise.all([...made, ...made].map((one) => direct(staff, one)));
    expect(results.flat().map(({ outcome }) => outcome)).toEqual([
      ...made.map(() => 'SAVED'),
      ...made.map(() => 'REPLAYED'),
    ]);
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(prf?.data.PrimarySurvey?.wishes_feelings).toBe('Wish 11');
  });

  it('are refused to who may only read', async () => {
    const reader = await bench.actor('staff', { isReadOnly: true });
    await expect(
      Promise.resolve().then(() => direct(reader, command(newId(), 'PrimarySurvey', { airway: 'clear' }))),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('who may write', () => {
  it('author, crew and administrators; others after a reason, which is audited', async () => {
    const [author, crew, other, admin] = [
      await bench.actor('staff'),
      await bench.actor('staff'),
      await bench.actor('staff'),
      await bench.actor('admin'),
    ];
    const prfId = newId();
    const staffId = await bench.staffIdOf(crew);
    await bench.save(author, command(prfId, 'incidentDetails', { crew: [staffId] }));
    const write = async (actor: typeof author) => {
      const [result] = await bench.save(actor, command(prfId, 'SocialHistory', { mobility: 'independent' }));
      return result;
    };
    expect((await write(crew))?.outcome).toBe('SAVED');
    expect((await write(admin))?.outcome).toBe('MERGED');
    expect(await write(other)).toMatchObject({ outcome: 'REFUSED', code: 'PRF_NOT_YOURS', data: {} });
    expect(await bench.reading.find(bench.context(other), prfId)).toMatchObject({
      canWrite: false,
      needsReason: true,
    });
    await expect(
      bench.mutate(other, (inside) => bench.prfs.openForWriting(inside, prfId, '  ')),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(
      await bench.mutate(other, (inside) =>
        bench.prfs.openForWriting(inside, prfId, 'Took over the patient'),
      ),
    ).toMatchObject({ canWrite: true, needsReason: false });
    expect(await bench.audited('PRF_OPENED_WITH_REASON', prfId)).toBe(1);
    expect((await write(other))?.outcome).toBe('MERGED');
    await bench.audit.settled();
    expect(await bench.audited('ACCESS_DENIED', prfId)).toBe(1);
  });

  it('no longer a crew member who was taken off', async () => {
    const [author, crew] = [await bench.actor('staff'), await bench.actor('staff')];
    const prfId = newId();
    await bench.save(author, command(prfId, 'incidentDetails', { crew: [await bench.staffIdOf(crew)] }));
    await bench.save(author, command(prfId, 'incidentDetails', { crew: null }, { baseVersion: 1 }));
    const [result] = await bench.save(crew, command(prfId, 'SocialHistory', { mobility: 'independent' }));
    expect(result?.code).toBe('PRF_NOT_YOURS');
  });

  it('says nothing about an id that is somebody else’s record', async () => {
    const [author, other] = [await bench.actor('staff'), await bench.actor('staff')];
    const prfId = newId();
    await bench.save(author, command(prfId, 'PrimarySurvey', { airway: 'clear' }));
    const patientId = await bench.patient();
    const [result] = await bench.save(
      other,
      command(prfId, 'PrimarySurvey', { consent: 'verbal' }, { patientId }),
    );
    expect(result).toMatchObject({
      outcome: 'REFUSED',
      code: 'CONFLICT',
      customPrfId: null,
      version: 0,
      data: {},
      problems: [],
    });
  });
});

describe('patient, scores and alerts', () => {
  it('links a patient, makes the record for it, and scores what waited for the age', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(staff, command(prfId, 'observations', { entries: [{ id: newId(), ...SICK }] }));
    // Without an age there is no score, and its red signs alert by themselves.
    expect(await row(prfId)).toMatchObject({ open_alert_count: 1 });
    const patientId = await bench.patient({ allergies: 'Latex' });
    const prf = await bench.mutate(staff, (inside) => bench.saving.linkPatient(inside, prfId, { patientId }));
    expect(prf).toMatchObject({
      patientId,
      ageYears: 36,
      patient: { name: 'Alex Example', allergies: 'Latex' },
    });
    expect(prf.data.observations?.entries?.[0]?.news2).toMatchObject({ status: 'scored', band: 'high' });
    expect(prf.alerts).toHaveLength(1);
    expect(await row(prfId)).toMatchObject({ open_alert_count: 1, status: 'in_progress' });

    const fresh = newId();
    await bench.mutate(staff, (inside) => bench.saving.linkPatient(inside, fresh, { patientId }));
    expect(await row(fresh)).toMatchObject({ patient_id: patientId, status: 'in_progress' });
    await expect(
      bench.mutate(staff, (inside) => bench.saving.linkPatient(inside, newId(), { patientId: newId() })),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('links no patient over one that the caller did not know of', async () => {
    const [staff, admin] = [await bench.actor('staff'), await bench.actor('admin')];
    const [theirs, mine] = [await bench.patient({ name: 'Ada First' }), await bench.patient()];
    const prfId = newId();
    const link = (actor: Actor, patientId: string, expectedPatientId?: string | null) =>
      bench.mutate(actor, (inside) =>
        bench.saving.linkPatient(inside, prfId, { patientId, expectedPatientId }),
      );
    await bench.save(staff, command(prfId, 'incidentDetails', { chief_complaint: 'Collapse' }));
    expect(await link(staff, theirs, null)).toMatchObject({ patientId: theirs });
    for (const expected of [null, newId()])
      await expect(link(admin, mine, expected)).rejects.toMatchObject({
        code: 'PRF_PATIENT_CHANGED',
        message: expect.stringContaining('Ada First') as string,
      });
    expect(await row(prfId)).toMatchObject({ patient_id: theirs });
    // The same link once more, as after an answer that was lost.
    expect(await link(staff, theirs, null)).toMatchObject({ patientId: theirs });
    expect(await link(admin, mine, theirs)).toMatchObject({ patientId: mine });
    // Who does not say what they know is not asked.
    expect(await link(staff, theirs)).toMatchObject({ patientId: theirs });
    await expect(
      link(await bench.actor('staff'), mine, null),
      'an outsider hears nothing of who is linked',
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await row(prfId)).toMatchObject({ patient_id: theirs });
  });

  it('has no score in lists once the newest set is not whole, however well the one before was', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = newId();
    const listed = async () =>
      (await bench.reading.list(bench.context(staff), { patientId }, {})).nodes[0]?.latestNews2;
    const well = { id: newId(), ...WELL };
    await bench.save(staff, command(prfId, 'observations', { entries: [well] }, { patientId }));
    expect(await listed()).toEqual({
      at: WELL['date_time'],
      total: 0,
      band: 'low',
      text: 'NEWS2 0, low',
    });
    const at = '2026-11-20T14:25:00.000Z';
    const collapsing = { id: newId(), ...SICK, date_time: at, temperature: null };
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [collapsing, well] }, { baseVersion: 1 }),
    );
    expect(await listed()).toEqual({
      at,
      total: null,
      band: null,
      text: 'NEWS2 incomplete: at least 10; temperature missing',
    });
  });

  it('keeps an alert until an action is recorded; a worse correction asks again', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = newId();
    const id = newId();
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, ...WELL, respiratory_rate: 26 }] }, { patientId }),
    );
    const alerts = async () => (await bench.desk(staff, { records: 100, alerts: 100 })).openAlerts;
    const mine = async () => (await alerts()).filter(({ alert }) => alert.entryId === id);
    expect((await mine())[0]).toMatchObject({ alert: { band: 'low_medium', total: 3 }, prf: { id: prfId } });
    const act = (action: string) =>
      bench.mutate(staff, (inside) =>
        bench.prfs.recordAlertAction(inside, prfId, { entryId: id, ...told(action) }),
      );
    expect(await act('Oxygen given')).toMatchObject({
      action: toldWords('Oxygen given'),
      actionedBy: { userId: staff.userId },
    });
    expect(await act('Said twice')).toMatchObject({ action: toldWords('Oxygen given') });
    expect(await mine()).toEqual([]);
    expect(await bench.audited('PRF_ALERT_ACTIONED', prfId)).toBe(1);
    // The second said nothing new and was shown what stands.
    expect(await bench.audited('PRF_VIEWED', prfId)).toBe(1);

    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, ...SICK }] }, { baseVersion: 1 }),
    );
    expect((await mine())[0]).toMatchObject({ alert: { band: 'high' } });
    // What was meant for the score that was shown is not said of the worse one.
    await expect(
      bench.mutate(staff, (inside) =>
        bench.prfs.recordAlertAction(inside, prfId, { entryId: id, total: 3, ...told('Oxygen given') }),
      ),
    ).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    expect(await mine()).toHaveLength(1);
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, void_reason: 'Wrong patient' }] }, { baseVersion: 2 }),
    );
    expect(await mine()).toEqual([]);
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(prf?.alerts.map(({ action, clearedAt }) => [action, clearedAt === null])).toEqual([
      [null, false],
      [toldWords('Oxygen given'), true],
    ]);
  });

  it('takes what was done about an alert from a device, with both times, once', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = newId();
    const id = newId();
    const answer = command(
      prfId,
      'observations',
      {},
      {
        alertAction: { entryId: id, total: 3, ...told('Oxygen given') },
      },
    );
    const set = command(
      prfId,
      'observations',
      { entries: [{ id, ...WELL, respiratory_rate: 26 }] },
      { patientId },
    );
    for (const outcome of ['SAVED', 'REPLAYED'])
      expect(await bench.save(staff, set, answer)).toMatchObject([{ outcome }, { outcome }]);
    expect(await bench.audited('PRF_ALERT_ACTIONED', prfId)).toBe(1);
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(prf?.alerts).toMatchObject([
      {
        action: toldWords('Oxygen given'),
        actionedBy: { userId: staff.userId },
        actionedAt: answer.deviceTime.toISOString(),
        actionRecordedAt: bench.now().toISOString(),
      },
    ]);
    expect(prf?.missing.filter(({ field }) => field === 'entries')).toEqual([]);
    const { nodes } = await bench.history.list(bench.context(staff), prfId, null, {});
    expect(nodes.find(({ kind }) => kind === 'ALERT_ANSWERED')).toMatchObject({
      at: bench.now().toISOString(),
      deviceTime: answer.deviceTime.toISOString(),
      reason: toldWords('Oxygen given'),
    });
    expect(
      await bench.save(
        staff,
        command(
          prfId,
          'observations',
          {},
          {
            alertAction: { entryId: 'x', total: 3, ...told('Oxygen given') },
          },
        ),
      ),
    ).toMatchObject([{ outcome: 'REFUSED', code: 'BAD_INPUT' }]);
  });

  it('scores again once a pregnancy no longer applies', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const complain = (changes: object, baseVersion: number) =>
      bench.save(staff, command(prfId, 'PresentingComplaint', { ...changes }, { baseVersion }));
    const score = async () =>
      (await bench.reading.find(bench.context(staff), prfId))?.data.observations?.entries?.[0]?.news2;
    await bench.save(
      staff,
      command(
        prfId,
        'observations',
        { entries: [{ id: newId(), ...WELL }] },
        { patientId: await bench.patient() },
      ),
    );
    await complain({ is_pregnant: 'yes' }, 0);
    expect(await score()).toMatchObject({ status: 'not_valid', invalid: 'pregnant' });
    await complain({ sex_at_birth: 'male' }, 1);
    expect(await score()).toMatchObject({ status: 'scored', total: 0 });
  });

  it('asks for an action before signing', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(
      staff,
      command(
        prfId,
        'observations',
        { entries: [{ id: newId(), ...SICK }] },
        { patientId: await bench.patient() },
      ),
    );
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(prf?.missing).toContainEqual(
      expect.objectContaining({ section: 'observations', label: 'Action on NEWS2 10' }),
    );
    expect(prf?.missingCount).toBe((await row(prfId))?.missing_count);
  });
});

describe('the times of the contact', () => {
  it('say when each was last written down, and of nothing else', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const first = { call_time: '2026-11-20T14:10:00.000Z', arrived_time: '2026-11-20T14:20:00.000Z' };
    await bench.save(staff, command(prfId, 'incidentDetails', { ...first, incident_location: 'Gate 2' }));
    const written = bench.now().toISOString();
    bench.advance(60_000);
    const right = { arrived_time: '2026-11-20T14:19:00.000Z' };
    const again = command(prfId, 'incidentDetails', right, { baseVersion: 1 });
    const [saved] = await bench.save(staff, again);
    // Whoever sent it knows without reading the record again.
    expect(saved?.recordedAt).toBe(bench.now().toISOString());
    expect(await bench.save(staff, again)).toMatchObject([{ outcome: 'REPLAYED', recordedAt: null }]);
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(new Map(prf?.clocks.map(({ field, recordedAt }) => [field, recordedAt]))).toEqual(
      new Map([
        ['call_time', written],
        ['arrived_time', bench.now().toISOString()],
      ]),
    );
  });
});
