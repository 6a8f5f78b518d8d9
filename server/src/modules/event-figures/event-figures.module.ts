import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventCloseService } from '../events/event-close.service.js';
import type { EventPlanService } from '../events/event-plan.service.js';
import type { EventService } from '../events/event.service.js';
import type { EventZoneService } from '../events/event-zone.service.js';
import type { ProviderFormatsService } from '../settings/provider-formats.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { EVENT_BAGS } from './event-figures.ports.js';
import { EventFiguresResolver } from './event-figures.resolver.js';
import { eventFiguresRoutes } from './event-figures.routes.js';
import { EventFiguresService } from './event-figures.service.js';
import { EventReportService } from './event-report.service.js';
import { FIGURE_NEWS_TASK, FigureNewsService } from './figure-news.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly eventZones: EventZoneService;
  readonly eventPlans: EventPlanService;
  readonly eventClosing: EventCloseService;
  readonly settings: ProviderSettingsService;
  readonly rights: RightsService;
  readonly formats: ProviderFormatsService;
}

export const eventFiguresModule = defineModule({
  name: 'event-figures',
  scope: 'events',
  impersonal: {
    event_figure_news: 'When the figures of an event were last announced, and a digest of them.',
    event_figure_release: 'Figures of an event, masked for clients.',
  },
  start: (
    { audit, events, eventZones, eventPlans, eventClosing, settings, rights, formats }: Needs,
    { bus, behind, clock, every },
  ) => {
    const eventFigures = new EventFiguresService({
      ...{ audit, events: bus, dataSource: behind, clock },
      bags: every(EVENT_BAGS),
    });
    const news = new FigureNewsService({ dataSource: behind, clock });
    const eventReports = new EventReportService({
      ...{ figures: eventFigures, events, zones: eventZones, plans: eventPlans, closing: eventClosing },
      ...{ settings, rights, formats },
    });
    return {
      services: { figureNews: news },
      resolvers: [new EventFiguresResolver(eventFigures)],
      routes: { 'event-figures': eventFiguresRoutes({ eventFigures, eventReports }) },
      jobs: {
        tasks: {
          [FIGURE_NEWS_TASK]: async () => {
            await news.tell();
          },
        },
        crontab: [`*/10 * * * * ${FIGURE_NEWS_TASK}`],
      },
      // The SDL has checked the argument's shape.
      subscriptions: {
        eventFiguresChanged: ({ context, args }) => eventFigures.follow(context, args['eventId'] as string),
      },
    };
  },
});
