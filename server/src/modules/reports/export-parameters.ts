import { NEWS2_BANDS } from '@sideline/schema/clinical/news2';
import { PRF_STATES } from '@sideline/schema/prf/record/states';
import { EVENT_STATUSES } from '@sideline/schema/events';
import type { ExportKind, StockExport } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, LIST_ORDERS, SORT_DIRECTIONS, type SortedList } from '@sideline/schema/lists';
import { GENDERS, IDENTITY_STATUSES } from '@sideline/schema/people';
import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { idText } from '@sideline/schema/validation/id';
import { END_BEFORE_START, instant } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import { flag, id, inOrder, text } from '../../platform/export/export-filters.js';
import type { ExportFilter } from '../../platform/export/list-export.js';
import { ofEachStockList, type StockLists } from './stock-exports.js';

/**
 * The scope of each export, as in an address: the filters and the order of the screen it is downloaded from. Lists of stock
 * have theirs in the module that exports them.
 */

const DAY_MS = 86_400_000;
const anyId = idText.max(LIMITS.text.short).optional();
const period = { from: instant.optional(), to: instant.optional() };

const direction = (list: SortedList) => z.enum(SORT_DIRECTIONS).default(DEFAULT_ORDERS[list].direction);

export const EXPORT_PARAMETERS = {
  patients: z.strictObject({
    text,
    gender: z.enum(GENDERS).optional(),
    cheerTeamId: id,
    squadId: id,
    createdWithinDays: z.coerce.number().int().optional(),
    identityStatus: z.enum(IDENTITY_STATUSES).optional(),
    hasProposals: flag,
    isReviewDue: flag,
    by: z.enum(LIST_ORDERS.patients).default(DEFAULT_ORDERS.patients.by),
    direction: direction('patients'),
  }),
  prfs: inOrder(
    z.strictObject({
      text,
      status: z
        .enum(PRF_STATES)
        .transform((status) => [status])
        .optional(),
      eventId: id,
      patientId: id,
      authorId: id,
      complaint: text,
      band: z.enum(NEWS2_BANDS).optional(),
      ...period,
      by: z.enum(LIST_ORDERS.prfs).default(DEFAULT_ORDERS.prfs.by),
      direction: direction('prfs'),
    }),
  ),
  events: inOrder(
    z.strictObject({
      text,
      status: z.enum(EVENT_STATUSES).optional(),
      ...period,
      by: z.enum(LIST_ORDERS.events).default(DEFAULT_ORDERS.events.by),
      direction: direction('events'),
    }),
  ),
  audit: inOrder(
    z.strictObject({
      action: text,
      actorId: id,
      patientId: id,
      prfId: id,
      eventId: id,
      entityType: text,
      entityId: anyId,
      address: text,
      requestId: anyId,
      isReading: flag,
      isRefusal: flag,
      ...period,
      by: z.enum(LIST_ORDERS.audit).default(DEFAULT_ORDERS.audit.by),
      direction: direction('audit'),
    }),
  ),
  seeAndTreat: inOrder(
    z.strictObject({
      id,
      text,
      eventId: id,
      patientId: id,
      clinicianRole: z.enum(CLINICIAN_ROLES).optional(),
      ...period,
      mine: flag,
      isRepeated: flag,
      by: z.enum(LIST_ORDERS.seeAndTreat).default(DEFAULT_ORDERS.seeAndTreat.by),
      direction: direction('seeAndTreat'),
    }),
  ),
  /** Shifts that start from 90 days back to 366 ahead, unless it says otherwise. */
  shiftReport: inOrder(z.strictObject(period)),
  evidence: z
    .strictObject({ from: instant, to: instant })
    .refine(({ from, to }) => from < to, { path: ['to'], message: END_BEFORE_START })
    .refine(({ from, to }) => to.getTime() - from.getTime() <= LIMITS.evidence.days * DAY_MS, {
      path: ['to'],
      message: `Choose a period of at most ${String(LIMITS.evidence.days)} days.`,
    }),
} satisfies Readonly<Record<Exclude<ExportKind, StockExport>, z.ZodType>>;

export type ExportParameters = {
  readonly [K in keyof typeof EXPORT_PARAMETERS]: z.output<(typeof EXPORT_PARAMETERS)[K]>;
} & Readonly<Record<StockExport, ExportFilter>>;

/** The same, with those of the lists of stock. */
export const exportParameters = (
  stock: StockLists,
): { readonly [K in ExportKind]: z.ZodType<ExportParameters[K]> } => ({
  ...EXPORT_PARAMETERS,
  ...ofEachStockList((name) => stock[name].filters),
});
