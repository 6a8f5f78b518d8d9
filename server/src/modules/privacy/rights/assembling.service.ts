import { LIMITS } from '@sideline/schema/limits';
import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import type { Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow } from '../../../platform/database/checked.js';
import { DomainError, notFound } from '../../../platform/errors.js';
import type { FileStorage } from '../../../platform/files/file-storage.js';
import { isId, newId } from '../../../platform/ids.js';
import { jobContext } from '../../../platform/jobs/job-context.js';
import type { Logger } from '../../../platform/logger.js';
import { activityJson, type PersonalDataHolder } from '../../../platform/personal-data.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { AccountCopyService } from '../copy/account-copy.service.js';
import type { PatientCopyService } from '../copy/patient-copy.service.js';
import { accountHolder, personOf } from '../person.js';
import { heldText } from './held-text.js';
import { accessSubjectRow } from './access-subject.js';

export const ASSEMBLE_TASK = 'assemble-access-request';
const DAY_MS = 86_400_000;
const PREFIX = 'access/';
/** How old a file without a row is before nothing can be about to make one: no set takes a day. */
const ORPHAN_MS = DAY_MS;
const SWEPT_AT_ONCE = 500;

/** Returns everything about one patient as FHIR; described by its shape because it belongs to another module at this level. */
interface FhirCopies {
  everything(context: Context, patientId: string): Promise<{ readonly content: AsyncIterable<Buffer> }>;
}

interface Deps {
  readonly audit: AuditService;
  readonly copies: PatientCopyService;
  readonly accounts: AccountCopyService;
  readonly fhir: FhirCopies;
  readonly holders: readonly PersonalDataHolder[];
  readonly files: FileStorage;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

const assembledRow = z.object({ assembledBy: z.string() }).and(accessSubjectRow);
type Assembled = z.infer<typeof assembledRow>;

/** One run that makes a set. If another has begun since, it owns the set, and this one ends silently. */
interface Run {
  readonly requestId: string;
  readonly runId: string;
}

/** SQL: the request, while its set is still this run's. */
const OWN_RUN = `id = $1 AND assembly_run = $2 AND assembly = 'running'`;

/** Records that the request names, which have no patient. */
const NAMED = 'SELECT prf_id AS id FROM access_request_record WHERE request_id = $1';

interface Made {
  readonly name: string;
  readonly contentType: string;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

export interface AccessFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: AsyncIterable<Buffer>;
}

const clearRow = z.object({ key: z.string() });

const downloadRow = z.object({
  key: z.string(),
  contentType: z.string(),
  sha256: z.string(),
  patientId: z.string().nullable(),
});

const userRow = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/**
 * The set of files that answers an access request: for each row of a patient their record as PDF and as FHIR; for an account
 * holder who has none, a PDF of what is held about them as staff; what every module holds about the person as JSON, and what
 * they did with their account as another. All as the subject may see it. Made as a job and removed after a while.
 */
export class AssemblingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The job. Run again it starts from the beginning; a failure is described on the page. */
  async run(payload: unknown): Promise<void> {
    const { requestId } = payload as { readonly requestId: string };
    const { dataSource, clock, logger } = this.#deps;
    const run = { requestId, runId: newId() };
    const request = await this.#begin(run);
    if (request === undefined) return;
    try {
      await this.#assemble(run, request);
      // Not if it has ended since.
      await execute(
        dataSource.manager,
        `UPDATE access_request SET assembly = 'ready', expires_at = $3 WHERE ${OWN_RUN}`,
        [requestId, run.runId, new Date(clock().getTime() + LIMITS.accessRequests.keptDays * DAY_MS)],
      );
    } catch (error) {
      logger.error({ requestId, err: error }, 'An access request could not be assembled');
      await execute(dataSource.manager, `UPDATE access_request SET assembly = 'failed' WHERE ${OWN_RUN}`, [
        requestId,
        run.runId,
      ]);
    }
  }

