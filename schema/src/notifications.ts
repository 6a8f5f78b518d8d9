/** The notifications that people receive, in the app and by e-mail. Keys are stored and sent. */
interface NotificationEntry {
  /** What it is about, and so where it leads. */
  readonly about: 'shift' | 'shifts' | 'prf' | 'account' | 'breach' | 'drugs' | 'recall' | 'stock';
  /** Of the list, in a word or two. */
  readonly label: string;
}

export const NOTIFICATION_TABLE = {
  shift_assigned: { about: 'shift', label: 'Assigned' },
  shift_unassigned: { about: 'shift', label: 'Unassigned' },
  shift_moved: { about: 'shift', label: 'Changed' },
  shift_cancelled: { about: 'shift', label: 'Cancelled' },
  shift_filled: { about: 'shift', label: 'Application declined' },
  application_moved: { about: 'shift', label: 'Changed' },
  application_void: { about: 'shift', label: 'Cancelled' },
  shift_applied: { about: 'shift', label: 'Application' },
  shift_given_up: { about: 'shift', label: 'Open again' },
  shift_backup: { about: 'shift', label: 'Backup' },
  shift_backup_ended: { about: 'shift', label: 'Backup' },
  shift_reminder: { about: 'shift', label: 'Reminder' },
  swap_offered: { about: 'shift', label: 'Swap' },
  swap_accepted: { about: 'shift', label: 'Swap' },
  swap_declined: { about: 'shift', label: 'Swap' },
  swap_withdrawn: { about: 'shift', label: 'Swap' },
  swap_approved: { about: 'shift', label: 'Swap' },
  swap_refused: { about: 'shift', label: 'Swap' },
  swap_stale: { about: 'shift', label: 'Swap' },
  shift_unfit: { about: 'shifts', label: 'Cannot be worked' },
  qualification_expiring: { about: 'account', label: 'Qualification' },
  breach_due: { about: 'breach', label: 'Breach' },
  breach_overdue: { about: 'breach', label: 'Breach' },
  drug_discrepancy: { about: 'drugs', label: 'Controlled drugs' },
  recall_active: { about: 'recall', label: 'Recall' },
  stock_daily: { about: 'stock', label: 'Stock' },
  prf_late_edit: { about: 'prf', label: 'Signed record' },
} as const satisfies Record<string, NotificationEntry>;

export type NotificationKind = keyof typeof NOTIFICATION_TABLE;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_TABLE) as readonly NotificationKind[];

/** Those about one shift. */
export type ShiftNotificationKind = {
  [K in NotificationKind]: (typeof NOTIFICATION_TABLE)[K]['about'] extends 'shift' ? K : never;
}[NotificationKind];

/** The page that a notification leads to. `entityId` is the shift's id, that of the first of several, or the record's custom id. */
export const notificationPath = (kind: NotificationKind, entityId: string): `/${string}` => {
  const { about } = NOTIFICATION_TABLE[kind];
  switch (about) {
    case 'shift':
    case 'shifts':
      return `/shifts?shift=${entityId}`;
    case 'prf':
      return `/prf/${entityId}`;
    case 'account':
      return '/account';
    case 'breach':
      return '/breaches';
    case 'drugs':
      return `/inventory/controlled-drugs?tab=discrepancies&count=${entityId}`;
    case 'recall':
      return `/inventory/recalls/${entityId}`;
    case 'stock':
      return '/inventory/dashboard';
  }
};
