import { LABEL_SHEET_NAMES, LABEL_SYMBOL_NAMES, MOST_LABELS } from '@sideline/schema/inventory/label-sheets';
import { LABEL_KINDS } from '@sideline/schema/inventory/scan-codes';
import { canonicalId } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { LabelService } from './label.service.js';
import { presentLabels } from './labels.presenter.js';
import { route, type Route } from '../../../platform/http/rest-route.js';

/** 36 letters of an id and a comma. */
const ID_LENGTH = 37;

/** Labels with codes, as PDF. */
export const labelRoutes = ({ labels }: { readonly labels: LabelService }): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/inventory/labels/{kind}',
    mirrors: 'Query.stockLocations',
    errors: ['NOT_FOUND'],
    tag: 'Inventory',
    summary: 'Labels with codes as PDF',
    description: `For items, lots, bags, pouches or places, by their ids separated by commas, at most ${String(MOST_LABELS)}. Each code opens the page of the item, lot, bag, pouch or place. \`skip\` is the number of labels on the first sheet that have already been used: they are left blank.`,
    params: z.object({ kind: z.enum(LABEL_KINDS) }),
    query: z.object({
      ids: z.string().max(MOST_LABELS * ID_LENGTH),
      sheet: z.enum(LABEL_SHEET_NAMES).default('a4_21'),
      symbol: z.enum(LABEL_SYMBOL_NAMES).default('qr'),
      skip: z.coerce.number().int().min(0).max(64).default(0),
    }),
    produces: 'application/pdf',
    call: (context, { params, query }) => {
      const ids = query.ids.split(',').filter((id) => id !== '');
      return labels.print(context, { ...params, ...query, ids: ids.map(canonicalId) });
    },
    present: presentLabels,
  }),
];