  /**
   * Takes over the set under lock and empties it: an earlier run adds nothing more to it. Undefined if there is nothing to
   * make.
   */
  #begin({ requestId, runId }: Run): Promise<Assembled | undefined> {
    return this.#deps.dataSource.transaction(async (manager) => {
      const request = await fetchMaybe(
        manager,
        assembledRow,
        `UPDATE access_request SET assembly = 'running', assembly_run = $2
         WHERE id = $1 AND state = 'open' AND assembly IN ('waiting', 'running')
         RETURNING patient_id AS "patientId", user_id AS "userId", assembled_by AS "assembledBy"`,
        [requestId, runId],
      );
      if (request !== undefined) await this.#clear(manager, requestId);
      return request;
    });
  }

  async #assemble(run: Run, { patientId, userId, assembledBy }: Assembled): Promise<void> {
    const { dataSource, copies, accounts, fhir, holders } = this.#deps;
    const person = userId === null ? await personOf(dataSource.manager, patientId) : accountHolder(userId);
    if (person === null) throw notFound('Patient');
    const named = await fetchRows(dataSource.manager, idRow, NAMED, [run.requestId]);
    const prfIds = [...person.prfIds, ...named.map(({ id }) => id)];
    const steps: (() => Promise<Made>)[] = person.patientIds.flatMap((id, index) => {
      const number = person.patientIds.length === 1 ? '' : `-${String(index + 1)}`;
      return [
        async () => ({
          name: `record${number}.pdf`,
          contentType: 'application/pdf',
          content: (await copies.print(await this.#as(assembledBy, id), id)).content,
        }),
        async () => ({
          name: `record${number}.fhir.json`,
          contentType: 'application/fhir+json',
          content: (await fhir.everything(await this.#as(assembledBy, id), id)).content,
        }),
      ];
    });
    if (userId !== null)
      steps.push(async () => ({
        name: 'account.pdf',
        contentType: 'application/pdf',
        content: [await accounts.print(await this.#as(assembledBy, null), person)],
      }));
    if (person.userIds.length > 0)
      steps.push(() =>
        Promise.resolve({
          name: 'activity.json',
          contentType: 'application/json',
          content: activityJson(dataSource, holders, person),
        }),
      );
    steps.push(() => {
      const content = heldText(holders, dataSource.manager, { ...person, prfIds });
      return Promise.resolve({ name: 'everything-held.json', contentType: 'application/json', content });
    });
    const { requestId, runId } = run;
    await execute(
      dataSource.manager,
      `UPDATE access_request SET steps_total = $3, steps_done = 0 WHERE ${OWN_RUN}`,
      [requestId, runId, steps.length],
    );
    for (const step of steps) {
      await this.#keep(run, await step());
      await execute(
        dataSource.manager,
        `UPDATE access_request SET steps_done = steps_done + 1 WHERE ${OWN_RUN}`,
        [requestId, runId],
      );
    }
    const now = userId === null ? await personOf(dataSource.manager, patientId) : person;
    if (now?.patientIds.join() !== person.patientIds.join())
      throw new Error('The person’s records were merged or separated during assembly');
  }

  /**
   * Bytes before their row, so that every row has its file. Kept piece by piece as they are made, apart from those of any
   * other run.
   */
  async #keep({ requestId, runId }: Run, { name, contentType, content }: Made): Promise<void> {
    const { files, dataSource } = this.#deps;
    const key = `${PREFIX}${requestId}/${runId}/${name}`;
    const hash = createHash('sha256');
    let byteSize = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of content) {
        hash.update(piece);
        byteSize += piece.length;
        yield piece;
      }
    };
    await files.put(key, counted(), contentType);
    const kept = await execute(
      dataSource.manager,
      `INSERT INTO access_request_file (id, request_id, name, content_type, byte_size, sha256, storage_key)
       SELECT $3, r.id, $4, $5, $6, $7, $8
       FROM (SELECT id FROM access_request WHERE ${OWN_RUN} FOR SHARE) r RETURNING id`,
      [requestId, runId, newId(), name, contentType, byteSize, hash.digest('hex'), key],
    );
    if (kept > 0) return;
    await files.remove(key);
    throw new Error('The set was ended or restarted during assembly');
  }

  /** Removes what is in a set; called while its request is held. */
  async #clear(manager: EntityManager, requestId: string): Promise<void> {
    const { files } = this.#deps;
    const rows = await fetchRows(
      manager,
      clearRow,
      'SELECT storage_key AS key FROM access_request_file WHERE request_id = $1',
      [requestId],
    );
    for (const { key } of rows) await files.remove(key);
    await execute(manager, 'DELETE FROM access_request_file WHERE request_id = $1', [requestId]);
  }

  /** Removes the files of sets whose time is over or that failed, and files without a row. For a job. */
  async removeExpired(): Promise<void> {
    const { dataSource, clock } = this.#deps;
    await execute(
      dataSource.manager,
      `UPDATE access_request SET assembly = 'expired' WHERE assembly = 'ready' AND expires_at <= $1`,
      [clock()],
    );
    const rows = await fetchRows(
      dataSource.manager,
      idRow,
      `SELECT r.id FROM access_request r WHERE r.assembly IN ('expired', 'failed')
         AND EXISTS (SELECT FROM access_request_file f WHERE f.request_id = r.id) ORDER BY r.id LIMIT 100`,
    );
    for (const { id } of rows)
      await dataSource.transaction(async (manager) => {
        // Held, so that it is not made again while its files are removed.
        const over = await execute(
          manager,
          `SELECT FROM access_request WHERE id = $1 AND assembly IN ('expired', 'failed') FOR UPDATE`,
          [id],
        );
        if (over > 0) await this.#clear(manager, id);
      });
    await this.#removeOrphans();
  }

  /** Files that a process left without a row when it ended. */
  async #removeOrphans(): Promise<void> {
    const { files, clock } = this.#deps;
    const latest = new Date(clock().getTime() - ORPHAN_MS);
    let batch: string[] = [];
    for await (const { key, keptAt } of files.list(PREFIX)) {
      if (keptAt <= latest) batch.push(key);
      if (batch.length < SWEPT_AT_ONCE) continue;
      await this.#removeWithoutRow(batch, latest);
      batch = [];
    }
    await this.#removeWithoutRow(batch, latest);
  }

  async #removeWithoutRow(keys: readonly string[], latest: Date): Promise<void> {
    if (keys.length === 0) return;
    const { dataSource, files, logger } = this.#deps;
    const orphans = await fetchRows(
      dataSource.manager,
      clearRow,
      `SELECT k.key FROM unnest($1::text[]) k (key)
       WHERE NOT EXISTS (SELECT FROM access_request_file f WHERE f.storage_key = k.key)`,
      [keys],
    );
    let removed = 0;
    for (const { key } of orphans) {
      const keptAt = await files.keptAt(key);
      // Kept again since it was listed: the set is being made again, and the row is on its way.
      if (keptAt === null || keptAt > latest) continue;
      await files.remove(key);
      removed += 1;
    }
    if (removed > 0) logger.info({ removed }, 'Removed access files that had no row');
  }

  /** One file of a set, in the trail. NOT_FOUND if it no longer exists, CONFLICT if it differs from what was made. */
  async download(context: Context, requestId: string, name: string): Promise<AccessFile> {
    const row = isId(requestId)
      ? await fetchMaybe(
          context.manager,
          downloadRow,
          `SELECT f.storage_key AS key, f.content_type AS "contentType", f.sha256, r.patient_id AS "patientId"
           FROM access_request_file f JOIN access_request r ON r.id = f.request_id
           WHERE r.id = $1 AND f.name = $2 AND r.assembly = 'ready' AND r.expires_at > $3`,
          [requestId, name, context.clock()],
        )
      : undefined;
    if (row === undefined) throw notFound('File');
    // Read completely before a byte is sent, and then again: bytes that were sent cannot be recalled.
    const hash = createHash('sha256');
    for await (const piece of await this.#read(row.key)) hash.update(piece);
    if (hash.digest('hex') !== row.sha256) throw new DomainError('CONFLICT');
    await this.#deps.audit.record(context, {
      action: 'ACCESS_REQUEST_DOWNLOADED',
      entity: { type: 'AccessRequest', id: requestId },
      patientId: row.patientId,
      context: name,
    });
    return { fileName: name, contentType: row.contentType, content: await this.#read(row.key) };
  }

  async #read(key: string): Promise<AsyncIterable<Buffer>> {
    const content = await this.#deps.files.read(key);
    if (content === null) throw notFound('File');
    return content;
  }

  /** With the patient's own rights and in the name of the administrator who asked: what is withheld from the patient stays out. */
  async #as(userId: string, patientId: string | null): Promise<Context> {
    const user = await fetchMaybe(
      this.#deps.dataSource.manager,
      userRow,
      `SELECT first_name AS "firstName", last_name AS "lastName", email FROM app_user WHERE id = $1`,
      [userId],
    );
    if (user === undefined) throw notFound('User');
    return jobContext(this.#deps, ASSEMBLE_TASK, {
      ...user,
      kind: 'session',
      userId,
      role: 'patient',
      patientId,
      clientId: null,
      sessionId: null,
      tokenId: null,
      isReadOnly: true,
    });
  }
}
