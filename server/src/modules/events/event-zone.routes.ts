import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../platform/http/rest-route.js';
import type { EventZoneService } from './event-zone.service.js';

const zone = z.object({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  planX: z.int().nullable(),
  planY: z.int().nullable(),
});

/** The zones of events, which logs and records name by their ids (operations section 6). */
export const eventZoneRoutes = ({
  eventZones,
}: {
  readonly eventZones: EventZoneService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/events/{event_id}/zones',
    mirrors: 'Query.eventZones',
    tag: 'Shifts and events',
    summary: 'The zones of an event, by name',
    description: 'Clients get only the zones in use at their own events.',
    params: z.object({ event_id: idText }),
    response: z.array(zone),
    call: (context, { params }) => eventZones.list(context, params.event_id),
    present: (zones) =>
      zones.map(({ id, name, isActive, planX, planY }): z.output<typeof zone> => ({
        id,
        name,
        isActive,
        planX,
        planY,
      })),
  }),
];
