import { STOCK_IMPORT_STATES } from '@sideline/schema/inventory/stock-import';
import { z } from 'zod';

export const stockImportPreviewBody = z.object({
  create: z.int(),
  change: z.int(),
  unchanged: z.int(),
  error: z.int(),
  rows: z.array(
    z.object({
      line: z.int().describe('The row number, counted as in a spreadsheet.'),
      state: z.enum(STOCK_IMPORT_STATES),
      title: z.string(),
      changes: z.array(z.string()),
      problems: z.array(z.object({ column: z.string(), message: z.string() })),
    }),
  ),
});

export const stockImportResultBody = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
});
