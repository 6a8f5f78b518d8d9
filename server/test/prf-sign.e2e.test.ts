import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainError } from '../src/platform/errors.js';
import { newId } from '../src/platform/ids.js';
import { PASSWORD } from './harness/password.js';
import {
  command,
  completeRecord,
  COMPLETE,
  openPrfBench,
  sign,
  SICK,
  STROKES,
  type PrfBench,
  told,
  toldWords,
} from './prf-fixture.js';

let bench: PrfBench;
beforeAll(async () => {
  bench = await openPrfBench();
});
afterAll(() => bench.close());

/** The record as somebody who is about to sign it has seen it. */
const seenBy = async (who: Awaited<ReturnType<PrfBench['actor']>>, prfId: string) => {
  const prf = await bench.reading.find(bench.context(who), prfId);
  const sections = (prf?.sections ?? []).map(({ key, version }) => ({ section: key, version }));
  return { patientId: prf?.patientId ?? '', patientVersion: prf?.patient?.version ?? 0, sections };
};

describe('signing', () => {
  it('refuses what is incomplete, names it, and writes nothing', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(staff, command(prfId, 'incidentDetails', COMPLETE.incidentDetails ?? {}));
    const refusal: unknown = await sign(bench, staff, prfId).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'PRF_INCOMPLETE' });
    const { problems } = refusal as DomainError;
    expect(problems.map(({ field, code }) => [field, code])).toEqual(
      expect.arrayContaining([
        ['patient.patient', 'MISSING'],
        ['PrimarySurvey.airway', 'MISSING'],
      ]),
    );
    const prf = await bench.reading.find(bench.context(staff), prfId);
    expect(prf).toMatchObject({ status: 'in_progress', signature: null });
  });

  it('is refused where more was written than the signer has seen', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const read = () => seenBy(staff, prfId);
    const seen = await read();
    const version = seen.sections.find(({ section }) => section === 'incidentDetails')?.version ?? 0;
    const change = { chief_complaint: 'Something that the signer has not read' };
    await bench.save(
      await bench.actor('admin'),
      command(prfId, 'incidentDetails', change, { baseVersion: version }),
    );
    await expect(sign(bench, staff, prfId, seen)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    await expect(sign(bench, staff, prfId, { ...(await read()), patientId: newId() })).rejects.toMatchObject({
      code: 'PRF_CHANGED',
    });
    const before = await read();
    await bench.database.asOwner(
      `UPDATE patient SET allergies = 'Penicillin', version = version + 1 WHERE patient_id = $1`,
      [before.patientId],
    );
    await expect(sign(bench, staff, prfId, before)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    const complete = await read();
    await bench.database.asOwner(
      `UPDATE patient SET gp_practice = 'Hill Street', version = version + 1, updated_by = $2 WHERE patient_id = $1`,
      [before.patientId, (await bench.actor('admin')).userId],
    );
    await expect(sign(bench, staff, prfId, complete)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    expect(await sign(bench, staff, prfId, await read())).toMatchObject({ status: 'completed' });
  });

  it('is not held up by what the signer has written since, unless another wrote between', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const read = () => seenBy(staff, prfId);
    const write = async (who: typeof staff, complaint: string) => {
      const version = (await read()).sections.find(({ section }) => section === 'incidentDetails')?.version;
      const change = { chief_complaint: complaint };
      await bench.save(
        who,
        command(prfId, 'incidentDetails', change, {
          ...(version === undefined ? {} : { baseVersion: version }),
        }),
      );
    };
    const first = await read();
    await write(await bench.actor('admin'), 'By another');
    await write(staff, 'By the signer');
    await expect(sign(bench, staff, prfId, first)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    const second = await read();
    await write(staff, 'By the signer, on another device');
    await bench.database.asOwner(
      'UPDATE patient SET gp_practice = $2, version = version + 1, updated_by = $3 WHERE patient_id = $1',
      [second.patientId, 'Hill Street', staff.userId],
    );
    expect(await sign(bench, staff, prfId, second)).toMatchObject({ status: 'completed' });
  });

  it('wants the own password, a grade and strokes', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const good = {
      prfId,
      password: PASSWORD,
      grade: 'Paramedic',
      strokes: STROKES,
    };
    for (const [change, field] of [
      [{ password: 'not my password' }, 'password'],
      [{ grade: ' ' }, 'grade'],
      [{ strokes: '' }, 'strokes'],
      [{ strokes: '<script>' }, 'strokes'],
      [{ strokes: `M 0 0 ${'L 1 1 '.repeat(20_000)}` }, 'strokes'],
    ] as const)
      await expect(bench.signing.sign(bench.context(staff), { ...good, ...change })).rejects.toMatchObject({
        code: 'BAD_INPUT',
        problems: [expect.objectContaining({ field })],
      });
  });

  it('takes no grade that the signer’s profile does not hold today', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const signAs = (grade: string) =>
      bench.signing.sign(bench.context(staff), {
        prfId,
        password: PASSWORD,
        grade,
        strokes: STROKES,
      });
    const hold = (qualification: string, expiresOn: string | null) =>
      bench.database.asOwner(
        `INSERT INTO staff_qualification (id, staff_id, qualification, expires_on)
         SELECT $1, staff_id, $2, $3 FROM staff_profile WHERE user_id = $4`,
        [newId(), qualification, expiresOn, staff.userId],
      );
    const refused = {
      code: 'BAD_INPUT',
      problems: [expect.objectContaining({ field: 'grade', code: 'not_held' })],
    };
    await expect(signAs('Doctor')).rejects.toMatchObject(refused);
    await hold('gmc_doctor', '2026-11-19');
    await expect(signAs('Doctor')).rejects.toMatchObject(refused);
    await hold('nmc_registered_nurse', '2026-11-20');
    expect(await signAs('Nurse')).toMatchObject({ status: 'completed', signature: { grade: 'Nurse' } });
  });

  it('takes an estimated age for the birth date of somebody unknown: NEWS2 counts, and it can be signed', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient({
      name: 'Unknown male',
      dob: null,
      estimatedAge: 40,
      identityStatus: 'unknown',
    });
    const prfId = await completeRecord(bench, staff, patientId);
    const before = await bench.reading.find(bench.context(staff), prfId);
    expect(before).toMatchObject({
      ageYears: 40,
      data: { observations: { entries: [{ news2: { status: 'scored', total: 0 } }] } },
    });
    const prf = await sign(bench, staff, prfId);
    expect(prf).toMatchObject({
      status: 'completed',
      ageYears: 40,
      signature: { patient: { dob: null, estimatedAge: 40 } },
    });
  });

  it('seals the content with the patient as they were, and its hash can be checked', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient({ name: 'Jamie Example', allergies: 'Penicillin' });
    const prfId = await completeRecord(bench, staff, patientId);
    const prf = await bench.signing.sign(bench.context(staff), {
      prfId,
      password: PASSWORD,
      grade: 'Paramedic',
      strokes: STROKES,
    });
    expect(prf).toMatchObject({
      status: 'completed',
      canWrite: false,
      needsReason: false,
      missing: [],
      signature: {
        name: 'Robin Hale',
        grade: 'Paramedic',
        strokes: STROKES,
        acknowledgedWarnings: ['ALLERGY_STATUS'],
        signedBy: { userId: staff.userId },
        patient: { name: 'Jamie Example', allergies: 'Penicillin', dob: '1990-03-01' },
      },
    });
    const [stored] = await bench.database.asOwner<{ content: string; content_hash: string }>(
      'SELECT content, content_hash FROM prf_signature WHERE prf_id = $1',
      [prfId],
    );
    expect(
      createHash('sha256')
        .update(stored?.content ?? '', 'utf8')
        .digest('hex'),
    ).toBe(stored?.content_hash);
    const content = JSON.parse(stored?.content ?? '{}') as Record<string, Record<string, unknown>>;
    expect(content['patient']).toMatchObject({ patient_name: 'Jamie Example' });
    expect(content['sections']).toHaveProperty('PrimarySurvey.data.airway', 'clear');
    expect(content['signature']).toMatchObject({ grade: 'Paramedic', signedAt: '2026-11-20T14:32:00.000Z' });
    expect(await bench.audited('PRF_SIGNED', prfId)).toBe(1);

    await bench.database.asOwner(
      `UPDATE patient SET patient_name = 'Changed Later', version = version + 1 WHERE patient_id = $1`,
      [patientId],
    );
    const later = await bench.reading.find(bench.context(staff), prfId);
    expect(later?.signature?.patient.name).toBe('Jamie Example');
    const list = await bench.reading.list(bench.context(staff), { patientId }, {});
    expect(list.nodes[0]?.patientName).toBe('Jamie Example');
  });

  it('wants what is asked of the record corrected or answered, and seals the answers with it', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const [answer] = COMPLETE.DispositionOutcome?.['question_answers'] as readonly { readonly id: string }[];
    const write = (entry: object) =>
      bench.save(
        staff,
        command(prfId, 'DispositionOutcome', { question_answers: [entry] }, { baseVersion: 1 }),
      );
    await write({ id: answer?.id, void_reason: 'Withdrawn' });
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({
      code: 'PRF_CONTRADICTIONS',
      problems: [
        {
          field: 'PresentingComplaint.allergy_status',
          code: 'ALLERGY_STATUS',
          message: expect.stringContaining('Penicillin') as string,
        },
      ],
    });
    await write({ ...answer, id: newId() });
    await sign(bench, staff, prfId);
    const [stored] = await bench.database.asOwner<{ content: string }>(
      'SELECT content FROM prf_signature WHERE prf_id = $1',
      [prfId],
    );
    expect(JSON.parse(stored?.content ?? '{}')).toMatchObject({
      format: 'sideline-prf/4',
      signature: { acknowledgedWarnings: ['ALLERGY_STATUS'] },
      sections: {
        DispositionOutcome: {
          data: {
            question_answers: [
              { void_reason: 'Withdrawn' },
              { reason: 'The patient says that they are not allergic', recorded_by: staff.userId },
            ],
          },
        },
      },
    });
  });

  it('wants an action for every alert', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const entryId = newId();
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id: entryId, ...SICK }] }, { baseVersion: 1 }),
    );
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
      problems: [{ field: `observations.${entryId}.entries` }],
    });
    await bench.mutate(staff, (inside) =>
      bench.prfs.recordAlertAction(inside, prfId, { entryId, ...told('Oxygen, doctor called') }),
    );
    expect((await sign(bench, staff, prfId)).status).toBe('completed');
  });

  it('wants another action where the set got worse within its band, and takes it', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const id = newId();
    const correct = (change: object, baseVersion: number) =>
      bench.save(staff, command(prfId, 'observations', { entries: [{ id, ...change }] }, { baseVersion }));
    const act = (action: string) =>
      bench.mutate(staff, (inside) =>
        bench.prfs.recordAlertAction(inside, prfId, { entryId: id, ...told(action) }),
      );
    const stored = () =>
      bench.database.asOwner<{ revision: number; total: number; action: string | null }>(
        'SELECT revision, total, action FROM prf_alert WHERE prf_id = $1 AND entry_id = $2 ORDER BY revision',
        [prfId, id],
      );
    await correct(SICK, 1);
    expect(await act('Oxygen given')).toMatchObject({ total: 10, action: toldWords('Oxygen given') });
    await correct({ temperature: 38.6 }, 2);
    expect(await stored()).toEqual([
      { revision: 1, total: 10, action: toldWords('Oxygen given') },
      { revision: 2, total: 11, action: null },
    ]);
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
      problems: [
        {
          field: `observations.${id}.entries`,
          message: 'Action on NEWS2 11: Record what was done about it.',
        },
      ],
    });
    expect(await act('Doctor called')).toMatchObject({ total: 11, action: toldWords('Doctor called') });
    expect((await sign(bench, staff, prfId)).missing).toEqual([]);
  });

  it('shows its alerts at the time of their set, also where that was put right, answered or not', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const [answered, waiting] = [newId(), newId()];
    const put = (id: string, change: object, baseVersion: number) =>
      bench.save(staff, command(prfId, 'observations', { entries: [{ id, ...change }] }, { baseVersion }));
    const stored = async () => {
      const prf = await bench.reading.find(bench.context(staff), prfId);
      return new Map(prf?.alerts.map(({ entryId, occurredAt, action }) => [entryId, [occurredAt, action]]));
    };
    await put(answered, SICK, 1);
    await put(waiting, SICK, 2);
    await bench.mutate(staff, (inside) =>
      bench.prfs.recordAlertAction(inside, prfId, { entryId: answered, ...told('Oxygen given') }),
    );
    await put(answered, { date_time: '2026-11-20T14:05:00.000Z' }, 3);
    await put(waiting, { date_time: '2026-11-20T14:20:00.000Z' }, 4);
    expect(await stored()).toEqual(
      new Map([
        [waiting, ['2026-11-20T14:20:00.000Z', null]],
        [answered, ['2026-11-20T14:05:00.000Z', toldWords('Oxygen given')]],
      ]),
    );
  });

  it('keeps by which rule a cleared alert was raised', async () => {
    const staff = await bench.actor('staff');
    const [prfId, id] = [newId(), newId()];
    const patientId = await bench.patient();
    await bench.save(staff, command(prfId, 'observations', { entries: [{ id, ...SICK }] }, { patientId }));
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, void_reason: 'Wrong patient' }] }, { baseVersion: 1 }),
    );
    const [alert] = await bench.database.asOwner<{ rule_version: string; cleared_at: Date | null }>(
      'SELECT rule_version, cleared_at FROM prf_alert WHERE prf_id = $1',
      [prfId],
    );
    expect(alert?.cleared_at).not.toBeNull();
    expect(alert?.rule_version).toMatch(/^RCP-NEWS2/);
  });

  it('takes an action for an alert whose score the record never followed', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const id = newId();
    await bench.save(
      staff,
      command(prfId, 'observations', { entries: [{ id, ...SICK }] }, { baseVersion: 1 }),
    );
    const act = (action: string) =>
      bench.mutate(staff, (inside) =>
        bench.prfs.recordAlertAction(inside, prfId, { entryId: id, ...told(action) }),
      );
    await act('Oxygen given');
    // As it stands in records in which a correction within the band raised no alert of its own.
    await bench.database.asOwner('UPDATE prf_alert SET total = 9 WHERE prf_id = $1', [prfId]);
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({ code: 'PRF_INCOMPLETE' });
    expect(await act('Doctor called')).toMatchObject({ total: 10, action: toldWords('Doctor called') });
    expect((await sign(bench, staff, prfId)).status).toBe('completed');
  });

  it('is for who may write in the record', async () => {
    const [author, other] = [await bench.actor('staff'), await bench.actor('staff')];
    const prfId = await completeRecord(bench, author);
    await expect(sign(bench, other, prfId)).rejects.toMatchObject({ code: 'PRF_NOT_YOURS' });
    expect((await sign(bench, await bench.actor('admin'), prfId)).status).toBe('completed');
  });

  it('waits for a save under way, and the save that waits for it is refused', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const [signed, saved] = await Promise.all([
      sign(bench, staff, prfId),
      Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          bench.save(
            staff,
            command(
              prfId,
              'SocialHistory',
              { religious_affiliation: `None ${String(index)}` },
              { baseVersion: 1 },
            ),
          ),
        ),
      ),
    ]);
    expect(signed.status).toBe('completed');
    const [stored] = await bench.database.asOwner<{ version: number; sealed: number }>(
      `SELECT s.version, (g.content::jsonb #>> '{sections,SocialHistory,version}')::integer AS sealed
       FROM prf_section s JOIN prf_signature g USING (prf_id) WHERE prf_id = $1 AND section = 'SocialHistory'`,
      [prfId],
    );
    // Whatever came first: what is sealed is what stands.
    expect(stored?.sealed).toBe(stored?.version);
    expect(saved.flat().every(({ outcome, code }) => outcome !== 'REFUSED' || code === 'PRF_LOCKED')).toBe(
      true,
    );
  });
});

