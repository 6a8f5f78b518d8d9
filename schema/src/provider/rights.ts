import { z } from 'zod';

/** What one person may be kept from, beside what their role allows. Everybody may do it until an administrator switches it off. */
export const RIGHTS = {
  voidRecords: {
    label: 'Void records',
    hint: 'Mark a PRF or a log as entered in error, if their role allows it.',
  },
  approveOrders: {
    label: 'Approve orders',
    hint: 'Approve purchase orders, if their role allows it.',
  },
  exportLists: {
    label: 'Export lists',
    hint: 'Save lists as files, if their role allows it.',
  },
} as const;
export type Right = keyof typeof RIGHTS;
export const RIGHT_KEYS = Object.keys(RIGHTS) as readonly Right[];

export type Rights = Readonly<Record<Right, boolean>>;
export const USUAL_RIGHTS: Rights = { voidRecords: true, approveOrders: true, exportLists: true };

export const rightsShape = z.strictObject({
  voidRecords: z.boolean(),
  approveOrders: z.boolean(),
  exportLists: z.boolean(),
});
