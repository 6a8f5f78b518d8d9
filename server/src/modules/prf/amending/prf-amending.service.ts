import { alertsOf, lastAnswers } from '@sideline/schema/prf/rules/alerts';
import { deathIn } from '@sideline/schema/prf/rules/death';
import { zoneOf } from '@sideline/schema/prf/record/facts';
import { checkEscalation } from '@sideline/schema/prf/rules/check-escalation';
import { answerProblem, escalationWords, type Escalation } from '@sideline/schema/prf/rules/escalation';
import { LIMITS } from '@sideline/schema/limits';
import { PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe } from '../../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { RecordStockService } from '../../inventory/usage/record-stock.service.js';
import type { PatientDeathService } from '../../patients/patient-death.service.js';
import type { StaffService } from '../../staff/staff.service.js';
import type { SignInService } from '../../users/sign-in.service.js';
import { auditFieldsOf } from '../saving/prf-changes.js';
import { recordChoices } from '../saving/prf-choices.js';
import { summaryOf } from '../prf-facts.js';
import { settleLateEdits } from './prf-late-edits.store.js';
import { drawNumbers } from '../saving/prf-number.js';
import {
  factsOf,
  followDeath,
  lockPrf,
  readBack,
  recordAct,
  refusedPrf,
  stateAfter,
  viewBack,
  type OpenPrf,
  type PrfJournal,
} from '../saving/prf-open.js';
import { planSave, type CommandAnswer } from '../saving/prf-plan.js';
import { readRevisions, withSignedPatient, type SignedRevision } from '../saving/prf-revisions.js';
import {
  insertSignature,
  requireOwnGrade,
  requireSignable,
  signatureProblems,
  type SignatureRequest,
} from '../signing/prf-signature.js';
import { takingsOf } from '../saving/prf-stock.js';
import { applySave, loadForSave, loadOneForSave, wantedFor } from '../saving/prf-store.js';
import type { PrfWrite } from '../saving/prf-store.types.js';
import { amendRefusal, LONGEST_REASON } from '../prf.policy.js';
import type { Prf } from '../prf.types.js';
import { refuseReused } from '../../../platform/http/sent-once.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import type { AlertAnswer, SaveCommand } from '../saving/save-command.js';

/** `at`: when it was recorded, as the device says. */
interface AmendedAlertAnswer extends AlertAnswer {
  readonly at?: Date | null;
  /** Free text, only for what came late as free text. */
  readonly action?: string | null;
}

export interface AmendRequest extends SignatureRequest {
  /** Made on the device; a repeat has no effect. */
  readonly amendmentId: string;
  readonly reason: string;
  readonly password: string;
  readonly commands: readonly SaveCommand[];
  /** The content hash of the revision that the amendment began from and its author has read. */
  readonly seen: string;
  /** The action taken on the NEWS2 alerts that the amendment raises, at the score that its author saw. */
  readonly alertActions: readonly AmendedAlertAnswer[];
  /** Changes that came after the signature and are included here, by command id. */
  readonly lateEdits: readonly string[];
}

interface Deps extends PrfJournal {
  readonly stock: RecordStockService;
  readonly signIns: SignInService;
  readonly deaths: PatientDeathService;
  readonly staff: Pick<StaffService, 'gradesHeld'>;
}

