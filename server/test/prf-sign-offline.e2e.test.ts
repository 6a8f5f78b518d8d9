import { seenContent } from '@sideline/schema/prf/signing/seen-content';
import { sealPassword, sha256Hex, type SignatureBinding } from '@sideline/schema/prf/signing/sealed-password';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SealedSignRequest } from '../src/modules/prf/signing/sealed-sign-request.js';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { PASSWORD } from './harness/password.js';
import { command, completeRecord, openPrfBench, sign, STROKES, type PrfBench } from './prf-fixture.js';

let bench: PrfBench;
beforeAll(async () => {
  bench = await openPrfBench();
});
afterAll(() => bench.close());

const HOUR = 60 * 60_000;

/** What a device makes of a record that its signer has before them. */
const seal = async (
  who: Actor,
  prfId: string,
  {
    password = PASSWORD,
    grade = 'Paramedic',
    signedAt = bench.now(),
    ...bound
  }: Partial<Omit<SignatureBinding, 'signedAt'>> & {
    readonly password?: string;
    readonly signedAt?: Date;
  } = {},
): Promise<SealedSignRequest> => {
  const prf = await bench.reading.find(bench.context(who), prfId);
  const { id: keyId, publicKey } = await bench.signingKeys.current();
  const contentHash = await sha256Hex(
    seenContent({
      prfId,
      patientId: prf?.patientId ?? '',
      patientVersion: prf?.patient?.version ?? 0,
      sections: Object.fromEntries(
        Object.entries(prf?.data ?? {}).flatMap(([key, data]) => (data === null ? [] : [[key, data]])),
      ),
    }),
  );
  const commandId = newId();
  const binding = {
    keyId,
    commandId,
    userId: who.userId,
    prfId,
    contentHash,
    grade,
    strokesHash: await sha256Hex(STROKES),
    signedAt: signedAt.toISOString(),
    ...bound,
  };
  return {
    commandId,
    prfId,
    keyId,
    contentHash,
    grade,
    strokes: STROKES,
    signedAt,
    password: await sealPassword(password, publicKey, binding),
  };
};

const send = (who: Actor, request: SealedSignRequest) =>
  bench.sealedSigning.sign(bench.context(who), request);

const ready = async (): Promise<{ readonly staff: Actor; readonly prfId: string }> => {
  const staff = await bench.actor('staff');
  return { staff, prfId: await completeRecord(bench, staff) };
};

const writeAs = async (who: Actor, prfId: string, complaint: string): Promise<void> => {
  const prf = await bench.reading.find(bench.context(who), prfId);
  const baseVersion = prf?.sections.find(({ key }) => key === 'incidentDetails')?.version ?? 0;
  const change = { chief_complaint: complaint };
  await bench.save(who, command(prfId, 'incidentDetails', change, { baseVersion }));
};

const unsigned = { status: 'in_progress', signature: null };
const read = (who: Actor, prfId: string) => bench.reading.find(bench.context(who), prfId);
const UNREADABLE = { code: 'PRF_SIGNATURE_UNREADABLE' };
const failuresOf = async ({ sessionId }: Actor): Promise<number> => {
  const rows = await bench.database.asOwner<{ failures: number }>(
    `SELECT failures FROM sign_in_attempt
     WHERE account_hash = sha256(convert_to(lower($1), 'UTF8')) OR account_hash = sha256(convert_to($1, 'UTF8'))`,
    [`session:${String(sessionId)}`],
  );
  return rows[0]?.failures ?? 0;
};

