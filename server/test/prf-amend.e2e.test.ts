import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../src/platform/context.js';
import { prfData } from '../src/modules/prf/prf.personal-data.js';
import { newId } from '../src/platform/ids.js';
import { pdfText } from './harness/pdf-text.js';
import { startTestServer, type TestServer } from './harness/test-server.js';
import {
  amendment,
  command,
  completeRecord,
  openPrfBench,
  sign,
  SICK,
  STROKES,
  type PrfBench,
  told,
  toldWords,
} from './prf-fixture.js';

let bench: PrfBench;
let server: TestServer;
let author: Actor;
let prfId: string;
beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
});
afterAll(async () => {
  await server.close();
  await bench.close();
});
beforeEach(async () => {
  author = await bench.actor('staff');
  prfId = await completeRecord(bench, author);
  await sign(bench, author, prfId);
});

const ANKLE = { SecondarySurvey: { extremities: 'Left ankle swollen' } } as const;
const read = (actor: Actor, revision?: number) => bench.reading.find(bench.context(actor), prfId, revision);
const amend = async (
  actor: Actor,
  change: Parameters<typeof amendment>[2] = ANKLE,
  more: Parameters<typeof amendment>[3] = {},
) => bench.amending.amend(bench.context(actor), await amendment(bench, prfId, change, more));

