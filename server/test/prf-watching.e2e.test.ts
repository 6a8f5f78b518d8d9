import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import {
  command,
  COMPLETE,
  completeRecord,
  openPrfBench,
  sign,
  told,
  toldWords,
  WELL,
  type PrfBench,
} from './prf-fixture.js';

let bench: PrfBench;
let staff: Actor;
beforeAll(async () => {
  bench = await openPrfBench();
  staff = await bench.actor('staff');
});
afterAll(() => bench.close());

/** A record with one set of this patient; both their ids. */
const observed = async (set: SectionData, patient: Readonly<Record<string, unknown>> = {}) => {
  const [prfId, entryId] = [newId(), newId()];
  const patientId = await bench.patient(patient);
  await bench.save(
    staff,
    command(prfId, 'observations', { entries: [{ id: entryId, ...set }] }, { patientId }),
  );
  return { prfId, entryId, patientId };
};
const change = (prfId: string, entry: object, baseVersion: number) =>
  bench.save(staff, command(prfId, 'observations', { entries: [entry] }, { baseVersion }));
const record = async (prfId: string) => {
  const prf = await bench.reading.find(bench.context(staff), prfId);
  if (prf === null) throw new Error('The record is there');
  return prf;
};
const listed = async (patientId: string) =>
  (await bench.reading.list(bench.context(staff), { patientId }, {})).nodes[0];
const answer = (prfId: string, given: Parameters<PrfBench['prfs']['recordAlertAction']>[2]) =>
  bench.mutate(staff, (inside) => bench.prfs.recordAlertAction(inside, prfId, given));

const CHILD = { dob: '2022-11-01' };

describe('an incomplete set', () => {
  it('alerts by what it reaches already, which is nowhere a score, and asks again once it is whole and worse', async () => {
    const { temperature: _taken, ...lacking } = WELL;
    const { prfId, entryId, patientId } = await observed({
      ...lacking,
      respiratory_rate: 25,
      bp_systolic: 100,
    });
    expect((await listed(patientId))?.latestNews2).toMatchObject({
      total: null,
      band: null,
      text: 'NEWS2 incomplete: at least 5; temperature missing',
    });
    const { alerts, data, missing } = await record(prfId);
    expect(alerts).toMatchObject([{ basis: 'minimum', total: 5, band: 'medium', reasons: [], action: null }]);
    expect(missing.map(({ label }) => label)).toContain('Action on incomplete NEWS2, at least 5');
    // Stored it is what it was: no total, no band.
    const news2 = data.observations?.entries?.[0]?.news2;
    expect(news2).toMatchObject({ status: 'incomplete' });
    expect([news2?.total, news2?.band]).toEqual([undefined, undefined]);

    await answer(prfId, { entryId, total: 5, reasons: [], ...told('Coming') });
    expect((await listed(patientId))?.openAlertCount).toBe(0);
    await change(prfId, { id: entryId, temperature: 39.5 }, 1);
    expect((await record(prfId)).alerts).toMatchObject([
      { basis: 'score', total: 7, action: null },
      { basis: 'minimum', total: 5, action: toldWords('Coming') },
    ]);
  });

  it('alerts by one sign that scores 3, with nothing else known', async () => {
    const { prfId } = await observed({ date_time: WELL['date_time'], heart_rate: 140 });
    expect((await record(prfId)).alerts).toMatchObject([{ basis: 'minimum', total: 3, band: 'low_medium' }]);
  });
});

