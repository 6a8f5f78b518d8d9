import { z } from 'zod';
import { PROVIDER_LIST_LIMITS } from './lists.js';

/* The check of a list, apart from its names: the record's fields ask for those without the validator. */

const shape = z.object({
  id: z.uuid(),
  name: z
    .string()
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, 'Enter a name.')
        .max(PROVIDER_LIST_LIMITS.name, `Shorten this to ${PROVIDER_LIST_LIMITS.name} characters.`),
    ),
  isRetired: z.boolean(),
});

/** A whole list, trimmed. No two items on offer have the same name, whatever their capitals. */
export const providerListItems = z
  .array(shape)
  .max(PROVIDER_LIST_LIMITS.items, `Keep at most ${PROVIDER_LIST_LIMITS.items} items, retired ones included.`)
  .superRefine((items, context) => {
    const ids = new Set<string>();
    const names = new Set<string>();
    for (const [index, { id, name, isRetired }] of items.entries()) {
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'This item is in the list twice.' });
      ids.add(id);
      if (isRetired) continue;
      const key = name.toLowerCase();
      if (names.has(key))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another item has this name.' });
      names.add(key);
    }
  });
