import { z } from 'zod';
import { LIMITS } from '../limits.js';

const { columns, keyLength, minWidthPx, maxWidthPx } = LIMITS.listLayout;
const WIDTH = `Give a width from ${String(minWidthPx)} to ${String(maxWidthPx)} pixels, or none.`;

/** How a person lays out the columns of a list; without columns the list's own are back. */
export const listLayout = z.object({
  list: z
    .string()
    .max(keyLength)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Name the list by its key, such as api-tokens.'),
  columns: z
    .array(
      z.object({
        key: z
          .string()
          .max(keyLength)
          .regex(/^[A-Za-z0-9_-]+$/, 'Name the column by its key.'),
        isShown: z.boolean(),
        width: z.int().min(minWidthPx, WIDTH).max(maxWidthPx, WIDTH).nullable(),
      }),
    )
    .max(columns)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'List each column only once.'),
});
