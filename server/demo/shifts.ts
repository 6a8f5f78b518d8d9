import type { Position } from '@sideline/schema/positions';
import type { ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import type { ShiftQualification } from '@sideline/schema/staff/qualifications';
import type { EntityManager } from 'typeorm';
import { execute } from '../src/platform/database/checked.js';
import { newId } from '../src/platform/ids.js';
import type { Dataset } from './dataset.js';

const HOUR_MS = 3_600_000;

interface Place {
  readonly role: Position;
  readonly hours: number;
  readonly priority: ShiftPriority;
  readonly requires: readonly ShiftQualification[];
  /** Whose positions fill it; nobody's where it is still open. */
  readonly by: Position | null;
}

const PLACES: readonly Place[] = [
  { role: 'team_leader', hours: 9, priority: 'high', requires: [], by: 'team_leader' },
  { role: 'paramedic', hours: 9, priority: 'normal', requires: ['als'], by: 'paramedic' },
  { role: 'nurse', hours: 9, priority: 'normal', requires: [], by: 'nurse' },
  { role: 'medic', hours: 8, priority: 'normal', requires: ['frec_4'], by: 'medic' },
  { role: 'first_aider', hours: 8, priority: 'low', requires: ['frec_3'], by: 'first_aider' },
  { role: 'first_aider', hours: 8, priority: 'low', requires: ['frec_3'], by: null },
  { role: 'first_responder', hours: 8, priority: 'critical', requires: ['frec_4'], by: null },
];

/** The rota of every event: attended where it is over, with two places still open where it is to come. */
export const insertShifts = async (
  manager: EntityManager,
  { events, staff, now }: Pick<Dataset, 'events' | 'staff' | 'now'>,
): Promise<void> => {
  const admin = staff.find(({ role }) => role === 'admin');
  const rows = events.flatMap((event) =>
    event.hours.flatMap(({ from: start }) =>
      PLACES.map((place) => {
        const end = new Date(start.getTime() + place.hours * HOUR_MS);
        const person = staff.find(({ position, isActive }) => isActive && position === place.by);
        const isOver = end < now;
        return {
          id: newId(),
          event: event.id,
          start,
          end,
          role: place.role,
          requires: place.requires,
          priority: place.priority,
          status: person === undefined ? (isOver ? 'cancelled' : 'open') : isOver ? 'approved' : 'assigned',
          staff: person?.staffId ?? null,
          bidding: person === undefined && !isOver && place.priority === 'critical',
          checkedIn: person !== undefined && isOver ? start : null,
          checkedOut: person !== undefined && isOver ? end : null,
        };
      }),
    ),
  );
  await execute(
    manager,
    `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, required_qualifications, priority, status,
                        reason, staff_id, is_bidding_open, is_touched, checked_in_at, checked_out_at, briefing, created_by, created_at)
     SELECT r.id, r.event, r.event, r.start, r."end", r.role, ARRAY(SELECT jsonb_array_elements_text(r.requires)), r.priority,
            r.status, CASE WHEN r.status = 'cancelled' THEN 'Nobody was free' END, r.staff, r.bidding, r.staff IS NOT NULL,
            r."checkedIn", r."checkedOut", 'Briefing at the medical point 30 minutes before the start.', $2, $3
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, event uuid, start timestamptz, "end" timestamptz, role text,
       requires jsonb, priority text, status text, staff uuid, bidding boolean, "checkedIn" timestamptz, "checkedOut" timestamptz)`,
    [JSON.stringify(rows), admin?.userId, now],
  );
};
