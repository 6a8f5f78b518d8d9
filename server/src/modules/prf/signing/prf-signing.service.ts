import { deathIn } from '@sideline/schema/prf/rules/death';
import { seenContent } from '@sideline/schema/prf/signing/seen-content';
import { signingTimeProblem } from '@sideline/schema/prf/signing/signing-time';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { refuseReused } from '../../../platform/http/sent-once.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { PatientDeathService } from '../../patients/patient-death.service.js';
import type { StaffService } from '../../staff/staff.service.js';
import type { SignInService } from '../../users/sign-in.service.js';
import { summaryOf } from '../prf-facts.js';
import { drawNumbers } from '../saving/prf-number.js';
import {
  followDeath,
  openPrf,
  readBack,
  recordAct,
  stateAfter,
  type OpenPrf,
  type PrfJournal,
} from '../saving/prf-open.js';
import { planLink } from '../saving/prf-plan.js';
import {
  insertSignature,
  requireOwnGrade,
  requireSignable,
  signatureProblems,
  type SignatureRequest,
} from './prf-signature.js';
import { sha256 } from './prf-seal.js';
import type { SealedSignRequest } from './sealed-sign-request.js';
import { applySave } from '../saving/prf-store.js';
import type { Prf } from '../prf.types.js';

export interface SignRequest extends SignatureRequest {
  readonly password: string;
  readonly seen?: SeenRecord;
}

/** The content that the signer was shown: nobody may confirm what they have not read. */
interface SeenRecord {
  readonly patientId: string;
  readonly patientVersion: number;
  readonly sections: readonly { readonly section: string; readonly version: number }[];
}

interface Deps extends PrfJournal {
  readonly signIns: SignInService;
  readonly deaths: PatientDeathService;
  readonly staff: Pick<StaffService, 'gradesHeld'>;
}

/** Signing PRFs, which locks them (clinical section 7). */
export class PrfSigningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Signs and locks the record. Throws BAD_INPUT for a wrong password, an empty grade or signature; PRF_INCOMPLETE naming
   * what is missing, PRF_CONTRADICTIONS what was neither corrected nor answered; PRF_CHANGED where others
   * wrote more than the signer has seen. The password is verified before the transaction, which keeps that short.
   */
  async sign(context: Context, request: SignRequest): Promise<Prf> {
    const problems = signatureProblems(request);
    if (problems.length > 0) throw badInput(problems);
    await requireOwnGrade(this.#deps, context, request.grade);
    await this.#deps.signIns.verifyOwnPassword(context, request.password);
    return this.signAsVerified(context, request);
  }

  /**
   * Signs without asking for the password: for a caller that has identified the signer by other means (the
   * demonstration data, whose people have none). Never reachable from outside.
   */
  signAsVerified(context: Context, request: Omit<SignRequest, 'password'>): Promise<Prf> {
    return runInTransaction(context, async (inside) => {
      const { seen } = request;
      const open = await this.#scored(inside, request.prfId, (found) =>
        seen === undefined ? Promise.resolve() : requireSeen(inside, found, seen),
      );
      return this.#sign(inside, open, request);
    });
  }

  /** The same of a signature that was made on a device, whose password was verified: by the hash of what the signer saw. */
  signAsSealed(context: Context, request: Omit<SealedSignRequest, 'password'>): Promise<Prf> {
    return runInTransaction(context, async (inside) => {
      await refuseReused(inside);
      const open = await this.#scored(inside, request.prfId, (found) =>
        requireSealed(inside, found, request),
      );
      return this.#sign(inside, open, { ...request, sealed: request });
    });
  }

  async #sign(
    context: Context,
    open: OpenPrf,
    request: SignatureRequest & { readonly sealed?: Pick<SealedSignRequest, 'commandId' | 'signedAt'> },
  ): Promise<Prf> {
    const { prfId, sealed } = request;
    const status = stateAfter(open.prf.status, 'sign');
    const { facts, states, answered } = await requireSignable(context, open.loaded);
    const now = context.clock();
    await insertSignature(context, { ...request, revision: 1, facts, acknowledgedWarnings: answered });
    await execute(
      context.manager,
      `UPDATE prf SET status = $2, section_states = $3, missing_count = 0, summary = $4, version = version + 1,
                      updated_at = $5
       WHERE id = $1`,
      [prfId, status, JSON.stringify(states), JSON.stringify(summaryOf(facts)), now],
    );
    await recordAct(
      this.#deps,
      context,
      'PRF_SIGNED',
      open,
      ['status', 'signature'],
      sealed && signedOffline(sealed),
    );
    await followDeath(this.#deps, context, open, deathIn(facts));
    return readBack(context, prfId);
  }

  /** The record ready to be assessed: if the patient's birth date was corrected since, its scores are updated first. */
  async #scored(
    context: Context,
    prfId: string,
    requireAsSeen: (open: OpenPrf) => Promise<void>,
  ): Promise<OpenPrf> {
    const open = await openPrf(context, prfId);
    // Scores calculated from what was seen do not count as another person's changes.
    const { patientId } = open.prf;
    await requireAsSeen(open);
    if (patientId === null) return open;
    const now = context.clock();
    const options = { actor: actorOf(context), now, drawNumbers: drawNumbers('') };
    const write = planLink(open.loaded, { patientId }, options).plan?.write ?? null;
    if (write === null) return open;
    await applySave(context.manager, now, [write]);
    return openPrf(context, prfId);
  }
}

