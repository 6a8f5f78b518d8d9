import { METHANE_LABELS, METHANE_TEXTS, MAJOR_INCIDENT_LABELS } from '@sideline/schema/control/methane';
import {
  controlLogFacts,
  handoverFacts,
  methaneFacts,
  takeOverFacts,
} from '@sideline/schema/control/validation';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { connectionFrom, pageRead, type Connection, type PageRequest } from '../../platform/lists/paging.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { SignInService } from '../users/sign-in.service.js';
import { readBoard, readLog } from './control-board.hot.js';
import { stateChanged, type ControlDesk } from './control-desk.js';
import type {
  AcceptedControl,
  AddedControlLog,
  OfferedControl,
  SavedMethane,
  TakenControl,
  WithdrawnControl,
} from './control-acts.types.js';
import type { ControlBoard, ControlLogEntry } from './control.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly desk: ControlDesk;
  readonly signIns: SignInService;
}

const countRow = z.object({ entries: z.number() });
const latestRow = z.object({ number: z.number(), by: z.string(), at: z.date() });

const offeredRow = z.object({
  eventId: z.string(),
  by: z.string().nullable(),
  acceptedBy: z.string().nullable(),
  acceptedAt: z.date().nullable(),
});

const withdrawnRow = z.object({
  eventId: z.string(),
  by: z.string().nullable(),
  isWithdrawn: z.boolean(),
  takenBy: z.string().nullable(),
  takenAt: z.date().nullable(),
});
const takenRow = z.object({ by: z.string(), at: z.date(), isWithdrawn: z.boolean() });
const isWrittenRow = z.object({ eventId: z.string() });

const requireOfEventRow = z.object({
  incident: z.boolean(),
  crew: z.boolean(),
  prf: z.boolean(),
  entry: z.boolean(),
});

