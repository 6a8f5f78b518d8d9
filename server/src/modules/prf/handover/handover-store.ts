import type { HandoverFormat } from '@sideline/schema/prf/handover/handover';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows, listedText } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { notFound } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import type { HandoverLink, HandoverReceipt, PrfHandover } from './handover.types.js';

/** The rows of links and receipts. Moments come as ISO texts. */

export interface StoredLink extends HandoverLink {
  readonly prfId: string;
  readonly madeBy: string;
  readonly browserHash: Buffer | null;
}

interface LinkRow extends Omit<StoredLink, 'madeAt' | 'expiresAt' | 'revokedAt' | 'openedAt'> {
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly openedAt: Date | null;
}

/** The row that a statement returns. */
const linkRow: z.ZodType<LinkRow> = z.object({
  madeAt: z.date(),
  expiresAt: z.date(),
  revokedAt: z.date().nullable(),
  openedAt: z.date().nullable(),
  id: z.string(),
  prfId: z.string(),
  madeBy: z.string(),
  browserHash: z.instanceof(Buffer).nullable(),
  format: listedText<LinkRow['format']>(),
  receiverName: z.string().nullable(),
  receiverOrganisation: z.string().nullable(),
  receiverRole: z.string().nullable(),
});

const LINK = `id, prf_id AS "prfId", format, made_by AS "madeBy", made_at AS "madeAt", expires_at AS "expiresAt",
  revoked_at AS "revokedAt", browser_hash AS "browserHash", opened_at AS "openedAt", receiver_name AS "receiverName",
  receiver_organisation AS "receiverOrganisation", receiver_role AS "receiverRole"`;

const linkOf = (row: LinkRow): StoredLink => ({
  ...row,
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
});

const oneLink = async (
  manager: EntityManager,
  where: string,
  parameter: string | Buffer,
): Promise<StoredLink | null> => {
  const row = await fetchMaybe(
    manager,
    linkRow,
    `SELECT ${LINK} FROM handover_link WHERE ${where} = $1 FOR UPDATE`,
    [parameter],
  );
  return row === undefined ? null : linkOf(row);
};

/** Locked until the transaction ends: of two browsers at once only one is the first. */
export const linkByToken = (manager: EntityManager, tokenHash: Buffer): Promise<StoredLink | null> =>
  oneLink(manager, 'token_hash', tokenHash);

export const linkById = (manager: EntityManager, id: string): Promise<StoredLink | null> =>
  oneLink(manager, 'id', id);

