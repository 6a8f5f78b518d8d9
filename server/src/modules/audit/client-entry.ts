import { LIMITS } from '@sideline/schema/limits';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';

const text = z.string().max(LIMITS.text.long).nullish();
const id = idText.max(LIMITS.text.long).nullish();

/**
 * The entries that a client may send to the trail, by REST or GraphQL (spec section 3). Longer texts than are kept may be
 * sent: the excess is cut silently. Anything longer than this is refused.
 */
export const clientEntry = z.object({
  actionType: z.string().max(LIMITS.text.short),
  prfId: id,
  patientId: id,
  eventId: id,
  actionContext: text,
  fieldsChanged: z.array(z.string().max(LIMITS.text.long)).nullish(),
  description: text,
  clientTime: text,
  correlationId: id,
});
