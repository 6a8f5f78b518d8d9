import { z } from 'zod';
import { flag, id, text } from '../../../platform/export/export-filters.js';
import { listExport, type ListExports } from '../../../platform/export/list-export.js';
import { yesNo } from '../../../platform/export/table.js';
import type { KitService } from './kit.service.js';

/** The list of kits as a file. */
export const kitExports = (kits: KitService): ListExports => ({
  kits: listExport({
    mirrors: 'Query.kits',
    filters: z.strictObject({ text, itemId: id, isActive: flag }),
    page: (context, filter, page) => kits.list(context, filter, page),
    columns: [
      { title: 'Kit', value: ({ name }) => name },
      { title: 'Version', value: ({ latest }) => latest },
      { title: 'Items', value: ({ itemCount }) => itemCount },
      { title: 'Bags', value: ({ bagCount }) => bagCount },
      { title: 'In use', value: ({ isActive }) => yesNo(isActive) },
      { title: 'Notes', value: ({ notes }) => notes },
    ],
  }),
});
