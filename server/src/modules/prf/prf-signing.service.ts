import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { isStorable } from '@sideline/schema/validation/storable';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { runInTransaction } from '../../platform/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import type { SignInService } from '../users/sign-in.service.js';
import { assess, summaryOf } from './prf-facts.js';
import { drawNumbers } from './prf-number.js';
import { factsOf, openPrf, readBack, recordAct, stateAfter, type OpenPrf } from './prf-open.js';
import { planLink } from './prf-plan.js';
import { sealContent } from './prf-seal.js';
import { applySave } from './prf-store.js';
import type { Prf } from './prf.types.js';

export interface SignRequest {
  readonly prfId: string;
  readonly password: string;
  readonly grade: string;
  /** SVG path data, at most 100 kB. */
  readonly strokes: string;
  /** Codes of what the record says against itself and the signer has seen. */
  readonly acknowledgedWarnings: readonly string[];
  readonly seen?: SeenRecord;
}

/** What the signer had before him: nobody declares true what he has not read. */
interface SeenRecord {
  readonly patientId: string;
  readonly sections: readonly { readonly section: string; readonly version: number }[];
}

interface Deps {
  readonly audit: AuditService;
  readonly signIns: SignInService;
}

/** Signing PRFs, which locks them (clinical section 7). */
export class PrfSigningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Signs and locks the record. Throws BAD_INPUT for a wrong password, an empty grade or signature; PRF_INCOMPLETE naming
   * what is missing; PRF_CHANGED where more was written than the signer has seen. The password is verified before the transaction, which so is short.
   */
  async sign(context: Context, request: SignRequest): Promise<Prf> {
    const problems = signatureProblems(request);
    if (problems.length > 0) throw badInput(problems);
    await this.#deps.signIns.verifyOwnPassword(context, request.password);
    return this.signAsVerified(context, request);
  }

  /**
   * The signature without the question for the password: for a caller that has made sure of the signer by other means (the
   * demonstration data, whose people have none). Never reachable from outside.
   */
  signAsVerified(context: Context, request: Omit<SignRequest, 'password'>): Promise<Prf> {
    return runInTransaction(context, (inside) => this.#sign(inside, request));
  }

  async #sign(context: Context, request: Omit<SignRequest, 'password'>): Promise<Prf> {
    const { prfId } = request;
    const actor = actorOf(context);
    const open = await this.#scored(context, prfId, request.seen);
    const status = stateAfter(open.prf.status, 'sign');
    const { facts, alerts } = factsOf(open.loaded);
    const { missing, states } = assess(facts, alerts);
    if (missing.length > 0)
      throw new DomainError(
        'PRF_INCOMPLETE',
        { count: missing.length },
        {
          problems: missing.map(({ section, field, entryId, label, reason }) => ({
            field: [section, ...(entryId === null ? [] : [entryId]), field].join('.'),
            code: 'MISSING',
            message: `${label}: ${reason}`,
          })),
        },
      );
    const now = context.clock();
    const name = `${actor.firstName} ${actor.lastName}`.trim();
    const grade = request.grade.trim();
    const sealed = await sealContent(context.manager, {
      prfId,
      signedAt: now.toISOString(),
      signedBy: { userId: actor.userId, name },
      grade,
      strokes: request.strokes,
    });
    await context.manager.query(
      `INSERT INTO prf_signature (prf_id, revision, signed_by, name, grade, signed_at, strokes, content, content_hash,
                                  patient_snapshot, acknowledged_warnings)
       VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        prfId,
        actor.userId,
        name,
        grade,
        now,
        request.strokes,
        sealed.content,
        sealed.hash,
        JSON.stringify(sealed.patient),
        request.acknowledgedWarnings,
      ],
    );
    await context.manager.query(
      `UPDATE prf SET status = $2, section_states = $3, missing_count = 0, summary = $4, version = version + 1,
                      updated_at = $5
       WHERE id = $1`,
      [prfId, status, JSON.stringify(states), JSON.stringify(summaryOf(facts)), now],
    );
    await recordAct(this.#deps.audit, context, 'PRF_SIGNED', open, ['status', 'signature']);
    return readBack(context, prfId);
  }

  /** The record ready to be assessed: where the patient's birth date was put right since, its scores follow first. */
  async #scored(context: Context, prfId: string, seen?: SeenRecord): Promise<OpenPrf> {
    const open = await openPrf(context, prfId);
    // Scores that follow from what was seen are not somebody else's writing: they come after.
    if (seen !== undefined && hasMore(open, seen)) throw new DomainError('PRF_CHANGED');
    const { patientId } = open.prf;
    if (patientId === null) return open;
    const now = context.clock();
    const options = { actor: actorOf(context), now, drawNumbers: drawNumbers('') };
    const write = planLink(open.loaded, { patientId }, options).plan?.write ?? null;
    if (write === null) return open;
    await applySave(context.manager, now, [write]);
    return openPrf(context, prfId);
  }
}

const hasMore = ({ loaded, prf }: OpenPrf, { patientId, sections }: SeenRecord): boolean =>
  prf.patientId !== patientId ||
  Object.entries(loaded.sections ?? {}).some(
    ([key, { version }]) => version !== (sections.find(({ section }) => section === key)?.version ?? 0),
  );

const STROKES = /^[MLHVCSQTAZmlhvcsqtaz0-9\s.,-]+$/;
const MAXIMUM_STROKES = 100_000;

const signatureProblems = ({ grade, strokes }: SignRequest): readonly Problem[] => [
  ...(grade.trim() === '' || grade.trim().length > LIMITS.text.short || !isStorable(grade)
    ? [{ field: 'grade', code: 'REQUIRED', message: 'Give your clinical grade.' }]
    : []),
  ...(strokes.length > MAXIMUM_STROKES
    ? [
        {
          field: 'strokes',
          code: 'TOO_LONG',
          message: 'The signature is too large: clear it and sign again.',
        },
      ]
    : []),
  ...(strokes.length <= MAXIMUM_STROKES && (!STROKES.test(strokes) || !/\d/.test(strokes))
    ? [{ field: 'strokes', code: 'REQUIRED', message: 'Sign with a pen or a finger.' }]
    : []),
];
