import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import type { NotificationService } from '../notifications/notification.service.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import type { StaffShifts } from '../staff/staff.ports.js';
import { EMPLOYED, placed } from './candidate.hot.js';
import { spoken } from './spoken.js';
import { missingOf, type Employed, type Placed } from './shift.candidate.js';

/** The task of the job queue that looks for shifts whose people can no longer work them. */
export const UNFIT_SHIFTS_TASK = 'look-for-unfit-shifts';

interface Deps {
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

interface PlannedShift extends Placed {
  readonly eventName: string;
}

/** A person with the future shifts that they are assigned to or the backup of, earliest first. */
interface Planned extends Employed {
  readonly shifts: readonly PlannedShift[];
}

/** The row that a statement returns. */
const plannedRow: z.ZodType<Planned> = z.object({
  shifts: z.array(storedJson<PlannedShift>()),
  staffId: z.string(),
  userId: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  isActive: z.boolean(),
  hireDate: z.string().nullable(),
  terminationDate: z.string().nullable(),
  qualifications: storedJson<Planned['qualifications']>(),
});

interface Unfit {
  readonly shift: PlannedShift;
  readonly why: readonly string[];
}

/** `$1` is now, `$2` one person, or null for everyone. */
const PLANNED = `
  SELECT ${EMPLOYED}, o.shifts
  FROM (SELECT n.staff_id, json_agg(${placed({ eventName: 'e.name' })} ORDER BY s.starts_at, s.shift_id) AS shifts
        FROM shift s JOIN event e ON e.event_id = s.event_id AND e.status IN ('planned', 'live')
        CROSS JOIN LATERAL (VALUES (s.staff_id), (s.backup_staff_id)) n (staff_id)
        WHERE s.status IN ('open', 'assigned') AND s.starts_at > $1 AND n.staff_id IS NOT NULL
          AND ($2::uuid IS NULL OR n.staff_id = $2)
        GROUP BY n.staff_id) o
  JOIN staff_profile p ON p.staff_id = o.staff_id JOIN app_user u ON u.id = p.user_id
  ORDER BY p.staff_id`;

/** Stores the people for whom it is true now (`$1`), removes the others, and returns the new ones. `$3` as above. */
const KEEP = `
  WITH now_so AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS f ("shiftId" uuid, "staffId" uuid)),
  over AS (DELETE FROM shift_unfit k WHERE ($3::uuid IS NULL OR k.staff_id = $3)
             AND NOT EXISTS (SELECT FROM now_so f WHERE f."shiftId" = k.shift_id AND f."staffId" = k.staff_id))
  INSERT INTO shift_unfit (shift_id, staff_id, found_at) SELECT "shiftId", "staffId", $2 FROM now_so
  ON CONFLICT DO NOTHING RETURNING shift_id AS "shiftId", staff_id AS "staffId"`;

/** The most shifts named in one message. */
const NAMED = 10;

const profileRow = z.object({ staffId: z.string() });
const freshRow = z.object({ shiftId: z.string(), staffId: z.string() });

/**
 * Shifts to come whose people can no longer work them: a qualification of theirs expires or was removed, their position
 * changed, they leave before, or their account no longer works here. This unassigns nobody; administrators are notified, once
 * for each shift and person while it lasts. The shift says so wherever it is shown (ShiftFitnessService.concerns).
 */
export class UnfitShiftsService implements StaffShifts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The job: checks everyone. */
  scan(): Promise<void> {
    return runInTransaction(this.#deps.post.context(), (context) => this.#look(context, null));
  }

  /** For one person, in the transaction that changed what they may do. */
  recheck(context: Context, staffId: string): Promise<void> {
    return this.#look(context, staffId);
  }

  /** For the owner of an account, in the transaction that changed its role, closed it or opened it again. */
  async recheckAccount(context: Context, userId: string): Promise<void> {
    const profile = await fetchMaybe(
      context.manager,
      profileRow,
      'SELECT staff_id AS "staffId" FROM staff_profile WHERE user_id = $1',
      [userId],
    );
    if (profile !== undefined) await this.#look(context, profile.staffId);
  }

  async #look(context: Context, staffId: string | null): Promise<void> {
    const people = await fetchRows(context.manager, plannedRow, PLANNED, [context.clock(), staffId]);
    const unfit = people.map((person) => ({
      person,
      shifts: person.shifts.flatMap((shift): Unfit[] => {
        const why = missingOf(person, shift);
        return why.length === 0 ? [] : [{ shift, why }];
      }),
    }));
    const found = unfit.flatMap(({ person, shifts }) =>
      shifts.map(({ shift }) => ({ shiftId: shift.id, staffId: person.staffId })),
    );
    const fresh = await fetchRows(context.manager, freshRow, KEEP, [
      JSON.stringify(found),
      context.clock(),
      staffId,
    ]);
    const isFresh = new Set(fresh.map((one) => `${one.shiftId} ${one.staffId}`));
    for (const { person, shifts } of unfit) {
      const freshOnes = shifts.filter(({ shift }) => isFresh.has(`${shift.id} ${person.staffId}`));
      const [first] = freshOnes;
      // The profile page does not show the rota, so administrators are notified of their own change too.
      if (first !== undefined)
        await this.#deps.notifications.notifyAdmins(
          { ...context, actor: null },
          { kind: 'shift_unfit', entityId: first.shift.id, ...wordsOf(person, freshOnes) },
        );
    }
  }
}

const lineOf = ({ shift, why }: Unfit): string =>
  `${shift.eventName}, ${spoken(shift.shiftStart, shift.timeZone)}: ${why.join('; ')}.`;

const wordsOf = (
  { name }: Employed,
  unfit: readonly Unfit[],
): { readonly title: string; readonly body: string } => {
  const shifts = unfit.length === 1 ? 'a shift' : `${String(unfit.length)} shifts`;
  return {
    title: `${name} can no longer work ${shifts}`,
    body: [
      `${name} is on the rota for ${shifts} that they cannot work, according to their current profile and account. They stay on the rota until you assign someone else.`,
      ...unfit.slice(0, NAMED).map(lineOf),
      ...(unfit.length > NAMED ? [`And ${String(unfit.length - NAMED)} more.`] : []),
    ].join('\n'),
  };
};