describe('scores never mix', () => {
  it('a child has no NEWS2 in list, record or alert; its own ranges alert, and a parent’s concern once more', async () => {
    const { prfId, entryId, patientId } = await observed(
      { ...WELL, heart_rate: 150, respiratory_rate: 30 },
      CHILD,
    );
    const row = await listed(patientId);
    expect(row?.latestNews2).toMatchObject({
      total: null,
      band: null,
      text: 'NEWS2 not valid: the patient is under 16. Red signs: pulse',
    });
    const before = await record(prfId);
    expect(before.data.observations?.entries?.[0]?.news2).toMatchObject({
      status: 'not_valid',
      invalid: 'under_16',
      red_signs: ['heart_rate'],
      signs_rule: 'NICE-NG51-2016+BPEWS-2009+FTIP-2021/2',
    });
    expect(before.alerts).toMatchObject([{ basis: 'signs', total: 0, reasons: ['red_heart_rate'] }]);
    await answer(prfId, { entryId, total: 0, reasons: ['red_heart_rate'], ...told('Coming') });
    await change(prfId, { id: entryId, carer_concern: true }, 1);
    // What was shown as one reason answers no further one.
    await expect(
      answer(prfId, { entryId, total: 0, reasons: ['red_heart_rate'], ...told('Coming') }),
    ).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    expect((await record(prfId)).alerts[0]).toMatchObject({
      reasons: ['red_heart_rate', 'concern_carer'],
      action: null,
    });
  });

  it('a pregnancy takes the score away and leaves the red signs', async () => {
    const { prfId, patientId } = await observed({ ...WELL, heart_rate: 140 });
    await bench.save(staff, command(prfId, 'PresentingComplaint', { is_pregnant: 'yes' }));
    expect((await listed(patientId))?.latestNews2).toMatchObject({ total: null, band: null });
    expect((await record(prfId)).alerts).toMatchObject([{ basis: 'signs', reasons: ['red_heart_rate'] }]);
  });

  it('concern alone alerts beside a score of nought', async () => {
    const { prfId } = await observed({ ...WELL, clinician_concern: true });
    expect((await record(prfId)).alerts).toMatchObject([
      { basis: 'concern', total: 0, reasons: ['concern_clinician'] },
    ]);
  });
});

describe('an alert is closed', () => {
  it('with one of the actions of the table, with whom and when, not a word', async () => {
    const { prfId, entryId } = await observed({ ...WELL, respiratory_rate: 26 });
    await expect(answer(prfId, { entryId })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(
      answer(prfId, { entryId, escalation: { ...told('Coming').escalation, name: ' ' } }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'escalation.name' }] });
    await expect(
      answer(prfId, { entryId, escalation: { kind: 'reassessed', entryId } }),
    ).rejects.toMatchObject({ problems: [{ field: 'escalation.entryId' }] });
    const [wordAlone] = await bench.save(
      staff,
      command(
        prfId,
        'observations',
        {},
        { alertAction: { entryId, total: 3, action: 'Watched' }, baseVersion: 1 },
      ),
    );
    expect(wordAlone).toMatchObject({
      outcome: 'REFUSED',
      problems: [{ message: 'Choose what was done from the list.' }],
    });

    const later = newId();
    await change(prfId, { id: later, ...WELL, date_time: '2026-11-20T14:25:00.000Z' }, 1);
    const [taken] = await bench.save(
      staff,
      command(
        prfId,
        'observations',
        {},
        {
          alertAction: { entryId, total: 3, action: '', escalation: { kind: 'reassessed', entryId: later } },
          baseVersion: 2,
        },
      ),
    );
    expect(taken).toMatchObject({ outcome: 'SAVED' });
    const words = 'Reassessed: Observation set 20 Nov 2026, 14:25';
    expect((await record(prfId)).alerts).toMatchObject([
      { action: words, escalation: { kind: 'reassessed', entryId: later } },
    ]);
    const { nodes } = await bench.history.list(bench.context(staff), prfId, null, {});
    expect(nodes.find(({ kind }) => kind === 'ALERT_ANSWERED')).toMatchObject({ reason: words });
  });

  it('as treated only with what treats, from then on', async () => {
    const { prfId, entryId } = await observed({ ...WELL, respiratory_rate: 26 });
    const [note, before, given] = [newId(), newId(), newId()];
    const drug = { drug_name: 'salbutamol_nebules', dose: 5, dose_unit: 'mg', route: 'nebulised' };
    await bench.save(
      staff,
      command(prfId, 'ClinicalInterventions', {
        running_notes: [{ id: note, time: '2026-11-20T14:20:00.000Z', note: 'Looks ill' }],
        drugs_administered: [
          { id: before, ...drug, time_administered: '2026-11-20T13:10:00.000Z', given_by: 'Ada' },
          { id: given, ...drug, time_administered: '2026-11-20T14:20:00.000Z', given_by: 'Ada' },
        ],
      }),
    );
    const treated = (named: string) =>
      answer(prfId, { entryId, escalation: { kind: 'treated', entryId: named } });
    for (const named of [note, before])
      await expect(treated(named), named).rejects.toMatchObject({
        problems: [{ field: 'escalation.entryId' }],
      });
    expect((await treated(given)).action).toContain('Treated: ');
  });

  it('as judged chronic until a day, and opens again for a set of a later one', async () => {
    const { prfId, entryId, patientId } = await observed({ ...WELL, respiratory_rate: 26 });
    const chronic = (until: string) => ({
      kind: 'judged_chronic' as const,
      ...{ name: 'Dr Shah', reason: 'Known COPD', until },
    });
    await expect(answer(prfId, { entryId, escalation: chronic('2026-11-19') })).rejects.toMatchObject({
      problems: [{ field: 'escalation.until', code: 'in_past' }],
    });
    const { alerts } = await record(prfId);
    expect(alerts).toMatchObject([{ action: null }]);
    await answer(prfId, { entryId, escalation: chronic('2026-12-01') });
    expect((await listed(patientId))?.openAlertCount).toBe(0);
    const kept = async (until: string, actionedAt: string, version: number) => {
      await bench.database.asOwner(
        `UPDATE prf_alert SET escalation = escalation || jsonb_build_object('until', $2::text), actioned_at = $3
         WHERE prf_id = $1 AND revision = 1`,
        [prfId, until, actionedAt],
      );
      await change(prfId, { id: entryId, comments: actionedAt }, version);
      return (await listed(patientId))?.openAlertCount;
    };
    // Whose day had passed when it was answered was taken by earlier versions, and stays closed.
    expect(await kept('2026-11-18', '2026-11-20T14:30:00.000Z', 1)).toBe(0);
    expect(await kept('2026-11-18', '2026-11-18T10:00:00.000Z', 2)).toBe(1);
    expect((await record(prfId)).alerts.map(({ action }) => action === null)).toEqual([true, false]);
    await answer(prfId, { entryId, ...told('Coming') });
    expect((await listed(patientId))?.openAlertCount).toBe(0);
  });

  it('and what was recorded in free words before stays readable', async () => {
    const { prfId, entryId } = await observed({ ...WELL, respiratory_rate: 26 });
    await bench.database.asOwner(
      `UPDATE prf_alert SET action = 'Oxygen, doctor called', actioned_by = $2, actioned_at = now() WHERE prf_id = $1`,
      [prfId, staff.userId],
    );
    expect((await record(prfId)).alerts).toMatchObject([
      { entryId, action: 'Oxygen, doctor called', escalation: null, basis: 'score' },
    ]);
  });
});

