import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import type { RecallPaperService } from './recall-paper.service.js';
import { presentRecall } from './recall.presenter.js';

/** Recalls on paper. */
export const recallRoutes = ({ papers }: { readonly papers: RecallPaperService }): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/inventory/recalls/{id}/pdf',
    mirrors: 'Query.recall',
    errors: ['NOT_FOUND'],
    tag: 'Inventory',
    summary: 'A recall as PDF',
    description: 'For the regulator: the notice, its lots, every line with who settled it and when.',
    params: z.object({ id: idText }),
    produces: 'application/pdf',
    call: (context, { params }) => papers.print(context, params.id),
    present: presentRecall,
  }),
];