describe('amending', () => {
  it('makes a signed version beside the first, which stays readable as it was', async () => {
    const before = await read(author);
    bench.advance(60_000);
    const after = await amend(author, {
      ...ANKLE,
      PresentingComplaint: { presenting_complaint: 'Twisted the right ankle' },
    });
    expect(after).toMatchObject({
      status: 'amended',
      canWrite: false,
      canAmend: true,
      missing: [],
      data: {
        SecondarySurvey: ANKLE.SecondarySurvey,
        PresentingComplaint: {
          presenting_complaint: 'Twisted the right ankle',
          allergy_status: 'none_known',
        },
      },
      signature: { revision: 2, signedBy: { userId: author.userId } },
      revisions: [
        { revision: 1, reason: null, signedAt: before?.signature?.signedAt },
        { revision: 2, reason: 'Found while writing the report', signedAt: bench.now().toISOString() },
      ],
    });
    const first = await read(author, 1);
    expect(first?.data).toEqual(before?.data);
    expect(first?.signature).toEqual(before?.signature);
    expect(first).toMatchObject({ status: 'completed', canAmend: false });
    expect((await read(author, 2))?.data).toEqual(after.data);
    expect(await read(author, 3)).toBeNull();
    expect(await bench.audited('PRF_AMENDED', prfId)).toBe(1);
    const listed = await bench.reading.list(bench.context(author), { text: after.customPrfId }, {});
    expect(listed.nodes[0]).toMatchObject({ status: 'amended', signedAt: bench.now().toISOString() });
  });

  it('seals who, why and what changed', async () => {
    await amend(author);
    const [{ content }] = (await bench.database.asOwner<{ content: Record<string, unknown> }>(
      'SELECT content::json AS content FROM prf_signature WHERE prf_id = $1 AND revision = 2',
      [prfId],
    )) as [{ content: Record<string, unknown> }];
    expect(content['amendment']).toMatchObject({
      revision: 2,
      reason: 'Found while writing the report',
      changed: { SecondarySurvey: ['extremities'] },
    });
    expect(content['signature']).toMatchObject({ signedBy: { userId: author.userId } });
  });

  it('keeps the patient as they were signed for, and scores by that', async () => {
    const { patientId } = (await read(author)) ?? {};
    await bench.database.asOwner(
      `UPDATE patient SET patient_name = 'Changed Later', dob = '2020-01-01', version = version + 1 WHERE patient_id = $1`,
      [patientId],
    );
    const id = newId();
    const after = await amend(
      author,
      { observations: { entries: [{ id, ...SICK }] } },
      { alertActions: [{ entryId: id, ...told('Oxygen, doctor called') }] },
    );
    expect(after.signature?.patient).toMatchObject({ name: 'Alex Example', dob: '1990-03-01' });
    expect(after.data.observations?.entries?.map(({ news2 }) => news2?.status)).toEqual(['scored', 'scored']);
    expect(after.alerts).toMatchObject([{ entryId: id, action: toldWords('Oxygen, doctor called') }]);
    expect((await read(author, 1))?.alerts).toEqual([]);
  });

  it("takes the last answer to a set's alert, and none that was given at a lower score", async () => {
    const id = newId();
    const change = { observations: { entries: [{ id, ...SICK }] } };
    const early = { entryId: id, total: 5, ...told('Repeat in one hour') };
    // On the device, before there was a network to sign by.
    const at = new Date(bench.now().getTime() - 20 * 60_000);
    await expect(amend(author, change, { alertActions: [early] })).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
      problems: [{ field: expect.stringMatching(/^observations\./) as string }],
    });
    const { alerts } = await amend(author, change, {
      alertActions: [early, { entryId: id, total: 20, ...told('999 called'), at }],
    });
    expect(alerts).toMatchObject([
      {
        entryId: id,
        action: toldWords('999 called'),
        actionedAt: at.toISOString(),
        actionRecordedAt: bench.now().toISOString(),
      },
    ]);
    const [{ content }] = (await bench.database.asOwner<{ content: string }>(
      'SELECT content FROM prf_signature WHERE prf_id = $1 AND revision = 2',
      [prfId],
    )) as [{ content: string }];
    expect(content).toContain('999 called');
    expect(content).not.toContain('Repeat in one hour');
  });

  it('is done once, however often it is sent', async () => {
    const request = await amendment(bench, prfId, ANKLE);
    await bench.amending.amend(bench.context(author), request);
    const read = await bench.audited('PRF_VIEWED', prfId);
    const again = await bench.amending.amend(bench.context(author), request);
    expect(again.revisions).toHaveLength(2);
    expect(await bench.audited('PRF_VIEWED', prfId)).toBe(read + 1);
    expect(again.sections.find(({ key }) => key === 'SecondarySurvey')?.version).toBe(1);
    expect(await bench.audited('PRF_AMENDED', prfId)).toBe(1);
    const another = await bench.actor('admin');
    await expect(bench.amending.amend(bench.context(another), request)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is refused with another body under the id of one that was signed, and taken as sent before with the same', async () => {
    const request = await amendment(bench, prfId, ANKLE);
    const sending = (body: object) => ({
      ...bench.context(author),
      sent: { id: request.amendmentId, operation: 'amendPrf', body, aside: new Set<string>() },
    });
    await bench.amending.amend(sending({ reason: 'Left out' }), request);
    await expect(bench.amending.amend(sending({ reason: 'Wrong' }), request)).rejects.toMatchObject({
      code: 'COMMAND_REUSED',
    });
    const again = await bench.amending.amend(sending({ reason: 'Left out', password: 'other' }), request);
    expect(again.revisions).toHaveLength(2);
  });

  it('lets one of two through that began from the same version', async () => {
    const admin = await bench.actor('admin');
    const [mine, theirs] = [
      await amendment(bench, prfId, ANKLE),
      await amendment(bench, prfId, { SecondarySurvey: { extremities: 'Unremarkable' } }),
    ];
    const results = await Promise.allSettled([
      bench.amending.amend(bench.context(author), mine),
      bench.amending.amend(bench.context(admin), theirs),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PRF_CHANGED' },
    });
    expect((await read(author))?.revisions).toHaveLength(2);
    // Looked through again, from the version that stands by now, the other is taken.
    expect((await amend(author, { PrimarySurvey: { consent: 'written' } })).revisions).toHaveLength(3);
  });

  it('has in its trail which answer was let stand, once, also where nothing of it is changed', async () => {
    await amend(author, { PrimarySurvey: { consent: 'written' } });
    const request = await amendment(bench, prfId, { ...ANKLE, SocialHistory: {} });
    const [ankle, social] = request.commands;
    if (ankle === undefined || social === undefined) throw new Error('Two commands');
    const chosen = {
      ...request,
      commands: [
        { ...ankle, choices: [{ path: 'extremities', side: 'MINE' as const }] },
        { ...social, choices: [{ path: 'safeguarding_concerns_details', side: 'THEIRS' as const }] },
      ],
    };
    await bench.amending.amend(bench.context(author), chosen);
    await bench.amending.amend(bench.context(author), chosen);
    const entries = await bench.database.asOwner(
      `SELECT actor_id AS actor, context, description, fields_changed AS fields FROM audit_entry
       WHERE prf_id = $1 AND action = 'PRF_CONFLICT_SETTLED' ORDER BY context`,
      [prfId],
    );
    expect(entries).toEqual([
      {
        actor: author.userId,
        context: 'SecondarySurvey',
        description: 'Kept their own answer',
        fields: ['extremities'],
      },
      {
        actor: author.userId,
        context: 'SocialHistory',
        description: 'Kept the other person’s answer',
        fields: ['safeguarding_concerns_details'],
      },
    ]);
    expect((await read(author))?.revisions).toHaveLength(3);
    // A choice alone is no amendment.
    await expect(
      amend(author, {}, { commands: [{ ...social, commandId: newId(), baseVersion: 0, choices: [] }] }),
    ).rejects.toMatchObject({ problems: [{ message: 'Nothing was changed.' }] });
  });

  it('wants everything that a signature wants, and writes nothing where it is refused', async () => {
    for (const [change, more, error] of [
      [ANKLE, { password: 'not my password' }, { code: 'BAD_INPUT', problems: [{ field: 'password' }] }],
      [ANKLE, { reason: ' ' }, { code: 'BAD_INPUT', problems: [{ field: 'reason' }] }],
      [ANKLE, { grade: '' }, { code: 'BAD_INPUT', problems: [{ field: 'grade' }] }],
      [ANKLE, { strokes: '<script>' }, { code: 'BAD_INPUT', problems: [{ field: 'strokes' }] }],
      [ANKLE, { commands: [] }, { code: 'BAD_INPUT', problems: [{ field: 'commands' }] }],
      [ANKLE, { seen: 'f'.repeat(64) }, { code: 'PRF_CHANGED' }],
      [
        { PrimarySurvey: { airway: 'clear' } },
        {},
        { code: 'BAD_INPUT', problems: [{ field: 'commands', message: 'Nothing was changed.' }] },
      ],
      [
        { PrimarySurvey: { airway: 'mended' } },
        {},
        { code: 'BAD_INPUT', problems: [{ field: 'PrimarySurvey.airway' }] },
      ],
      [
        { PrimarySurvey: { airway: null } },
        {},
        { code: 'PRF_INCOMPLETE', problems: [{ field: 'PrimarySurvey.airway' }] },
      ],
      [
        { observations: { entries: [{ id: newId(), ...SICK }] } },
        {},
        { code: 'PRF_INCOMPLETE', problems: [{ field: expect.stringMatching(/^observations\./) as string }] },
      ],
    ] as const)
      await expect(amend(author, change, more), JSON.stringify([change, more])).rejects.toMatchObject(error);
    expect(await read(author)).toMatchObject({ status: 'completed', revisions: [{ revision: 1 }] });
  });

  it('is for whom the record concerns, and after 72 hours for administrators', async () => {
    const stranger = await bench.actor('staff');
    await expect(amend(stranger)).rejects.toMatchObject({ code: 'PRF_AMEND_NOT_YOURS' });
    expect((await read(stranger))?.canAmend).toBe(false);
    bench.advance(72 * 3_600_000);
    expect((await amend(author)).status).toBe('amended');
    bench.advance(1);
    await expect(amend(author, { PrimarySurvey: { consent: 'written' } })).rejects.toMatchObject({
      code: 'PRF_AMEND_LATE',
      message: expect.stringContaining('72 hours') as string,
    });
    expect((await read(author))?.canAmend).toBe(false);
    const admin = await bench.actor('admin');
    expect((await amend(admin, { PrimarySurvey: { consent: 'written' } })).signature).toMatchObject({
      revision: 3,
      signedBy: { userId: admin.userId },
    });
  });

  it('is not for a record that is open or void', async () => {
    const openId = await completeRecord(bench, author);
    const request = { ...(await amendment(bench, openId, ANKLE)), seen: 'f'.repeat(64) };
    await expect(bench.amending.amend(bench.context(author), request)).rejects.toMatchObject({
      code: 'PRF_STATE',
    });
    const admin = await bench.actor('admin');
    await bench.mutate(admin, (inside) => bench.prfs.declareVoid(inside, prfId, 'Wrong patient'));
    await expect(amend(admin)).rejects.toMatchObject({ code: 'PRF_VOID' });
  });

  it('shows the patient the newest version without what is withheld, and no other', async () => {
    const { patientId } = (await read(author)) ?? {};
    await amend(author, { SocialHistory: { safeguarding_concerns_details: 'Spoken to the police' } });
    const patient = await bench.actor('patient', { patientId: patientId ?? '' });
    const own = await read(patient);
    expect(own).toMatchObject({ status: 'amended', canAmend: false, data: { SocialHistory: {} } });
    expect(await read(patient, 1)).toBeNull();
    expect(await read(patient, 2)).toBeNull();
  });

  it('tells the patient who amended and when, never why, however it leaves', async () => {
    const { patientId = null } = (await read(author)) ?? {};
    const hidden = { SocialHistory: { safeguarding_concerns_details: 'Spoken to the police' } } as const;
    const why = 'Added what she disclosed about her father';
    await amend(author, hidden, { reason: why });
    // What shows beside what is withheld must not bring the words back either.
    await amend(
      author,
      { ...ANKLE, SocialHistory: { safeguarding_concerns_details: 'Spoken to social services' } },
      { reason: `${why} again` },
    );
    const ways = async (role: 'staff' | 'patient') => {
      const caller = await server.signedIn(role, role === 'patient' ? { patientId: patientId ?? '' } : {});
      const { data, errors } = await caller.graphql(
        'query ($id: ID!) { prf(customPrfId: $id) { revisions { revision name signedAt reason } } }',
        { id: prfId },
      );
      expect(errors).toBeUndefined();
      const printed = await caller.get(`/api/prf/${prfId}/pdf`);
      const bundle = await caller.get(`/fhir/Bundle/${prfId}`);
      expect([printed.statusCode, bundle.statusCode]).toEqual([200, 200]);
      return { shown: data?.['prf'], text: await pdfText(printed.rawPayload), bundle: bundle.body };
    };
    const own = await ways('patient');
    expect(own.shown).toMatchObject({
      revisions: [1, 2, 3].map((revision) => ({ revision, name: 'Robin Hale', reason: null })),
    });
    expect(own.text).toMatch(/Amended, version 3, on [^:]+:\d\d by Robin Hale(?!:)/);
    expect(own.text).toMatch(/Version 2, [^:]+:\d\d, by Robin Hale, Paramedic(?!:)/);
    expect(own.text).toContain('Left ankle swollen');
    const held: Readonly<Record<string, unknown>>[] = [];
    const person = { patientIds: [patientId ?? ''], userIds: [], prfIds: [prfId] };
    for await (const rows of prfData.export(bench.database.dataSource.manager, person))
      held.push({ ...rows });
    expect(held.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['prf_amendment', 'prf_section_version']),
    );
    for (const said of [JSON.stringify(own), JSON.stringify(held)])
      expect(said).not.toMatch(/disclosed|father|safeguarding_concerns_details|police|social services/i);
    const whole = await ways('staff');
    for (const said of [JSON.stringify(whole.shown), whole.text, whole.bundle])
      expect(said).toMatch(/disclosed about her father.*disclosed about her father again/s);
  });

  it('refuses a save as before', async () => {
    await amend(author);
    const [result] = await bench.save(
      author,
      command(prfId, 'SecondarySurvey', { extremities: 'Both' }, { baseVersion: 1 }),
    );
    expect(result).toMatchObject({ outcome: 'REFUSED', code: 'PRF_LOCKED' });
  });
});

