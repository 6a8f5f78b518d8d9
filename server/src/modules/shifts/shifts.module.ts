import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from '../events/event.service.js';
import { CLOSE_CHECKS, EVENT_SHIFTS } from '../events/events.ports.js';
import type { NotificationService } from '../notifications/notification.service.js';
import { STILL_SO } from '../notifications/notifications.ports.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { STAFF_SHIFTS } from '../staff/staff.ports.js';
import { ACCOUNT_FEEDS, ACCOUNT_ROTA } from '../users/users.ports.js';
import { ShiftProposalResolver } from './auto-assign/proposal.resolver.js';
import { ShiftProposalService } from './auto-assign/proposal.service.js';
import { EventShiftsService } from './event-shifts.service.js';
import { CalendarFeedResolver } from './feed/calendar-feed.resolver.js';
import { CalendarFeedService } from './feed/calendar-feed.service.js';
import { ShiftAttendanceService } from './shift-attendance.service.js';
import { ShiftChangingService } from './shift-changing.service.js';
import { HOURS_UNAPPROVED, SHIFTS_WITHOUT_CHECK_OUT } from './shift-close.hot.js';
import { ShiftFitnessResolver } from './shift-fitness.resolver.js';
import { ShiftFitnessService } from './shift-fitness.service.js';
import { ShiftMakingService } from './shift-making.service.js';
import { SHIFT_REMINDERS_TASK, ShiftNoticesService } from './shift-notices.service.js';
import { ShiftReadingService } from './shift-reading.service.js';
import { ShiftReportResolver } from './shift-report.resolver.js';
import { ShiftReportService } from './shift-report.service.js';
import { ShiftStaffingService } from './shift-staffing.service.js';
import { ShiftPlanningResolver, ShiftStaffingResolver } from './shift.resolver.js';
import { shiftData } from './shifts.personal-data.js';
import { shiftRoutes } from './shifts.routes.js';
import { STALE_SWAPS_TASK, StaleSwapsService } from './swaps/stale-swaps.service.js';
import { ShiftSwapResolver } from './swaps/swap.resolver.js';
import { ShiftSwapService } from './swaps/swap.service.js';
import { UNFIT_SHIFTS_TASK, UnfitShiftsService } from './unfit-shifts.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
  readonly rights: RightsService;
}

export const shiftsModule = defineModule({
  name: 'shifts',
  scope: 'shifts',
  personalData: [shiftData],
  start: (
    { audit, events, notifications, post, rights }: Needs,
    { config, clock, dataSource, publicAddress },
  ) => {
    const unfitShifts = new UnfitShiftsService({ notifications, post });
    const calendarFeeds = new CalendarFeedService({
      audit,
      dataSource,
      clock,
      publicAddress,
      isDemo: config.isDemo,
    });
    const notices = new ShiftNoticesService({ notifications, post });
    const staleSwaps = new StaleSwapsService({ notices, post });
    const reading = new ShiftReadingService();
    const making = new ShiftMakingService({ audit, events });
    const changing = new ShiftChangingService({ audit, notices });
    const staffing = new ShiftStaffingService({ audit, notices });
    const attendance = new ShiftAttendanceService({ audit, rights });
    const shiftReports = new ShiftReportService({ audit });
    return {
      services: {
        calendarFeeds,
        shiftReading: reading,
        shiftReports,
        shiftNotices: notices,
        staleSwaps,
        unfitShifts,
      },
      resolvers: [
        new ShiftReportResolver(shiftReports),
        new ShiftPlanningResolver(reading, making, changing),
        new ShiftProposalResolver(new ShiftProposalService({ reading })),
        new ShiftStaffingResolver(staffing, attendance),
        new ShiftFitnessResolver(new ShiftFitnessService()),
        new ShiftSwapResolver(new ShiftSwapService({ audit, notices, rights })),
        new CalendarFeedResolver(calendarFeeds),
      ],
      routes: { shifts: shiftRoutes({ reading, making, changing, staffing, attendance }) },
      jobs: {
        tasks: {
          [SHIFT_REMINDERS_TASK]: () => notices.remind(clock()),
          [STALE_SWAPS_TASK]: () => staleSwaps.tell(clock()),
          [UNFIT_SHIFTS_TASK]: () => unfitShifts.scan(),
        },
        crontab: [
          `* * * * * ${SHIFT_REMINDERS_TASK}`,
          `* * * * * ${STALE_SWAPS_TASK}`,
          `13 7 * * * ${UNFIT_SHIFTS_TASK}`,
        ],
      },
      contributes: [
        ACCOUNT_ROTA.takes(unfitShifts),
        ACCOUNT_FEEDS.takes(calendarFeeds),
        STAFF_SHIFTS.takes(unfitShifts),
        STILL_SO.takes((sent) => notices.isStillSo(sent)),
        EVENT_SHIFTS.takes(new EventShiftsService({ audit, notices })),
        CLOSE_CHECKS.takes(SHIFTS_WITHOUT_CHECK_OUT, HOURS_UNAPPROVED),
      ],
    };
  },
});
