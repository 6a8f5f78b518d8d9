import { LIMITS } from '@sideline/schema/limits';
import { MAXIMUM_PICTURE_BYTES } from '@sideline/schema/pictures';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.js';
import { FileAnswer, route, type Route } from '../../platform/http/rest-route.js';
import type { EventPlanService } from './event-plan.service.js';

const plan = z.object({ eventId: z.uuid(), width: z.int(), height: z.int(), version: z.int() });
const address = {
  path: '/api/events/{event_id}/plan/picture',
  tag: 'Shifts and events',
  params: z.object({ event_id: idText }),
} as const;

/** The picture of an event's site, on which its zones are. */
export const eventPlanRoutes = ({
  eventPlans,
}: {
  readonly eventPlans: EventPlanService;
}): readonly Route[] => [
  route({
    ...address,
    method: 'GET',
    mirrors: 'Query.eventPlan',
    summary: 'The picture of an event’s site',
    description: 'The JPEG as stored.',
    produces: 'image/jpeg',
    call: (context, { params }) => eventPlans.picture(context, params.event_id),
    present: ({ contentType, fileName, bytes }) => new FileAnswer(contentType, fileName, bytes),
  }),
  route({
    ...address,
    method: 'PUT',
    mirrors: 'Mutation.placeEventZone',
    summary: 'Replace the picture of an event’s site',
    description:
      'Send the bytes of a JPEG, PNG or WebP as the body, at most 15 MB and 50 megapixels. It is stored as an upright JPEG of at most 2,000 pixels. The zones keep their positions.',
    body: z.instanceof(Buffer),
    upload: {
      types: ['application/octet-stream', 'image/jpeg', 'image/png', 'image/webp'],
      maximumBytes: MAXIMUM_PICTURE_BYTES,
      tooLarge: () => new DomainError('PICTURE_TOO_LARGE', { most: LIMITS.pictures.megabytes }),
    },
    errors: ['PICTURE_TOO_LARGE', 'PICTURE_TOO_MANY_PIXELS', 'PICTURE_FORMAT', 'PICTURE_UNREADABLE'],
    response: plan,
    call: (context, { params, body }) => eventPlans.store(context, params.event_id, body),
    present: (stored): z.output<typeof plan> => stored,
  }),
];
