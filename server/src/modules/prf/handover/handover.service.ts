import { LIMITS } from '@sideline/schema/limits';
import type { HandoverFormat } from '@sideline/schema/prf/handover/handover';
import { isSigned, PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import { AHEAD_WORDS, isAhead } from '@sideline/schema/validation/instant';
import { timingSafeEqual } from 'node:crypto';
import { actorOf, type Context } from '../../../platform/context.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { hashOf, newLinkToken, newSecret } from '../../../platform/secrets/secrets.js';
import type { AuditService } from '../../audit/audit.service.js';
import { lockPrf, recordAct, refusedPrf, type OpenPrf, type PrfJournal } from '../saving/prf-open.js';
import { strokesProblems } from '../signing/prf-signature.js';
import { loadOneForSave } from '../saving/prf-store.js';
import { isWriter } from '../prf.policy.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import { sheetOf } from './handover-sheet.js';
import {
  bindLink,
  insertLink,
  insertOpening,
  insertReceipt,
  linkById,
  linkByToken,
  readHandover,
  revokeLink,
  type StoredLink,
} from './handover-store.js';
import type { HandoverSheet, NewHandoverLink, PrfHandover } from './handover.types.js';

const MINUTE_MS = 60_000;
const LONGEST_NAME = 200;

export interface OpenRequest {
  readonly token: string;
  readonly name: string;
  readonly organisation: string | null;
  readonly role: string | null;
}

export interface ReceiptRequest {
  readonly receiptId: string;
  readonly prfId: string;
  readonly handedOverTo: string;
  readonly handedOverAt: Date;
  readonly strokes: string;
}

/**
 * Handing over: a link for the person taking over, open for a quarter of an hour to the first browser only; and the people
 * who took over a signed record's patient. A link that is wrong, expired, revoked or opened in another browser gets the same
 * refusal.
 */
export class HandoverService {
  readonly #deps: PrfJournal;

  constructor(deps: PrfJournal) {
    this.#deps = deps;
  }

  get #audit(): AuditService {
    return this.#deps.audit;
  }

  /** The holders of a link to the record, and who signed for it. NOT_FOUND where there is no such record. */
  async list(context: Context, prfId: string): Promise<PrfHandover> {
    requireId(prfId, 'prfId');
    return this.#view(context, prfId);
  }

  /** A new link, with its token, which is not stored. PRF_VOID, PRF_NOT_YOURS; CONFLICT where the id is taken. */
  async make(
    context: Context,
    request: { readonly linkId: string; readonly prfId: string; readonly format: HandoverFormat },
  ): Promise<Omit<NewHandoverLink, 'address'>> {
    requireId(request.linkId, 'linkId');
    const open = await this.#open(context, request.prfId);
    const now = context.clock();
    const token = newLinkToken();
    const link = await insertLink(context.manager, {
      id: request.linkId,
      prfId: request.prfId,
      tokenHash: hashOf(token),
      format: request.format,
      madeBy: actorOf(context).userId,
      madeAt: now,
      expiresAt: new Date(now.getTime() + LIMITS.handover.linkMinutes * MINUTE_MS),
    });
    if (link === null) throw new DomainError('CONFLICT');
    await recordAct(this.#deps, context, 'HANDOVER_LINK_MADE', open, []);
    return { link, token };
  }

  /** Closes a link that the caller made; administrators close any. */
  async revoke(context: Context, linkId: string): Promise<PrfHandover> {
    requireId(linkId, 'linkId');
    const actor = actorOf(context);
    const link = await linkById(context.manager, linkId);
    if (link === null) throw notFound('Link');
    const open = await lockPrf(context, link.prfId);
    if (actor.role !== 'admin' && link.madeBy !== actor.userId)
      throw refusedPrf('FORBIDDEN', link.prfId, open.prf);
    if (link.revokedAt !== null) return this.#view(context, link.prfId);
    await revokeLink(context.manager, linkId, context.clock());
    await recordAct(this.#deps, context, 'HANDOVER_LINK_REVOKED', open, []);
    return readHandover(context.manager, link.prfId);
  }

  /**
   * The handover, for a person who has the token and gives their name; the first browser to open it is the only one from
   * then on. HANDOVER_CLOSED in every other case, without saying which.
   */
  async open(context: Context, request: OpenRequest): Promise<HandoverSheet> {
    const name = requireText(request.name, 'name', 'Enter your name.', LONGEST_NAME);
    const organisation = optionalText(request.organisation, 'organisation');
    const role = optionalText(request.role, 'role');
    const { manager, browser } = context;
    const now = context.clock();
    const link = await linkByToken(manager, hashOf(request.token));
    if (link === null) return this.#refuse(context, null);
    const mark = browser?.handover.value ?? newSecret();
    const browserHash = hashOf(mark);
    if (
      link.revokedAt !== null ||
      Date.parse(link.expiresAt) <= now.getTime() ||
      (link.browserHash !== null && !timingSafeEqual(link.browserHash, browserHash))
    )
      return this.#refuse(context, link);
    const loaded = await loadOneForSave(manager, link.madeBy, link.prfId);
    if (loaded.prf === null || loaded.prf.status === 'void') return this.#refuse(context, link);

    if (link.browserHash === null) {
      await bindLink(manager, link.id, { browserHash, at: now, name, organisation, role });
      browser?.handover.set(mark, new Date(link.expiresAt));
    }
    await insertOpening(manager, link, { at: now, name, organisation, role });
    const open: OpenPrf = { loaded, prf: loaded.prf };
    await this.#audit.record(context, {
      action: 'HANDOVER_OPENED',
      entity: { type: 'Prf', id: link.prfId },
      prfId: link.prfId,
      patientId: loaded.prf.patientId,
      eventId: loaded.prf.eventId,
    });
    return sheetOf(manager, open, link, now);
  }

  /** Who took over a patient whose record is signed, kept beside it. PRF_STATE before that: then the record holds it. */
  async record(context: Context, request: ReceiptRequest): Promise<PrfHandover> {
    requireId(request.receiptId, 'receiptId');
    const handedOverTo = requireText(
      request.handedOverTo,
      'handedOverTo',
      'Enter who took over.',
      LONGEST_NAME,
    );
    const now = context.clock();
    if (Number.isNaN(request.handedOverAt.getTime()))
      throw badInput([
        { field: 'handedOverAt', code: 'required', message: 'Enter the time of the handover.' },
      ]);
    if (isAhead(request.handedOverAt, now))
      throw badInput([{ field: 'handedOverAt', code: 'future', message: AHEAD_WORDS }]);
    const problems = strokesProblems(request.strokes);
    if (problems.length > 0) throw badInput(problems);
    const open = await this.#open(context, request.prfId);
    if (!isSigned(open.prf.status))
      throw new DomainError('PRF_STATE', { state: PRF_STATE_LABELS[open.prf.status].toLowerCase() });
    const isDone = await insertReceipt(context.manager, {
      ...request,
      id: request.receiptId,
      handedOverTo,
      recordedBy: actorOf(context).userId,
      recordedAt: now,
    });
    if (!isDone) throw new DomainError('CONFLICT');
    await recordAct(this.#deps, context, 'HANDOVER_SIGNED', open, ['handed_over_to', 'handed_over_at']);
    return readHandover(context.manager, request.prfId);
  }

  /** If nothing was written, this is a read, with its entry. */
  async #view(context: Context, prfId: string): Promise<PrfHandover> {
    const { patientId, eventId, ...handover } = await readHandover(context.manager, prfId);
    await this.#audit.record(context, {
      action: 'PRF_VIEWED',
      entity: { type: 'Prf', id: prfId },
      prfId,
      patientId,
      eventId,
      context: 'Handover',
    });
    return handover;
  }

  /** The record, for people who may write in it, or could before it was signed. */
  async #open(context: Context, prfId: string): Promise<OpenPrf> {
    const open = await lockPrf(context, prfId);
    if (open.prf.status === 'void') throw new DomainError('PRF_VOID');
    if (!isWriter(actorOf(context), open.prf)) throw refusedPrf('PRF_NOT_YOURS', prfId, open.prf);
    return open;
  }

  async #refuse(context: Context, link: StoredLink | null): Promise<never> {
    await this.#audit.recordRefusal(context, {
      action: 'HANDOVER_REFUSED',
      ...(link === null ? {} : { entity: { type: 'Prf', id: link.prfId }, prfId: link.prfId }),
    });
    throw new DomainError('HANDOVER_CLOSED');
  }
}

const optionalText = (value: string | null, field: string): string | null =>
  value === null || value.trim() === '' ? null : requireText(value, field, '', LONGEST_NAME);