describe('a signed record', () => {
  let prfId: string;
  let staff: Awaited<ReturnType<PrfBench['actor']>>;
  beforeAll(async () => {
    staff = await bench.actor('staff');
    prfId = await completeRecord(bench, staff);
    await sign(bench, staff, prfId);
  });

  it('refuses every call that would write', async () => {
    const [result] = await bench.save(
      staff,
      command(prfId, 'PrimarySurvey', { airway: 'obstructed' }, { baseVersion: 1 }),
    );
    expect(result).toMatchObject({ outcome: 'REFUSED', code: 'PRF_LOCKED' });
    const patientId = await bench.patient();
    const { prfs, saving } = bench;
    const calls = [
      () => bench.mutate(staff, (inside) => saving.linkPatient(inside, prfId, { patientId })),
      () => bench.mutate(staff, (inside) => prfs.requestReview(inside, prfId)),
      () => bench.mutate(staff, (inside) => prfs.openForWriting(inside, prfId, 'Because')),
      () =>
        bench.mutate(staff, (inside) =>
          prfs.recordAlertAction(inside, prfId, { entryId: newId(), ...told('Something') }),
        ),
      () => sign(bench, staff, prfId),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'PRF_LOCKED' });
    await expect(
      bench.mutate(staff, (inside) => prfs.declareVoid(inside, prfId, 'Mine')),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    [`UPDATE prf SET patient_id = NULL, version = version + 1 WHERE id = $1`],
    [`UPDATE prf SET status = 'in_progress', version = version + 1 WHERE id = $1`],
    [`UPDATE prf SET status = 'amended', version = version + 1 WHERE id = $1`],
    [
      `UPDATE prf SET status = 'void', voided_at = now(), voided_by = author_id, void_reason = 'x', event_id = NULL,
        summary = '{}', version = version + 1 WHERE id = $1`,
    ],
    [`DELETE FROM prf WHERE id = $1`],
    [`UPDATE prf_section SET data = '{}', version = version + 1 WHERE prf_id = $1`],
    [`DELETE FROM prf_section WHERE prf_id = $1`],
    [`INSERT INTO prf_section SELECT $1, 'ROLE', 1, '{}', author_id, now() FROM prf WHERE id = $1`],
    [
      `INSERT INTO prf_section_version SELECT $1, 'PrimarySurvey', 2, '{}', '{}', author_id, now() FROM prf WHERE id = $1`,
    ],
    [`UPDATE prf_section_version SET data = '{}' WHERE prf_id = $1`],
    [`DELETE FROM prf_section_version WHERE prf_id = $1`],
    [
      `INSERT INTO prf_command SELECT $1, gen_random_uuid(), 'ROLE', author_id, 'SAVED', 1, '{}', now() FROM prf WHERE id = $1`,
    ],
    [`UPDATE prf_command SET outcome = 'MERGED' WHERE prf_id = $1`],
    [`INSERT INTO prf_crew SELECT $1, staff_id FROM staff_profile LIMIT 1`],
    [`INSERT INTO prf_write_reason SELECT $1, author_id, now(), 'x' FROM prf WHERE id = $1`],
    [
      `INSERT INTO prf_alert SELECT $1, gen_random_uuid(), 1, 7, 'high', 'x', now(), now() FROM prf WHERE id = $1`,
    ],
    [`UPDATE prf_signature SET grade = 'Doctor' WHERE prf_id = $1`],
    [`DELETE FROM prf_signature WHERE prf_id = $1`],
    [
      `INSERT INTO prf_signature SELECT prf_id, 2, signed_by, name, grade, signed_at, strokes, content, content_hash,
        patient_snapshot, acknowledged_warnings FROM prf_signature WHERE prf_id = $1`,
    ],
  ])('refuses in the database itself, to the owner of its tables too: %s', async (sql) => {
    await expect(bench.database.asOwner(sql, [prfId])).rejects.toThrow(
      /accepts no write|append-only|completed by its/,
    );
    await expect(bench.database.dataSource.query(sql, [prfId])).rejects.toThrow();
  });

  it('may be declared entered in error by an administrator and stays readable', async () => {
    const admin = await bench.actor('admin');
    const before = await bench.reading.find(bench.context(admin), prfId);
    const prf = await bench.mutate(admin, (inside) => bench.prfs.declareVoid(inside, prfId, 'Wrong patient'));
    expect(prf).toMatchObject({
      status: 'void',
      voidReason: 'Wrong patient',
      voidedBy: { userId: admin.userId },
    });
    expect(prf.data).toEqual(before?.data);
    expect(await bench.audited('PRF_VOIDED', prfId)).toBe(1);
    await expect(
      bench.mutate(admin, (inside) => bench.prfs.declareVoid(inside, prfId, 'Again')),
    ).rejects.toMatchObject({ code: 'PRF_VOID' });
    const [result] = await bench.save(admin, command(prfId, 'ROLE', { dnacpr: true }));
    expect(result?.code).toBe('PRF_VOID');
    await expect(
      bench.database.asOwner(`UPDATE prf SET void_reason = 'x', version = version + 1 WHERE id = $1`, [
        prfId,
      ]),
    ).rejects.toThrow('accepts no write');
  });
});

