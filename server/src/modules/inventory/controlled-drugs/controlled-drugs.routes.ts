import { operationalDay } from '@sideline/schema/validation/instant';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import { presentRegister } from './controlled-drugs.presenter.js';
import type { DrugRegisterPaperService } from './drug-register-paper.service.js';

/** Registers on paper. */
export const controlledDrugRoutes = ({
  papers,
}: {
  readonly papers: DrugRegisterPaperService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/inventory/controlled-drugs/{itemId}/registers/{locationId}/pdf',
    mirrors: 'Query.drugRegister',
    errors: ['NOT_FOUND', 'BAD_INPUT'],
    tag: 'Inventory',
    summary: 'The register of a controlled drug at a location as PDF',
    description:
      'With the statutory columns and page totals. `from` and `to` are the first and the last day of its entries.',
    params: z.object({ itemId: idText, locationId: idText }),
    query: z.object({ from: operationalDay.optional(), to: operationalDay.optional() }),
    produces: 'application/pdf',
    call: (context, { params, query }) =>
      papers.print(context, { ...params, from: query.from ?? null, to: query.to ?? null }),
    present: presentRegister,
  }),
];
