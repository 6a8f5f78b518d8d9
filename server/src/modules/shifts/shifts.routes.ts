import { LIMITS } from '@sideline/schema/limits';
import { RECURRENCES, SHIFT_PRIORITIES } from '@sideline/schema/shifts/vocabulary';
import { idText, uuid } from '@sideline/schema/validation/id';
import { instant, operationalDay } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import type { ShiftAttendanceService } from './shift-attendance.service.js';
import type { ShiftChangingService } from './shift-changing.service.js';
import type { ShiftMakingService } from './shift-making.service.js';
import type { ShiftReadingService } from './shift-reading.service.js';
import type { ShiftStaffingService } from './shift-staffing.service.js';
import { reportRange } from './shift-report.service.js';
import { newId } from '../../platform/ids.js';
import {
  noteBody,
  presentNote,
  presentShift,
  qualificationInput,
  roleInput,
  shiftBody,
} from './shifts.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

/** Both reminders, each once, in any order (spec section 9: 24 hours and 1 hour before). */
const REMINDERS = ['24h', '1h'] as const;
const reminderSchedule = z
  .array(z.enum(REMINDERS))
  .length(REMINDERS.length)
  .refine(
    (given) => new Set(given).size === REMINDERS.length,
    `Give each of ${REMINDERS.join(' and ')} once: both reminders are set together.`,
  );
const params = z.object({ id: idText });
const reason = z.string().nullish();
const place = z
  .object({ latitude: z.number(), longitude: z.number(), accuracyMetres: z.number().nullish() })
  .nullish();
const SHIFT = { tag: 'Shifts and events', response: shiftBody, present: presentShift } as const;
const NOTES = {
  tag: 'Shifts and events',
  path: '/api/shifts/{id}/notes',
  params,
  response: z.array(noteBody),
  present: (notes: Parameters<typeof presentNote>[0][]) => notes.map(presentNote),
} as const;

