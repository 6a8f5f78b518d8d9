import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GuardianLinkService } from '../src/modules/portal/guardian-link.service.js';
import { PortalService } from '../src/modules/portal/portal.service.js';
import { portalData } from '../src/modules/portal/portal.personal-data.js';
import { ShareService } from '../src/modules/portal/share.service.js';
import { LogoEncoder } from '../src/modules/settings/logo-encoder.js';
import { ProviderLookService } from '../src/modules/settings/provider-look.service.js';
import { SettingStore } from '../src/modules/settings/setting-store.service.js';
import { ProviderSettingsService } from '../src/modules/settings/provider-settings.service.js';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { amendment, command, completeRecord, openPrfBench, sign, type PrfBench } from './prf-fixture.js';

const DAY_MS = 86_400_000;
/** What the record of the fixture withholds from its patient. */
const WITHHELD = 'Bruises of several ages';
const closed = expect.objectContaining({ code: 'SHARE_CLOSED' }) as unknown;
const missing = expect.objectContaining({ code: 'NOT_FOUND' }) as unknown;

let bench: PrfBench;
let portal: PortalService;
let shares: ShareService;
let guardians: GuardianLinkService;
let staff: Actor;
let patientId: string;
let patient: Actor;
let prfId: string;
beforeAll(async () => {
  bench = await openPrfBench();
  const { audit, reading, patients } = bench;
  const store = new SettingStore({ audit });
  const look = new ProviderLookService({ store, encoder: new LogoEncoder() });
  const settings = new ProviderSettingsService({ audit, look, store, provider: { prfPrefix: 'SL' } });
  portal = new PortalService({ audit, reading, settings });
  shares = new ShareService({ audit, settings, portal });
  guardians = new GuardianLinkService({ audit, patients });
});
afterAll(() => bench.close());

const recordOf = async (whose: string, isChild = false): Promise<string> => {
  const id = await completeRecord(bench, staff, whose);
  if (isChild)
    await bench.save(
      staff,
      command(id, 'PrimarySurvey', { capacity_conclusion: 'parental_consent' }, { baseVersion: 1 }),
    );
  await sign(bench, staff, id);
  return id;
};
beforeEach(async () => {
  staff = await bench.actor('staff');
  patientId = await bench.patient({ allergies: 'Penicillin' });
  patient = await bench.actor('patient', { patientId });
  prfId = await recordOf(patientId);
});

const page = (actor: Actor, id = prfId, childId: string | null = null) =>
  portal.page(bench.context(actor), id, childId);
const visits = async (actor: Actor, childId: string | null = null, first = 25, after: string | null = null) =>
  portal.visits(bench.context(actor), childId, { first, after });

describe('a record in plain words', () => {
  it('is its patient’s alone, only signed, never with what is withheld, and audited', async () => {
    const shown = await page(patient);
    expect(shown.parts.map(({ key }) => key)).toEqual([
      'happened',
      'found',
      'done',
      'next',
      'help',
      'details',
    ]);
    // The clock of the event, on which the parts are written.
    expect(shown.timeZone).toBe('Europe/London');
    const said = JSON.stringify(shown);
    expect(said).toContain('1 gram, by mouth');
    expect(said).toContain('Twisted the left ankle');
    expect(said).not.toContain(WITHHELD);
    expect(said.toLowerCase()).not.toContain('safeguarding');
    expect(await bench.audited('PRF_VIEWED', prfId)).toBe(1);

    const other = await bench.actor('patient', { patientId: await bench.patient() });
    await expect(page(other)).rejects.toEqual(missing);
    await expect(page(staff)).rejects.toEqual(missing);
    await bench.audit.settled();
    expect(await bench.audited('ACCESS_DENIED', prfId)).toBeGreaterThan(0);
    const draft = await completeRecord(bench, staff, patientId);
    await expect(page(patient, draft)).rejects.toEqual(missing);
  });

  it('says that it was changed, and when', async () => {
    expect((await page(patient)).amendedAt).toEqual([]);
    bench.advance(60_000);
    const asked = await amendment(bench, prfId, {
      DispositionOutcome: { advice_given: 'Rest for two days' },
    });
    await bench.amending.amend(bench.context(staff), asked);
    const changed = await page(patient);
    expect(changed.amendedAt).toEqual([bench.now().toISOString()]);
    expect(JSON.stringify(changed.parts)).toContain('Rest for two days');
  });

  it('is listed with the others, the newest first, page by page', async () => {
    bench.advance(1_000);
    const second = await recordOf(patientId);
    await completeRecord(bench, staff, patientId);
    const first = await visits(patient, null, 1);
    expect(first.nodes.map((one) => one.prfId)).toEqual([second]);
    const next = await visits(patient, null, 1, first.pageInfo.endCursor);
    expect(next.nodes).toMatchObject([
      { prfId, why: 'Sprained ankle', isAmended: false, timeZone: 'Europe/London' },
    ]);
    expect(next.pageInfo.hasNextPage).toBe(false);
  });
});

