import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { LIMITS } from '@sideline/schema/limits';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bundle } from '../src/modules/interop/fhir/fhir.types.js';
import { AttachmentService } from '../src/modules/attachments/attachment.service.js';
import type { Actor } from '../src/platform/context.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { newId } from '../src/platform/ids.js';
import { createLogger } from '../src/platform/logger.js';
import { fhirProblems } from './fhir-checks.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { photograph, pngOfSize } from './pictures.js';
import { amendment, command, completeRecord, openPrfBench, sign, type PrfBench } from './prf-fixture.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Counts the pictures that it gave, and how many of them are held at most when the next is asked for. */
class WatchedStorage extends FolderStorage {
  given = 0;
  heldAtMost = 0;
  #given: WeakRef<Buffer>[] = [];

  watch(): void {
    this.given = 0;
    this.heldAtMost = 0;
    this.#given = [];
  }

  override async get(key: string): Promise<Buffer | null> {
    await nextTurn();
    collectGarbage();
    const held = this.#given.filter((given) => given.deref() !== undefined).length;
    this.heldAtMost = Math.max(this.heldAtMost, held);
    const bytes = await super.get(key);
    if (bytes !== null) this.#given.push(new WeakRef(bytes));
    this.given += 1;
    return bytes;
  }
}

let bench: PrfBench;
let server: TestServer;
let folder: string;
let files: WatchedStorage;
let staff: TestCaller;
let author: Actor;
let sent: Buffer;

const actorOf = ({ user }: TestCaller): Actor => {
  if (user === null) throw new Error('Nobody');
  const { id, role, firstName, lastName, email, patientId, clientId } = user;
  return {
    ...{ kind: 'session', userId: id, role, firstName, lastName, email, patientId, clientId },
    ...{ sessionId: newId(), tokenId: null, isReadOnly: false },
  };
};