/** Amending signed PRFs: a new revision beside the old ones, with author, reason and a signature (clinical section 7). */
export class PrfAmendingService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Amends and signs in one transaction. The patient stays as when the record was first signed. Throws BAD_INPUT for a
   * wrong password, a change that the catalogue refuses, or none; PRF_CHANGED where a newer revision exists than the one
   * seen; PRF_INCOMPLETE; PRF_CONTRADICTIONS; PRF_AMEND_LATE and PRF_AMEND_NOT_YOURS for people who may not amend it.
   */
  async amend(context: Context, request: AmendRequest): Promise<Prf> {
    const reason = requireText(
      request.reason,
      'reason',
      'Say why you are amending the record.',
      LONGEST_REASON,
    );
    const problems = signatureProblems(request);
    if (problems.length > 0) throw badInput(problems);
    requireId(request.prfId, 'prfId');
    requireId(request.amendmentId, 'amendmentId');
    for (const id of request.lateEdits) requireId(id, 'lateEdits');
    requireCommands(request);
    await requireOwnGrade(this.#deps, context, request.grade);
    await this.#deps.signIns.verifyOwnPassword(context, request.password);
    return runInTransaction(context, async (inside) => {
      await refuseReused(inside);
      return this.#amend(inside, { ...request, reason });
    });
  }

  async #amend(context: Context, request: AmendRequest): Promise<Prf> {
    const { manager } = context;
    const { prfId, amendmentId, reason } = request;
    const actor = actorOf(context);
    const now = context.clock();
    const [read] = await loadForSave(manager, [wantedFor(actor.userId, prfId, request.commands, isId)]);
    if (read?.prf == null) throw notFound('PRF');
    if (await isRepeated(context, request))
      return viewBack(this.#deps, context, { loaded: read, prf: read.prf });
    const revisions = await readRevisions(manager, prfId);
    this.#requireRight(context, { loaded: read, prf: read.prf }, revisions);
    const status = stateAfter(read.prf.status, 'amend');
    const newest = revisions.at(-1);
    if (newest === undefined || newest.contentHash !== request.seen) throw new DomainError('PRF_CHANGED');
    const open: OpenPrf = { loaded: withSignedPatient(read, newest.patient), prf: read.prf };

    const plan = planSave(open.loaded, request.commands, {
      actor,
      now,
      drawNumbers: drawNumbers(''),
      isAmending: true,
    });
    const { write } = plan;
    requireTaken(plan.answers);
    if (write?.head === undefined || write.writes.length === 0)
      throw badInput([{ field: 'commands', code: 'required', message: 'Nothing was changed.' }]);

    const revision = newest.revision + 1;
    await execute(
      manager,
      `INSERT INTO prf_amendment (amendment_id, prf_id, revision, author_id, reason, amended_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [amendmentId, prfId, revision, actor.userId, reason, now],
    );
    await applySave(manager, now, [{ ...write, head: { ...write.head, status } }]);
    await this.#deps.stock.follow(takingsOf(context, read, write));
    await recordActions(context, request);
    const after = withSignedPatient(await loadOneForSave(manager, actor.userId, prfId), newest.patient);
    const { facts, states, answered } = await requireSignable(context, after);
    await execute(
      manager,
      `UPDATE prf SET section_states = $2, missing_count = 0, open_alert_count = 0, summary = $3, version = version + 1,
                      updated_at = $4
       WHERE id = $1`,
      [prfId, JSON.stringify(states), JSON.stringify(summaryOf(facts)), now],
    );
    await insertSignature(context, {
      ...request,
      revision,
      facts,
      acknowledgedWarnings: answered,
      patient: newest.patient,
      amendment: { id: amendmentId, revision, reason, changed: changedPaths(write) },
    });
    await settleLateEdits(manager, {
      prfId,
      commandIds: request.lateEdits,
      settledBy: actor.userId,
      settledAt: now,
      how: { revision },
    });
    await recordAct(this.#deps, context, 'PRF_AMENDED', open, [
      ...new Set(write.writes.flatMap(({ paths }) => auditFieldsOf(paths))),
    ]);
    await followDeath(this.#deps, context, open, deathIn(facts));
    await recordChoices(
      this.#deps.audit,
      context,
      { entity: { type: 'Prf', id: prfId }, prfId, patientId: read.prf.patientId, eventId: read.prf.eventId },
      plan,
    );
    return readBack(context, prfId);
  }

  #requireRight(context: Context, { loaded, prf }: OpenPrf, revisions: readonly SignedRevision[]): void {
    if (prf.status === 'void') throw new DomainError('PRF_VOID');
    const refusal = amendRefusal(
      actorOf(context),
      {
        ...prf,
        signerIds: revisions.map(({ signedBy }) => signedBy),
        firstSignedAt: revisions[0]?.signedAt.toISOString() ?? null,
      },
      context.clock(),
    );
    if (refusal === null) return;
    if (refusal === 'PRF_STATE')
      throw new DomainError('PRF_STATE', { state: PRF_STATE_LABELS[prf.status].toLowerCase() });
    throw refusedPrf(refusal, loaded.id, prf, { hours: LIMITS.amendHours });
  }
}

const requireCommands = ({ prfId, commands }: AmendRequest): void => {
  const isSane = commands.every(
    (command) =>
      command.prfId === prfId &&
      isId(command.commandId) &&
      Number.isInteger(command.baseVersion) &&
      command.baseVersion >= 0 &&
      !Number.isNaN(command.deviceTime.getTime()),
  );
  if (isSane && commands.length > 0 && commands.length <= LIMITS.autosave.commandsAtOnce) return;
  throw badInput([
    {
      field: 'commands',
      code: 'out_of_range',
      message: `Send 1 to ${String(LIMITS.autosave.commandsAtOnce)} commands for this record, with UUIDs as their ids.`,
    },
  ]);
};

const isRepeatedRow = z.object({ prf_id: z.string(), author_id: z.string() });

/** Whether this amendment already exists; CONFLICT without detail where its id belongs to another. */
const isRepeated = async ({ manager, actor }: Context, request: AmendRequest): Promise<boolean> => {
  const known = await fetchMaybe(
    manager,
    isRepeatedRow,
    'SELECT prf_id, author_id FROM prf_amendment WHERE amendment_id = $1',
    [request.amendmentId],
  );
  if (known === undefined) return false;
  if (known.prf_id !== request.prfId || known.author_id !== actor?.userId) throw new DomainError('CONFLICT');
  return true;
};

/** An amendment is taken whole or not at all. */
const requireTaken = (answers: readonly CommandAnswer[]): void => {
  if (answers.some(({ outcome }) => outcome === 'CONFLICT')) throw new DomainError('PRF_CHANGED');
  const problems = answers
    .filter(({ outcome }) => outcome === 'REFUSED')
    .flatMap(({ command: { section }, problems: own }) =>
      own.length === 0
        ? [{ field: section, code: 'REFUSED', message: 'This change cannot be saved.' }]
        : own.map((problem) => ({ ...problem, field: `${section}.${problem.field}` })),
    );
  if (problems.length > 0) throw badInput(problems);
};

const changedPaths = ({ writes }: PrfWrite): Readonly<Record<string, readonly string[]>> => {
  const changed: Record<string, string[]> = {};
  for (const { section, paths } of writes)
    if (paths.length > 0) changed[section] = [...new Set([...(changed[section] ?? []), ...paths])];
  return changed;
};

/** The content of an answer, checked by the table; free text only for late changes from before the table existed. */
const answeredWith = async (
  context: Context,
  prfId: string,
  { entryId, escalation: given, action, at: answeredAt }: AmendedAlertAnswer,
): Promise<{ readonly action: string; readonly escalation: Escalation | null }> => {
  if (given == null && action?.trim()) {
    const kept = await execute(
      context.manager,
      `SELECT FROM prf_late_edit WHERE prf_id = $1 AND alert_action->>'entryId' = $2 AND alert_action->>'action' = $3
         AND NOT alert_action ? 'escalation' LIMIT 1`,
      [prfId, entryId, action.trim()],
    );
    if (kept > 0) return { action: action.trim(), escalation: null };
  }
  const { facts } = factsOf((await lockPrf(context, prfId)).loaded);
  const { escalation, problems } = checkEscalation(given, context.clock(), {
    ...(answeredAt == null ? {} : { givenAt: answeredAt }),
    timeZone: facts.timeZone,
  });
  if (escalation === null)
    throw badInput(problems.map((one) => ({ ...one, field: `alertActions.${one.field}` })));
  const at = alertsOf(facts.data['observations']).find((alert) => alert.entryId === entryId)?.at ?? null;
  const wrong = answerProblem(escalation, { entryId, at }, facts);
  if (wrong !== null) throw badInput([{ ...wrong, field: `alertActions.${wrong.field}`, code: 'not_found' }]);
  return { action: escalationWords(escalation, entryId, facts, { timeZone: zoneOf(facts) }), escalation };
};

/** An answer given at a lower score than the alert now has leaves it open, so that signing asks about it. */
const recordActions = async (
  context: Context,
  { prfId, alertActions }: Pick<AmendRequest, 'prfId' | 'alertActions'>,
): Promise<void> => {
  for (const answer of lastAnswers(alertActions)) {
    const { entryId, total, reasons, at } = answer;
    requireId(entryId, 'alertActions.entryId');
    const { action, escalation } = await answeredWith(context, prfId, answer);
    await execute(
      context.manager,
      `UPDATE prf_alert SET action = $3, escalation = $8, actioned_by = $4, actioned_at = least($7, $5::timestamptz),
                            action_recorded_at = CASE WHEN $7::timestamptz IS NULL THEN NULL ELSE $5 END
       WHERE prf_id = $1 AND entry_id = $2 AND actioned_at IS NULL AND cleared_at IS NULL
         AND total <= coalesce($6, total) AND reasons <@ coalesce($9::text[], reasons)
         AND revision = (SELECT max(revision) FROM prf_alert WHERE prf_id = $1 AND entry_id = $2)`,
      [
        prfId,
        entryId,
        action,
        actorOf(context).userId,
        context.clock(),
        total ?? null,
        at ?? null,
        escalation,
        reasons ?? null,
      ],
    );
  }
};
