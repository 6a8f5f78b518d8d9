import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest-route.js';
import { presentPrfPdf } from './prf-pdf.presenter.js';
import type { PrfPrintoutService } from './prf-printout.service.js';

/** Patient record forms: the printout. */
export const prfRoutes = ({
  prfPrintouts,
}: {
  readonly prfPrintouts: PrfPrintoutService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/prf/{prfId}/pdf',
    mirrors: 'Query.prf',
    tag: 'Patient record forms',
    summary: 'A record as PDF',
    description:
      'The whole record, as the caller may see it, by its number or id. Vitals, drugs and signature are always included. An unsigned record says DRAFT. An amended record says what was amended and why. An earlier signed version, requested by its number, says that it was superseded.',
    params: z.object({ prfId: idText.min(1).max(64) }),
    query: z.object({ revision: z.coerce.number().int().min(1).max(10_000).optional() }),
    produces: 'application/pdf',
    call: (context, { params, query }) =>
      prfPrintouts.print(context, { idOrNumber: params.prfId, revision: query.revision ?? null }),
    present: presentPrfPdf,
  }),
];