/** The shift calendar (spec section 7, 'Shifts and events'), over the services that GraphQL calls. */
export const shiftRoutes = ({
  reading,
  making,
  changing,
  staffing,
  attendance,
}: {
  readonly reading: ShiftReadingService;
  readonly making: ShiftMakingService;
  readonly changing: ShiftChangingService;
  readonly staffing: ShiftStaffingService;
  readonly attendance: ShiftAttendanceService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/shifts',
    mirrors: 'Query.shifts',
    tag: 'Shifts and events',
    summary: 'Shifts, the earliest first',
    description: `From 90 days ago to 366 days ahead, unless \`from\` and \`to\` say otherwise. At most ${String(LIMITS.rest.shifts)} at once. The Link header gives the next page.`,
    query: z.object({
      from: instant.optional(),
      to: instant.optional(),
      after: z.string().max(LIMITS.text.long).optional(),
    }),
    response: z.array(shiftBody),
    call: (context, { query }) => reading.capped(context, reportRange(query, context.clock()), query.after),
    present: ({ items }) => items.map(presentShift),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
  route({
    ...NOTES,
    method: 'GET',
    mirrors: 'Query.shiftNotes',
    summary: 'Notes on a shift, the earliest first; staff see only those on their own shifts',
    call: (context, { params: { id } }) => reading.notes(context, id),
  }),
  route({
    ...NOTES,
    method: 'POST',
    mirrors: 'Mutation.addShiftNote',
    summary: 'Add a note to a shift',
    body: z.object({ note: z.string() }),
    status: 201,
    call: (context, { params: { id }, body }) => attendance.addNote(context, id, body.note),
  }),
  route({
    ...SHIFT,
    method: 'PUT',
    path: '/api/shifts/{id}/assign',
    mirrors: 'Mutation.assignShift',
    errors: [
      'SHIFT_STATE',
      'SHIFT_CLASH',
      'SHIFT_UNQUALIFIED',
      'SHIFT_WORKING_TIME',
      'SHIFT_NOT_OTHERS',
      'SHIFT_NO_PROFILE',
      'SHIFT_CHANGED',
      'SHIFT_EVENT_STATE',
      'SHIFT_TOO_LATE',
      'SHIFT_STARTED',
      'SHIFT_APPLIED',
    ],
    summary:
      'Assign staff to an open shift. Staff can assign only themselves, and only as an application while bidding is open',
    params,
    body: z.object({ staffId: idText, status: z.literal('assigned').optional(), reason }),
    call: (context, { params: { id }, body }) =>
      staffing.assign(context, { shiftId: id, staffId: body.staffId, reason: body.reason }),
  }),
  route({
    ...SHIFT,
    method: 'PUT',
    path: '/api/shifts/{id}',
    mirrors: 'Mutation.updateShift',
    errors: [
      'SHIFT_STATE',
      'SHIFT_CLASH',
      'SHIFT_UNQUALIFIED',
      'SHIFT_WORKING_TIME',
      'SHIFT_CHANGED',
      'SHIFT_EVENT_STATE',
    ],
    summary: 'Move a shift',
    params,
    body: z.object({ shiftStart: instant, shiftEnd: instant, version: z.number().int().nullish(), reason }),
    call: (context, { params: { id }, body }) => changing.update(context, { ...body, shiftId: id }),
  }),
  route({
    ...SHIFT,
    method: 'POST',
    path: '/api/shifts/clone',
    mirrors: 'Mutation.cloneShift',
    madeId: 'newShiftId',
    errors: ['CONFLICT', 'SHIFT_EVENT_STATE'],
    summary: 'A new open shift like another',
    body: z.object({ shiftId: idText, newShiftId: uuid().nullish() }),
    status: 201,
    call: (context, { body }) => making.clone(context, body.shiftId, body.newShiftId ?? newId()),
  }),
  route({
    ...SHIFT,
    method: 'POST',
    path: '/api/shifts/{id}/apply',
    mirrors: 'Mutation.applyForShift',
    errors: [
      'SHIFT_APPLIED',
      'SHIFT_BIDDING_CLOSED',
      'SHIFT_STARTED',
      'SHIFT_UNQUALIFIED',
      'SHIFT_NO_PROFILE',
      'SHIFT_EVENT_STATE',
    ],
    summary: "Apply for a shift; userId is the caller's own",
    params,
    body: z.object({ userId: idText }),
    call: (context, { params: { id }, body }) => staffing.apply(context, id, body.userId),
  }),
  route({
    ...SHIFT,
    method: 'POST',
    path: '/api/shifts/{id}/checkin',
    mirrors: 'Mutation.checkInShift',
    errors: ['SHIFT_STATE', 'SHIFT_TOO_EARLY', 'SHIFT_CHANGED', 'SHIFT_EVENT_STATE'],
    summary: 'Check in, from an hour before the start',
    params,
    body: z.object({ checkInTime: instant.nullish(), place }),
    call: (context, { params: { id }, body }) =>
      attendance.checkIn(context, { shiftId: id, time: body.checkInTime, place: body.place }),
  }),
  route({
    ...SHIFT,
    method: 'POST',
    path: '/api/shifts/{id}/checkout',
    mirrors: 'Mutation.checkOutShift',
    errors: ['SHIFT_STATE', 'SHIFT_TOO_EARLY'],
    summary: 'Check out',
    params,
    body: z.object({ checkOutTime: instant.nullish(), place }),
    call: (context, { params: { id }, body }) =>
      attendance.checkOut(context, { shiftId: id, time: body.checkOutTime, place: body.place }),
  }),
  route({
    ...SHIFT,
    method: 'POST',
    path: '/api/shifts/{id}/assign-backup',
    mirrors: 'Mutation.assignBackupStaff',
    errors: ['SHIFT_BACKUP', 'SHIFT_STATE', 'SHIFT_UNQUALIFIED', 'SHIFT_EVENT_STATE'],
    summary: 'Name the backup; admins only',
    params,
    body: z.object({ staffId: idText }),
    call: (context, { params: { id }, body }) => staffing.assignBackup(context, id, body.staffId),
  }),
  route({
    ...SHIFT,
    method: 'POST',
    path: '/api/shifts/{id}/reminders',
    mirrors: 'Mutation.enableShiftReminders',
    errors: ['SHIFT_STATE', 'SHIFT_REMINDERS_OVER'],
    summary: 'Remind by e-mail, 24 hours and one hour before',
    params,
    body: z.object({ reminderSchedule }),
    call: (context, { params: { id } }) => attendance.enableReminders(context, id),
  }),
  route({
    method: 'DELETE',
    path: '/api/shifts/{id}',
    mirrors: 'Mutation.deleteShift',
    errors: ['SHIFT_TOUCHED', 'SHIFT_CHANGED'],
    tag: 'Shifts and events',
    summary: 'Delete a shift on which nothing has happened',
    params,
    status: 204,
    call: (context, { params: { id } }) => changing.remove(context, id),
    present: () => null,
  }),
  route({
    method: 'POST',
    path: '/api/shifts/batchCreate',
    mirrors: 'Mutation.createShifts',
    madeId: 'batchId',
    errors: ['SHIFT_EVENT_REQUIRED', 'CONFLICT'],
    tag: 'Shifts and events',
    summary: 'Make shifts and their recurrences, all or none',
    description: `Without \`until\` and \`count\` a recurrence continues until the event ends; at most ${String(LIMITS.shifts.series)} shifts.`,
    body: z.object({
      batchId: uuid().nullish(),
      eventId: idText.nullish(),
      shifts: z.array(
        z.object({
          startTime: instant,
          endTime: instant,
          role: roleInput.nullish(),
          requiredQualifications: z.array(qualificationInput).nullish(),
        }),
      ),
      recurrence: z.enum(RECURRENCES).nullish(),
      until: operationalDay.nullish(),
      count: z.number().int().nullish(),
      priority: z.enum(SHIFT_PRIORITIES).nullish(),
      briefing: z.string().nullish(),
    }),
    status: 201,
    response: z.array(shiftBody),
    call: (context, { body: { batchId, ...input } }) =>
      making.create(context, { ...input, batchId: batchId ?? newId() }),
    present: (shifts) => shifts.map(presentShift),
  }),
];