beforeAll(async () => {
  bench = await openPrfBench();
  folder = await mkdtemp(join(tmpdir(), 'sideline-pictures-'));
  files = new WatchedStorage(folder);
  server = await startTestServer({ database: bench.database, files });
  staff = await server.signedIn('staff');
  author = actorOf(staff);
  await bench.database.asOwner(
    `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')`,
    [newId(), author.userId],
  );
  sent = await photograph();
});
afterAll(async () => {
  await server.close();
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

const put = (
  caller: TestCaller,
  prfId: string,
  pictureId: string,
  bytes: Buffer = sent,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  caller.request({
    method: 'PUT',
    url: `/api/prf/${prfId}/pictures/${pictureId}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: bytes,
  });
const get = (caller: TestCaller, prfId: string, pictureId: string): Promise<LightMyRequestResponse> =>
  caller.get(`/api/prf/${prfId}/pictures/${pictureId}`);

const enter = async (prfId: string, id: string, picture: SectionData, baseVersion = 0): Promise<void> => {
  const [result] = await bench.save(
    author,
    command(prfId, 'SecondarySurvey', { pictures: [{ id, ...picture }] }, { baseVersion }),
  );
  expect(result).toMatchObject({ outcome: 'SAVED' });
};
const openRecord = async (): Promise<string> => {
  const prfId = newId();
  await bench.save(author, command(prfId, 'incidentDetails', { chief_complaint: 'Fall' }));
  return prfId;
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('the file of a picture', () => {
  it('is kept upright, as JPEG, without what the camera noted', async () => {
    const prfId = await openRecord();
    const id = newId();
    expect(sent.includes('Cameramaker')).toBe(true);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const stored = await put(staff, prfId, id);
    expect(stored.statusCode).toBe(200);
    expect(stored.json()).toMatchObject({ id, content_type: 'image/jpeg', width: 32, height: 64 });

    const shown = await get(staff, prfId, id);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="SL-[\w-]+\.jpg"$/);
    const kept = shown.rawPayload;
    expect(sha256(kept)).toBe(stored.json<{ sha256: string }>().sha256);
    const facts = await sharp(kept).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 32, height: 64 });
    for (const trace of [facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation])
      expect(trace).toBeUndefined();
    for (const word of ['Cameramaker', 'secret-marker', 'Exif']) expect(kept.includes(word)).toBe(false);
    // What was the left half lies on top, now that it is upright.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number): boolean => (data[(y * 32 + x) * 3] ?? 0) > 128;
    expect([red(16, 8), red(16, 56)]).toEqual([true, false]);
  });

  it('is made no larger than 2,000 pixels, and no small one larger', async () => {
    const prfId = await openRecord();
    const large = await sharp({ create: { width: 3_000, height: 1_200, channels: 3, background: '#888888' } })
      .webp()
      .toBuffer();
    expect((await put(staff, prfId, newId(), large)).json()).toMatchObject({ width: 2_000, height: 800 });
    const clear = await sharp({
      create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const id = newId();
    expect((await put(staff, prfId, id, clear)).json()).toMatchObject({ width: 20, height: 10 });
    const [shade] = await sharp((await get(staff, prfId, id)).rawPayload)
      .raw()
      .toBuffer();
    expect(shade).toBe(255);
  });

  const text = (value: string) => Buffer.from(value, 'latin1');
  it.each<[string, () => Promise<Buffer> | Buffer, number, string, string]>([
    ['a PDF', () => text('%PDF-1.7 …'), 415, 'PICTURE_FORMAT', 'This is a PDF and not a picture.'],
    ['a HEIC', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'PICTURE_FORMAT', "'Most Compatible'"],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'PICTURE_FORMAT', 'SVG drawing'],
    ['a page', () => text('<html>JFIF</html>'), 415, 'PICTURE_FORMAT', 'not a picture that can be opened'],
    ['nothing', () => Buffer.alloc(0), 415, 'PICTURE_FORMAT', 'not a picture that can be opened'],
    ['half a JPEG', () => sent.subarray(0, 200), 400, 'PICTURE_UNREADABLE', 'damaged'],
    [
      '60 megapixels',
      () => pngOfSize(10_000, 6_000),
      413,
      'PICTURE_TOO_MANY_PIXELS',
      '60 megapixels. The most allowed is 50',
    ],
    ['a bomb', () => pngOfSize(100_000, 100_000), 413, 'PICTURE_TOO_MANY_PIXELS', '10000 megapixels'],
    [
      '16 MB',
      () => Buffer.concat([sent, Buffer.alloc(16_000_000)]),
      413,
      'PICTURE_TOO_LARGE',
      'larger than 15 MB',
    ],
  ])('is refused where it is %s', async (_what, bytes, status, code, words) => {
    const prfId = await openRecord();
    // Whatever it is called.
    const answer = await put(staff, prfId, newId(), await bytes(), { 'content-type': 'image/jpeg' });
    expect(answer.statusCode).toBe(status);
    const body = answer.json<{ code: string; message: string }>();
    expect(body.code).toBe(code);
    expect(body.message).toContain(words);
    expect(await server.services.attachments.ofRecord(bench.database.dataSource.manager, prfId)).toEqual([]);
  });

  it('is taken for what it is, whatever it is called, and never from a form or another site', async () => {
    const prfId = await openRecord();
    expect((await put(staff, prfId, newId(), sent, { 'content-type': 'image/png' })).statusCode).toBe(200);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json'])
      expect((await put(staff, prfId, newId(), sent, { 'content-type': type })).json()).toMatchObject({
        code: 'UPLOAD_TYPE',
        problems: [{ field: 'content-type' }],
      });
    const foreign = await put(staff, prfId, newId(), sent, { origin: 'https://elsewhere.example' });
    expect(foreign.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  });

  it('is the same when it is sent again, and cannot become another', async () => {
    const prfId = await openRecord();
    const id = newId();
    const [first, second] = await Promise.all([put(staff, prfId, id), put(staff, prfId, id)]);
    const third = await put(staff, prfId, id);
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 200]);
    expect(third.json()).toEqual(first.json());
    expect(second.json()).toEqual(first.json());
    expect(await bench.audited('PRF_PICTURE_STORED', prfId)).toBe(1);
    const other = await sharp(sent).negate().jpeg().toBuffer();
    expect((await put(staff, prfId, id, other)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await put(staff, await openRecord(), id)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await get(staff, prfId, id)).statusCode).toBe(200);
  });

  it('comes only from whoever may write in the record, and never into one that is closed', async () => {
    const other = await server.signedIn('staff');
    const prfId = await completeRecord(bench, author);
    expect((await put(other, prfId, newId())).json()).toMatchObject({ code: 'PRF_NOT_YOURS' });
    expect((await put(other, prfId, newId())).statusCode).toBe(403);
    expect((await put(staff, newId(), newId())).statusCode).toBe(404);
    expect((await put(staff, prfId, 'no-id')).statusCode).toBe(400);
    const id = newId();
    expect((await put(staff, prfId, id)).statusCode).toBe(200);
    await sign(bench, author, prfId);
    const late = await put(staff, prfId, newId());
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'PRF_LOCKED']);
    // The answer to the first time may have been lost.
    expect((await put(staff, prfId, id)).statusCode).toBe(200);
    await expect(
      bench.database.asOwner(
        `INSERT INTO attachment SELECT gen_random_uuid(), prf_id, content_type, byte_size, width, height, sha256, sent_sha256,
                storage_key || 'x', stored_by, stored_at FROM attachment WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow(/accepts no write/);
    await expect(bench.database.asOwner(`DELETE FROM attachment WHERE id = $1`, [id])).rejects.toThrow(
      /append-only/,
    );
  });

  it('is one of at most forty', async () => {
    const prfId = await openRecord();
    const id = newId();
    await put(staff, prfId, id);
    await bench.database.asOwner(
      `INSERT INTO attachment SELECT gen_random_uuid(), prf_id, content_type, byte_size, width, height, sha256, sent_sha256,
              storage_key || n, stored_by, stored_at FROM attachment, generate_series(2, $2) n WHERE id = $1`,
      [id, LIMITS.pictures.perRecord],
    );
    expect((await put(staff, prfId, newId())).json()).toMatchObject({ code: 'PICTURES_FULL' });
  });

  it('is one of at most forty where others came while it was being decoded', async () => {
    const prfId = await openRecord();
    const most = LIMITS.pictures.perRecord;
    const id = newId();
    await put(staff, prfId, id);
    await bench.database.asOwner(
      `INSERT INTO attachment SELECT gen_random_uuid(), prf_id, content_type, byte_size, width, height, sha256, sent_sha256,
              storage_key || n, stored_by, stored_at FROM attachment, generate_series(3, $2) n WHERE id = $1`,
      [id, most],
    );
    // Both are let in while there is room for one.
    const answers = await Promise.all([put(staff, prfId, newId()), put(staff, prfId, newId())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await server.services.attachments.ofRecord(bench.database.dataSource.manager, prfId)).toHaveLength(
      most,
    );
  });

  it('is the same however its ids are written', async () => {
    const prfId = await openRecord();
    const id = newId();
    const stored = await put(staff, prfId.toUpperCase(), id.toUpperCase());
    expect([stored.statusCode, stored.json<{ id: string }>().id]).toEqual([200, id]);
    expect((await put(staff, prfId, id)).json()).toEqual(stored.json());
    expect((await get(staff, prfId.toUpperCase(), id.toUpperCase())).statusCode).toBe(200);
  });

  it('is not shown where it is no longer what was stored', async () => {
    const prfId = await openRecord();
    const id = newId();
    await put(staff, prfId, id);
    const file = await server.services.attachments.find(bench.database.dataSource.manager, id);
    await files.put(file?.storageKey ?? '', await sharp(sent).negate().jpeg().toBuffer());
    expect((await get(staff, prfId, id)).statusCode).toBe(500);
  });
});

describe('a process that ends between the file and its row', () => {
  it('leaves nothing of the record, and a file that the next try uses or the sweep removes', async () => {
    const { manager } = bench.database.dataSource;
    const attachments = new AttachmentService({ files, logger: createLogger('silent') });
    const prfId = await openRecord();
    const [tried, left] = [newId(), newId()];
    const { storageKey } = await attachments.keep(prfId, tried, sent);
    const orphan = await attachments.keep(prfId, left, sent);
    expect(await attachments.ofRecord(manager, prfId)).toEqual([]);
    expect((await get(staff, prfId, left)).statusCode).toBe(404);

    expect((await put(staff, prfId, tried)).statusCode).toBe(200);
    expect(await attachments.find(manager, tried)).toMatchObject({ storageKey });

    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await attachments.sweep(manager, hours(23));
    expect(await files.get(orphan.storageKey)).not.toBeNull();
    await attachments.sweep(manager, hours(25));
    expect(await files.get(orphan.storageKey)).toBeNull();
    expect((await get(staff, prfId, tried)).statusCode).toBe(200);
  });
});

describe('the sweep', () => {
  it('leaves what is kept anew while it looks', async () => {
    const { manager } = bench.database.dataSource;
    const attachments = new AttachmentService({ files, logger: createLogger('silent') });
    const { storageKey } = await attachments.keep(await openRecord(), newId(), sent);
    const old = new Date(Date.now() - 25 * 3_600_000);
    const again = new Date();
    const listed = new FolderStorage(folder);
    // Listed as old; sent again before its turn to be removed comes.
    listed.list = async function* () {
      yield await Promise.resolve({ key: storageKey, keptAt: old });
    };
    await new AttachmentService({ files: listed, logger: createLogger('silent') }).sweep(manager, again);
    expect(await files.get(storageKey)).not.toBeNull();
    await utimes(join(folder, storageKey), old, old);
    await attachments.sweep(manager, again);
    expect(await files.get(storageKey)).toBeNull();
  });
});

describe('a picture that was taken before somebody else signed', () => {
  const ECG = { subject: 'ecg', taken_at: '2026-11-20T14:15:00.000Z' };

  it('joins the signed record with its entry, by the amendment that takes it up', async () => {
    const caller = await server.signedIn('staff');
    const colleague = actorOf(caller);
    const stranger = await server.signedIn('staff');
    const prfId = await completeRecord(bench, author);
    await bench.mutate(colleague, (inside) => bench.prfs.openForWriting(inside, prfId, 'Took over'));
    await sign(bench, author, prfId);
    const code = async (from: TestCaller, id: string) =>
      (await put(from, prfId, id)).json<{ code?: string }>().code;

    const [id, unwanted] = [newId(), newId()];
    expect(await code(caller, id)).toBe('PRF_LOCKED');
    const late = command(prfId, 'SecondarySurvey', { pictures: [{ id, ...ECG }] });
    const other = command(prfId, 'SecondarySurvey', { pictures: [{ id: unwanted, subject: 'scene' }] });
    expect(await bench.save(colleague, late, other)).toMatchObject([
      { outcome: 'REFUSED', isKept: true },
      { outcome: 'REFUSED', isKept: true },
    ]);
    await bench.mutate(author, (inside) =>
      bench.lateEdits.setAside(inside, { prfId, commandIds: [other.commandId], reason: 'Not ours' }),
    );
    expect(await code(caller, newId())).toBe('PRF_LOCKED');
    expect(await code(caller, unwanted)).toBe('PRF_LOCKED');
    expect(await code(stranger, id)).toBe('PRF_LOCKED');

    const take = () =>
      amendment(
        bench,
        prfId,
        { SecondarySurvey: { pictures: [{ id, ...ECG }] } },
        { lateEdits: [late.commandId] },
      );
    await expect(bench.amending.amend(bench.context(author), await take())).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
    });
    expect((await put(caller, prfId, id)).statusCode).toBe(200);
    expect(await bench.audited('PRF_PICTURE_STORED', prfId)).toBe(1);
    const amended = await bench.amending.amend(bench.context(author), await take());
    expect(amended).toMatchObject({ lateEditCount: 0, data: { SecondarySurvey: { ecgPicture: id } } });
    const signed = await bench.database.asOwner<{ content: string }>(
      'SELECT content FROM prf_signature WHERE prf_id = $1 ORDER BY revision',
      [prfId],
    );
    const sealed = signed.map(
      ({ content }) => (JSON.parse(content) as { pictures?: { id: string; sha256: string }[] }).pictures,
    );
    const hash = sha256((await get(staff, prfId, id)).rawPayload);
    expect(sealed).toEqual([undefined, [expect.objectContaining({ id, sha256: hash })]]);
  });
});

