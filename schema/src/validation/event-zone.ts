import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { requiredText } from './text.js';

/** What is said of a zone of an event (operations section 6). Comes out as it is stored. */
export const eventZoneFacts = z.object({
  name: requiredText(LIMITS.events.zoneNameLength, 'Give the zone a name.'),
});
