import { openPassword } from '@sideline/schema/prf/signing/sealed-password';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { fetchMaybe } from '../../../platform/database/checked.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { requireId } from '../../../platform/http/required-id.js';
import { refuseReused } from '../../../platform/http/sent-once.js';
import type { StaffService } from '../../staff/staff.service.js';
import type { SignInService } from '../../users/sign-in.service.js';
import type { Prf } from '../prf.types.js';
import { lockPrf, viewBack, type PrfJournal } from '../saving/prf-open.js';
import { sha256 } from './prf-seal.js';
import { requireOwnGrade, signatureProblems } from './prf-signature.js';
import type { PrfSigningService } from './prf-signing.service.js';
import type { SealedSignRequest } from './sealed-sign-request.js';
import type { SigningKeysService } from './signing-keys.service.js';

interface Deps extends Pick<PrfJournal, 'audit'> {
  readonly signing: PrfSigningService;
  readonly keys: Pick<SigningKeysService, 'privateKeyOf'>;
  readonly signIns: Pick<SignInService, 'verifyOwnPassword'>;
  readonly staff: Pick<StaffService, 'gradesHeld'>;
}

const takenRow = z.object({ prfId: z.string(), signedBy: z.string() });

/** Verifies and accepts signatures made without a connection. */
export class SealedSigningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Verifies a sealed signature as an online one, and signs the record if its content is what the signer saw. Throws
   * BAD_INPUT for a wrong password, a grade that is not held, or an impossible time; PRF_SIGNATURE_UNREADABLE where the
   * server cannot open the password: its key has expired, or it was encrypted for something else; PRF_CHANGED if the content
   * is different. The same command again changes nothing.
   */
  async sign(context: Context, request: SealedSignRequest): Promise<Prf> {
    for (const name of ['commandId', 'prfId', 'keyId'] as const) requireId(request[name], name);
    const problems = signatureProblems(request);
    if (problems.length > 0) throw badInput(problems);
    const again = () => runInTransaction(context, (inside) => this.#taken(inside, request));
    const known = await again();
    if (known !== null) return known;
    // A sealed signature that cannot be opened is not a password guess: no password was tried.
    const password = await this.#passwordOf(context, request);
    await requireOwnGrade(this.#deps, context, request.grade);
    await this.#deps.signIns.verifyOwnPassword(context, password);
    try {
      return await this.#deps.signing.signAsSealed(context, request);
    } catch (failure) {
      // Sent twice at once: the other one was faster.
      const taken = failure instanceof DomainError && failure.code === 'PRF_LOCKED' ? await again() : null;
      if (taken !== null) return taken;
      throw failure;
    }
  }

  /** The record where this command has signed it already; CONFLICT where the id is another's. */
  async #taken(context: Context, { commandId, prfId }: SealedSignRequest): Promise<Prf | null> {
    const taken = await fetchMaybe(
      context.manager,
      takenRow,
      'SELECT prf_id AS "prfId", signed_by AS "signedBy" FROM prf_signature WHERE command_id = $1',
      [commandId],
    );
    if (taken === undefined) return null;
    await refuseReused(context);
    if (taken.prfId !== prfId || taken.signedBy !== actorOf(context).userId)
      throw new DomainError('CONFLICT');
    return viewBack(this.#deps, context, await lockPrf(context, prfId));
  }

  async #passwordOf(context: Context, request: SealedSignRequest): Promise<string> {
    const { prfId, keyId, commandId, contentHash, grade, strokes, signedAt } = request;
    const privateKey = await this.#deps.keys.privateKeyOf(keyId);
    if (privateKey === null) throw new DomainError('PRF_SIGNATURE_UNREADABLE');
    const { userId } = actorOf(context);
    const password = await openPassword(request.password, privateKey, {
      keyId,
      commandId,
      userId,
      prfId,
      contentHash,
      grade,
      strokesHash: sha256(strokes),
      signedAt: signedAt.toISOString(),
    });
    if (password !== null) return password;
    await this.#deps.audit.recordRefusal(context, {
      action: 'ACCESS_DENIED',
      entity: { type: 'Prf', id: prfId },
      prfId,
      context: 'Offline signature made for something else',
    });
    throw new DomainError('PRF_SIGNATURE_UNREADABLE');
  }
}
