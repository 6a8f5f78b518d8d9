import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { VIEWED_LISTS } from '../lists.js';

/** A view of a list that a user keeps: a name, and the query part of the list's address, without '?'. */
export const listView = z.object({
  id: z.uuid('Send a UUID made by the client.'),
  list: z.enum(VIEWED_LISTS),
  name: z
    .string()
    .trim()
    .min(1, 'Give the view a name.')
    .max(LIMITS.listViews.nameLength, `Use at most ${LIMITS.listViews.nameLength} characters.`),
  query: z
    .string()
    .max(LIMITS.listViews.queryLength, 'These filters are too long to be saved.')
    .regex(/^[^?#\s]*$/, 'Send the query part of an address.'),
});