/** The entry's own time is the time of receipt. */
const signedOffline = ({ signedAt }: Pick<SealedSignRequest, 'signedAt'>): string =>
  `Signed offline, ${signedAt.toISOString()} by the device’s clock`;

/** PRF_CHANGED where others wrote more than the signer has seen. */
const requireSeen = async (context: Context, open: OpenPrf, seen: SeenRecord): Promise<void> => {
  if ((await hasMore(context, open, seen)) || (await isOtherPatient(context, open.prf.patientId, seen)))
    throw new DomainError('PRF_CHANGED');
};

/** PRF_CHANGED where the content is not, to the letter, what was signed on the device; BAD_INPUT for an impossible time. */
const requireSealed = async (
  context: Context,
  { loaded, prf }: OpenPrf,
  { contentHash, signedAt }: Pick<SealedSignRequest, 'contentHash' | 'signedAt'>,
): Promise<void> => {
  const sections = Object.fromEntries(
    Object.entries(loaded.sections ?? {}).map(([key, { data }]) => [key, data]),
  );
  const { patientId } = prf;
  const patient = patientId === null ? undefined : await patientUnderLock(context, patientId);
  if (patientId === null || patient === undefined) throw new DomainError('PRF_CHANGED');
  const content = seenContent({ prfId: loaded.id, patientId, patientVersion: patient.version, sections });
  if (sha256(content) !== contentHash) throw new DomainError('PRF_CHANGED');
  const now = context.clock().getTime();
  const problem = signingTimeProblem(signedAt.getTime(), { begunAt: Date.parse(prf.createdAt), now });
  if (problem === null) return;
  throw badInput([
    {
      field: 'signedAt',
      code: problem,
      message:
        problem === 'ahead'
          ? 'This device’s clock is ahead of the server’s. Set the clock, then sign again.'
          : 'According to this device’s clock, this was signed before the record was started. Set the clock, then sign again.',
    },
  ]);
};

/** Whether others wrote in a section since the version that was seen. Signers know what they themselves wrote. */
const hasMore = async (context: Context, { loaded }: OpenPrf, { sections }: SeenRecord): Promise<boolean> => {
  const moved = Object.entries(loaded.sections ?? {})
    .map(([section, { version }]) => ({
      section,
      version,
      seen: sections.find((one) => one.section === section)?.version ?? 0,
    }))
    .filter(({ version, seen }) => version !== seen);
  if (moved.length === 0) return false;
  if (moved.some(({ version, seen }) => version < seen)) return true;
  const others = await execute(
    context.manager,
    `SELECT FROM prf_section_version v
     JOIN unnest($2::text[], $3::integer[]) AS seen (section, version) ON seen.section = v.section
     WHERE v.prf_id = $1 AND v.version > seen.version AND v.author_id <> $4 LIMIT 1`,
    [loaded.id, moved.map(({ section }) => section), moved.map(({ seen }) => seen), actorOf(context).userId],
  );
  return others > 0;
};

const isOtherPatientRow = z.object({ version: z.number(), updatedBy: z.string().nullable() });

/** The patient's row; nobody can change it before the record is signed. */
const patientUnderLock = ({ manager }: Context, patientId: string) =>
  fetchMaybe(
    manager,
    isOtherPatientRow,
    'SELECT version, updated_by AS "updatedBy" FROM patient WHERE patient_id = $1 FOR SHARE',
    [patientId],
  );

/**
 * Whether a different patient is linked, or another person changed the patient; nobody can change the patient before the
 * record is signed.
 */
const isOtherPatient = async (
  context: Context,
  patientId: string | null,
  seen: SeenRecord,
): Promise<boolean> => {
  if (patientId === null || patientId !== seen.patientId) return true;
  const row = await patientUnderLock(context, patientId);
  if (row?.version === seen.patientVersion) return false;
  return row?.version !== seen.patientVersion + 1 || row.updatedBy !== actorOf(context).userId;
};
