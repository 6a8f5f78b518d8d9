import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import type { OrderPaperService } from './order-paper.service.js';
import { presentOrder } from './purchasing.presenter.js';

/** Orders on paper. */
export const purchasingRoutes = ({ papers }: { readonly papers: OrderPaperService }): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/inventory/purchase-orders/{id}/pdf',
    mirrors: 'Query.purchaseOrder',
    errors: ['NOT_FOUND'],
    tag: 'Inventory',
    summary: 'A purchase order as PDF',
    description: 'Only administrators see prices in it.',
    params: z.object({ id: idText }),
    produces: 'application/pdf',
    call: (context, { params }) => papers.print(context, params.id),
    present: presentOrder,
  }),
];