describe('repeated observations', () => {
  it('are due by the newest set, in lists too, until the patient has left', async () => {
    const { prfId, entryId, patientId } = await observed({ ...WELL, respiratory_rate: 26 });
    expect((await listed(patientId))?.observationsDueAt).toBe('2026-11-20T15:10:00.000Z');
    await change(prfId, { id: entryId, heart_rate: 140, bp_systolic: 95 }, 1);
    expect((await listed(patientId))?.observationsDueAt).toBe('2026-11-20T14:25:00.000Z');
    await bench.save(
      staff,
      command(prfId, 'DispositionOutcome', { time_left_dc_care: '2026-11-20T14:30:00.000Z' }),
    );
    expect((await listed(patientId))?.observationsDueAt).toBeNull();
  });
});

describe('a discharge on scene', () => {
  it('with a red sign wants a named senior or the reason why not before it is signed, and seals what was done', async () => {
    const prfId = await completeRecord(bench, staff);
    const [set] = COMPLETE.observations?.['entries'] as readonly { readonly id: string }[];
    const entryId = set?.id ?? '';
    await change(prfId, { id: entryId, respiratory_rate: 26 }, 1);
    await answer(prfId, { entryId, ...told('Coming') });
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
      problems: [{ field: 'DispositionOutcome.discharge_senior' }],
    });
    await bench.save(
      staff,
      command(prfId, 'DispositionOutcome', { discharge_no_senior_reason: 'No signal' }, { baseVersion: 1 }),
    );
    await sign(bench, staff, prfId);
    const [sealed] = await bench.database.asOwner<{ content: string }>(
      'SELECT content::text AS content FROM prf_signature WHERE prf_id = $1',
      [prfId],
    );
    expect(sealed?.content).toContain('event doctor');
    expect((await record(prfId)).alerts).toMatchObject([
      { action: toldWords('Coming'), escalation: { kind: 'escalated' } },
    ]);
  });
});
