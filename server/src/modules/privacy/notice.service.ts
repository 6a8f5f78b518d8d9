import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import type { AuditService } from '../audit/audit.service.js';
import { gdprNoticeRow, type ActiveGdprNotice, type GdprNotice } from './notice.types.js';

const NOTICES = `
  SELECT n.id, n.version, n.content, n.is_active AS "isActive", n.made_at AS "madeAt", n.activated_at AS "activatedAt",
         (SELECT count(*)::integer FROM gdpr_consent c WHERE c.notice_id = n.id) AS consents
  FROM gdpr_notice n`;

const activeRow = z.object({ version: z.number(), content: z.string(), id: z.string() });

/** The privacy notices that patients agree to: versions that are never reworded, one of them active. */
export class NoticeService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** The one that patients read now; null where there is none. */
  async active(
    context: Pick<Context, 'manager'>,
  ): Promise<(ActiveGdprNotice & { readonly id: string }) | null> {
    const row = await fetchMaybe(
      context.manager,
      activeRow,
      'SELECT id, version, content FROM gdpr_notice WHERE is_active',
    );
    return row ?? null;
  }

  /** Every version, the latest first. */
  list(context: Context): Promise<GdprNotice[]> {
    return fetchRows(context.manager, gdprNoticeRow, `${NOTICES} ORDER BY n.version DESC`);
  }

  /** A new version, not active yet. Safe to repeat; BAD_INPUT names an empty or overlong text. */
  async create(
    context: Context,
    { id, content }: { readonly id: string; readonly content: string },
  ): Promise<GdprNotice> {
    requireId(id, 'id');
    const text = content.replaceAll('\r\n', '\n').trim();
    if (text === '') throw badInput([{ field: 'content', code: 'required', message: 'Write the notice.' }]);
    if (text.length > LIMITS.notice.length)
      throw badInput([
        {
          field: 'content',
          code: 'too_long',
          message: `Use at most ${LIMITS.notice.length.toLocaleString('en-GB')} characters.`,
        },
      ]);
    const { manager } = context;
    // Two versions at once would get one number.
    await execute(manager, `SELECT pg_advisory_xact_lock(hashtext('sideline/gdpr-notice'))`);
    const made = await execute(
      manager,
      `INSERT INTO gdpr_notice (id, version, content, made_by, made_at)
       SELECT $1, coalesce(max(version), 0) + 1, $2, $3, $4 FROM gdpr_notice
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, text, actorOf(context).userId, context.clock()],
    );
    const notice = await this.#read(context, id);
    if (made === 0) {
      if (notice.content !== text) throw new DomainError('CONFLICT');
      return notice;
    }
    await this.#audit.record(context, {
      action: 'GDPR_NOTICE_CREATED',
      entity: { type: 'GdprNotice', id },
      fieldsChanged: ['content'],
    });
    return notice;
  }

  /** Makes a version the one shown to patients. NOT_FOUND if there is none. */
  async activate(context: Context, id: string): Promise<GdprNotice> {
    const { manager } = context;
    await execute(manager, `SELECT pg_advisory_xact_lock(hashtext('sideline/gdpr-notice'))`);
    const notice = await this.#read(context, id);
    if (notice.isActive) return notice;
    await execute(manager, 'UPDATE gdpr_notice SET is_active = false WHERE is_active');
    await execute(manager, 'UPDATE gdpr_notice SET is_active = true, activated_at = $2 WHERE id = $1', [
      id,
      context.clock(),
    ]);
    await this.#audit.record(context, {
      action: 'GDPR_NOTICE_ACTIVATED',
      entity: { type: 'GdprNotice', id },
      fieldsChanged: ['is_active'],
    });
    return this.#read(context, id);
  }

  async #read(context: Context, id: string): Promise<GdprNotice> {
    const notice = isId(id)
      ? await fetchMaybe(context.manager, gdprNoticeRow, `${NOTICES} WHERE n.id = $1`, [id])
      : undefined;
    if (notice === undefined) throw notFound('Notice');
    return notice;
  }
}
