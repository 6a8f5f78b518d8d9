import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { NotificationService } from '../notifications/notification.service.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityService } from './availability.service.js';
import { ExpiryWarningService } from './expiry-warning.service.js';
import { StaffAvailability } from './staff-availability.entity.js';
import { StaffProfile } from './staff-profile.entity.js';
import { StaffProfileService } from './staff-profile.service.js';
import { StaffQualification } from './staff-qualification.entity.js';
import { staffData } from './staff.personal-data.js';
import { STAFF_SHIFTS } from './staff.ports.js';
import { StaffResolver } from './staff.resolver.js';
import { staffRoutes } from './staff.routes.js';
import { StaffService } from './staff.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly notifications: NotificationService;
  readonly post: PostOffice;
}

export const staffModule = defineModule({
  name: 'staff',
  scope: 'staff',
  entities: [StaffProfile, StaffQualification, StaffAvailability],
  personalData: [staffData],
  start: ({ audit, notifications, post }: Needs, { every }) => {
    const staff = new StaffService({ audit });
    const staffProfiles = new StaffProfileService({ audit, shifts: every(STAFF_SHIFTS) });
    const expiryWarnings = new ExpiryWarningService({ notifications, post });
    return {
      services: { staff, expiryWarnings },
      resolvers: [
        new StaffResolver(staff, staffProfiles),
        new AvailabilityResolver(new AvailabilityService({ audit })),
      ],
      routes: { staff: staffRoutes({ staff, staffProfiles }) },
      jobs: {
        tasks: { 'warn-of-expiring-qualifications': () => expiryWarnings.scan() },
        crontab: ['13 7 * * * warn-of-expiring-qualifications'],
      },
    };
  },
});
