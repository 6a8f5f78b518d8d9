import { z } from 'zod';
import type { ClientAuditEntry } from './audit.types.js';
import { clientEntry } from './client-entry.js';

const { shape } = clientEntry;

/** An entry as a client reports it by REST (spec section 3). */
export const entryBody = z.object({
  action_type: shape.actionType,
  prf_id: shape.prfId,
  patient_id: shape.patientId,
  event_id: shape.eventId,
  action_context: shape.actionContext,
  fields_changed: shape.fieldsChanged,
  description: shape.description,
  client_ts: shape.clientTime,
  correlation_id: shape.correlationId,
});

export const entryOf = (body: z.output<typeof entryBody>): ClientAuditEntry => ({
  actionType: body.action_type,
  prfId: body.prf_id,
  patientId: body.patient_id,
  eventId: body.event_id,
  actionContext: body.action_context,
  fieldsChanged: body.fields_changed,
  description: body.description,
  clientTime: body.client_ts,
  correlationId: body.correlation_id,
});
