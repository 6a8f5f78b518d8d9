import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { requiredText } from './text.js';

/** The details of a zone of an event (operations section 6). Returned as stored. */
export const eventZoneFacts = z.object({
  name: requiredText(LIMITS.events.zoneNameLength, 'Give the zone a name.'),
});
