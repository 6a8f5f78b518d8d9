import { actorOf, type Context } from '../../platform/context.js';
import { isCovered } from '@sideline/schema/prf/rules/alerts';
import { checkEscalation } from '@sideline/schema/prf/rules/check-escalation';
import { answerProblem, escalationWords } from '@sideline/schema/prf/rules/escalation';
import { execute, fetchRows, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import type { RecordStockService } from '../inventory/usage/record-stock.service.js';
import type { PatientDeathService } from '../patients/patient-death.service.js';
import { samePersonSql } from '../patients/patient.hot.js';
import type { RightsService } from '../settings/rights.service.js';
import { planAlerts } from './saving/prf-alerts.js';
import { assess } from './prf-facts.js';
import {
  factsOf,
  followDeath,
  lockPrf,
  openPrf,
  readBack,
  recordAct,
  refusedPrf,
  stateAfter,
  viewBack,
  zoneIn,
  type OpenPrf,
  type PrfJournal,
} from './saving/prf-open.js';
import { applySave, endReviews } from './saving/prf-store.js';
import { canVoid, isResponsible, isWriter } from './prf.policy.js';
import type { HeldPrf } from './saving/prf-store.types.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import type { Prf, PrfAlert } from './prf.types.js';
import type { AlertAnswer } from './saving/save-command.js';

interface Deps extends PrfJournal {
  readonly rights: RightsService;
  readonly stock: RecordStockService;
  readonly deaths: PatientDeathService;
}

/** Actions on a record besides saving and signing it (clinical section 7). */
export class PrfService {
  readonly #journal: Deps;

  constructor(deps: Deps) {
    this.#journal = deps;
  }

  /**
   * Holds the record until the transaction ends, for other modules' acts about it: for people who may write in it, while it
   * is `open`, or could before it was closed (`any`). NOT_FOUND, PRF_NOT_YOURS, PRF_LOCKED.
   */
  async hold(context: Context, prfId: string, state: 'open' | 'any'): Promise<HeldPrf> {
    const { prf } = state === 'open' ? await openPrf(context, prfId) : await lockPrf(context, prfId);
    if (!isWriter(actorOf(context), prf)) throw refusedPrf('PRF_NOT_YOURS', prfId, prf);
    return { id: prfId, prf };
  }

  /**
   * Makes the clients of people who have a record open, or any record of a person, read it again, because what they may see has changed. No
   * audit of its own: part of the act that changed it.
   */
  async tellReaders(
    context: Context,
    about: { readonly prfId: string } | { readonly patientId: string },
  ): Promise<void> {
    const records =
      'prfId' in about
        ? [{ id: about.prfId }]
        : await fetchRows(
            context.manager,
            idRow,
            `SELECT id FROM prf WHERE patient_id = ANY (${samePersonSql('$1')})`,
            [about.patientId],
          );
    for (const { id } of records) this.#journal.news.recordChanged(context, id);
  }

  /** Asks another clinician to look at the record before it is signed. */
  async requestReview(context: Context, prfId: string): Promise<Prf> {
    const open = await openPrf(context, prfId);
    const status = stateAfter(open.prf.status, 'requestReview');
    const { userId } = actorOf(context);
    await execute(
      context.manager,
      `WITH asked AS (
         INSERT INTO prf_review_request (prf_id, number, requested_by, requested_at)
         SELECT $1, coalesce(max(number), 0) + 1, $4, $3 FROM prf_review_request WHERE prf_id = $1)
       UPDATE prf SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1`,
      [prfId, status, context.clock(), userId],
    );
    await recordAct(this.#journal, context, 'PRF_REVIEW_REQUESTED', open, ['status']);
    return readBack(context, prfId);
  }

  /** Declares the record entered in error. It stays readable, its content untouched. RIGHT_OFF. */
  async declareVoid(context: Context, prfId: string, reason: string): Promise<Prf> {
    const text = requireText(reason, 'reason', 'Say why this record was entered in error.');
    const actor = actorOf(context);
    await this.#journal.rights.require(context, 'voidRecords');
    const open = await lockPrf(context, prfId);
    const { prf } = open;
    if (prf.status === 'void') throw new DomainError('PRF_VOID');
    if (!canVoid(actor, prf)) throw refusedPrf('FORBIDDEN', prfId, prf);
    const status = stateAfter(prf.status, 'void');
    await execute(
      context.manager,
      `UPDATE prf SET status = $2, voided_at = $3, voided_by = $4, void_reason = $5, version = version + 1, updated_at = $3
       WHERE id = $1`,
      [prfId, status, context.clock(), actor.userId, text],
    );
    await this.#journal.stock.release(context, prfId);
    await recordAct(this.#journal, context, 'PRF_VOIDED', open, ['status', 'void_reason']);
    await followDeath(this.#journal, context, open, null);
    return readBack(context, prfId);
  }

  /** Break-glass: opens another's record for editing once a reason is recorded. People who may write need none. */
  async openForWriting(context: Context, prfId: string, reason: string): Promise<Prf> {
    const text = requireText(reason, 'reason', 'Say why you need to write in this record.');
    const actor = actorOf(context);
    const open = await lockPrf(context, prfId);
    const { prf } = open;
    stateAfter(prf.status, 'write');
    if (isResponsible(actor, prf) || prf.hasWriteReason) return viewBack(this.#journal, context, open);
    await execute(
      context.manager,
      'INSERT INTO prf_write_reason (prf_id, user_id, recorded_at, reason) VALUES ($1, $2, $3, $4)',
      [prfId, actor.userId, context.clock(), text],
    );
    await recordAct(this.#journal, context, 'PRF_OPENED_WITH_REASON', open, []);
    return readBack(context, prfId);
  }

  /**
   * Records the action on a NEWS2 alert, which closes it. Like any input, it puts a record that awaits review back in
   * progress. Repeating it changes nothing. PRF_CHANGED if the set was corrected to a worse score than the one that the
   * action was recorded for, or has a further reason. BAD_INPUT where the answer lacks what its kind needs (clinical section
   * 9).
   */
  async recordAlertAction(
    context: Context,
    prfId: string,
    { entryId, total, reasons, escalation: given }: AlertAnswer,
  ): Promise<PrfAlert> {
    requireId(entryId, 'entryId');
    const open = await this.#alerted(context, prfId);
    const { loaded } = open;
    const timeZone = zoneIn(loaded);
    const { escalation, problems } = checkEscalation(given, context.clock(), { timeZone });
    if (escalation === null)
      throw badInput(problems.map((one) => ({ ...one, field: `escalation.${one.field}` })));
    const { userId } = actorOf(context);
    const latest = (loaded.alerts ?? []).filter((alert) => alert.entryId === entryId).at(-1);
    if (latest === undefined) throw notFound('Alert');
    const waiting = factsOf(loaded).alerts.find((alert) => alert.entryId === entryId);
    if (waiting !== undefined) {
      if (typeof total === 'number' && !isCovered(waiting, { total, reasons: reasons ?? waiting.reasons }))
        throw new DomainError('PRF_CHANGED');
      const { facts: before } = factsOf(loaded);
      const wrong = answerProblem(escalation, waiting, before);
      if (wrong !== null)
        throw badInput([{ ...wrong, field: `escalation.${wrong.field}`, code: 'not_found' }]);
      const text = escalationWords(escalation, entryId, before, timeZone === undefined ? {} : { timeZone });
      const now = context.clock();
      await execute(
        context.manager,
        `UPDATE prf_alert SET action = $4, escalation = $7, actioned_by = $5, actioned_at = $6
         WHERE prf_id = $1 AND entry_id = $2 AND revision = $3`,
        [prfId, entryId, latest.revision, text, userId, now, escalation],
      );
      const done = { ...latest, isActioned: true, escalation, actionedAt: now.toISOString() };
      const after = {
        ...loaded,
        alerts: (loaded.alerts ?? []).map((alert) => (alert === latest ? done : alert)),
      };
      const { facts, alerts } = factsOf(after);
      const { missing, states } = assess(facts, alerts);
      const status = stateAfter(open.prf.status, 'write');
      await execute(
        context.manager,
        `UPDATE prf SET section_states = $2, missing_count = $3, open_alert_count = $4, version = version + 1, updated_at = $5,
                        status = $7,
                        writer_ids = CASE WHEN $6 = ANY (writer_ids) THEN writer_ids ELSE writer_ids || $6::uuid END
         WHERE id = $1`,
        [prfId, JSON.stringify(states), missing.length, alerts.length, now, userId, status],
      );
      if (open.prf.status === 'awaiting_review')
        await endReviews(context.manager, now, [{ id: prfId, actor: userId }]);
      await recordAct(this.#journal, context, 'PRF_ALERT_ACTIONED', open, ['alert']);
    }
    const { alerts } = await (waiting === undefined
      ? viewBack(this.#journal, context, open)
      : readBack(context, prfId));
    const same = alerts.filter((one) => one.entryId === entryId && one.total === latest.total);
    const alert = same.find((one) => one.action !== null) ?? same[0];
    if (alert === undefined) throw notFound('Alert');
    return alert;
  }

  /** The record with its alerts by the current rule: those of a record saved under an earlier rule are updated first. */
  async #alerted(context: Context, prfId: string): Promise<OpenPrf> {
    const open = await openPrf(context, prfId);
    const { sections, alerts } = open.loaded;
    const { writes } = planAlerts(sections?.['observations']?.data ?? {}, alerts ?? [], zoneIn(open.loaded));
    if (writes.length === 0) return open;
    const actor = actorOf(context).userId;
    await applySave(context.manager, context.clock(), [
      { id: prfId, actor, writes: [], commands: [], alerts: writes },
    ]);
    return openPrf(context, prfId);
  }
}