describe('a record with pictures', () => {
  const ECG = { subject: 'ecg', taken_at: '2026-11-20T14:15:00.000Z', caption: '12 leads, pain 8 of 10' };

  it('names its newest ECG, and is signed when every file has come, by their hashes', async () => {
    const prfId = await completeRecord(bench, author);
    const [ecg, lost] = [newId(), newId()];
    await enter(prfId, ecg, ECG);
    await enter(prfId, lost, { subject: 'wound' }, 1);
    await expect(sign(bench, author, prfId)).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
      problems: [ecg, lost].map((id) => ({
        field: `SecondarySurvey.${id}.pictures`,
        code: 'MISSING',
        message: expect.stringContaining('Its file has not arrived') as string,
      })),
    });
    await put(staff, prfId, ecg);
    await enter(prfId, lost, { void_reason: 'Blurred' }, 2);
    const prf = await sign(bench, author, prfId);
    expect(prf.data.SecondarySurvey).toMatchObject({ ecgPicture: ecg });
    expect(prf.pictureFiles.map(({ id }) => id)).toEqual([ecg]);
    const [row] = await bench.database.asOwner<{ content: string }>(
      'SELECT content FROM prf_signature WHERE prf_id = $1',
      [prfId],
    );
    const sealed = JSON.parse(row?.content ?? '{}') as { pictures?: { id: string; sha256: string }[] };
    const shown = (await get(staff, prfId, ecg)).rawPayload;
    expect(sealed.pictures).toEqual([expect.objectContaining({ id: ecg, sha256: sha256(shown) })]);
  });

  it('shows the patient their own, never others’ faces nor another’s record', async () => {
    const patientId = await bench.patient();
    const prfId = await completeRecord(bench, author, patientId);
    const [wound, scene] = [newId(), newId()];
    await enter(prfId, wound, { subject: 'wound' });
    await enter(prfId, scene, { subject: 'scene' }, 1);
    for (const id of [wound, scene]) expect((await put(staff, prfId, id)).statusCode).toBe(200);
    const himself = await server.signedIn('patient', { patientId });
    const another = await server.signedIn('patient', { patientId: await bench.patient() });
    expect((await get(himself, prfId, wound)).statusCode).toBe(404);
    await sign(bench, author, prfId);
    expect((await get(himself, prfId, wound)).statusCode).toBe(200);
    expect((await get(himself, prfId, scene)).statusCode).toBe(404);
    expect((await get(another, prfId, wound)).statusCode).toBe(404);
    expect((await put(himself, prfId, newId())).statusCode).toBe(403);
    expect((await get(await server.signedIn('client'), prfId, wound)).statusCode).toBe(403);
    expect(await bench.audited('PRF_PICTURE_VIEWED', prfId)).toBe(1);
    expect(await bench.audited('ACCESS_DENIED', prfId)).toBeGreaterThanOrEqual(3);
    const answer = await himself.graphql(
      `query ($id: ID!) { prf(customPrfId: $id) { pictureFiles { id } data { SecondarySurvey { pictures { id subject } } } } }`,
      { id: prfId },
    );
    expect(answer.data?.['prf']).toEqual({
      pictureFiles: [{ id: wound }],
      data: { SecondarySurvey: { pictures: [{ id: wound, subject: 'wound' }] } },
    });
  });

  it('leaves with them: a page each in the PDF, a Media each in the FHIR document', async () => {
    const prfId = await completeRecord(bench, author);
    const [ecg, struck] = [newId(), newId()];
    await enter(prfId, ecg, ECG);
    await enter(prfId, struck, { subject: 'scene', caption: 'Another patient' }, 1);
    for (const id of [ecg, struck]) await put(staff, prfId, id);
    await enter(prfId, struck, { void_reason: 'Not this patient' }, 2);
    await sign(bench, author, prfId);

    const pdf = (await staff.get(`/api/prf/${prfId}/pdf`)).rawPayload;
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    const bundle = (await staff.get(`/fhir/Bundle/${prfId}`)).json<Bundle>();
    expect(fhirProblems(bundle)).toEqual([]);
    const media = bundle.entry.flatMap(({ resource }) =>
      resource.resourceType === 'Media' ? [resource] : [],
    );
    expect(media).toHaveLength(1);
    const { content } = media[0] as unknown as { content: { data: string; title: string } };
    expect(content.title).toBe(ECG.caption);
    expect(Buffer.from(content.data, 'base64')).toEqual((await get(staff, prfId, ecg)).rawPayload);
  });

  it('takes no more by an amendment, which may strike one through', async () => {
    const prfId = await completeRecord(bench, author);
    const ecg = newId();
    await enter(prfId, ecg, ECG);
    await put(staff, prfId, ecg);
    await sign(bench, author, prfId);
    const add = await amendment(bench, prfId, {
      SecondarySurvey: { pictures: [{ id: newId(), subject: 'wound' }] },
    });
    await expect(bench.amending.amend(bench.context(author), add)).rejects.toMatchObject({
      code: 'PRF_INCOMPLETE',
    });
    const strike = await amendment(bench, prfId, {
      SecondarySurvey: { pictures: [{ id: ecg, void_reason: 'Another patient' }] },
    });
    const amended = await bench.amending.amend(bench.context(author), strike);
    expect(amended.data.SecondarySurvey).not.toHaveProperty('ecgPicture');
    expect(amended.pictureFiles).toHaveLength(1);
  });
});

