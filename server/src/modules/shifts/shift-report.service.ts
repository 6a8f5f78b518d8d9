import { isWithinDays } from '@sideline/schema/day-count';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { fetchRows } from '../../platform/database/checked.js';
import { badInput } from '../../platform/errors.js';
import { refuseBackwards } from '../../platform/http/period.js';
import { inSnapshot } from '../../platform/database/snapshot.js';
import type { AuditService } from '../audit/audit.service.js';
import { counting, plannedMinutesSql, workedMinutesSql } from './shift-hours.hot.js';
import type { EventShifts, ReportRange, RoleFigure, ShiftReport, StaffFigure } from './shift-report.types.js';

/** The shifts of one event, one role or one person, or those with nobody assigned. */
const groupRow = z.object({
  eventId: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  staffId: z.string().nullable(),
  person: z.string().nullable(),
  shifts: z.number(),
  completed: z.number(),
  workedMinutes: z.number(),
  plannedMinutes: z.number(),
});
type Group = z.infer<typeof groupRow>;

const GROUPS = `
  SELECT s.event_id AS "eventId", e.name, s.role, s.staff_id AS "staffId",
         concat_ws(' ', u.first_name, u.last_name) AS person,
         count(*)::integer AS shifts,
         (count(*) FILTER (WHERE ${counting('s', 'attended')}))::integer AS completed,
         ${workedMinutesSql('s')}::double precision AS "workedMinutes",
         ${plannedMinutesSql('s')}::double precision AS "plannedMinutes"
  FROM shift s JOIN event e ON e.event_id = s.event_id
  LEFT JOIN staff_profile p ON p.staff_id = s.staff_id LEFT JOIN app_user u ON u.id = p.user_id
  WHERE s.starts_at >= $1 AND s.starts_at < $2 AND s.status <> 'cancelled'
  GROUP BY s.event_id, e.name, s.role, s.staff_id, u.first_name, u.last_name
  ORDER BY min(min(s.starts_at)) OVER (PARTITION BY s.event_id), e.name, s.event_id, s.role, s.staff_id`;

const DAY_MS = 86_400_000;

/** From 90 days back to 366 ahead by default. */
export const reportRange = (
  { from, to }: { readonly from?: Date | undefined; readonly to?: Date | undefined },
  now: Date,
): ReportRange => ({
  from: from ?? new Date(now.getTime() - 90 * DAY_MS),
  to: to ?? new Date(now.getTime() + 366 * DAY_MS),
});

/** The shift report: totals, by role, by person and by event. */
export class ShiftReportService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** The figures, with an audit entry that they were read. */
  async report(context: Context, range: ReportRange): Promise<ShiftReport> {
    const report = await this.figures(context, range);
    await this.#audit.record(context, {
      action: 'SHIFT_REPORT_MADE',
      entity: { type: 'Shift', id: 'report' },
    });
    return report;
  }

  /**
   * Of the shifts that start from `from` and before `to`, in one statement. Hours run from check-in to check-out, or are
   * those confirmed instead; a shift that is not over counts with its planned hours, which are shown separately; one at
   * which nobody turned up has none (operations section 2). BAD_INPUT for an invalid range, or one longer than two years.
   */
  async figures(context: Context, { from, to }: ReportRange): Promise<ShiftReport> {
    refuseBackwards({ from, to });
    if (!isWithinDays(from, to, LIMITS.shiftReport.days))
      throw badInput([
        {
          field: 'to',
          code: 'too_long',
          message: `Choose at most ${String(LIMITS.shiftReport.days)} days at once.`,
        },
      ]);
    const groups = await inSnapshot(context, ({ manager }) =>
      fetchRows(manager, groupRow, GROUPS, [from, to]),
    );
    const byEvent = new Map<string, Group[]>();
    for (const group of groups) byEvent.set(group.eventId, [...(byEvent.get(group.eventId) ?? []), group]);
    return {
      summary: { ...figuresOf(groups), totalStaff: staffOf(groups).length },
      eventReport: [...byEvent.values()].flatMap((own): EventShifts[] => {
        const [first] = own;
        return first === undefined ? [] : [{ eventId: first.eventId, name: first.name, ...figuresOf(own) }];
      }),
    };
  }
}

const hours = (groups: readonly Group[], of: (group: Group) => number): number =>
  Math.round((groups.reduce((sum, group) => sum + of(group), 0) / 60) * 100) / 100;
const all = ({ workedMinutes, plannedMinutes }: Group): number => workedMinutes + plannedMinutes;
const planned = ({ plannedMinutes }: Group): number => plannedMinutes;
const count = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);

const figuresOf = (groups: readonly Group[]) => {
  const totalShifts = count(groups, ({ shifts }) => shifts);
  const unassignedShifts = count(groups, ({ staffId, shifts }) => (staffId === null ? shifts : 0));
  return {
    totalShifts,
    unassignedShifts,
    assignedShifts: totalShifts - unassignedShifts,
    completedShifts: count(groups, ({ completed }) => completed),
    totalHours: hours(groups, all),
    plannedHours: hours(groups, planned),
    roles: rolesOf(groups),
    staff: staffOf(groups),
  };
};

const rolesOf = (groups: readonly Group[]): RoleFigure[] =>
  [...new Set(groups.map(({ role }) => role))]
    .map((role) => ({
      role,
      shifts: count(
        groups.filter((group) => group.role === role),
        ({ shifts }) => shifts,
      ),
    }))
    .sort((one, other) => other.shifts - one.shifts || (one.role ?? '').localeCompare(other.role ?? ''));

const staffOf = (groups: readonly Group[]): StaffFigure[] => {
  const people = new Map(
    groups.flatMap(({ staffId, person }) => (staffId === null ? [] : [[staffId, person ?? ''] as const])),
  );
  return [...people]
    .map(([staffId, name]) => {
      const own = groups.filter((group) => group.staffId === staffId);
      return { staffId, name, hours: hours(own, all), plannedHours: hours(own, planned) };
    })
    .sort((one, other) => other.hours - one.hours || one.name.localeCompare(other.name, 'en-GB'));
};
