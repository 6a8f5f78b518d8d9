import { crewFacts, treatmentPlaceFacts } from '@sideline/schema/control/validation';
import { LIMITS } from '@sideline/schema/limits';
import { CREW_STATE_LABELS } from '@sideline/schema/control/crews';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import { readBoard } from './control-board.hot.js';
import { stateChanged, type ControlDesk } from './control-desk.js';
import type { SavedCrew, SavedTreatmentPlace } from './control-acts.types.js';
import type { ControlBoard } from './control.types.js';

type Column = readonly [column: string, value: string | number | null];

/** A table whose rows belong to an event and count their changes. The names are the code's own. */
interface BoardTable {
  readonly table: 'control_crew' | 'treatment_place';
  readonly key: 'crew_id' | 'place_id';
  readonly name: 'call_sign' | 'name';
  /** The field of the input that holds the name. */
  readonly nameField: string;
  readonly unique: string;
  readonly most: number;
  readonly what: string;
}
const CREWS: BoardTable = {
  table: 'control_crew',
  key: 'crew_id',
  name: 'call_sign',
  nameField: 'callSign',
  unique: 'control_crew_call_sign',
  most: LIMITS.control.crews,
  what: 'crews',
};
const PLACES: BoardTable = {
  table: 'treatment_place',
  key: 'place_id',
  name: 'name',
  nameField: 'name',
  unique: 'treatment_place_name',
  most: LIMITS.control.places,
  what: 'treatment places',
};

const beforeRow = z.object({ state: z.string() });
const refusedRow = z.object({ name: z.string(), callSign: z.string().nullable() });

const nowRow = z.object({
  by: z.string(),
  at: z.date(),
  name: z.string(),
  version: z.number(),
  isSame: z.boolean(),
});

/** Crews and treatment places of an event. */
export class CrewService {
  readonly #desk: ControlDesk;

  constructor({ desk }: { readonly desk: ControlDesk }) {
    this.#desk = desk;
  }