describe('a signature that was made offline', () => {
  it('signs with the time of the device, and keeps when it was received', async () => {
    const { staff, prfId } = await ready();
    const signedAt = bench.now();
    const request = await seal(staff, prfId);
    bench.advance(3 * HOUR);
    const signed = await send(staff, request);
    expect(signed).toMatchObject({
      status: 'completed',
      signature: {
        grade: 'Paramedic',
        signedAt: signedAt.toISOString(),
        receivedAt: bench.now().toISOString(),
      },
    });
    const [row] = await bench.database.asOwner<{ content: string }>(
      'SELECT content FROM prf_signature WHERE prf_id = $1',
      [prfId],
    );
    expect(JSON.parse(row?.content ?? '')).toMatchObject({
      signature: { signedAt: signedAt.toISOString(), receivedAt: bench.now().toISOString() },
    });
    const [entry] = await bench.database.asOwner<{ context: string; at: Date }>(
      `SELECT context, recorded_at AS at FROM audit_entry WHERE action = 'PRF_SIGNED' AND prf_id = $1`,
      [prfId],
    );
    expect(entry?.context).toBe(`Signed offline, ${signedAt.toISOString()} by the device’s clock`);
    expect(entry?.at).toEqual(bench.now());
    const { nodes } = await bench.history.list(bench.context(staff), prfId, null, { first: 50 });
    expect(nodes.find(({ kind }) => kind === 'SIGNED')).toMatchObject({
      at: bench.now().toISOString(),
      deviceTime: signedAt.toISOString(),
    });
  });

  it('is taken once, however often and however fast it is sent', async () => {
    const { staff, prfId } = await ready();
    const request = await seal(staff, prfId);
    const answers = await Promise.all([send(staff, request), send(staff, request)]);
    expect(answers.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(await send(staff, request)).toMatchObject({ status: 'completed' });
    expect(await bench.audited('PRF_SIGNED', prfId)).toBe(1);
    const other = await ready();
    await expect(send(other.staff, { ...request, prfId: other.prfId })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is not taken for the one that was sent before when it says something else', async () => {
    const { staff, prfId } = await ready();
    const request = await seal(staff, prfId);
    const sending = (grade: string) =>
      bench.sealedSigning.sign(
        {
          ...bench.context(staff),
          sent: {
            id: request.commandId,
            operation: 'signSealedPrf',
            body: { grade },
            aside: new Set<string>(),
          },
        },
        request,
      );
    expect(await sending('Paramedic')).toMatchObject({ status: 'completed' });
    await expect(sending('Doctor')).rejects.toMatchObject({ code: 'COMMAND_REUSED' });
    expect(await sending('Paramedic')).toMatchObject({ status: 'completed' });
    expect(await bench.audited('PRF_SIGNED', prfId)).toBe(1);
  });

  it('is refused with a wrong password, which counts as a guess, and leaves the record unsigned', async () => {
    const { staff, prfId } = await ready();
    await expect(
      send(staff, await seal(staff, prfId, { password: 'not my password' })),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
      problems: [expect.objectContaining({ field: 'password', code: 'wrong_password' })],
    });
    expect(await failuresOf(staff)).toBe(1);
    expect(await read(staff, prfId)).toMatchObject(unsigned);
    expect(await send(staff, await seal(staff, prfId))).toMatchObject({ status: 'completed' });
  });

  it('is slowed down like any guess', async () => {
    const { staff, prfId } = await ready();
    const wrong = await seal(staff, prfId, { password: 'not my password' });
    const codes: string[] = [];
    for (let round = 0; round < 12; round += 1)
      await send(staff, wrong).catch((error: unknown) => codes.push((error as { code: string }).code));
    expect(codes).toContain('BAD_INPUT');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('signs nothing that the signer has not seen', async () => {
    const { staff, prfId } = await ready();
    const request = await seal(staff, prfId);
    await writeAs(await bench.actor('admin'), prfId, 'By a colleague, since');
    await expect(send(staff, request)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    expect(await read(staff, prfId)).toMatchObject(unsigned);
    // Neither what the signer wrote in another place, which was not on the page either.
    const second = await seal(staff, prfId);
    await writeAs(staff, prfId, 'By the signer, on another device');
    await expect(send(staff, second)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    const third = await seal(staff, prfId);
    await bench.database.asOwner(
      `UPDATE patient SET allergies = 'Penicillin', version = version + 1
       WHERE patient_id = (SELECT patient_id FROM prf WHERE id = $1)`,
      [prfId],
    );
    await expect(send(staff, third)).rejects.toMatchObject({ code: 'PRF_CHANGED' });
    await bench.database.asOwner(
      `UPDATE patient SET allergies = NULL, version = version + 1
       WHERE patient_id = (SELECT patient_id FROM prf WHERE id = $1)`,
      [prfId],
    );
    expect(await send(staff, await seal(staff, prfId))).toMatchObject({ status: 'completed' });
  });

  it('is of use for nothing else: not for another record, person, content, grade, time or drawing', async () => {
    const { staff, prfId } = await ready();
    const another = await completeRecord(bench, staff);
    const request = await seal(staff, prfId);
    const elsewhere = await seal(staff, another);
    const later = new Date(bench.now().getTime() + 1_000);
    for (const [who, change] of [
      [staff, { prfId: another, contentHash: elsewhere.contentHash }],
      [await bench.actor('admin'), {}],
      [staff, { contentHash: elsewhere.contentHash }],
      [staff, { grade: 'Technician' }],
      [staff, { signedAt: later }],
      [staff, { strokes: 'M 1 1 L 2 2' }],
      [staff, { commandId: newId() }],
      [staff, { password: { ...request.password, content: elsewhere.password.content } }],
      [staff, { password: { ephemeralKey: 'nonsense', nonce: '', content: '' } }],
    ] as const)
      await expect(send(who, { ...request, ...change })).rejects.toMatchObject(UNREADABLE);
    // Nothing was opened, so no password was tried.
    expect(await failuresOf(staff)).toBe(0);
    expect(await bench.audited('ACCESS_DENIED', prfId)).toBeGreaterThan(0);
    expect(await read(staff, prfId)).toMatchObject(unsigned);
    expect(await send(staff, request)).toMatchObject({ status: 'completed' });
  });

  it('opens with the key of an earlier period, and with none that has expired', async () => {
    const { staff, prfId } = await ready();
    const before = await bench.signingKeys.current();
    const request = await seal(staff, prfId);
    const late = await completeRecord(bench, staff);
    const lateRequest = await seal(staff, late);
    bench.advance(30 * 24 * HOUR);
    expect((await bench.signingKeys.current()).id).not.toBe(before.id);
    expect(await send(staff, request)).toMatchObject({ status: 'completed' });
    bench.advance(60 * 24 * HOUR);
    await expect(send(staff, lateRequest)).rejects.toMatchObject(UNREADABLE);
    await bench.signingKeys.forgetExpired();
    const kept = await bench.database.asOwner('SELECT FROM signing_key WHERE id = $1', [before.id]);
    expect(kept).toHaveLength(0);
    await expect(send(staff, { ...lateRequest, keyId: newId() })).rejects.toMatchObject(UNREADABLE);
    expect(await read(staff, late)).toMatchObject(unsigned);
  });

  it('keeps the private key encrypted, and makes one key for all who ask at once', async () => {
    bench.advance(31 * 24 * HOUR);
    const keys = await Promise.all([1, 2, 3].map(() => bench.signingKeys.current()));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    const [row] = await bench.database.asOwner<{ plain: boolean }>(
      'SELECT get_byte(private_key, 0) = 0 AS plain FROM signing_key WHERE id = $1',
      [keys[0]?.id],
    );
    expect(row?.plain).toBe(false);
  });

  it('wants a grade that is held, completeness, and a time that can be', async () => {
    const { staff, prfId } = await ready();
    const refusedAt = (field: string) => ({
      code: 'BAD_INPUT',
      problems: [expect.objectContaining({ field })],
    });
    await expect(send(staff, await seal(staff, prfId, { grade: 'Doctor' }))).rejects.toMatchObject(
      refusedAt('grade'),
    );
    const ahead = new Date(bench.now().getTime() + HOUR);
    await expect(send(staff, await seal(staff, prfId, { signedAt: ahead }))).rejects.toMatchObject(
      refusedAt('signedAt'),
    );
    const early = new Date('1970-01-02T00:00:00.000Z');
    await expect(send(staff, await seal(staff, prfId, { signedAt: early }))).rejects.toMatchObject(
      refusedAt('signedAt'),
    );
    await writeAs(staff, prfId, '');
    await expect(send(staff, await seal(staff, prfId))).rejects.toMatchObject({ code: 'PRF_INCOMPLETE' });
    expect(await read(staff, prfId)).toMatchObject(unsigned);
  });

  it('comes too late for a record that was signed meanwhile, and is refused to whom the record is not', async () => {
    const { staff, prfId } = await ready();
    const request = await seal(staff, prfId);
    const stranger = await bench.actor('staff');
    await expect(send(stranger, await seal(stranger, prfId))).rejects.toMatchObject({
      code: 'PRF_NOT_YOURS',
    });
    await sign(bench, staff, prfId);
    await expect(send(staff, request)).rejects.toMatchObject({ code: 'PRF_LOCKED' });
  });
});
