import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import {
  amendment,
  command,
  completeRecord,
  openPrfBench,
  SICK,
  sign,
  type PrfBench,
  told,
} from './prf-fixture.js';

let bench: PrfBench;
let author: Actor;
let colleague: Actor;
let prfId: string;
beforeAll(async () => {
  bench = await openPrfBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  [author, colleague] = [await bench.actor('staff'), await bench.actor('staff')];
  prfId = await completeRecord(bench, author);
  await bench.mutate(colleague, (inside) => bench.prfs.openForWriting(inside, prfId, 'Took over'));
  await sign(bench, author, prfId);
});

const late = (changes: object = { airway: 'partially_obstructed' }) =>
  command(prfId, 'PrimarySurvey', { ...changes }, { baseVersion: 1 });
const list = (actor: Actor) => bench.lateEdits.list(bench.context(actor), prfId);
const waiting = async () => (await bench.reading.find(bench.context(author), prfId))?.lateEditCount;

describe('a change that comes after the signature', () => {
  it('is refused, kept as it came, and shown to whoever reads the record', async () => {
    const sent = late();
    const [result] = await bench.save(colleague, sent);
    expect(result).toMatchObject({ outcome: 'REFUSED', code: 'PRF_LOCKED', isKept: true });
    expect(await waiting()).toBe(1);
    for (const actor of [author, colleague])
      expect(await list(actor)).toMatchObject([
        {
          commandId: sent.commandId,
          section: 'PrimarySurvey',
          baseVersion: 1,
          changes: { PrimarySurvey: { airway: 'partially_obstructed' } },
          changedPaths: ['airway'],
          author: { userId: colleague.userId },
          deviceTime: '2026-11-20T14:31:58.000Z',
          settledAt: null,
        },
      ]);
    const prf = await bench.reading.find(bench.context(author), prfId);
    expect(prf).toMatchObject({ status: 'completed', data: { PrimarySurvey: { airway: 'clear' } } });
    expect(await bench.audited('PRF_LATE_EDIT_KEPT', prfId)).toBe(1);
  });

  it('is notified to the signers, once for each save, and not to a signer who made the change', async () => {
    const told = () =>
      bench.database.asOwner<{ kind: string }>(
        `SELECT n.kind FROM notification n JOIN prf p ON p.custom_prf_id = n.entity_id WHERE p.id = $1 AND n.user_id = $2`,
        [prfId, author.userId],
      );
    await bench.save(author, late());
    expect(await told()).toEqual([]);
    const sent = late({ airway: 'obstructed' });
    for (let time = 0; time < 2; time += 1) await bench.save(colleague, sent);
    expect(await told()).toEqual([{ kind: 'prf_late_edit' }]);
  });

  it('is kept once, however often it is sent, and not at all where it was signed like that', async () => {
    const sent = late();
    for (let time = 0; time < 3; time += 1)
      expect((await bench.save(colleague, sent))[0]).toMatchObject({ outcome: 'REFUSED', isKept: true });
    expect((await bench.save(colleague, late({ airway: 'clear' })))[0]).toMatchObject({
      outcome: 'REPLAYED',
      isKept: false,
    });
    expect(await waiting()).toBe(1);
    expect(await bench.audited('PRF_LATE_EDIT_KEPT', prfId)).toBe(1);
  });

  it('is not taken from who might not have written, nor what the catalogue refuses, nor for a void record', async () => {
    const stranger = await bench.actor('staff');
    const refused = { outcome: 'REFUSED', code: 'PRF_LOCKED', isKept: false };
    expect((await bench.save(stranger, late()))[0]).toMatchObject(refused);
    expect((await bench.save(colleague, late({ airway: 'mended' })))[0]).toMatchObject(refused);
    const admin = await bench.actor('admin');
    await bench.mutate(admin, (inside) => bench.prfs.declareVoid(inside, prfId, 'Wrong patient'));
    expect((await bench.save(colleague, late()))[0]).toMatchObject({ code: 'PRF_VOID', isKept: false });
    expect(await list(author)).toEqual([]);
  });

  it('is told which of its values could not be taken, and its others are kept when they come by themselves', async () => {
    const both = late({ airway: 'mended', breathing: ['laboured'] });
    const [refused] = await bench.save(colleague, both);
    expect(refused).toMatchObject({
      outcome: 'REFUSED',
      code: 'PRF_LOCKED',
      isKept: false,
      problems: [{ field: 'airway', code: 'UNKNOWN_KEY' }],
    });
    const rest = late({ breathing: ['laboured'] });
    expect((await bench.save(colleague, rest))[0]).toMatchObject({ code: 'PRF_LOCKED', isKept: true });
    expect((await list(author)).map(({ commandId }) => commandId)).toEqual([rest.commandId]);
  });

  it('is not shown to the patient, not even that it is there', async () => {
    const { patientId } = (await bench.reading.find(bench.context(author), prfId)) ?? {};
    await bench.save(colleague, late());
    const patient = await bench.actor('patient', { patientId: patientId ?? '' });
    expect((await bench.reading.find(bench.context(patient), prfId))?.lateEditCount).toBe(0);
  });

  it('is taken into an amendment, which settles it', async () => {
    const sent = late();
    await bench.save(colleague, sent);
    const request = await amendment(
      bench,
      prfId,
      { PrimarySurvey: { airway: 'partially_obstructed' } },
      { lateEdits: [sent.commandId] },
    );
    const prf = await bench.amending.amend(bench.context(author), request);
    expect(prf).toMatchObject({
      lateEditCount: 0,
      data: { PrimarySurvey: { airway: 'partially_obstructed' } },
    });
    expect(await list(author)).toMatchObject([
      {
        revision: 2,
        reason: null,
        settledBy: { userId: author.userId },
        settledAt: bench.now().toISOString(),
      },
    ]);
    // Sent again by its device, it finds itself signed.
    expect((await bench.save(colleague, sent))[0]).toMatchObject({ outcome: 'REPLAYED' });
  });

  describe('that says what was done about an alert', () => {
    const id = newId();
    const DONE = { entryId: id, total: 20, ...told('Oxygen, doctor called') };
    const set = { entries: [{ id, ...SICK }] };
    const lateSet = () => command(prfId, 'observations', set, { baseVersion: 1 });
    const answer = () => command(prfId, 'observations', {}, { baseVersion: 1, alertAction: DONE });

    it('is kept in its words, shown to the signer, and recorded by the amendment that takes up its set', async () => {
      const [entered, done] = [lateSet(), answer()];
      expect(await bench.save(colleague, entered, done)).toMatchObject([
        { outcome: 'REFUSED', code: 'PRF_LOCKED', isKept: true },
        { outcome: 'REFUSED', code: 'PRF_LOCKED', isKept: true },
      ]);
      const kept = (await list(author)).find(({ commandId }) => commandId === done.commandId);
      expect(kept).toMatchObject({
        section: 'observations',
        changedPaths: [`entries/${id}/alert_action`],
        alertAction: DONE,
        author: { userId: colleague.userId },
        settledAt: null,
      });
      const request = await amendment(
        bench,
        prfId,
        { observations: set },
        {
          lateEdits: [entered.commandId, done.commandId],
          alertActions: [{ ...DONE, at: done.deviceTime }],
        },
      );
      const after = await bench.amending.amend(bench.context(author), request);
      expect(after).toMatchObject({
        lateEditCount: 0,
        alerts: [{ entryId: id, action: DONE.action, actionedAt: done.deviceTime.toISOString() }],
      });
      expect((await list(author)).map(({ revision }) => revision)).toEqual([2, 2]);
    });

    it('waits on where the amendment records nothing about its set', async () => {
      const done = answer();
      await bench.save(colleague, done);
      const change = { PrimarySurvey: { airway: 'partially_obstructed' } };
      const request = await amendment(bench, prfId, change, { lateEdits: [done.commandId] });
      expect(await bench.amending.amend(bench.context(author), request)).toMatchObject({ lateEditCount: 1 });
      await bench.mutate(author, (inside) =>
        bench.lateEdits.setAside(inside, {
          prfId,
          commandIds: [done.commandId],
          reason: 'The set was of another patient',
        }),
      );
      expect(await waiting()).toBe(0);
    });
  });

  it('is set aside with a reason, by the record’s own people or its author, once', async () => {
    const [one, two] = [late(), late({ breathing: ['laboured'] })];
    await bench.save(colleague, one, two);
    const setAside = (actor: Actor, commandIds: string[], reason = 'Belongs to another patient') =>
      bench.mutate(actor, (inside) => bench.lateEdits.setAside(inside, { prfId, commandIds, reason }));
    await expect(setAside(await bench.actor('staff'), [one.commandId])).rejects.toMatchObject({
      code: 'PRF_AMEND_NOT_YOURS',
    });
    await expect(setAside(author, [one.commandId], ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(setAside(author, [newId()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await setAside(author, [one.commandId]);
    await setAside(colleague, [one.commandId, two.commandId], 'Mine, and wrong');
    expect((await list(author)).map(({ reason }) => reason)).toEqual([
      'Belongs to another patient',
      'Mine, and wrong',
    ]);
    expect(await waiting()).toBe(0);
    expect(await bench.audited('PRF_LATE_EDIT_SET_ASIDE', prfId)).toBe(2);
  });

  it('stays in the database as it came', async () => {
    await bench.save(colleague, late());
    for (const sql of [
      `UPDATE prf_late_edit SET changes = '{}' WHERE prf_id = $1`,
      `DELETE FROM prf_late_edit WHERE prf_id = $1`,
    ]) {
      await expect(bench.database.asOwner(sql, [prfId])).rejects.toThrow('append-only');
      await expect(bench.database.dataSource.query(sql, [prfId])).rejects.toThrow();
    }
    const openId = await completeRecord(bench, author);
    await expect(
      bench.database.asOwner(
        `INSERT INTO prf_late_edit SELECT $1, gen_random_uuid(), section, base_version, changes, changed_paths, author_id,
           device_time, received_at FROM prf_late_edit LIMIT 1`,
        [openId],
      ),
    ).rejects.toThrow('Only a signed PRF');
  });
});
