import { LIMITS } from '@sideline/schema/limits';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { DomainError } from '../../platform/errors.js';
import type { FileStorage } from '../../platform/files/file-storage.js';
import type { Logger } from '../../platform/logger.js';
import { PictureEncoder, type EncodedPicture } from './picture-encoder.js';
import { attachmentRow, type Attachment } from './attachment.types.js';

/** A picture that is in the storage and has no row yet. */
export interface KeptPicture extends Omit<EncodedPicture, 'bytes'> {
  readonly id: string;
  readonly prfId: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly sentSha256: string;
  readonly storageKey: string;
}

const COLUMNS = `id, prf_id AS "prfId", content_type AS "contentType", byte_size AS "byteSize", width, height, sha256,
  sent_sha256 AS "sentSha256", storage_key AS "storageKey", stored_by AS "storedBy", stored_at AS "storedAt"`;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const PREFIX = 'pictures/';
/** Includes its content: two devices that send under one id never overwrite each other. */
const keyOf = (prfId: string, id: string, hash: string): string => `${PREFIX}${prfId}/${id}-${hash}.jpg`;

const SWEPT_AT_ONCE = 500;

const storedKeyRow = z.object({ key: z.string() });

const withoutRow = async (manager: EntityManager, keys: readonly string[]): Promise<readonly string[]> => {
  if (keys.length === 0) return [];
  const rows = await fetchRows(
    manager,
    storedKeyRow,
    'SELECT storage_key AS key FROM attachment WHERE storage_key = ANY ($1)',
    [keys],
  );
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

interface Deps {
  readonly files: FileStorage;
  readonly logger: Logger;
}

/**
 * The files of records: bytes in the storage, details in rows. The record decides who may see them: callers must
 * check there first. Bytes are written before their row, so that a row never leads nowhere; bytes that a dying process left
 * without a row are swept away.
 */
export class AttachmentService {
  readonly #deps: Deps;
  readonly #encoder = new PictureEncoder();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The row of an id, whosever it is; null where there is none. */
  async find(manager: EntityManager, id: string): Promise<Attachment | null> {
    const row = await fetchMaybe(manager, attachmentRow, `SELECT ${COLUMNS} FROM attachment WHERE id = $1`, [
      id,
    ]);
    return row ?? null;
  }

  /** Every file of a record, the first stored first. */
  ofRecord(manager: EntityManager, prfId: string): Promise<Attachment[]> {
    return fetchRows(
      manager,
      attachmentRow,
      `SELECT ${COLUMNS} FROM attachment WHERE prf_id = $1 ORDER BY stored_at, id`,
      [prfId],
    );
  }

  /** Whether the same bytes were sent under the row's id before. Throws CONFLICT without detail if they differ. */
  requireSame({ prfId, sentSha256 }: Attachment, sentTo: string, bytes: Buffer): void {
    if (prfId !== sentTo || sentSha256 !== sha256(bytes)) throw new DomainError('CONFLICT');
  }

  /** Encodes an uploaded picture for storage, without storing it. Throws what `PictureEncoder.encode` does. */
  encode(sent: Buffer): Promise<EncodedPicture> {
    return this.#encoder.encode(sent);
  }

  /** Makes a picture of what was sent and keeps its bytes. Throws what `PictureEncoder.encode` does. Outside any transaction: it is slow. */
  async keep(prfId: string, id: string, sent: Buffer): Promise<KeptPicture> {
    const { bytes, ...facts } = await this.#encoder.encode(sent);
    const hash = sha256(bytes);
    const storageKey = keyOf(prfId, id, hash);
    await this.#deps.files.put(storageKey, bytes, facts.contentType);
    return {
      id,
      prfId,
      ...facts,
      byteSize: bytes.length,
      sha256: hash,
      sentSha256: sha256(sent),
      storageKey,
    };
  }

  /** Removes files that no row refers to any longer; a file that is already gone is not an error. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#deps.files.remove(key);
  }

  /** Writes the row, or returns the existing one if the same was sent twice at once. */
  async insert(
    context: Context,
    kept: KeptPicture,
  ): Promise<{ readonly row: Attachment; readonly isNew: boolean }> {
    const { id, prfId, contentType, byteSize, width, height, storageKey } = kept;
    const row = await fetchMaybe(
      context.manager,
      attachmentRow,
      `INSERT INTO attachment (id, prf_id, content_type, byte_size, width, height, sha256, sent_sha256, storage_key,
                               stored_by, stored_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [
        ...[id, prfId, contentType, byteSize, width, height, kept.sha256, kept.sentSha256, storageKey],
        actorOf(context).userId,
        context.clock(),
      ],
    );
    if (row !== undefined) return { row, isNew: true };
    const known = await this.find(context.manager, id);
    if (known?.prfId !== prfId || known.sentSha256 !== kept.sentSha256) throw new DomainError('CONFLICT');
    return { row: known, isNew: false };
  }

  /** The bytes as stored. Throws if they are missing, or differ from what was signed. */
  async bytesOf({ id, storageKey, sha256: expected }: Attachment): Promise<Buffer> {
    const bytes = await this.#deps.files.get(storageKey);
    if (bytes === null) throw new Error(`The file of attachment ${id} is missing from storage`);
    if (sha256(bytes) !== expected)
      throw new Error(`The file of attachment ${id} has changed since it was stored`);
    return bytes;
  }

  /** Removes files that have been in the storage for a day without a row, left by a process that ended in between. */
  async sweep(manager: EntityManager, now: Date): Promise<void> {
    const { files, logger } = this.#deps;
    const latest = now.getTime() - LIMITS.pictures.orphanHours * 3_600_000;
    const isOld = (keptAt: Date | null): boolean => keptAt !== null && keptAt.getTime() <= latest;
    let removed = 0;
    let batch: string[] = [];
    const removeOrphans = async (): Promise<void> => {
      for (const key of await withoutRow(manager, batch)) {
        // Kept again since it was listed: the same picture was sent again, and its row is on its way.
        if (!isOld(await files.keptAt(key))) continue;
        await files.remove(key);
        removed += 1;
      }
      batch = [];
    };
    for await (const { key, keptAt } of files.list(PREFIX)) {
      if (isOld(keptAt)) batch.push(key);
      if (batch.length === SWEPT_AT_ONCE) await removeOrphans();
    }
    await removeOrphans();
    if (removed > 0) logger.info({ removed }, 'Removed files that had no row');
  }
}