describe('a link to a record', () => {
  const make = (more: { days?: number; isOnce?: boolean } = {}, actor = patient) =>
    bench.mutate(actor, (inside) =>
      shares.make(inside, { id: newId(), prfId, days: 1, isOnce: false, ...more }),
    );
  const open = (token: string, reader = 'Dr Okafor') =>
    runInTransaction(bench.context(null), (inside) => shares.open(inside, { token, reader }));

  it('opens the same page for whoever says who they are, and tells the patient who did', async () => {
    const { token } = await make();
    await expect(open(token, ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const opened = await open(token);
    expect(opened.parts).toEqual((await page(patient)).parts);
    expect(JSON.stringify(opened)).not.toContain(WITHHELD);
    expect((await page(patient)).shares).toMatchObject([
      { isOnce: false, endedAt: null, openings: [{ reader: 'Dr Okafor' }] },
    ]);
    expect(await bench.audited('PRF_SHARE_OPENED', prfId)).toBe(1);
    const [row] = await bench.database.asOwner<{ text: string }>(
      'SELECT s::text AS text FROM record_share s WHERE prf_id = $1',
      [prfId],
    );
    expect(row?.text).not.toContain(token);
  });

  it('is made for a record of one’s own, for 1, 7 or 30 days', async () => {
    const other = await bench.actor('patient', { patientId: await bench.patient() });
    await expect(make({}, other)).rejects.toEqual(missing);
    await expect(make({ days: 2 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    for (let count = 0; count < 10; count += 1) await make();
    await expect(make()).rejects.toMatchObject({ code: 'SHARES_MANY' });
  });

  it('ends with its time, after one reader, and when it is ended; all in the same words', async () => {
    const [late, once, ended] = [
      await make(),
      await make({ isOnce: true, days: 7 }),
      await make({ days: 7 }),
    ];
    const outcomes = await Promise.allSettled([open(once.token, 'One'), open(once.token, 'Another')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await bench.mutate(patient, (inside) => shares.end(inside, ended.share.id));
    bench.advance(DAY_MS);
    for (const token of [late.token, once.token, ended.token, 'A'.repeat(43)])
      await expect(open(token)).rejects.toEqual(closed);
  });

  it('ends with a restriction for good, and with a record entered in error', async () => {
    const restricted = await make();
    const restrictionId = newId();
    await bench.database.asOwner(
      `INSERT INTO restriction (id, prf_id, reason, made_by, made_at) VALUES ($1, $2, 'Press', $3, $4)`,
      [restrictionId, prfId, staff.userId, bench.now()],
    );
    await expect(open(restricted.token)).rejects.toEqual(closed);
    await bench.database.asOwner(
      `UPDATE restriction SET ended_at = $2, ended_by = $3, ended_reason = 'Over' WHERE id = $1`,
      [restrictionId, bench.now(), staff.userId],
    );
    await expect(open(restricted.token)).rejects.toEqual(closed);
    const voided = await make();
    const admin = await bench.actor('admin');
    await bench.mutate(admin, (inside) => bench.prfs.declareVoid(inside, prfId, 'Wrong patient'));
    await expect(open(voided.token)).rejects.toEqual(closed);
  });

  it('is erased with its patient', async () => {
    const { token } = await make();
    await open(token);
    const person = { patientIds: [patientId], userIds: [patient.userId], prfIds: [prfId] };
    const { tables } = await portalData.erase(bench.database.dataSource.manager, person);
    expect(tables.map(({ table }) => table)).toEqual(['record_share_opening', 'record_share']);
    await expect(open(token)).rejects.toEqual(closed);
  });
});

describe('a guardian', () => {
  let guardian: Actor;
  let childId: string;
  let childPrf: string;
  const bornYearsAgo = (years: number): string => `${String(2026 - years)}-06-12`;
  const child = async (years: number) => {
    childId = await bench.patient({ name: 'Wren Ashdown', dob: bornYearsAgo(years) });
    childPrf = await recordOf(childId, true);
  };
  const link = () =>
    bench.mutate(staff, (inside) =>
      guardians.link(inside, {
        id: newId(),
        patientId: childId,
        email: guardian.email,
        relation: 'Mother',
        reason: 'Birth certificate seen',
      }),
    );
  const show = (isShown: boolean) =>
    bench.mutate(staff, (inside) =>
      guardians.setSight(inside, { prfId: childPrf, isShown, reason: 'Asked in private' }),
    );
  beforeEach(async () => {
    guardian = await bench.actor('patient', { patientId: null });
    await child(9);
  });

  it('reads nothing without a link, and nothing that staff have not shown where safeguarding is a concern', async () => {
    await show(true);
    await expect(page(guardian, childPrf, childId)).rejects.toEqual(missing);
    await expect(visits(guardian, childId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await bench.database.asOwner('DELETE FROM guardian_sight WHERE prf_id = $1', [childPrf]);
    await link();
    expect((await visits(guardian, childId)).nodes).toEqual([]);
    await expect(page(guardian, childPrf, childId)).rejects.toEqual(missing);
    await show(true);
    const shown = await page(guardian, childPrf, childId);
    expect(shown).toMatchObject({ patientName: 'Wren Ashdown', isOwn: false, shares: [], corrections: [] });
    expect(JSON.stringify(shown)).not.toContain(WITHHELD);
    expect((await visits(guardian, childId)).nodes).toMatchObject([{ prfId: childPrf }]);
    const entries = await bench.database.asOwner<{ actor: string; context: string }>(
      `SELECT actor_id AS actor, context FROM audit_entry WHERE action = 'PRF_VIEWED' AND prf_id = $1`,
      [childPrf],
    );
    expect(entries).toEqual([{ actor: guardian.userId, context: 'As guardian' }]);
    // Neither shares nor corrects what is the child's.
    await expect(
      bench.mutate(guardian, (inside) =>
        shares.make(inside, { id: newId(), prfId: childPrf, days: 1, isOnce: false }),
      ),
    ).rejects.toEqual(missing);
    // And of nobody else.
    await expect(page(guardian, prfId, childId)).rejects.toEqual(missing);
    await expect(page(guardian, prfId, patientId)).rejects.toEqual(missing);
  });

  it('reads an ordinary record of a child unasked, and of a young person only what they agreed to', async () => {
    const withoutConcern = () =>
      bench.database.asOwner(
        `ALTER TABLE prf_section DISABLE TRIGGER USER; UPDATE prf_section SET data = '{}'
         WHERE section = 'SocialHistory'; ALTER TABLE prf_section ENABLE TRIGGER USER`,
      );
    await withoutConcern();
    await link();
    expect((await visits(guardian, childId)).nodes).toHaveLength(1);
    await show(false);
    expect((await visits(guardian, childId)).nodes).toEqual([]);
    await child(14);
    await withoutConcern();
    await link();
    expect((await visits(guardian, childId)).nodes).toEqual([]);
    await show(true);
    expect((await visits(guardian, childId)).nodes).toHaveLength(1);
  });

  it('reads no more once the link is ended, over, or the record restricted', async () => {
    const { links } = await link();
    await expect(link()).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await show(true);
    expect(await portal.children(bench.context(guardian))).toMatchObject([
      { patientId: childId, name: 'Wren Ashdown', relation: 'Mother', until: '2033-06-12' },
    ]);
    await bench.database.asOwner(
      `UPDATE patient SET dob = '2010-01-01', version = version + 1 WHERE patient_id = $1`,
      [childId],
    );
    await expect(page(guardian, childPrf, childId)).rejects.toEqual(missing);
    await bench.database.asOwner(
      `UPDATE patient SET dob = '2017-06-12', version = version + 1 WHERE patient_id = $1`,
      [childId],
    );
    await page(guardian, childPrf, childId);
    const restriction = [newId(), childId, staff.userId, bench.now()];
    await bench.database.asOwner(
      `INSERT INTO restriction (id, patient_id, reason, made_by, made_at) VALUES ($1, $2, 'Court', $3, $4)`,
      restriction,
    );
    await expect(page(guardian, childPrf, childId)).rejects.toEqual(missing);
    await bench.database.asOwner('DELETE FROM restriction WHERE id = $1', [restriction[0]]);
    await page(guardian, childPrf, childId);
    await bench.mutate(staff, (inside) =>
      guardians.unlink(inside, { id: links[0]?.id ?? '', reason: 'Custody changed' }),
    );
    await expect(page(guardian, childPrf, childId)).rejects.toEqual(missing);
    expect(await portal.children(bench.context(guardian))).toEqual([]);
  });
});

it('asks for a correction of one’s own record once, and reads the answer', async () => {
  const ask = { id: newId(), prfId, part: 'found' as const, words: 'It was the right ankle' };
  const send = (actor: Actor) => bench.mutate(actor, (inside) => portal.askCorrection(inside, ask));
  await send(patient);
  expect(await send(patient)).toMatchObject([{ part: 'found', answer: null }]);
  const other = await bench.actor('patient', { patientId: await bench.patient() });
  await expect(send(other)).rejects.toEqual(missing);
  await bench.mutate(staff, (inside) => portal.answerCorrection(inside, { id: ask.id, answer: 'Amended' }));
  await bench.mutate(staff, (inside) => portal.answerCorrection(inside, { id: ask.id, answer: 'Again' }));
  expect((await page(patient)).corrections).toMatchObject([{ id: ask.id, answer: 'Amended' }]);
  expect(await bench.audited('PRF_CORRECTION_ANSWERED', prfId)).toBe(1);
});