describe('a copy of everything', () => {
  const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length;
  const mediaOf = (bundle: Bundle) =>
    bundle.entry.flatMap(({ resource }) => (resource.resourceType === 'Media' ? [resource] : []));
  const bytesOf = (bundle: Bundle) =>
    mediaOf(bundle).map(({ content }) => (content as { readonly data?: string }).data);

  let patientId: string;
  const pictures: string[] = [];
  const kept: string[] = [];
  beforeAll(async () => {
    patientId = await bench.patient();
    for (let record = 0; record < 2; record += 1) {
      const prfId = await completeRecord(bench, author, patientId);
      for (let version = 0; version < 3; version += 1) {
        const id = newId();
        await enter(prfId, id, { subject: 'wound', caption: `Picture ${id}` }, version);
        expect((await put(staff, prfId, id)).statusCode).toBe(200);
        pictures.push(id);
        kept.push((await get(staff, prfId, id)).rawPayload.toString('base64'));
      }
      await sign(bench, author, prfId);
    }
  });

  it('reads the pictures one by one while it is sent', async () => {
    files.watch();
    const { body } = await staff.get(`/fhir/Patient/${patientId}/$everything`);
    expect(files.given).toBe(6);
    expect(files.heldAtMost).toBeLessThanOrEqual(1);
    const bundle = JSON.parse(body) as Bundle;
    expect(JSON.stringify(bundle)).toBe(body);
    expect(fhirProblems(bundle)).toEqual([]);
    expect(bytesOf(bundle).sort()).toEqual([...kept].sort());

    files.watch();
    const pdf = await staff.get(`/api/patients/${patientId}/pdf`);
    expect(files.heldAtMost).toBeLessThanOrEqual(1);
    expect([files.given, images(pdf.rawPayload)]).toEqual([6, 6]);
  });

  it('reads none before there is room for it', async () => {
    files.watch();
    const { content } = await server.services.fhirExports.everything(bench.context(author), patientId);
    let seen = 0;
    for await (const piece of content) {
      if (piece.includes('"resourceType":"Media"')) seen += 1;
      expect(files.given).toBe(seen);
    }
    expect(seen).toBe(6);
  });

  it('answers an access request in the same way, and says which picture it could not read', async () => {
    const admin = await server.signedIn('admin');
    const requestId = newId();
    await bench.database.asOwner(
      `INSERT INTO access_request (id, patient_id, received_on, requester, created_at, created_by, assembly, assembled_by,
                                   identity_checked_on, identity_how)
       VALUES ($1, $2, '2026-11-20', 'The patient', $3, $4, 'waiting', $4, '2026-11-20', 'Passport')`,
      [requestId, patientId, bench.now(), admin.user?.id],
    );
    const [lost] = await bench.database.asOwner<{ key: string }>(
      'SELECT storage_key AS key FROM attachment WHERE id = $1',
      [pictures[4]],
    );
    await files.remove(lost?.key ?? '');
    files.watch();
    await server.services.assembling.run({ requestId });
    expect(files.heldAtMost).toBeLessThanOrEqual(1);
    expect(files.given).toBe(12);
    const file = (name: string) => admin.get(`/api/access-requests/${requestId}/files/${name}`);
    const bundle = (await file('record.fhir.json')).json<Bundle>();
    expect(fhirProblems(bundle)).toEqual([]);
    const readable = kept.filter((_, index) => index !== 4);
    expect(
      bytesOf(bundle)
        .filter((data) => data !== undefined)
        .sort(),
    ).toEqual([...readable].sort());
    expect(
      mediaOf(bundle).filter(({ note }) => JSON.stringify(note ?? '').includes('could not be read')),
    ).toHaveLength(1);
    expect(images((await file('record.pdf')).rawPayload)).toBe(5);
    const rows = await bench.database.asOwner<{ name: string; size: number; key: string; hash: string }>(
      `SELECT name, byte_size AS size, storage_key AS key, sha256 AS hash FROM access_request_file WHERE request_id = $1`,
      [requestId],
    );
    expect(rows).toHaveLength(3);
    for (const { size, key, hash } of rows) {
      const bytes = (await files.get(key)) ?? Buffer.alloc(0);
      expect([bytes.length, sha256(bytes)]).toEqual([size, hash]);
    }
    const pdf = rows.find(({ name }) => name === 'record.pdf');
    await files.put(pdf?.key ?? '', Buffer.from('something else'));
    expect((await file('record.pdf')).statusCode).toBe(409);
  });
});
