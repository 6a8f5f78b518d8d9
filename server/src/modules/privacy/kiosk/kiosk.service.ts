import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { documentedName } from '@sideline/schema/patient-names';
import { patientProblems } from '@sideline/schema/validation/patient';
import { registration } from '@sideline/schema/validation/registration';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.js';
import { execute } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import { hashOf, newSecret } from '../../../platform/secrets/secrets.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { ProposalService } from '../../patients/proposals/proposal.service.js';
import { findHiddenPrf } from '../../prf/reading/prf.hot.js';
import type { SessionService } from '../../users/session.service.js';
import type { NoticeService } from '../notice.service.js';
import { kioskCodeHash } from './kiosk-code.js';
import { bindKiosk, endKiosks, openKioskOf, type StoredKiosk } from './kiosk-store.js';
import type { KioskState, RecordConsentInput, SubmitKioskInput } from './kiosk.types.js';

const MINUTE_MS = 60_000;

/**
 * The details that patients report about themselves at the kiosk: the registration's fields without membership and account.
 */
const reportShape = registration.omit({
  address: true,
  email: true,
  cheerTeamId: true,
  cheerSquadId: true,
});

interface Deps {
  readonly audit: AuditService;
  readonly notices: NoticeService;
  readonly proposals: ProposalService;
  readonly sessions: SessionService;
}

interface AtKiosk {
  readonly kiosk: StoredKiosk;
  readonly patientId: string | null;
  readonly eventId: string | null;
}

/**
 * The kiosk from the patient's side: one browser, one record, an hour. Every failure (no such record, no kiosk, another
 * browser, too late) is refused in the same words, and nothing on record is ever revealed.
 */
