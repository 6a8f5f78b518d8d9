import { EVENT_STATUSES } from '@sideline/schema/events';
import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, LIST_ORDERS, SORT_DIRECTIONS, type SortedList } from '@sideline/schema/lists';
import { GENDERS, IDENTITY_STATUSES } from '@sideline/schema/people';
import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { z } from 'zod';
import type { Services } from '../../container.js';
import { presentListFile } from '../presenters/list-file.presenter.js';
import { route, type Route } from '../router.js';

const text = z.string().max(LIMITS.text.short).optional();
const id = z.uuid().optional();
const instant = z.iso.datetime({ offset: true }).optional();
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();
const direction = (list: SortedList) => z.enum(SORT_DIRECTIONS).default(DEFAULT_ORDERS[list].direction);
const momentOf = (value: string | undefined): Date | undefined =>
  value === undefined ? undefined : new Date(value);

const FILE = {
  tag: 'Exports',
  description: `Comma separated, UTF-8. At most ${String(LIMITS.export.rows)} rows; more are refused, so that no file silently lacks some.`,
  errors: ['EXPORT_TOO_LARGE'],
  produces: 'text/csv',
  present: presentListFile,
} as const;

/** Lists as CSV, for people who take away what a screen shows them: the list's filters, order and rights. */
export const exportRoutes = ({ listExports }: Pick<Services, 'listExports'>): readonly Route[] => [
  route({
    ...FILE,
    method: 'GET',
    path: '/api/exports/patients',
    mirrors: 'Query.patients',
    summary: 'Patients as CSV',
    query: z.object({
      text,
      gender: z.enum(GENDERS).optional(),
      cheerTeamId: id,
      squadId: id,
      createdWithinDays: z.coerce.number().int().optional(),
      identityStatus: z.enum(IDENTITY_STATUSES).optional(),
      by: z.enum(LIST_ORDERS.patients).default(DEFAULT_ORDERS.patients.by),
      direction: direction('patients'),
    }),
    call: (context, { query: { by, direction, ...filter } }) =>
      listExports.patients(context, filter, { by, direction }),
  }),
  route({
    ...FILE,
    method: 'GET',
    path: '/api/exports/prfs',
    mirrors: 'Query.prfs',
    summary: 'Patient record forms as CSV',
    query: z.object({
      text,
      eventId: id,
      patientId: id,
      by: z.enum(LIST_ORDERS.prfs).default(DEFAULT_ORDERS.prfs.by),
      direction: direction('prfs'),
    }),
    call: (context, { query: { by, direction, ...filter } }) =>
      listExports.prfs(context, filter, { by, direction }),
  }),
  route({
    ...FILE,
    method: 'GET',
    path: '/api/exports/events',
    mirrors: 'Query.events',
    summary: 'Events as CSV',
    query: z.object({
      text,
      status: z.enum(EVENT_STATUSES).optional(),
      from: instant,
      to: instant,
      by: z.enum(LIST_ORDERS.events).default(DEFAULT_ORDERS.events.by),
      direction: direction('events'),
    }),
    call: (context, { query: { by, direction, from, to, ...filter } }) =>
      listExports.events(context, { ...filter, from: momentOf(from), to: momentOf(to) }, { by, direction }),
  }),
  route({
    ...FILE,
    method: 'GET',
    path: '/api/exports/see-and-treat-logs',
    mirrors: 'Query.seeAndTreatLogs',
    summary: 'See-and-treat logs as CSV',
    query: z.object({
      text,
      eventId: id,
      patientId: id,
      clinicianRole: z.enum(CLINICIAN_ROLES).optional(),
      from: instant,
      to: instant,
      mine: flag,
      isRepeated: flag,
      by: z.enum(LIST_ORDERS.seeAndTreat).default(DEFAULT_ORDERS.seeAndTreat.by),
      direction: direction('seeAndTreat'),
    }),
    call: (context, { query: { by, direction, from, to, ...filter } }) =>
      listExports.seeAndTreatLogs(
        context,
        { ...filter, from: momentOf(from), to: momentOf(to) },
        { by, direction },
      ),
  }),
  route({
    ...FILE,
    method: 'GET',
    path: '/api/exports/audit-entries',
    mirrors: 'Query.auditEntries',
    summary: 'The audit log as CSV',
    query: z.object({
      action: text,
      actorId: id,
      patientId: id,
      prfId: id,
      eventId: id,
      from: instant,
      to: instant,
      by: z.enum(LIST_ORDERS.audit).default(DEFAULT_ORDERS.audit.by),
      direction: direction('audit'),
    }),
    call: (context, { query: { by, direction, from, to, ...filter } }) =>
      listExports.auditEntries(
        context,
        { ...filter, from: momentOf(from), to: momentOf(to) },
        { by, direction },
      ),
  }),
];