interface NewLink {
  readonly id: string;
  readonly prfId: string;
  readonly tokenHash: Buffer;
  readonly format: HandoverFormat;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

/** Null if the id is already in use. */
export const insertLink = async (manager: EntityManager, link: NewLink): Promise<StoredLink | null> => {
  const row = await fetchMaybe(
    manager,
    linkRow,
    `INSERT INTO handover_link (id, prf_id, token_hash, format, made_by, made_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING ${LINK}`,
    [link.id, link.prfId, link.tokenHash, link.format, link.madeBy, link.madeAt, link.expiresAt],
  );
  return row === undefined ? null : linkOf(row);
};

export const revokeLink = (manager: EntityManager, id: string, at: Date): Promise<unknown> =>
  execute(manager, 'UPDATE handover_link SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [id, at]);

interface Opening {
  readonly browserHash: Buffer;
  readonly at: Date;
  readonly name: string;
  readonly organisation: string | null;
  readonly role: string | null;
}

/** From now on the link is this browser's. */
export const bindLink = (manager: EntityManager, id: string, opening: Opening): Promise<unknown> =>
  execute(
    manager,
    `UPDATE handover_link SET browser_hash = $2, opened_at = $3, receiver_name = $4, receiver_organisation = $5,
                              receiver_role = $6
     WHERE id = $1`,
    [id, opening.browserHash, opening.at, opening.name, opening.organisation, opening.role],
  );

/** Every opening, including the first. */
export const insertOpening = (
  manager: EntityManager,
  link: Pick<StoredLink, 'id' | 'prfId'>,
  { at, name, organisation, role }: Omit<Opening, 'browserHash'>,
): Promise<unknown> =>
  execute(
    manager,
    `INSERT INTO handover_opening (id, link_id, prf_id, opened_at, receiver_name, receiver_organisation, receiver_role)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), link.id, link.prfId, at, name, organisation, role],
  );

/** A person reading a handover by its link, by the name they gave. */
export interface HandoverOpening {
  /** ISO 8601. */
  readonly openedAt: string;
  /** Name, role and organisation, as far as they were given. */
  readonly receiver: string;
}

const openingsRow = z.object({ openedAt: z.date(), receiver: z.string() });

/** Who read a record's handovers by a link, oldest first. */
export const readOpenings = async (
  manager: EntityManager,
  prfId: string,
): Promise<readonly HandoverOpening[]> => {
  const openings = await fetchRows(
    manager,
    openingsRow,
    `SELECT opened_at AS "openedAt", concat_ws(', ', receiver_name, receiver_role, receiver_organisation) AS receiver
     FROM handover_opening WHERE prf_id = $1 ORDER BY opened_at, id`,
    [prfId],
  );
  return openings.map(({ openedAt, receiver }) => ({ openedAt: openedAt.toISOString(), receiver }));
};

interface NewReceipt {
  readonly id: string;
  readonly prfId: string;
  readonly handedOverTo: string;
  readonly handedOverAt: Date;
  readonly strokes: string;
  readonly recordedBy: string;
  readonly recordedAt: Date;
}

const insertReceiptRow = z.object({ prfId: z.string(), recordedBy: z.string() });

/** False where the id is taken by another record's. */
export const insertReceipt = async (manager: EntityManager, receipt: NewReceipt): Promise<boolean> => {
  await execute(
    manager,
    `INSERT INTO handover_receipt (id, prf_id, handed_over_to, handed_over_at, strokes, recorded_by, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
    [
      receipt.id,
      receipt.prfId,
      receipt.handedOverTo,
      receipt.handedOverAt,
      receipt.strokes,
      receipt.recordedBy,
      receipt.recordedAt,
    ],
  );
  const row = await fetchMaybe(
    manager,
    insertReceiptRow,
    'SELECT prf_id AS "prfId", recorded_by AS "recordedBy" FROM handover_receipt WHERE id = $1',
    [receipt.id],
  );
  return row?.prfId === receipt.prfId && row.recordedBy === receipt.recordedBy;
};

const receiptsRow = z.object({
  id: z.string(),
  handedOverTo: z.string(),
  strokes: z.string(),
  handedOverAt: z.date(),
});

/** Who took over after a record was signed, newest first. */
export const readReceipts = async (
  manager: EntityManager,
  prfId: string,
): Promise<readonly HandoverReceipt[]> => {
  const receipts = await fetchRows(
    manager,
    receiptsRow,
    `SELECT id, handed_over_to AS "handedOverTo", handed_over_at AS "handedOverAt", strokes
     FROM handover_receipt WHERE prf_id = $1 ORDER BY recorded_at DESC, id DESC LIMIT 50`,
    [prfId],
  );
  return receipts.map((row) => ({ ...row, handedOverAt: row.handedOverAt.toISOString() }));
};

const LINKS = `
  SELECT id, format, ${moment('made_at')} AS "madeAt", ${moment('expires_at')} AS "expiresAt",
         ${moment('revoked_at')} AS "revokedAt", ${moment('opened_at')} AS "openedAt", receiver_name AS "receiverName",
         receiver_organisation AS "receiverOrganisation", receiver_role AS "receiverRole"
  FROM handover_link l WHERE l.prf_id = p.id ORDER BY made_at DESC, id DESC LIMIT 50`;

const RECEIPTS = `
  SELECT id, handed_over_to AS "handedOverTo", ${moment('handed_over_at')} AS "handedOverAt", strokes
  FROM handover_receipt r WHERE r.prf_id = p.id ORDER BY recorded_at DESC, id DESC LIMIT 50`;

/** With whose it is, for the trail. */
export interface StoredHandover extends PrfHandover {
  readonly patientId: string | null;
  readonly eventId: string | null;
}

/** How a record was handed over, in one statement. NOT_FOUND if there is no such record. */
export const readHandover = async (manager: EntityManager, prfId: string): Promise<StoredHandover> => {
  const [handover] = await readRows<StoredHandover>(
    manager,
    `SELECT p.patient_id AS "patientId", p.event_id AS "eventId", array(SELECT row_to_json(link) FROM (${LINKS}) link) AS links,
            array(SELECT row_to_json(receipt) FROM (${RECEIPTS}) receipt) AS receipts
     FROM prf p WHERE p.id = $1`,
    [prfId],
  );
  if (handover === undefined) throw notFound('PRF');
  return handover;
};
