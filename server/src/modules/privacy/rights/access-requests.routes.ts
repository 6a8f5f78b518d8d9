import { Readable } from 'node:stream';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import type { AssemblingService } from './assembling.service.js';
import { FileAnswer, route, type Route } from '../../../platform/http/rest-route.js';

/** The files that answer a subject access request. */
export const accessRequestRoutes = ({
  assembling,
}: {
  readonly assembling: AssemblingService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/access-requests/{requestId}/files/{name}',
    mirrors: 'Query.accessRequests',
    tag: 'Patients',
    summary: 'A file that answers a subject access request',
    description:
      'A file of the assembled set, until the set expires. Each download is recorded in the audit trail.',
    params: z.object({ requestId: idText.min(1).max(64), name: z.string().min(1).max(100) }),
    produces: 'application/octet-stream',
    call: (context, { params }) => assembling.download(context, params.requestId, params.name),
    present: ({ contentType, fileName, content }) =>
      new FileAnswer(contentType, fileName, Readable.from(content)),
  }),
];