describe('an open record in the database', () => {
  it('goes up one version at a time and keeps what it is known by', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    await bench.save(staff, command(prfId, 'PrimarySurvey', { airway: 'clear' }));
    for (const sql of [
      'UPDATE prf_section SET version = version + 2 WHERE prf_id = $1',
      'UPDATE prf_section SET data = $${"airway":"obstructed"}$$ WHERE prf_id = $1',
      'UPDATE prf SET missing_count = 0 WHERE id = $1',
      `UPDATE prf SET custom_prf_id = 'X', version = version + 1 WHERE id = $1`,
      `UPDATE prf SET status = 'completed', version = version + 1 WHERE id = $1`,
      `UPDATE prf SET status = 'draft', version = version + 1 WHERE id = $1`,
    ])
      await expect(bench.database.dataSource.query(sql, [prfId])).rejects.toThrow(
        /one version|known by|by its signature|draft again/,
      );
  });

  it('asks for a review, goes back to work by a write, and is signed from either', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const review = () => bench.mutate(staff, (inside) => bench.prfs.requestReview(inside, prfId));
    const asked = (requestedAt: Date, end: Partial<Record<'endedAt' | 'endedBy', unknown>> = {}) => ({
      requestedAt: requestedAt.toISOString(),
      requestedBy: { userId: staff.userId },
      endedAt: null,
      endedBy: null,
      ...end,
    });
    const first = bench.now();
    expect(await review()).toMatchObject({ status: 'awaiting_review', reviewRequests: [asked(first)] });
    await expect(review()).rejects.toMatchObject({ code: 'PRF_STATE' });
    bench.advance(60_000);
    const resumed = bench.now();
    await bench.save(staff, command(prfId, 'SocialHistory', { mobility: 'independent' }, { baseVersion: 1 }));
    expect((await bench.reading.find(bench.context(staff), prfId))?.status).toBe('in_progress');
    bench.advance(60_000);
    // Later ones change nothing in its state.
    await bench.save(
      staff,
      command(prfId, 'SocialHistory', { mobility: 'stick_or_frame' }, { baseVersion: 2 }),
    );
    const second = bench.now();
    const ended = { endedAt: resumed.toISOString(), endedBy: { userId: staff.userId } };
    expect(await review()).toMatchObject({ reviewRequests: [asked(first, ended), asked(second)] });
    const { nodes } = await bench.history.list(bench.context(staff), prfId, null, {});
    expect(
      nodes
        .filter(({ kind }) => kind.startsWith('REVIEW_'))
        .map(({ kind, at, author }) => [kind, at, author.userId]),
    ).toEqual([
      ['REVIEW_REQUESTED', second.toISOString(), staff.userId],
      ['REVIEW_ENDED', resumed.toISOString(), staff.userId],
      ['REVIEW_REQUESTED', first.toISOString(), staff.userId],
    ]);
    expect((await sign(bench, staff, prfId)).status).toBe('completed');
    await expect(
      bench.database.dataSource.query(
        'UPDATE prf_review_request SET requested_at = now() WHERE prf_id = $1',
        [prfId],
      ),
    ).rejects.toThrow();
    await expect(
      bench.database.dataSource.query('DELETE FROM prf_review_end WHERE prf_id = $1', [prfId]),
    ).rejects.toThrow();
  });
});

