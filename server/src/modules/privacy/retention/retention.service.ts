import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import {
  isPastRetention,
  yearsAfter,
  type ErasureState,
  type RetentionMarkKind,
} from '@sideline/schema/retention';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { jobContext } from '../../../platform/job-context.js';
import type { Connection, PageRequest } from '../../../platform/paging.js';
import type { PersonalDataHolder } from '../../../platform/personal-data.js';
import { requireId } from '../../../platform/required-id.js';
import { requireText } from '../../../platform/required-text.js';
import { missing } from '../../../platform/tombstones.js';
import { runInTransaction } from '../../../platform/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { EndedMerge } from '../../patients/merge-follower.types.js';
import { listErasures, marksOf, newestErasure, newestRun, readErasure } from './erasure-rows.js';
import { copyMarks, liftMark, setMark } from './retention-marks.js';
import { lookAgain, retentionOf, type PersonRetention } from './retention-facts.js';
import type { Erasure, ErasureRun, PatientRetention } from './retention.types.js';

export const LIST_FOR_ERASURE_TASK = 'list-for-erasure';
export const END_TERMS_TASK = 'end-terms';

const LOOKED_AT_ONCE = 200;
/** How long somebody who was kept at the review is not listed again. */
const KEPT_YEARS = 1;

