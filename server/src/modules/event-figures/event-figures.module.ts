import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { EventFiguresResolver } from './event-figures.resolver.js';
import { eventFiguresRoutes } from './event-figures.routes.js';
import { EventFiguresService } from './event-figures.service.js';

export const eventFiguresModule = defineModule({
  name: 'event-figures',
  start: ({ audit }: { readonly audit: AuditService }, { bus, behind, clock }) => {
    const eventFigures = new EventFiguresService({ audit, events: bus, dataSource: behind, clock });
    return {
      resolvers: [new EventFiguresResolver(eventFigures)],
      routes: { 'event-figures': eventFiguresRoutes({ eventFigures }) },
      // The SDL has checked the argument's shape.
      subscriptions: {
        eventFiguresChanged: ({ context, args }) => eventFigures.follow(context, args['eventId'] as string),
      },
    };
  },
});
