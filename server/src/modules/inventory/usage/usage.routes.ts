import { LIMITS } from '@sideline/schema/limits';
import { uuid } from '@sideline/schema/validation/id';
import { instant } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import { presentUsageFile } from './usage.presenter.js';
import type { UsageService } from './usage.service.js';

const flag = z.stringbool().optional();

/** The usage log as a file. */
export const usageRoutes = ({ usage }: { readonly usage: UsageService }): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/inventory/usage-logs/csv',
    mirrors: 'Query.stockUsage',
    errors: ['EXPORT_TOO_LARGE'],
    tag: 'Inventory',
    summary: 'The usage log as CSV',
    description: `Comma separated, UTF-8. At most ${String(LIMITS.export.rows)} rows.`,
    query: z.object({
      text: z.string().max(LIMITS.text.short).optional(),
      itemId: uuid().optional(),
      performedById: uuid().optional(),
      eventId: uuid().optional(),
      locationId: uuid().optional(),
      mine: flag,
      isException: flag,
      from: instant.optional(),
      to: instant.optional(),
    }),
    produces: 'text/csv',
    call: (context, { query }) => usage.file(context, query),
    present: presentUsageFile,
  }),
];
