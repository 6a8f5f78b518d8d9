import type { AuditTrailService } from './audit-trail.service.js';
import { entryBody, entryOf } from './audit.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

/** The client's audit log (spec section 7, 'Audit'). */
export const auditRoutes = ({ auditTrail }: { readonly auditTrail: AuditTrailService }): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/audit-log',
    mirrors: 'Mutation.recordAudit',
    tag: 'Audit',
    summary: 'Record actions that only the client sees',
    description:
      'Actions other than the twelve are ignored and get the same answer. Texts are masked and shortened. The caller is taken from the session.',
    // Clients may send more fields than are kept: the rest is ignored.
    body: entryBody,
    status: 204,
    call: (context, { body }) => auditTrail.recordFromClient(context, entryOf(body)),
    present: () => null,
  }),
];