interface Deps {
  readonly audit: AuditService;
  /** In the order in which their rows go. */
  readonly holders: readonly PersonalDataHolder[];
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

interface Ruling {
  readonly id: string;
  readonly patientId: string;
  readonly reason: string;
  readonly ruledBy: string;
  readonly reference: string;
}

/** How long people's records are kept: marks that keep them longer, the list of those whose time is over, and its review. */
export class RetentionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Lists everybody whose time is over. Looks only at people whose time may be: the index leads from the day on which it is
   * worth looking to them, and whoever was looked at gets a later day. May be ended and begun again at any moment.
   */
  async list(): Promise<void> {
    const context = jobContext(this.#deps, LIST_FOR_ERASURE_TASK, null);
    const today = localDay(context.clock());
    for (;;) {
      const looked = await runInTransaction(context, async (held) => {
        const rows = await held.manager.query<{ id: string }[]>(
          `SELECT patient_id AS id FROM patient_retention WHERE look_on <= $1 ORDER BY look_on, patient_id LIMIT $2`,
          [today, LOOKED_AT_ONCE],
        );
        for (const person of await retentionOf(
          held.manager,
          rows.map(({ id }) => id),
        ))
          await this.#look(held, person, today);
        return rows.length;
      });
      if (looked < LOOKED_AT_ONCE) return;
    }
  }

  /**
   * Lets go whatever of staff, of their work and of clients has been kept for its term (ADR 24): nothing of it is reviewed by
   * anybody, because its end is a date alone. Each module in one transaction; may be ended and begun again at any moment.
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

  async #look(context: Context, person: PersonRetention, today: string): Promise<void> {
    const { patientId, patientIds, facts, retainUntil: until } = person;
    const { manager } = context;
    if (!isPastRetention(until, today)) return lookAgain(manager, patientIds, until && dayAfter(until));
    // Listed, or kept for the sake of a mark: what ends either says when to look again.
    await lookAgain(manager, patientIds, null);
    if (person.standing.includes('legal_hold')) return;
    const id = newId();
    const made = await manager.query<unknown[]>(
      `INSERT INTO erasure (id, patient_id, basis, last_contact, retain_until, listed_at, state)
       VALUES ($1, $2, 'retention', $3, $4, $5, 'listed')
       ON CONFLICT (patient_id) WHERE state IN ('listed', 'approved', 'erasing') DO NOTHING RETURNING id`,
      [id, patientId, facts.lastContact, until, context.clock()],
    );
    if (made.length > 0) await this.#record(context, 'ERASURE_LISTED', { id, patientId });
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

  /** The newest go at what was approved; null before the first. */
  run(context: Context): Promise<ErasureRun | null> {
    return newestRun(context.manager);
  }

  /** How long one person's records are kept, by the id of any of his rows. ERASED, NOT_FOUND. */
  async ofPatient(context: Context, patientId: string): Promise<PatientRetention> {
    const { facts, patientIds, ...person } = await this.#person(context, patientId);
    await this.#deps.audit.record(context, {
      action: 'RETENTION_VIEWED',
      entity: { type: 'Patient', id: person.patientId },
      patientId: person.patientId,
    });
    return {
      patientId: person.patientId,
      patientName: person.patientName,
      lastContact: facts.lastContact,
      retainUntil: person.retainUntil,
      isPast: isPastRetention(person.retainUntil, localDay(context.clock())),
      marks: await marksOf(context.manager, patientIds),
      erasure: await newestErasure(context.manager, person.patientId),
    };
  }

  /** Marks a person's records to be kept. Safe to repeat. RETENTION_MARKED where a mark of that kind stands. */
  async mark(
    context: Context,
    {
      id,
      patientId,
      kind,
      reason,
    }: {
      readonly id: string;
      readonly patientId: string;
      readonly kind: RetentionMarkKind;
      readonly reason: string;
    },
  ): Promise<PatientRetention> {
    const why = requireText(reason, 'reason', 'Say why these records must be kept.');
    const person = await this.#person(context, patientId);
    const isNew = await setMark(context, {
      ...{
        id,
        kind,
        reason: why,
        column: 'patient_id',
        subjectId: person.patientId,
        alike: person.patientIds,
      },
    });
    if (!isNew) return this.ofPatient(context, person.patientId);
    await this.#recordMark(context, { id, kind, patientId: person.patientId });
    return this.ofPatient(context, person.patientId);
  }

  /**
   * A merge was undone: what was marked since as one person's record is kept of each of the two, until it is lifted from
   * each. Marks from before it stay with the record that they were set on.
   */
  async unmerged(context: Context, { mergeId, loserId, survivorId }: EndedMerge): Promise<void> {
    for (const { id, kind } of await copyMarks(context, { mergeId, from: survivorId, to: loserId }))
      await this.#recordMark(context, { id, kind, patientId: loserId });
  }

  /** Lifts a mark, with a reason; the person is looked at anew by the next list. Repeating it changes nothing. NOT_FOUND. */
  async endMark(
    context: Context,
    { id, reason }: { readonly id: string; readonly reason: string },
  ): Promise<PatientRetention> {
    const why = requireText(reason, 'reason', 'Say why these records need not be kept any longer.');
    const { manager } = context;
    const [mark] = isId(id)
      ? await manager.query<{ patientId: string; kind: RetentionMarkKind }[]>(
          'SELECT patient_id AS "patientId", kind FROM retention_mark WHERE id = $1 AND patient_id IS NOT NULL',
          [id],
        )
      : [];
    if (mark === undefined) throw notFound('Mark');
    const isLifted = await liftMark(context, id, why);
    const person = await this.#person(context, mark.patientId);
    if (isLifted) {
      await lookAgain(manager, person.patientIds, localDay(context.clock()));
      await this.#deps.audit.record(context, {
        action: mark.kind === 'legal_hold' ? 'LEGAL_HOLD_LIFTED' : 'SERIOUS_INCIDENT_UNMARKED',
        entity: { type: 'RetentionMark', id },
        patientId: mark.patientId,
        fieldsChanged: ['ended_at', 'ended_reason'],
      });
    }
    return this.ofPatient(context, mark.patientId);
  }

  /** Takes somebody off the list for a year, with a reason. ERASURE_STATE where it was decided about already. */
  async keep(context: Context, input: { readonly id: string; readonly reason: string }): Promise<Erasure> {
    const reason = requireText(input.reason, 'reason', 'Say why this record is kept.');
    const again = yearsAfter(localDay(context.clock()), KEPT_YEARS);
    return this.#decide(context, input.id, { from: 'listed', to: 'kept', reason, again });
  }

  /** Takes an approval back, with a reason; the next list looks anew. ERASURE_STATE once it is erased. */
  async withdraw(
    context: Context,
    input: { readonly id: string; readonly reason: string },
  ): Promise<Erasure> {
    const reason = requireText(input.reason, 'reason', 'Say why this record is not to be erased.');
    const again = localDay(context.clock());
    return this.#decide(context, input.id, { from: 'approved', to: 'withdrawn', reason, again });
  }

  /** Approves that these are erased, all or none. ERASURE_STATE, ERASURE_HELD. */
  async approve(context: Context, { ids }: { readonly ids: readonly string[] }): Promise<Erasure[]> {
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

  /** Records that a person's data must be erased, and who ruled so. Safe to repeat. ERASURE_HELD, ERASURE_STATE. */
  async rule(context: Context, { id, patientId, ...words }: Ruling): Promise<Erasure> {
    requireId(id, 'id');
    const reason = requireText(words.reason, 'reason', 'Say why this data must be erased.');
    const ruledBy = requireText(words.ruledBy, 'ruledBy', 'Say who ruled.', 200);
    const reference = requireText(words.reference, 'reference', 'Say where the ruling is found.', 200);
    const known = await readErasure(context.manager, id);
    const person = await this.#person(context, known?.patientId ?? patientId);
    if (known !== null) {
      if (known.basis !== 'ruling' || known.reference !== reference) throw new DomainError('CONFLICT');
      return known;
    }
    if (person.standing.includes('legal_hold')) throw new DomainError('ERASURE_HELD');
    const at = context.clock();
    // A ruling takes the place of a review that has not been made yet.
    await context.manager.query(
      `UPDATE erasure SET state = 'withdrawn', decision_reason = 'A ruling took its place.'
       WHERE patient_id = $1 AND state = 'listed'`,
      [person.patientId],
    );
    const made = await context.manager.query<unknown[]>(
      `INSERT INTO erasure (id, patient_id, basis, last_contact, retain_until, listed_at, reason, ruled_by, reference,
                            state, decided_by, decided_at)
       VALUES ($1, $2, 'ruling', $3, $4, $5, $6, $7, $8, 'approved', $9, $5)
       ON CONFLICT (patient_id) WHERE state IN ('listed', 'approved', 'erasing') DO NOTHING RETURNING id`,
      [
        ...[
          id,
          person.patientId,
          person.facts.lastContact,
          person.retainUntil,
          at,
          reason,
          ruledBy,
          reference,
        ],
        actorOf(context).userId,
      ],
    );
    if (made.length === 0) throw new DomainError('ERASURE_STATE');
    await this.#record(context, 'ERASURE_RULED', { id, patientId: person.patientId });
    return this.#read(context.manager, id);
  }

  async #decide(
    context: Context,
    id: string,
    act: {
      readonly from: ErasureState;
      readonly to: 'kept' | 'approved' | 'withdrawn';
      readonly reason: string | null;
      /** When the person is looked at again; null for not before something happens. */
      readonly again: string | null;
    },
  ): Promise<Erasure> {
    const { manager } = context;
    const erasure = isId(id) ? await readErasure(manager, id) : null;
    if (erasure === null) throw notFound('Erasure');
    if (act.to === 'approved' && erasure.isHeld) throw new DomainError('ERASURE_HELD');
    const [, count] = await manager.query<[unknown[], number]>(
      `UPDATE erasure SET state = $3, decided_by = $4, decided_at = $5, decision_reason = $6
       WHERE id = $1 AND state = $2`,
      [id, act.from, act.to, actorOf(context).userId, context.clock(), act.reason],
    );
    if (count === 0) throw new DomainError('ERASURE_STATE');
    const person = await this.#person(context, erasure.patientId);
    await lookAgain(manager, person.patientIds, act.again);
    await this.#record(context, `ERASURE_${act.to.toUpperCase() as Uppercase<typeof act.to>}`, erasure);
    return this.#read(manager, id);
  }

  async #person(context: Context, patientId: string): Promise<PersonRetention> {
    if (!isId(patientId)) throw notFound('Patient');
    const [person] = await retentionOf(context.manager, [patientId]);
    if (person === undefined) throw await missing(context.manager, 'Patient', patientId);
    return person;
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
    }: { readonly id: string; readonly kind: RetentionMarkKind; readonly patientId: string },
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action: kind === 'legal_hold' ? 'LEGAL_HOLD_SET' : 'SERIOUS_INCIDENT_MARKED',
      entity: { type: 'RetentionMark', id },
      patientId,
      fieldsChanged: ['kind', 'reason'],
    });
  }

  #record(
    context: Context,
    action: AuditAction,
    { id, patientId }: { readonly id: string; readonly patientId: string },
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Erasure', id },
      patientId,
      fieldsChanged: ['state'],
    });
  }
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