export class KioskService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether and how far this browser may use that record's kiosk. */
  async state(context: Context, customPrfId: string): Promise<KioskState> {
    const found = await this.#find(context, customPrfId, { isHeld: false });
    return { isOpen: found !== null, hasConsented: found?.kiosk.hasConsented ?? false };
  }

  /**
   * Takes the code, once, and makes this browser the kiosk for an hour. Anyone signed in on it is signed out: staff who hand
   * over their own tablet sign in again afterwards.
   */
  async enter(
    context: Context,
    { customPrfId, code }: { readonly customPrfId: string; readonly code: string },
  ): Promise<KioskState> {
    const { manager, browser } = context;
    const prf = await findHiddenPrf(manager, customPrfId);
    const kiosk = prf === null ? null : await openKioskOf(manager, prf.id, { isHeld: true });
    const now = context.clock();
    if (
      prf === null ||
      kiosk === null ||
      kiosk.browserHash !== null ||
      kiosk.codeExpiresAt <= now ||
      !timingSafeEqual(kiosk.codeHash, kioskCodeHash(prf.id, code))
    )
      return this.#refuse(context, prf?.id ?? null);
    // A separate mark: other marks of this browser do not carry over.
    const mark = newSecret();
    const expiresAt = new Date(now.getTime() + LIMITS.kiosk.openMinutes * MINUTE_MS);
    await bindKiosk(manager, kiosk.id, { browserHash: hashOf(mark), at: now, expiresAt });
    const { patientId, eventId } = prf;
    await this.#record(context, 'KIOSK_ENTERED', { kiosk, patientId, eventId }, []);
    if (context.actor?.kind === 'session') await this.#deps.sessions.close(context);
    context.transaction?.afterCommit(() => browser?.kiosk.set(mark, expiresAt));
    return { isOpen: true, hasConsented: kiosk.hasConsented };
  }

  /** Records the agreement to the active notice, once to each version. GDPR_NOTICE_MISSING; GDPR_NOTICE_CHANGED where another was read. */
  async consent(
    context: Context,
    { customPrfId, consentGiven, noticeVersion }: RecordConsentInput,
  ): Promise<void> {
    const at = await this.#require(context, customPrfId);
    if (!consentGiven)
      throw badInput([
        { field: 'consentGiven', code: 'required', message: 'Agree to the notice to continue.' },
      ]);
    const notice = await this.#deps.notices.active(context);
    if (notice === null) throw new DomainError('GDPR_NOTICE_MISSING');
    if (typeof noticeVersion === 'number' && noticeVersion !== notice.version)
      throw new DomainError('GDPR_NOTICE_CHANGED');
    const made = await execute(
      context.manager,
      `INSERT INTO gdpr_consent (id, notice_id, prf_id, kiosk_id, consented_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kiosk_id, notice_id) DO NOTHING RETURNING id`,
      [newId(), notice.id, at.kiosk.prfId, at.kiosk.id, context.clock()],
    );
    if (made === 0) return;
    await this.#record(context, 'GDPR_CONSENT_GIVEN', at, [], `Notice version ${String(notice.version)}`);
  }

  /** Keeps the details that the patient reported beside the record, once, and their correction of them. BAD_INPUT. */
  async submit(context: Context, { customPrfId, ...given }: SubmitKioskInput): Promise<void> {
    const at = await this.#require(context, customPrfId);
    if (!at.kiosk.hasConsented) return this.#refuse(context, at.kiosk.prfId);
    const data = requireValid(reportShape, given);
    const { name, ...rest } = data;
    const today = localDay(context.clock());
    const found = patientProblems({ name, dob: rest.dob }, today, 'quick');
    if (found.length > 0)
      throw badInput(
        found.map((problem) =>
          problem.field === 'name' ? { ...problem, message: 'Enter your full name.' } : problem,
        ),
      );
    const said = Object.fromEntries(
      Object.entries({ name, ...rest }).flatMap(([field, value]) =>
        typeof value === 'string' ? [[field, value] as const] : [],
      ),
    );
    const { id: kioskId, prfId } = at.kiosk;
    if (await this.#deps.proposals.keep(context, { id: newId(), kioskId, prfId, said }))
      await this.#record(context, 'KIOSK_PATIENT_REPORTED', at, Object.keys(said));
  }

  /** Ends kiosk mode from the kiosk itself: from then on it shows and takes nothing. */
  async leave(context: Context, customPrfId: string): Promise<void> {
    const at = await this.#require(context, customPrfId);
    await endKiosks(context.manager, at.kiosk.prfId, context.clock());
    await this.#record(context, 'KIOSK_CLOSED', at, []);
  }

  #record(
    context: Context,
    action: AuditAction,
    { kiosk, patientId, eventId }: AtKiosk,
    fieldsChanged: readonly string[],
    description?: string,
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Prf', id: kiosk.prfId },
      prfId: kiosk.prfId,
      patientId,
      eventId,
      fieldsChanged: fieldsChanged.map(documentedName),
      description,
    });
  }

  async #find(
    context: Context,
    customPrfId: string,
    { isHeld }: { readonly isHeld: boolean },
  ): Promise<AtKiosk | null> {
    const mark = context.browser?.kiosk.value ?? null;
    const prf = mark === null ? null : await findHiddenPrf(context.manager, customPrfId);
    if (mark === null || prf === null) return null;
    const kiosk = await openKioskOf(context.manager, prf.id, { isHeld });
    if (kiosk?.browserHash == null || kiosk.expiresAt === null) return null;
    if (kiosk.expiresAt <= context.clock() || !timingSafeEqual(kiosk.browserHash, hashOf(mark))) return null;
    return { kiosk, patientId: prf.patientId, eventId: prf.eventId };
  }

  async #require(context: Context, customPrfId: string): Promise<AtKiosk> {
    const found = await this.#find(context, customPrfId, { isHeld: true });
    return found ?? this.#refuse(context, null);
  }

  async #refuse(context: Context, prfId: string | null): Promise<never> {
    await this.#deps.audit.recordRefusal(context, {
      action: 'KIOSK_REFUSED',
      ...(prfId === null ? {} : { entity: { type: 'Prf', id: prfId }, prfId }),
    });
    throw new DomainError('KIOSK_CLOSED');
  }
}
