import { LONGEST_READER, MOST_SHARES, SHARE_DAYS, type ShareDays } from '@sideline/schema/record-sharing';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchOne } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import { hashOf, newSecret } from '../../platform/secrets/secrets.js';
import type { AuditService } from '../audit/audit.service.js';
import { readWholePrf } from '../prf/reading/prf.hot.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { inPlaceOf } from './guardian-sight.hot.js';
import { pageOf } from './patient-page.js';
import { lockShare, sharesOf, type StoredShare } from './portal-store.js';
import type { PortalService } from './portal.service.js';
import type { NewRecordShare, RecordShare, SharedRecordPage } from './portal.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly portal: PortalService;
}

const DAY_MS = 86_400_000;

const standingRow = z.object({ count: z.number(), isRestricted: z.boolean() });

/**
 * A patient shares a signed record by a link, which opens its page without an account. A link that is wrong, expired, ended
 * or used, or whose record is restricted or gone, is refused in the same words.
 */
export class ShareService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A new link to the caller's own record, with its token, which is not stored. NOT_FOUND, SHARES_MANY, CONFLICT. */
  async make(
    context: Context,
    input: { readonly id: string; readonly prfId: string; readonly days: number; readonly isOnce: boolean },
  ): Promise<Omit<NewRecordShare, 'address'>> {
    requireId(input.id, 'id');
    if (!SHARE_DAYS.includes(input.days as ShareDays))
      throw badInput([{ field: 'days', code: 'unknown', message: 'Choose 1, 7 or 30 days.' }]);
    const { manager } = context;
    const now = context.clock();
    const { id: prfId, patientId } = await this.#deps.portal.own(context, input.prfId);
    const standing = await fetchOne(
      manager,
      standingRow,
      `SELECT prf_is_restricted($1, $2) AS "isRestricted", (
         SELECT count(*)::integer FROM record_share s WHERE s.prf_id = $1 AND s.ended_at IS NULL AND s.expires_at > $3
           AND NOT (s.is_once AND EXISTS (SELECT FROM record_share_opening o WHERE o.share_id = s.id))) AS count`,
      [prfId, patientId, now],
    );
    if (standing.isRestricted) throw new DomainError('FORBIDDEN');
    if (standing.count >= MOST_SHARES) throw new DomainError('SHARES_MANY', { count: MOST_SHARES });
    const token = newSecret();
    const made = await execute(
      manager,
      `INSERT INTO record_share (id, prf_id, patient_id, token_hash, made_by, made_at, expires_at, is_once)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        ...[input.id, prfId, patientId, hashOf(token), actorOf(context).userId, now],
        ...[new Date(now.getTime() + input.days * DAY_MS), input.isOnce],
      ],
    );
    if (made === 0) throw new DomainError('CONFLICT');
    await this.#record(context, 'PRF_SHARE_MADE', { prfId, patientId });
    const share = (await sharesOf(manager, prfId)).find(({ id }) => id === input.id);
    if (share === undefined) throw new DomainError('CONFLICT');
    return { share, token };
  }

  /** Ends a link to the caller's own record. Safe to repeat. NOT_FOUND. */
  async end(context: Context, id: string): Promise<readonly RecordShare[]> {
    const share = isId(id) ? await lockShare(context.manager, 'id', id) : null;
    if (share === null) throw notFound('Link');
    await this.#deps.portal.own(context, share.prfId);
    if (share.endedAt === null)
      await execute(context.manager, 'UPDATE record_share SET ended_at = $2 WHERE id = $1', [
        id,
        context.clock(),
      ]);
    await this.#record(context, 'PRF_SHARE_ENDED', share);
    return sharesOf(context.manager, share.prfId);
  }

  /**
   * The page behind a link, for anyone who gives their name; the patient can see who that was. SHARE_CLOSED in every other
   * case.
   */
  async open(
    context: Context,
    input: { readonly token: string; readonly reader: string },
  ): Promise<SharedRecordPage> {
    const reader = requireText(input.reader, 'reader', 'Enter your name.', LONGEST_READER);
    const { manager } = context;
    const now = context.clock();
    const share = await lockShare(manager, 'token_hash', hashOf(input.token));
    const isOpen =
      share !== null &&
      share.endedAt === null &&
      share.expiresAt.getTime() > now.getTime() &&
      share.isStanding &&
      !(share.isOnce && share.isOpened);
    if (!isOpen) return this.#refuse(context, share);
    // With the patient's rights, and recorded without an account, because the reader has none.
    const prf = await readWholePrf(
      { ...context, actor: inPlaceOf({ userId: share.madeBy }, share.patientId) },
      { idOrNumber: share.prfId, revision: null },
    );
    const { name } = await this.#deps.settings.current(context);
    const page = prf === null ? null : await pageOf(context, prf, name);
    if (page === null) return this.#refuse(context, share);
    await execute(
      manager,
      'INSERT INTO record_share_opening (id, share_id, prf_id, opened_at, reader) VALUES ($1, $2, $3, $4, $5)',
      [newId(), share.id, share.prfId, now, reader],
    );
    await this.#record(context, 'PRF_SHARE_OPENED', share);
    return { ...page, expiresAt: share.expiresAt.toISOString() };
  }

  async #refuse(context: Context, share: StoredShare | null): Promise<never> {
    await this.#deps.audit.recordRefusal(context, {
      action: 'PRF_SHARE_REFUSED',
      ...(share === null
        ? {}
        : { entity: { type: 'Prf', id: share.prfId }, prfId: share.prfId, patientId: share.patientId }),
    });
    throw new DomainError('SHARE_CLOSED');
  }

  #record(
    context: Context,
    action: 'PRF_SHARE_MADE' | 'PRF_SHARE_ENDED' | 'PRF_SHARE_OPENED',
    { prfId, patientId }: Pick<StoredShare, 'prfId' | 'patientId'>,
  ): Promise<void> {
    return this.#deps.audit.record(context, { action, entity: { type: 'Prf', id: prfId }, prfId, patientId });
  }
}
