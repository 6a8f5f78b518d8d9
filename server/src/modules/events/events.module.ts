import { defineModule } from '../../platform/module.js';
import type { AttachmentService } from '../attachments/attachment.service.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ClientService } from '../clients/client.service.js';
import { EventCloseResolver } from './event-close.resolver.js';
import { EventCloseService } from './event-close.service.js';
import { EventPlanResolver } from './event-plan.resolver.js';
import { eventPlanRoutes } from './event-plan.routes.js';
import { EventPlanService } from './event-plan.service.js';
import { EventPlanningService } from './event-planning.service.js';
import { Event } from './event.entity.js';
import { EventZone } from './event-zone.entity.js';
import { EventZoneResolver } from './event-zone.resolver.js';
import { eventZoneRoutes } from './event-zone.routes.js';
import { EventZoneService } from './event-zone.service.js';
import { EventResolver } from './event.resolver.js';
import { EventService } from './event.service.js';
import { CLOSE_CHECKS, EVENT_SHIFTS } from './events.ports.js';

export const eventsModule = defineModule({
  name: 'events',
  scope: 'events',
  entities: [Event, EventZone],
  impersonal: {
    event:
      'A place and a time; who planned it counts as the account’s activity, not as a detail about a person.',
    event_waiver: 'The points waived when an event was closed, why and by whom; never about whom.',
    event_zone: 'A named area of an event.',
    event_plan: 'A picture of the site; it shows nobody.',
    event_status_change: 'Why an event was opened or closed, and by whom.',
  },
  start: (
    {
      audit,
      clients,
      attachments,
    }: {
      readonly audit: AuditService;
      readonly clients: ClientService;
      readonly attachments: AttachmentService;
    },
    { every, only, bus },
  ) => {
    const events = new EventService({ audit });
    const eventZones = new EventZoneService({ audit, events: bus });
    const eventPlans = new EventPlanService({ audit, attachments, zones: eventZones, events: bus });
    const closing = new EventCloseService({ audit, events, checks: every(CLOSE_CHECKS) });
    const planning = new EventPlanningService({ audit, clients, shifts: only(EVENT_SHIFTS), closing });
    return {
      services: { events, eventZones, eventPlans, eventClosing: closing },
      resolvers: [
        new EventResolver(events, planning),
        new EventCloseResolver(closing),
        new EventZoneResolver(eventZones),
        new EventPlanResolver(eventPlans),
      ],
      routes: { zones: eventZoneRoutes({ eventZones }), plans: eventPlanRoutes({ eventPlans }) },
    };
  },
});