describe('a review of a record whose alert waits', () => {
  it.each(['by its own mutation', 'sent from a device'])(
    'ends with what was done about it, %s',
    async (way) => {
      const staff = await bench.actor('staff');
      const prfId = await completeRecord(bench, staff);
      const entryId = newId();
      await bench.save(
        staff,
        command(prfId, 'observations', { entries: [{ id: entryId, ...SICK }] }, { baseVersion: 1 }),
      );
      await bench.mutate(staff, (inside) => bench.prfs.requestReview(inside, prfId));
      bench.advance(60_000);
      const done = { entryId, total: 10, ...told('Oxygen given') };
      if (way === 'by its own mutation')
        await bench.mutate(staff, (inside) => bench.prfs.recordAlertAction(inside, prfId, done));
      else await bench.save(staff, command(prfId, 'observations', {}, { baseVersion: 2, alertAction: done }));
      expect(await bench.reading.find(bench.context(staff), prfId)).toMatchObject({
        status: 'in_progress',
        alerts: [{ action: toldWords('Oxygen given') }],
        reviewRequests: [{ endedAt: bench.now().toISOString(), endedBy: { userId: staff.userId } }],
      });
    },
  );
});

describe('who may read', () => {
  it('the patient their own signed record without what is withheld, clients nothing', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = await completeRecord(bench, staff, patientId);
    const patient = await bench.actor('patient', { patientId });
    const another = await bench.actor('patient', { patientId: await bench.patient() });
    const client = await bench.actor('client');
    const read = (actor: typeof staff) => bench.reading.find(bench.context(actor), prfId);

    expect(await read(patient)).toBeNull();
    expect(await bench.reading.ofPatient(bench.context(patient), patientId)).toEqual([]);
    await sign(bench, staff, prfId);
    const own = await read(patient);
    expect(own?.data.PrimarySurvey?.airway).toBe('clear');
    expect(own?.data.SocialHistory).toEqual({});
    expect(own).toMatchObject({ canWrite: false, needsReason: false, canVoid: false });
    expect((await read(staff))?.data.SocialHistory?.safeguarding_concerns).toBe('yes');
    expect(await read(another)).toBeNull();
    expect(await read(client)).toBeNull();
    expect(await bench.audited('PRF_VIEWED', prfId)).toBe(2);

    const listed = async (actor: typeof staff, id = patientId) =>
      (await bench.reading.ofPatient(bench.context(actor), id)).map(({ id: found }) => found);
    expect(await listed(patient)).toEqual([prfId]);
    expect(await listed(staff)).toEqual([prfId]);
    await expect((async () => listed(another))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect((async () => listed(client))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('finds a record by its number as it was heard', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const [saved] = await bench.save(staff, command(prfId, 'PrimarySurvey', { airway: 'clear' }));
    const number = saved?.customPrfId ?? '';
    const read = async (text: string) => (await bench.reading.find(bench.context(staff), text))?.id;
    expect(await read(number)).toBe(prfId);
    expect(await read(number.toLowerCase().replaceAll('-', ' '))).toBe(prfId);
    expect(await read('SL-261120-00000000')).toBeUndefined();
    expect(await read("'; DROP TABLE prf")).toBeUndefined();
  });
});

describe('lists', () => {
  it('page by keyset, filter and count', async () => {
    const [staff, other] = [await bench.actor('staff'), await bench.actor('staff')];
    const patientId = await bench.patient({ name: 'Zebedee Quill' });
    const eventId = await bench.event();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const prfId = newId();
      ids.unshift(prfId);
      await bench.save(
        index % 2 === 0 ? staff : other,
        command(prfId, 'incidentDetails', { chief_complaint: 'Fall', acuity: 'p2' }, { patientId, eventId }),
      );
      bench.advance(1_000);
    }
    const list = (filter: Parameters<PrfBench['reading']['list']>[1], page = {}) =>
      bench.reading.list(bench.context(staff), { eventId, ...filter }, page);
    const first = await list({}, { first: 2 });
    expect(first.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.pageInfo.hasNextPage).toBe(true);
    const { totalCount } = first;
    expect(typeof totalCount === 'function' ? await totalCount() : totalCount).toBe(5);
    const rest = await list({}, { first: 10, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(first.nodes[0]).toMatchObject({
      eventName: 'Harrowmere Open',
      patientName: 'Zebedee Quill',
      patientDob: '1990-03-01',
      chiefComplaint: 'Fall',
      acuity: 'p2',
      latestNews2: null,
      author: { lastName: 'Hale' },
    });
    expect((await list({ mine: true })).nodes).toHaveLength(3);
    expect((await list({ text: 'zebedee' })).nodes).toHaveLength(5);
    expect((await list({ text: first.nodes[0]?.customPrfId.slice(-5) ?? '' })).nodes).toHaveLength(1);
    expect((await list({ status: ['completed'] })).nodes).toEqual([]);
    expect((await list({ openAlert: true })).nodes).toEqual([]);
    const desk = await bench.desk(staff, { records: 2, alerts: 2 });
    expect(desk.myOpen.map(({ id }) => id)).toContain(ids[0]);
    await expect(list({ patientId: 'no id' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('a birth date that is put right later', () => {
  it('scores what waited for it, at the next link and at signing', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient({ dob: null });
    const prfId = await completeRecord(bench, staff, patientId);
    const score = async () =>
      (await bench.reading.find(bench.context(staff), prfId))?.data.observations?.entries?.[0]?.news2?.status;
    const born = (dob: string | null) =>
      bench.database.asOwner('UPDATE patient SET dob = $2, version = version + 1 WHERE patient_id = $1', [
        patientId,
        dob,
      ]);
    expect(await score()).toBe('not_valid');
    await born('1990-03-01');
    await bench.mutate(staff, (inside) => bench.saving.linkPatient(inside, prfId, { patientId }));
    expect(await score()).toBe('scored');
    await born('2015-03-01');
    await bench.save(staff, command(prfId, 'SocialHistory', { mobility: 'independent' }, { baseVersion: 1 }));
    expect(await score()).toBe('not_valid');
    await born('1990-03-01');
    await sign(bench, staff, prfId);
    expect(await score()).toBe('scored');
  });

  it('scores every open record anew at once, whoever put it right, and leaves a signed one as it is', async () => {
    const staff = await bench.actor('staff');
    const clerk = await bench.actor('staff');
    const patientId = await bench.patient({ dob: '1990-03-01' });
    const signed = await completeRecord(bench, staff, patientId);
    await sign(bench, staff, signed);
    const open = [
      await completeRecord(bench, staff, patientId),
      await completeRecord(bench, staff, patientId),
    ];
    const standing = async (prfId: string) => {
      const prf = await bench.reading.find(bench.context(staff), prfId);
      const head = prf?.sections.find(({ key }) => key === 'observations');
      return [prf?.data.observations?.entries?.[0]?.news2?.status, head?.version, prf?.status];
    };
    const born = (dob: string) =>
      bench.mutate(clerk, (inside) => bench.patients.update(inside, { id: patientId, dob }));
    const [before] = await Promise.all(open.map(standing));
    expect(before?.[0]).toBe('scored');
    const version = Number(before?.[1]);
    const kept = await standing(signed);
    const told = await Promise.all(open.map((prfId) => bench.audited('PRF_UPDATED', prfId)));

    await born('2015-03-01');
    for (const [index, prfId] of open.entries()) {
      expect(await standing(prfId)).toEqual(['not_valid', version + 1, 'in_progress']);
      // Whoever put the birth date right has no more say in the record than before.
      expect((await bench.reading.find(bench.context(clerk), prfId))?.canWrite).toBe(false);
      expect(await bench.audited('PRF_UPDATED', prfId)).toBe((told[index] ?? 0) + 1);
    }
    expect(await standing(signed)).toEqual(kept);
    await bench.mutate(clerk, (inside) =>
      bench.patients.update(inside, { id: patientId, gpPractice: 'Hill Street' }),
    );
    // As old as before for the score: nothing is written.
    await born('2015-03-02');
    expect(await standing(open[0] ?? '')).toEqual(['not_valid', version + 1, 'in_progress']);
    await born('1990-03-01');
    expect(await standing(open[1] ?? '')).toEqual(['scored', version + 2, 'in_progress']);
  });
});
