import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { StaffProfileService } from './staff-profile.service.js';
import type { StaffService } from './staff.service.js';
import { presentStaffUser, staffUserBody } from './staff-user.presenter.js';
import { newProfileBody, newProfileOf, presentProfile, profileBody } from './staff.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

const page = z.object({ after: z.string().max(LIMITS.text.long).optional() });
const capped = `At most ${String(LIMITS.rest.users)} at once. The Link header gives the next page.`;

/** Staff profiles and their accounts (spec section 7, 'Shifts and events' and 'See and treat, users, staff'). */
export const staffRoutes = ({
  staff,
  staffProfiles,
}: {
  readonly staff: StaffService;
  readonly staffProfiles: StaffProfileService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/staff/users',
    mirrors: 'Query.staffUsers',
    tag: 'Shifts and events',
    summary: 'Users with staff profiles, by last name',
    description: capped,
    query: page,
    response: z.array(staffUserBody),
    call: (context, { query }) => staff.users(context, query.after, true),
    present: ({ items }) => items.map(presentStaffUser),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
  route({
    method: 'GET',
    path: '/api/staff',
    mirrors: 'Query.staffProfiles',
    tag: 'Staff',
    summary: 'Staff profiles, by last name',
    description: capped,
    query: page,
    response: z.array(profileBody),
    call: (context, { query }) => staffProfiles.list(context, query.after),
    present: ({ items }) => items.map(presentProfile),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
  route({
    method: 'POST',
    path: '/api/staff',
    mirrors: 'Mutation.createStaffProfile',
    errors: ['STAFF_PROFILE_TAKEN'],
    tag: 'Staff',
    summary: 'Create a staff profile',
    description:
      'Qualifications may come as a list or as its JSON text, by name or with number and dates. The position must be one that they allow.',
    body: newProfileBody,
    status: 201,
    response: profileBody,
    call: (context, { body }) => staffProfiles.create(context, newProfileOf(body)),
    present: presentProfile,
  }),
];
