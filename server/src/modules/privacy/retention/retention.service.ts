import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { USUAL_TERMS } from '@sideline/schema/provider/retention-terms';
import { localDay } from '@sideline/schema/local-day';
import {
  isPastRetention,
  RETENTION_MARKS,
  yearsAfter,
  type ErasureState,
  type RetentionMarkKind,
} from '@sideline/schema/retention';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { jobContext } from '../../../platform/jobs/job-context.js';
import type { Connection, PageRequest } from '../../../platform/lists/paging.js';
import type { PersonalDataHolder } from '../../../platform/personal-data.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import { missing } from '../../../platform/database/tombstones.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { EndedMerge } from '../../patients/merge-follower.types.js';
import {
  insertErasure,
  listErasures,
  marksOf,
  newestErasure,
  newestRun,
  readErasure,
} from './erasure-rows.js';
import { copyMarks, liftMark, setMark } from './retention-marks.js';
import {
  dueOn,
  lookAgain,
  RETAINED_KINDS,
  retainedOf,
  retentionSubjectRow,
  retentionTerms,
  type Retained,
  type RetentionSubject,
} from './retention-facts.js';
import type { Erasure, ErasureRun, Retention } from './retention.types.js';
import { requireSameRuling } from './same-ruling.js';

export const LIST_FOR_ERASURE_TASK = 'list-for-erasure';
export const END_TERMS_TASK = 'end-terms';

const LOOKED_AT_ONCE = 200;
/** How long a person who was kept at the review is not listed again. */
const KEPT_YEARS = 1;

interface Deps {
  readonly audit: AuditService;
  readonly rights: RightsService;
  /** In the order in which their rows go. */
  readonly holders: readonly PersonalDataHolder[];
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** A patient, or a record that is linked to nobody: one of the two. */
interface Meant {
  readonly patientId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
}

interface Ruling extends Meant {
  readonly id: string;
  readonly reason: string;
  readonly ruledBy: string;
  readonly reference: string;
}

const listedRow = z.object({ id: z.string() }).and(retentionSubjectRow);
const markRow = z.object({ kind: z.enum(RETENTION_MARKS) }).and(retentionSubjectRow);

/**
 * How long people's records are kept: marks that keep them longer, the list of those whose retention has ended, and its
 * review.
 */
export class RetentionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Lists every person, and each record linked to nobody, whose retention period has ended. Looks only at candidates: an
   * index gives the day on which each is next worth checking, and a checked one gets a later day. Can be stopped and
   * restarted at any moment.
   */
  async list(): Promise<void> {
    const context = jobContext(this.#deps, LIST_FOR_ERASURE_TASK, null);
    const today = localDay(context.clock());
    await this.#unlist(context, today);
    for (const kind of RETAINED_KINDS)
      for (let looked = LOOKED_AT_ONCE; looked === LOOKED_AT_ONCE;)
        looked = await runInTransaction(context, async (held) => {
          const { count, retained } = await dueOn(held.manager, kind, today, LOOKED_AT_ONCE);
          for (const one of retained) await this.#look(held, one, today);
          return count;
        });
  }

  /**
   * Deletes data about staff, their work and clients that is past its term (ADR 29): it is not reviewed by
   * anyone, because its end is only a date. Each module in one transaction; can be stopped and restarted at any moment.
   */
  async endTerms(): Promise<void> {
    const context = jobContext(this.#deps, END_TERMS_TASK, null);
    const today = localDay(context.clock());
    for (const holder of this.#deps.holders)
      await runInTransaction(context, async (held) => {
        for (const { table, rows } of await holder.lapse(held.manager, today))
          await this.#deps.audit.record(held, {
            action: 'TERM_ENDED',
            entity: { type: 'Table', id: table },
            context: `${String(rows)} rows`,
          });
      });
  }

  /**
   * Removes from the list anyone whose records the provider now keeps longer than when they were listed. Nobody has decided
   * about them yet.
   */
  async #unlist(context: Context, today: string): Promise<void> {
    const { adultYears, childUntilAge } = await retentionTerms(context.manager);
    if (adultYears === USUAL_TERMS.adultYears && childUntilAge === USUAL_TERMS.childUntilAge) return;
    const listed = await fetchRows(
      context.manager,
      listedRow,
      `SELECT id, patient_id AS "patientId", prf_id AS "prfId" FROM erasure
       WHERE state = 'listed' AND basis = 'retention' ORDER BY id`,
    );
    for (const { id, ...subject } of listed)
      await runInTransaction(context, async (held) => {
        const one = await retainedOf(held.manager, subject);
        if (one === null || isPastRetention(one.retainUntil, today)) return;
        const taken = await execute(
          held.manager,
          `UPDATE erasure SET state = 'withdrawn', decision_reason = $2 WHERE id = $1 AND state = 'listed'`,
          [id, 'The retention period was made longer.'],
        );
        if (taken === 0) return;
        await this.#look(held, one, today);
        await this.#record(held, 'ERASURE_WITHDRAWN', id, subject);
      });
  }

