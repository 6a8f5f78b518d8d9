/**
 * Actions that an administrator can switch off for one person, in addition to the limits of their role. Everyone can do them
 * until then.
 */
export const RIGHTS = {
  voidRecords: {
    label: 'Void records',
    hint: 'Mark a PRF or a log as entered in error, if their role allows it.',
  },
  approve: {
    label: 'Approve',
    hint: 'Approve purchase orders, hours of shifts, shift swaps and erasures, authorise returns and post stocktakes, if their role allows it.',
  },
  exportLists: {
    label: 'Export lists',
    hint: 'Save lists as files, if their role allows it.',
  },
} as const;
export type Right = keyof typeof RIGHTS;
export const RIGHT_KEYS = Object.keys(RIGHTS) as readonly Right[];

export type Rights = Readonly<Record<Right, boolean>>;
export const USUAL_RIGHTS: Rights = { voidRecords: true, approve: true, exportLists: true };

/** Apart from the other errors: screens say it before anybody is refused, without loading them all. */
export const RIGHT_ERRORS = {
  RIGHT_OFF: {
    status: 403,
    message: '‘{right}’ is switched off for you. Ask an administrator to switch it on.',
  },
} as const;
export const rightOffText = (right: Right): string =>
  RIGHT_ERRORS.RIGHT_OFF.message.replace('{right}', RIGHTS[right].label);
