import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { Services } from '../../container.js';
import { route, type Route } from '../router.js';

const text = z.string().max(LIMITS.text.long).nullish();

/** The client's audit log (spec section 7, 'Audit'). */
export const auditRoutes = ({ auditTrail }: Services): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/audit-log',
    mirrors: 'Mutation.recordAudit',
    tag: 'Audit',
    summary: 'Record what only the client knows',
    description:
      'Actions other than the twelve are dropped with the same answer. Texts are masked and cut; the caller is taken from the session.',
    // Clients may send more than is kept: nothing of it is looked at.
    body: z.object({
      action_type: z.string().max(LIMITS.text.short),
      prf_id: text,
      patient_id: text,
      event_id: text,
      action_context: text,
      fields_changed: z.array(z.string().max(LIMITS.text.long)).nullish(),
      description: text,
      client_ts: text,
      correlation_id: text,
    }),
    status: 204,
    call: (context, { body }) => auditTrail.recordFromClient(context, body),
    present: () => null,
  }),
];