/** The control log, which is only added to; METHANE, whose versions are kept in it; and the controllers' handover. */
export class ControlLogService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The log from the newest entry. NOT_FOUND for an unknown event. */
  async list(context: Context, eventId: string, page: PageRequest): Promise<Connection<ControlLogEntry>> {
    const count = isId(eventId)
      ? await fetchRows(
          context.manager,
          countRow,
          `SELECT coalesce(c.entries, 0) AS entries FROM event e LEFT JOIN control_count c USING (event_id)
           WHERE e.event_id = $1`,
          [eventId],
        )
      : [];
    const [found] = count;
    if (found === undefined) throw notFound('Event');
    const rows = await readLog(context, eventId, pageRead(page));
    await this.#deps.audit.record(context, {
      action: 'CONTROL_LOG_VIEWED',
      entity: { type: 'Event', id: eventId },
      eventId,
    });
    return connectionFrom(
      rows.map((node) => ({ node, values: [String(node.number)] })),
      page,
      found.entries,
    );
  }

  /** Adds a line. Safe to repeat with the same id. BAD_INPUT names what is not of this event. */
  async add(context: Context, { eventId, entryId, at, ...given }: AddedControlLog): Promise<ControlBoard> {
    requireId(entryId, 'entryId');
    const facts = requireValid(controlLogFacts, given);
    const { desk } = this.#deps;
    await desk.requireOpen(context, eventId);
    if (await this.#isWritten(context, eventId, entryId)) return readBoard(context, eventId);
    await this.#requireOfEvent(context, eventId, facts);
    await desk.write(context, eventId, { entryId, ...facts, at: desk.timeOf(context, at, 'at') });
    await desk.done(
      context,
      eventId,
      'CONTROL_LOGGED',
      { type: 'ControlLogEntry', id: entryId },
      { prfId: facts.prfId },
    );
    return readBoard(context, eventId);
  }

  /** A new version of the METHANE report. STATE_CHANGED where the log has a newer one than was read. */
  async saveMethane(
    context: Context,
    { eventId, entryId, basedOn, ...given }: SavedMethane,
  ): Promise<ControlBoard> {
    requireId(entryId, 'entryId');
    const methane = requireValid(methaneFacts, given);
    const { desk } = this.#deps;
    await desk.requireOpen(context, eventId);
    if (await this.#isWritten(context, eventId, entryId)) return readBoard(context, eventId);
    // The event's numbers are held from here, so no other version can come between.
    await this.#holdNumbers(context, eventId);
    const latest = await fetchMaybe(
      context.manager,
      latestRow,
      `SELECT number, written_by AS by, recorded_at AS at FROM control_log
       WHERE event_id = $1 AND kind = 'methane' ORDER BY number DESC LIMIT 1`,
      [eventId],
    );
    if ((latest?.number ?? null) !== (basedOn ?? null)) {
      if (latest === undefined)
        throw badInput([
          { field: 'basedOn', code: 'unknown', message: 'This METHANE report was not found.' },
        ]);
      throw await stateChanged(context, eventId, { ...latest, did: 'saved a METHANE report' });
    }
    const lines = [
      `${METHANE_LABELS.majorIncident}: ${MAJOR_INCIDENT_LABELS[methane.majorIncident]}`,
      ...METHANE_TEXTS.map((field) => `${METHANE_LABELS[field]}: ${methane[field]}`),
    ];
    await desk.write(context, eventId, {
      entryId,
      kind: 'methane',
      text: lines.join('\n').slice(0, LIMITS.control.logLength),
      at: context.clock(),
      methane,
    });
    await desk.done(context, eventId, 'CONTROL_LOGGED', { type: 'ControlLogEntry', id: entryId });
    return readBoard(context, eventId);
  }

  /**
   * The controller signs the handover with their password. Where nobody has been in control yet, the caller takes control
   * with it. STATE_CHANGED where someone else is in control, or a handover is already waiting.
   */
  async offer(
    context: Context,
    { eventId, handoverId, password, ...given }: OfferedControl,
  ): Promise<ControlBoard> {
    requireId(handoverId, 'handoverId');
    const { summary } = requireValid(handoverFacts, given);
    const { desk, signIns } = this.#deps;
    const { userId } = actorOf(context);
    await signIns.verifyOwnPassword(context, password);
    await desk.requireOpen(context, eventId);
    // One at a time: nobody hands over control that is being taken from them.
    await this.#holdNumbers(context, eventId);
    const board = await readBoard(context, eventId);
    if (await this.#isHandover(context, handoverId)) return board;
    const { controller, handover } = board;
    await this.#refuseOffered(context, eventId, handover);
    if (controller !== null && controller.userId !== userId)
      throw await stateChanged(context, eventId, {
        by: controller.userId,
        at: new Date(controller.since),
        did: 'took control',
      });
    const now = context.clock();
    const isFirst = controller === null;
    try {
      await execute(
        context.manager,
        `INSERT INTO control_handover (handover_id, event_id, offered_by, offered_at, summary, accepted_by, accepted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        isFirst
          ? [handoverId, eventId, null, null, summary, userId, now]
          : [handoverId, eventId, userId, now, summary, null, null],
      );
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      throw new DomainError('CONFLICT', {}, { cause: error });
    }
    await desk.write(context, eventId, {
      entryId: newId(),
      kind: 'handover',
      text: `${isFirst ? 'Took control' : 'Signed to hand over control'}: ${summary}`,
      at: now,
    });
    await desk.done(context, eventId, isFirst ? 'CONTROL_TAKEN' : 'CONTROL_HANDOVER_OFFERED', {
      type: 'ControlHandover',
      id: handoverId,
    });
    return readBoard(context, eventId);
  }

  /** The next controller signs with their password. BAD_INPUT for the one who offered it; safe to repeat. */
  async accept(context: Context, { handoverId, password }: AcceptedControl): Promise<ControlBoard> {
    const { desk, signIns } = this.#deps;
    const { userId } = actorOf(context);
    await signIns.verifyOwnPassword(context, password);
    const offered = isId(handoverId)
      ? await fetchMaybe(
          context.manager,
          offeredRow,
          `SELECT event_id AS "eventId", offered_by AS by, accepted_by AS "acceptedBy", accepted_at AS "acceptedAt"
           FROM control_handover WHERE handover_id = $1`,
          [handoverId],
        )
      : undefined;
    if (offered === undefined) throw notFound('Handover');
    const { eventId } = offered;
    await desk.requireOpen(context, eventId);
    if (offered.by === userId)
      throw badInput([
        { field: 'handoverId', code: 'own', message: 'Another person must sign to take over.' },
      ]);
    const now = context.clock();
    const count = await execute(
      context.manager,
      'UPDATE control_handover SET accepted_by = $2, accepted_at = $3 WHERE handover_id = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL',
      [handoverId, userId, now],
    );
    if (count !== 1) {
      const taken = await fetchMaybe(
        context.manager,
        takenRow,
        `SELECT coalesce(accepted_by, offered_by) AS by, coalesce(accepted_at, withdrawn_at) AS at, withdrawn_at IS NOT NULL AS "isWithdrawn"
         FROM control_handover WHERE handover_id = $1`,
        [handoverId],
      );
      if (taken === undefined) throw notFound('Handover');
      if (taken.by === userId) return readBoard(context, eventId);
      throw await stateChanged(context, eventId, {
        ...taken,
        did: taken.isWithdrawn ? 'withdrew the handover' : 'took control',
      });
    }
    await desk.write(context, eventId, {
      entryId: newId(),
      kind: 'handover',
      text: 'Signed to take over control.',
      at: now,
    });
    await desk.done(context, eventId, 'CONTROL_TAKEN', { type: 'ControlHandover', id: handoverId });
    return readBoard(context, eventId);
  }

  /** The person who offered to hand over stays in control. STATE_CHANGED where someone has accepted; safe to repeat. */
  async withdraw(context: Context, { handoverId }: WithdrawnControl): Promise<ControlBoard> {
    const { desk } = this.#deps;
    const { userId } = actorOf(context);
    const find = async () =>
      isId(handoverId)
        ? fetchMaybe(
            context.manager,
            withdrawnRow,
            `SELECT event_id AS "eventId", offered_by AS by, withdrawn_at IS NOT NULL AS "isWithdrawn",
                    accepted_by AS "takenBy", accepted_at AS "takenAt"
             FROM control_handover WHERE handover_id = $1`,
            [handoverId],
          )
        : undefined;
    const offered = await find();
    if (offered === undefined) throw notFound('Handover');
    const { eventId } = offered;
    await desk.requireOpen(context, eventId);
    if (offered.by !== userId)
      throw badInput([
        { field: 'handoverId', code: 'not_own', message: 'Only the person who offered it can withdraw it.' },
      ]);
    const count = await execute(
      context.manager,
      `UPDATE control_handover SET withdrawn_at = $2
       WHERE handover_id = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL`,
      [handoverId, context.clock()],
    );
    if (count !== 1) {
      const now = await find();
      if (now === undefined || now.takenBy === null || now.takenAt === null)
        return readBoard(context, eventId);
      throw await stateChanged(context, eventId, { by: now.takenBy, at: now.takenAt, did: 'took control' });
    }
    await desk.write(context, eventId, {
      entryId: newId(),
      kind: 'handover',
      text: 'Withdrew the handover and stays in control.',
      at: context.clock(),
    });
    await desk.done(context, eventId, 'CONTROL_HANDOVER_WITHDRAWN', {
      type: 'ControlHandover',
      id: handoverId,
    });
    return readBoard(context, eventId);
  }

  /**
   * Takes control from a controller who has gone without signing: for administrators, and for anyone where the controller has no
   * shift at the event now (CONTROL_HELD otherwise). The log says that the outgoing controller did not sign, and why. Where
   * a handover is offered, it is accepted instead. Safe to repeat with the same id.
   */
  async takeOver(
    context: Context,
    { eventId, handoverId, password, ...given }: TakenControl,
  ): Promise<ControlBoard> {
    requireId(handoverId, 'handoverId');
    const { reason } = requireValid(takeOverFacts, given);
    const { desk, signIns } = this.#deps;
    const { userId, role } = actorOf(context);
    await signIns.verifyOwnPassword(context, password);
    await desk.requireOpen(context, eventId);
    // One at a time: two who take over at once do not both take it from the same controller.
    await this.#holdNumbers(context, eventId);
    const board = await readBoard(context, eventId);
    if (await this.#isHandover(context, handoverId)) return board;
    const { controller, handover } = board;
    await this.#refuseOffered(context, eventId, handover);
    if (controller === null)
      throw badInput([
        { field: 'eventId', code: 'no_controller', message: 'Nobody is in control. Take control instead.' },
      ]);
    if (controller.userId === userId)
      throw badInput([{ field: 'eventId', code: 'own', message: 'You are already in control.' }]);
    if (role !== 'admin' && controller.isOnShift)
      throw new DomainError('CONTROL_HELD', { who: controller.name });
    const now = context.clock();
    await execute(
      context.manager,
      `INSERT INTO control_handover (handover_id, event_id, taken_from, summary, accepted_by, accepted_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [handoverId, eventId, controller.userId, reason, userId, now],
    );
    await desk.write(context, eventId, {
      entryId: newId(),
      kind: 'handover',
      text: `Took over control without a handover. Not signed by ${controller.name}, who was in control. ${reason}`,
      at: now,
    });
    await desk.done(context, eventId, 'CONTROL_TAKEN_UNSIGNED', {
      type: 'ControlHandover',
      id: handoverId,
    });
    return readBoard(context, eventId);
  }

  /** Holds the event's numbers until the end of the transaction, so that no other act comes between. */
  async #holdNumbers(context: Context, eventId: string): Promise<void> {
    await execute(
      context.manager,
      'INSERT INTO control_count (event_id) VALUES ($1) ON CONFLICT (event_id) DO UPDATE SET entries = control_count.entries',
      [eventId],
    );
  }

  async #isHandover(context: Context, handoverId: string): Promise<boolean> {
    const count = await execute(context.manager, 'SELECT 1 FROM control_handover WHERE handover_id = $1', [
      handoverId,
    ]);
    return count > 0;
  }

  /** Throws STATE_CHANGED where someone has offered to hand over. */
  async #refuseOffered(context: Context, eventId: string, handover: ControlBoard['handover']): Promise<void> {
    if (handover === null) return;
    throw await stateChanged(context, eventId, {
      by: handover.byUserId,
      at: new Date(handover.at),
      did: 'offered to hand over',
    });
  }

  async #isWritten(context: Context, eventId: string, entryId: string): Promise<boolean> {
    const row = await fetchMaybe(
      context.manager,
      isWrittenRow,
      'SELECT event_id AS "eventId" FROM control_log WHERE entry_id = $1',
      [entryId],
    );
    if (row !== undefined && row.eventId !== eventId) throw new DomainError('CONFLICT');
    return row !== undefined;
  }

  async #requireOfEvent(
    context: Context,
    eventId: string,
    {
      incidentId,
      crewId,
      prfId,
      corrects,
    }: Pick<AddedControlLog, 'incidentId' | 'crewId' | 'prfId' | 'corrects'>,
  ): Promise<void> {
    const known = await fetchMaybe(
      context.manager,
      requireOfEventRow,
      `SELECT $2::uuid IS NULL OR EXISTS (SELECT FROM incident WHERE incident_id = $2 AND event_id = $1) AS incident,
              $3::uuid IS NULL OR EXISTS (SELECT FROM control_crew WHERE crew_id = $3 AND event_id = $1) AS crew,
              $4::uuid IS NULL OR EXISTS (SELECT FROM prf WHERE id = $4 AND event_id = $1) AS prf,
              $5::integer IS NULL OR EXISTS (SELECT FROM control_log WHERE event_id = $1 AND number = $5) AS entry`,
      [eventId, incidentId ?? null, crewId ?? null, prfId ?? null, corrects ?? null],
    );
    const problem = (field: string, what: string) => ({
      field,
      code: 'unknown',
      message: `Choose ${what} of this event.`,
    });
    const problems = [
      ...(known?.incident === true ? [] : [problem('incidentId', 'an incident')]),
      ...(known?.crew === true ? [] : [problem('crewId', 'a crew')]),
      ...(known?.prf === true ? [] : [problem('prfId', 'a PRF')]),
      ...(known?.entry === true ? [] : [problem('corrects', 'an entry')]),
    ];
    if (problems.length > 0) throw badInput(problems);
  }
}
