import { z } from 'zod';
import { LIMITS } from '../limits.js';

/** Rows that a person may select and save as a file. */
const MOST_DOWNLOADED = 10_000;

export const listDownload = z.object({
  list: z
    .string()
    .max(LIMITS.listLayout.keyLength)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Name the list by its key, such as api-tokens.'),
  rows: z
    .int()
    .min(1, 'Select at least one row.')
    .max(MOST_DOWNLOADED, `Select at most ${String(MOST_DOWNLOADED)} rows.`),
});
