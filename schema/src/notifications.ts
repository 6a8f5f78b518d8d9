/** The notifications that people receive, in the app, by e-mail and on their devices. Keys are stored and sent. */
interface NotificationEntry {
  /** What it is about, which decides where it leads. */
  readonly about:
    | 'shift'
    | 'shifts'
    | 'prf'
    | 'unsigned'
    | 'unsignedOfEvent'
    | 'account'
    | 'breach'
    | 'drugs'
    | 'unwitnessed'
    | 'recall'
    | 'stock';
  /** Of the list, in a word or two. */
  readonly label: string;
  /**
   * What happened, in plain English: shown among the choices, and the whole text of a push message. It is read on a locked
   * screen, so it names no person, no event and nothing clinical.
   */
  readonly news: string;
  readonly group: NotificationGroup;
  /** Who receives it: anyone whom it concerns, or administrators only. */
  readonly to: 'anyone' | 'admins';
  /** True: it cannot wait. It is sent in quiet hours and outside the daily summary, and is always shown in the app. */
  readonly isUrgent: boolean;
}

/** How the choices are grouped. */
export const NOTIFICATION_GROUPS = {
  shifts: 'Shifts',
  swaps: 'Swaps',
  work: 'Records, qualifications and stock',
  provider: 'Safety and data protection',
} as const;
export type NotificationGroup = keyof typeof NOTIFICATION_GROUPS;

export const NOTIFICATION_TABLE = {
  shift_assigned: {
    about: 'shift',
    label: 'Assigned',
    news: 'You are assigned to a shift',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  shift_unassigned: {
    about: 'shift',
    label: 'Unassigned',
    news: 'You are no longer assigned to a shift',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  shift_moved: {
    about: 'shift',
    label: 'Changed',
    news: 'Your shift was changed',
    group: 'shifts',
    to: 'anyone',
    isUrgent: true,
  },
  shift_cancelled: {
    about: 'shift',
    label: 'Cancelled',
    news: 'Your shift was cancelled',
    group: 'shifts',
    to: 'anyone',
    isUrgent: true,
  },
  shift_filled: {
    about: 'shift',
    label: 'Application declined',
    news: 'A shift you applied for went to another person',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  application_moved: {
    about: 'shift',
    label: 'Changed',
    news: 'A shift you applied for was moved',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  application_void: {
    about: 'shift',
    label: 'Cancelled',
    news: 'A shift you applied for was cancelled',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  shift_applied: {
    about: 'shift',
    label: 'Application',
    news: 'Someone applied for a shift',
    group: 'shifts',
    to: 'admins',
    isUrgent: false,
  },
  shift_given_up: {
    about: 'shift',
    label: 'Open again',
    news: 'A shift is open again',
    group: 'shifts',
    to: 'admins',
    isUrgent: false,
  },
  shift_backup: {
    about: 'shift',
    label: 'Backup',
    news: 'You are the backup for a shift',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  shift_backup_ended: {
    about: 'shift',
    label: 'Backup',
    news: 'You are no longer the backup for a shift',
    group: 'shifts',
    to: 'anyone',
    isUrgent: false,
  },
  shift_reminder: {
    about: 'shift',
    label: 'Reminder',
    news: 'Your shift begins soon',
    group: 'shifts',
    to: 'anyone',
    isUrgent: true,
  },
  swap_offered: {
    about: 'shift',
    label: 'Swap',
    news: 'A colleague offers you a shift',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  swap_accepted: {
    about: 'shift',
    label: 'Swap',
    news: 'A swap is waiting for approval',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  swap_declined: {
    about: 'shift',
    label: 'Swap',
    news: 'Your offer of a shift was declined',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  swap_withdrawn: {
    about: 'shift',
    label: 'Swap',
    news: 'An offer of a shift was withdrawn',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  swap_approved: {
    about: 'shift',
    label: 'Swap',
    news: 'A swap was approved',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  swap_refused: {
    about: 'shift',
    label: 'Swap',
    news: 'A swap was refused',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  swap_stale: {
    about: 'shift',
    label: 'Swap',
    news: 'A swap is no longer possible',
    group: 'swaps',
    to: 'anyone',
    isUrgent: false,
  },
  shift_unfit: {
    about: 'shifts',
    label: 'Cannot be worked',
    news: 'Shifts that a person can no longer work',
    group: 'shifts',
    to: 'admins',
    isUrgent: false,
  },
  qualification_expiring: {
    about: 'account',
    label: 'Qualification',
    news: 'Your qualification expires soon',
    group: 'work',
    to: 'anyone',
    isUrgent: false,
  },
  breach_due: {
    about: 'breach',
    label: 'Breach',
    news: 'A report of a data breach is due',
    group: 'provider',
    to: 'admins',
    isUrgent: true,
  },
  breach_overdue: {
    about: 'breach',
    label: 'Breach',
    news: 'A report of a data breach is overdue',
    group: 'provider',
    to: 'admins',
    isUrgent: true,
  },
  drug_discrepancy: {
    about: 'drugs',
    label: 'Controlled drugs',
    news: 'A controlled drug discrepancy was found',
    group: 'provider',
    to: 'admins',
    isUrgent: true,
  },
  drugs_unwitnessed: {
    about: 'unwitnessed',
    label: 'Controlled drugs',
    news: 'Controlled drug entries need a witness',
    group: 'work',
    to: 'anyone',
    isUrgent: false,
  },
  recall_active: {
    about: 'recall',
    label: 'Recall',
    news: 'A recall affects your stock',
    group: 'provider',
    to: 'admins',
    isUrgent: true,
  },
  recall_held: {
    about: 'recall',
    label: 'Recall',
    news: 'A recall affects stock that you hold',
    group: 'provider',
    to: 'anyone',
    isUrgent: true,
  },
  recall_given: {
    about: 'recall',
    label: 'Recall',
    news: 'A recalled lot was given to a patient',
    group: 'provider',
    to: 'anyone',
    isUrgent: true,
  },
  stock_daily: {
    about: 'stock',
    label: 'Stock',
    news: 'Stock needs attention today',
    group: 'work',
    to: 'anyone',
    isUrgent: false,
  },
  prf_late_edit: {
    about: 'prf',
    label: 'Signed record',
    news: 'Changes arrived after you signed a record',
    group: 'work',
    to: 'anyone',
    isUrgent: false,
  },
  prf_unsigned: {
    about: 'unsigned',
    label: 'Unsigned records',
    news: 'You have records waiting for your signature',
    group: 'work',
    to: 'anyone',
    isUrgent: false,
  },
  event_unsigned: {
    about: 'unsignedOfEvent',
    label: 'Unsigned records',
    news: 'Records of an event that you lead are not signed',
    group: 'work',
    to: 'anyone',
    isUrgent: false,
  },
  observations_overdue: {
    about: 'prf',
    label: 'Observations',
    news: 'Observations on an open record are overdue',
    group: 'work',
    to: 'anyone',
    isUrgent: true,
  },
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
    case 'unsigned':
      return '/open-prfs?mine=1&sort=created';
    case 'unsignedOfEvent':
      return '/open-prfs?late=1&sort=created';
    case 'account':
      return '/account';
    case 'breach':
      return '/breaches';
    case 'drugs':
      return `/inventory/controlled-drugs?tab=discrepancies&count=${entityId}`;
    case 'unwitnessed':
      return '/inventory/controlled-drugs?tab=unwitnessed';
    case 'recall':
      return `/inventory/recalls/${entityId}`;
    case 'stock':
      return '/inventory/dashboard';
  }
};