  async #look(context: Context, one: Retained, today: string): Promise<void> {
    const { retainUntil: until } = one;
    const { manager } = context;
    // The provider may shorten terms that it made longer: looked at again from when the usual ones are over.
    if (!isPastRetention(until, today))
      return lookAgain(
        manager,
        one,
        one.leastUntil && dayAfter(one.leastUntil > today ? one.leastUntil : today),
      );
    // Listed, or kept because of a mark: whatever ends this sets the next check.
    await lookAgain(manager, one, null);
    if (one.standing.includes('legal_hold')) return;
    const id = newId();
    if (await insertErasure(context, one, id, null)) await this.#record(context, 'ERASURE_LISTED', id, one);
  }

  /** Those in one state, the first listed first. */
  async erasures(context: Context, state: ErasureState, page: PageRequest): Promise<Connection<Erasure>> {
    await this.#deps.audit.record(context, {
      action: 'ERASURES_LISTED',
      entity: { type: 'Erasure', id: 'list' },
      context: state,
    });
    return listErasures(context.manager, state, page);
  }

  /** The newest erasure run; null before the first. */
  run(context: Context): Promise<ErasureRun | null> {
    return newestRun(context.manager);
  }

  /** How long one person's records are kept, by the id of any of their rows. ERASED, NOT_FOUND. */
  async ofPatient(context: Context, patientId: string): Promise<Retention> {
    return this.#view(context, await this.#kept(context, { patientId, prfId: null }));
  }

  /** How long a record is kept that is linked to nobody; one that is linked, as its patient's. ERASED, NOT_FOUND. */
  async ofRecord(context: Context, prfId: string): Promise<Retention> {
    return this.#view(context, await this.#kept(context, { patientId: null, prfId }));
  }

  async #view(context: Context, one: Retained): Promise<Retention> {
    const { patientId, prfId, name, facts, retainUntil } = one;
    await this.#deps.audit.record(context, {
      action: 'RETENTION_VIEWED',
      entity: prfId === null ? { type: 'Patient', id: patientId ?? '' } : { type: 'Prf', id: prfId },
      patientId,
      prfId,
    });
    return {
      ...{ patientId, prfId, name, retainUntil },
      lastContact: facts.lastContact,
      isPast: isPastRetention(retainUntil, localDay(context.clock())),
      marks: await marksOf(context.manager, one),
      erasure: await newestErasure(context.manager, one),
    };
  }

  /**
   * Marks a person's records, or one that is linked to nobody, to be kept. Safe to repeat. RETENTION_MARKED if there is
   * already a mark of that kind, BAD_INPUT if a record now has a patient.
   */
  async mark(
    context: Context,
    input: Meant & { readonly id: string; readonly kind: RetentionMarkKind; readonly reason: string },
  ): Promise<Retention> {
    const { id, kind } = input;
    const reason = requireText(input.reason, 'reason', 'Say why these records must be kept.');
    const one = await this.#meant(context, input);
    const isNew = await setMark(
      context,
      one.prfId === null
        ? { id, kind, reason, column: 'patient_id', subjectId: one.patientId ?? '', alike: one.patientIds }
        : { id, kind, reason, column: 'prf_id', subjectId: one.prfId, alike: [one.prfId] },
    );
    if (isNew) await this.#recordMark(context, { id, kind, patientId: one.patientId, prfId: one.prfId });
    return this.#view(context, await this.#meant(context, input));
  }

  /**
   * A merge was undone: marks that were set during the merge apply to both records, until they are lifted from
   * each. Marks from before the merge stay with the record that they were set on.
   */
  async unmerged(context: Context, { mergeId, loserId, survivorId }: EndedMerge): Promise<void> {
    for (const { id, kind } of await copyMarks(context, { mergeId, from: survivorId, to: loserId }))
      await this.#recordMark(context, { id, kind, patientId: loserId, prfId: null });
  }

  /** Lifts a mark, with a reason; the next list checks its holder again. Repeating it changes nothing. NOT_FOUND. */
  async endMark(
    context: Context,
    { id, reason }: { readonly id: string; readonly reason: string },
  ): Promise<Retention> {
    const why = requireText(reason, 'reason', 'Say why these records no longer need to be kept.');
    const { manager } = context;
    const mark = isId(id)
      ? await fetchMaybe(
          manager,
          markRow,
          `SELECT patient_id AS "patientId", prf_id AS "prfId", kind FROM retention_mark
           WHERE id = $1 AND num_nonnulls(patient_id, prf_id) = 1`,
          [id],
        )
      : undefined;
    if (mark === undefined) throw notFound('Mark');
    const isLifted = await liftMark(context, id, why);
    const one = await this.#kept(context, mark);
    if (isLifted) {
      await lookAgain(manager, one, localDay(context.clock()));
      await this.#deps.audit.record(context, {
        action: mark.kind === 'legal_hold' ? 'LEGAL_HOLD_LIFTED' : 'SERIOUS_INCIDENT_UNMARKED',
        entity: { type: 'RetentionMark', id },
        patientId: mark.patientId ?? one.patientId,
        prfId: mark.prfId,
        fieldsChanged: ['ended_at', 'ended_reason'],
      });
    }
    return this.#view(context, one);
  }

  /** Removes a person from the list for a year, with a reason. ERASURE_STATE where it was already decided. */
  async keep(context: Context, input: { readonly id: string; readonly reason: string }): Promise<Erasure> {
    const reason = requireText(input.reason, 'reason', 'Say why this record is kept.');
    const again = yearsAfter(localDay(context.clock()), KEPT_YEARS);
    return this.#decide(context, input.id, { from: 'listed', to: 'kept', reason, again });
  }

  /** Withdraws an approval, with a reason; the next list checks again. ERASURE_STATE once it is erased. */
  async withdraw(
    context: Context,
    input: { readonly id: string; readonly reason: string },
  ): Promise<Erasure> {
    const reason = requireText(input.reason, 'reason', 'Say why this record must not be erased.');
    const again = localDay(context.clock());
    return this.#decide(context, input.id, { from: 'approved', to: 'withdrawn', reason, again });
  }

  /** Approves that these are erased, all or none. ERASURE_STATE, ERASURE_HELD, RIGHT_OFF. */
  async approve(context: Context, { ids }: { readonly ids: readonly string[] }): Promise<Erasure[]> {
    await this.#deps.rights.require(context, 'approve');
    if (ids.length === 0 || ids.length > LIMITS.page.maximum)
      throw badInput([
        { field: 'ids', code: 'out_of_range', message: `Choose 1 to ${String(LIMITS.page.maximum)}.` },
      ]);
    const approved: Erasure[] = [];
    for (const id of [...new Set(ids)].sort())
      approved.push(
        await this.#decide(context, id, { from: 'listed', to: 'approved', reason: null, again: null }),
      );
    return approved;
  }

  /**
   * Records that a person's data, or a record that is linked to nobody, must be erased, and who ruled so: approved at once,
   * therefore RIGHT_OFF for people who may not approve. Safe to repeat, CONFLICT if the id belongs to another ruling or has other wording. ERASURE_HELD, ERASURE_STATE, BAD_INPUT if a record
   * now has a patient.
   */
  async rule(context: Context, { id, patientId = null, prfId = null, ...words }: Ruling): Promise<Erasure> {
    await this.#deps.rights.require(context, 'approve');
    requireId(id, 'id');
    const reason = requireText(words.reason, 'reason', 'Say why this data must be erased.');
    const ruledBy = requireText(words.ruledBy, 'ruledBy', 'Say who ruled.', 200);
    const reference = requireText(words.reference, 'reference', 'Say where the ruling can be found.', 200);
    const known = await readErasure(context.manager, id);
    if (known !== null) {
      await requireSameRuling(context.manager, known, { patientId, prfId, reason, ruledBy, reference });
      return known;
    }
    const one = await this.#meant(context, { patientId, prfId });
    if (one.standing.includes('legal_hold')) throw new DomainError('ERASURE_HELD');
    // A ruling replaces a review that has not been made yet.
    await execute(
      context.manager,
      `UPDATE erasure SET state = 'withdrawn', decision_reason = 'A ruling took its place.'
       WHERE (patient_id = $1 OR prf_id = $2) AND state = 'listed'`,
      [one.patientId, one.prfId],
    );
    const ruling = { reason, ruledBy, reference, recordedBy: actorOf(context).userId };
    if (!(await insertErasure(context, one, id, ruling))) throw new DomainError('ERASURE_STATE');
    await this.#record(context, 'ERASURE_RULED', id, one);
    return this.#read(context.manager, id);
  }

  async #decide(
    context: Context,
    id: string,
    act: {
      readonly from: ErasureState;
      readonly to: 'kept' | 'approved' | 'withdrawn';
      readonly reason: string | null;
      /** When the person is checked again; null if only an event can make it due. */
      readonly again: string | null;
    },
  ): Promise<Erasure> {
    const { manager } = context;
    const erasure = isId(id) ? await readErasure(manager, id) : null;
    if (erasure === null) throw notFound('Erasure');
    if (act.to === 'approved' && erasure.isHeld) throw new DomainError('ERASURE_HELD');
    const count = await execute(
      manager,
      `UPDATE erasure SET state = $3, decided_by = $4, decided_at = $5, decision_reason = $6
       WHERE id = $1 AND state = $2`,
      [id, act.from, act.to, actorOf(context).userId, context.clock(), act.reason],
    );
    if (count === 0) throw new DomainError('ERASURE_STATE');
    const one = await this.#kept(context, subjectOf(erasure));
    await lookAgain(manager, one, act.again);
    await this.#record(context, `ERASURE_${act.to.toUpperCase() as Uppercase<typeof act.to>}`, id, erasure);
    return this.#read(manager, id);
  }

  /** The subject of a call: exactly one, and never a patient by the id of a record. */
  async #meant(context: Context, { patientId = null, prfId = null }: Meant): Promise<Retained> {
    if ((patientId === null) === (prfId === null))
      throw badInput([
        { field: 'patientId', code: 'one_of', message: 'Name a patient or a record, not both.' },
      ]);
    const one = await this.#kept(context, subjectOf({ patientId, prfId }));
    if (one.prfId === prfId) return one;
    throw badInput([
      {
        field: 'prfId',
        code: 'linked',
        message: 'This record was linked to a patient. Open the retention of that patient.',
      },
    ]);
  }

  async #kept(context: Context, subject: RetentionSubject): Promise<Retained> {
    const [entity, id] =
      subject.prfId === null ? (['Patient', subject.patientId] as const) : (['PRF', subject.prfId] as const);
    if (!isId(id)) throw notFound(entity);
    const one = await retainedOf(context.manager, subject);
    if (one === null) throw await missing(context.manager, entity, id);
    return one;
  }

  async #read(manager: EntityManager, id: string): Promise<Erasure> {
    const erasure = await readErasure(manager, id);
    if (erasure === null) throw notFound('Erasure');
    return erasure;
  }

  #recordMark(
    context: Context,
    {
      id,
      kind,
      patientId,
      prfId,
    }: Pick<Retained, 'patientId' | 'prfId'> & { readonly id: string; readonly kind: RetentionMarkKind },
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action: kind === 'legal_hold' ? 'LEGAL_HOLD_SET' : 'SERIOUS_INCIDENT_MARKED',
      entity: { type: 'RetentionMark', id },
      ...{ patientId, prfId },
      fieldsChanged: ['kind', 'reason'],
    });
  }

  #record(
    context: Context,
    action: AuditAction,
    id: string,
    { patientId, prfId }: Pick<Retained, 'patientId' | 'prfId'>,
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Erasure', id },
      ...{ patientId, prfId },
      fieldsChanged: ['state'],
    });
  }
}

const subjectOf = ({ patientId, prfId }: Pick<Retained, 'patientId' | 'prfId'>): RetentionSubject =>
  prfId === null ? { patientId: patientId ?? '', prfId } : { patientId: null, prfId };

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
