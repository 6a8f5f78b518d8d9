import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { EventService } from '../events/event.service.js';
import type { StaffService } from '../staff/staff.service.js';
import type { SeeAndTreatService } from './see-and-treat.service.js';
import { presentStaffUser, staffUserBody } from '../staff/staff-user.presenter.js';
import {
  eventBody,
  logBody,
  newLogBody,
  newLogOf,
  presentEvent,
  presentLog,
} from './see-and-treat.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

const page = z.object({ after: z.string().max(LIMITS.text.long).optional() });

/** See and treat, and the lists that its form chooses from (spec section 7, 'See and treat, users, staff'). */
export const seeAndTreatRoutes = ({
  seeAndTreat,
  events,
  staff,
}: {
  readonly seeAndTreat: SeeAndTreatService;
  readonly events: EventService;
  readonly staff: StaffService;
}): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/see-and-treat',
    mirrors: 'Mutation.submitSeeAndTreatLog',
    madeId: 'log_id',
    errors: ['CONFLICT'],
    tag: 'See and treat',
    summary: 'Submit a see-and-treat log',
    description:
      'Event, patient, time, issue and clinician are required. A client that makes the id itself (UUID v7) can repeat the call safely.',
    body: newLogBody,
    status: 201,
    response: logBody,
    call: (context, { body }) => seeAndTreat.submit(context, newLogOf(body)),
    present: presentLog,
  }),
  route({
    method: 'GET',
    path: '/api/events',
    mirrors: 'Query.events',
    tag: 'Shifts and events',
    summary: 'All events, the latest start first',
    description: `At most ${String(LIMITS.rest.events)} at once. The Link header gives the next page.`,
    query: page,
    response: z.array(eventBody),
    call: (context, { query }) => events.listCapped(context, query.after),
    present: ({ items }) => items.map(presentEvent),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
  route({
    method: 'GET',
    path: '/api/users',
    mirrors: 'Query.staffUsers',
    tag: 'Staff',
    summary: 'All users, by last name',
    description: `Staff get only the accounts of admins and staff. At most ${String(LIMITS.rest.users)} at once. The Link header gives the next page.`,
    query: page,
    response: z.array(staffUserBody),
    call: (context, { query }) => staff.users(context, query.after),
    present: ({ items }) => items.map(presentStaffUser),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
];