describe('the database itself', () => {
  const BEGIN = `INSERT INTO prf_amendment (amendment_id, prf_id, revision, author_id, reason, amended_at)
    SELECT gen_random_uuid(), id, 2, author_id, 'By hand', now() FROM prf WHERE id = $1`;
  const WRITE = `UPDATE prf_section SET data = '{}', version = version + 1 WHERE prf_id = $1 AND section = 'PrimarySurvey'`;
  const MARK = `UPDATE prf SET status = 'amended', version = version + 1 WHERE id = $1`;
  const SIGN = `INSERT INTO prf_signature
    SELECT prf_id, 2, signed_by, name, grade, signed_at, strokes, content, content_hash, patient_snapshot,
           acknowledged_warnings FROM prf_signature WHERE prf_id = $1 AND revision = 1`;

  it.each([
    ['begun and left', [BEGIN], 'is closed by a signature'],
    ['written and not signed', [BEGIN, WRITE, MARK], 'is closed by a signature'],
    ['signed over what stood before', [BEGIN, WRITE, MARK, SIGN], 'is closed by a signature'],
    ['signed without saying so', [BEGIN, SIGN], 'is closed by a signature'],
    ['written after the signature', [BEGIN, SIGN, WRITE], 'accepts no write'],
    [
      'of another patient',
      [BEGIN, `UPDATE prf SET status = 'amended', patient_id = NULL, version = version + 1 WHERE id = $1`],
      'accepts no write',
    ],
    ['of a revision that is not the next', [BEGIN.replace(' 2,', ' 3,')], 'one revision at a time'],
    ['without a beginning', [WRITE], 'accepts no write'],
    ['with nothing but its mark', [MARK], 'accepts no write'],
    ['with nothing but its signature', [SIGN], 'accepts no write'],
  ] as const)('takes no amendment %s', async (_what, statements, refusal) => {
    const inOne = (run: (sql: string) => Promise<unknown>) => async () => {
      for (const sql of statements) await run(sql);
    };
    await expect(
      bench.database.dataSource.transaction((manager) => inOne((sql) => manager.query(sql, [prfId]))()),
    ).rejects.toThrow(refusal);
    expect(await read(author)).toMatchObject({ status: 'completed', revisions: [{ revision: 1 }] });
  });

  it('keeps what an amendment says of itself, and lets no later transaction write under it', async () => {
    await amend(author, ANKLE, { strokes: STROKES });
    for (const sql of [
      `UPDATE prf_amendment SET reason = 'Another' WHERE prf_id = $1`,
      `DELETE FROM prf_amendment WHERE prf_id = $1`,
      WRITE,
      MARK,
    ]) {
      await expect(bench.database.asOwner(sql, [prfId])).rejects.toThrow(/append-only|accepts no write/);
      await expect(bench.database.dataSource.query(sql, [prfId])).rejects.toThrow();
    }
  });
});