  /** Makes or changes a crew. STATE_CHANGED where someone else was first; BAD_INPUT for people without a shift at the event. */
  async saveCrew(context: Context, { eventId, crewId, version, ...given }: SavedCrew): Promise<ControlBoard> {
    requireId(crewId, 'crewId');
    const { callSign, bag, vehicle, ownState, staffIds } = requireValid(crewFacts, given);
    await this.#desk.requireOpen(context, eventId);
    // One crew at a time: two controllers at once do not both find a person free.
    await execute(context.manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `crews of ${eventId}`,
    ]);
    await this.#requireOnRota(context, { eventId, crewId, staffIds });
    const before = await fetchMaybe(
      context.manager,
      beforeRow,
      'SELECT own_state AS state FROM control_crew WHERE crew_id = $1',
      [crewId],
    );
    await this.#save(context, CREWS, { eventId, id: crewId, version }, [
      ['call_sign', callSign],
      ['bag', bag],
      ['vehicle', vehicle],
      ['own_state', ownState],
    ]);
    if (before?.state !== ownState)
      await execute(context.manager, 'UPDATE control_crew SET state_at = $2 WHERE crew_id = $1', [
        crewId,
        context.clock(),
      ]);
    await execute(
      context.manager,
      'DELETE FROM control_crew_member WHERE crew_id = $1 AND staff_id <> ALL ($2::uuid[])',
      [crewId, staffIds],
    );
    await execute(
      context.manager,
      `INSERT INTO control_crew_member (crew_id, staff_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING`,
      [crewId, staffIds],
    );
    if (before?.state !== ownState)
      await this.#desk.write(context, eventId, {
        entryId: newId(),
        kind: 'resource',
        text: `${callSign}: ${CREW_STATE_LABELS[ownState].toLowerCase()}.`,
        at: context.clock(),
        crewId,
      });
    await this.#desk.done(
      context,
      eventId,
      'CREW_SAVED',
      { type: 'Crew', id: crewId },
      { fieldsChanged: ['call_sign', 'bag', 'vehicle', 'own_state', 'members'] },
    );
    return readBoard(context, eventId);
  }

  /** Makes or changes a treatment place. STATE_CHANGED where someone else was first. */
  async savePlace(
    context: Context,
    { eventId, placeId, version, ...given }: SavedTreatmentPlace,
  ): Promise<ControlBoard> {
    requireId(placeId, 'placeId');
    const { name, beds, occupied, waiting } = requireValid(treatmentPlaceFacts, given);
    await this.#desk.requireOpen(context, eventId);
    await this.#save(context, PLACES, { eventId, id: placeId, version }, [
      ['name', name],
      ['beds', beds],
      ['occupied', occupied],
      ['waiting', waiting],
    ]);
    await this.#desk.done(
      context,
      eventId,
      'TREATMENT_PLACE_SAVED',
      { type: 'TreatmentPlace', id: placeId },
      { fieldsChanged: ['name', 'beds', 'occupied', 'waiting'] },
    );
    return readBoard(context, eventId);
  }

  /**
   * Everyone in a crew has a shift at the event that has not ended, or is in the crew already; nobody is in two. A crew that goes off
   * duty keeps its people until its incident has ended.
   */
  async #requireOnRota(
    context: Context,
    {
      eventId,
      crewId,
      staffIds,
    }: { readonly eventId: string; readonly crewId: string; readonly staffIds: readonly string[] },
  ): Promise<void> {
    const refused = await fetchRows(
      context.manager,
      refusedRow,
      `SELECT coalesce(concat_ws(' ', u.first_name, u.last_name), '') AS name, other.call_sign AS "callSign"
       FROM unnest($2::uuid[]) AS wanted (id)
       LEFT JOIN staff_profile s ON s.staff_id = wanted.id
       LEFT JOIN app_user u ON u.id = s.user_id
       LEFT JOIN LATERAL (
         SELECT c.call_sign FROM control_crew_member m JOIN control_crew c USING (crew_id)
         WHERE m.staff_id = wanted.id AND c.event_id = $1 AND c.crew_id <> $3
           AND (c.own_state <> 'off_duty' OR EXISTS (SELECT FROM incident i WHERE i.crew_id = c.crew_id AND i.state <> 'clear'))
         LIMIT 1
       ) other ON true
       WHERE other.call_sign IS NOT NULL
         OR NOT EXISTS (SELECT FROM control_crew_member m WHERE m.crew_id = $3 AND m.staff_id = wanted.id)
            AND NOT EXISTS (
              SELECT FROM shift h WHERE h.event_id = $1 AND h.staff_id = wanted.id
                AND (h.status = 'checked_in' OR h.status = 'assigned' AND h.ends_at > $4))
       ORDER BY 1`,
      [eventId, staffIds, crewId, context.clock()],
    );
    const [first] = refused;
    if (first === undefined) return;
    throw badInput([
      {
        field: 'staffIds',
        code: first.callSign === null ? 'no_shift' : 'in_other_crew',
        message:
          first.callSign === null
            ? `${first.name || 'Someone'} has no shift at this event. Choose people on the rota.`
            : `${first.name} is in ${first.callSign}. Take them out of that crew first.`,
      },
    ]);
  }

  /** One conditional statement decides who was first. A row that is sent twice in the same way is one. */
  async #save(
    context: Context,
    { table, key, name, nameField, unique, most, what }: BoardTable,
    { eventId, id, version }: { readonly eventId: string; readonly id: string; readonly version: number },
    values: readonly Column[],
  ): Promise<void> {
    const { userId } = actorOf(context);
    const columns = values.map(([column]) => column);
    const sent = values.map(([, value]) => value);
    const place = (offset: number) => values.map((_, index) => `$${String(index + offset)}`);
    try {
      if (version === 0) {
        const made = await execute(
          context.manager,
          `INSERT INTO ${table} (${key}, event_id, changed_at, changed_by, ${columns.join(', ')})
           SELECT $1, $2, $3, $4, ${place(6).join(', ')}
           WHERE (SELECT count(*) FROM ${table} t WHERE t.event_id = $2) < $5
           ON CONFLICT (${key}) DO NOTHING RETURNING 1`,
          [id, eventId, context.clock(), userId, most, ...sent],
        );
        if (made === 1) return;
      } else {
        const count = await execute(
          context.manager,
          `UPDATE ${table} SET version = $2 + 1, changed_at = $4, changed_by = $5,
                  ${columns.map((column, index) => `${column} = $${String(index + 6)}`).join(', ')}
           WHERE ${key} = $1 AND version = $2 AND event_id = $3`,
          [id, version, eventId, context.clock(), userId, ...sent],
        );
        if (count === 1) return;
      }
    } catch (error) {
      if (!isConstraintViolation(error, unique)) throw error;
      throw new DomainError(
        'CONFLICT',
        {},
        {
          problems: [
            { field: nameField, code: 'taken', message: 'This name is already in use at this event.' },
          ],
          cause: error,
        },
      );
    }
    const now = await fetchMaybe(
      context.manager,
      nowRow,
      `SELECT t.changed_by AS by, t.changed_at AS at, t.${name} AS name, t.version,
              (${columns.map((column, index) => `t.${column} IS NOT DISTINCT FROM $${String(index + 3)}`).join(' AND ')}) AS "isSame"
       FROM ${table} t WHERE t.${key} = $1 AND t.event_id = $2`,
      [id, eventId, ...sent],
    );
    if (now === undefined) {
      if (version > 0)
        throw new DomainError('NOT_FOUND', { what: table === 'control_crew' ? 'Crew' : 'Place' });
      throw badInput([
        { field: nameField, code: 'too_many', message: `An event can have at most ${String(most)} ${what}.` },
      ]);
    }
    if (now.isSame && now.by === userId && now.version === version + 1) return;
    throw await stateChanged(context, eventId, { by: now.by, at: now.at, did: `changed ${now.name}` });
  }
}
