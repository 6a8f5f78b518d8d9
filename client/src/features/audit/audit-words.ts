/** The audit's stable words as people read them: after a name, in the past tense. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  LOGIN: 'signed in',
  LOGOUT: 'signed out',
  ACCESS_DENIED: 'was refused access',
  PASSWORD_CHANGED: 'changed the password',
  PASSWORD_RESET_REQUESTED: 'asked for a new password',
  PASSWORD_RESET: 'chose a new password by a link',
  EMAIL_VERIFIED: 'confirmed an e-mail address',
  USER_REGISTERED: 'registered an account',
  USER_REGISTRATION_REPEATED: 'tried to register an account that exists',
  USER_PATIENT_LINKED: 'linked an account to the record registered with it',
  USER_PATIENT_NOT_LINKED: 'registered with an account that could not be linked',
  USER_PATIENT_UNLINKED: 'took an account off its record',
  GDPR_NOTICE_CREATED: 'wrote a privacy notice',
  GDPR_NOTICE_ACTIVATED: 'made a privacy notice the active one',
  GDPR_CONSENT_GIVEN: 'agreed to the privacy notice at the kiosk',
  KIOSK_OPENED: 'switched kiosk mode on for a PRF',
  KIOSK_ENTERED: 'entered the kiosk’s code',
  KIOSK_CLOSED: 'switched kiosk mode off for a PRF',
  KIOSK_REFUSED: 'was refused by the kiosk',
  KIOSK_PATIENT_REPORTED: 'gave their own details at the kiosk',
  KIOSK_REPORT_SETTLED: 'decided about what a patient said at the kiosk',
  PATIENT_REGISTERED: 'registered themselves as a patient',
  PATIENT_CREATED: 'registered a patient',
  PATIENT_UPDATED: 'changed a patient',
  PATIENT_VIEWED: 'opened a patient',
  PATIENT_LISTED: 'listed patients',
  PATIENT_SEARCHED: 'searched for a patient',
  DASHBOARD_VIEWED: 'opened the dashboard',
  PATIENT_SQUAD_LINKED: 'linked a patient to a squad',
  PATIENT_VIEWS_LISTED: 'read who has looked at a patient',
  PRF_CREATED: 'began a PRF',
  PRF_UPDATED: 'wrote in a PRF',
  PRF_VIEWED: 'opened a PRF',
  PRF_FOLLOWED: 'had a PRF open',
  PRFS_LISTED: 'listed PRFs',
  PRF_CONFLICT_SETTLED: 'chose between two answers in a PRF',
  PRF_SIGNED: 'signed a PRF',
  PRF_AMENDED: 'amended a signed PRF',
  PRF_LATE_EDIT_KEPT: 'sent a change after a PRF was signed',
  PRF_LATE_EDIT_SET_ASIDE: 'set aside changes that came after a signature',
  PRF_HISTORY_VIEWED: 'read the history of a PRF',
  PRF_VOIDED: 'declared a PRF entered in error',
  PRF_REVIEW_REQUESTED: 'asked for review of a PRF',
  PRF_OPENED_WITH_REASON: 'opened a PRF of others for writing',
  PRF_ALERT_ACTIONED: 'recorded the action on a NEWS2 alert',
  HANDOVER_LINK_MADE: 'made a handover link',
  HANDOVER_LINK_REVOKED: 'revoked a handover link',
  HANDOVER_OPENED: 'opened a handover by its link',
  HANDOVER_REFUSED: 'was refused a handover',
  HANDOVER_SIGNED: 'recorded who took a patient over',
  PRF_PICTURE_STORED: 'sent a picture of a PRF',
  PRF_PICTURE_VIEWED: 'looked at a picture of a PRF',
  PRF_EXPORTED: 'took a copy of a PRF',
  EVENT_CREATED: 'entered an event',
  EVENT_UPDATED: 'changed an event',
  EVENT_VIEWED: 'opened an event',
  CHEER_TEAM_CREATED: 'made a cheer team',
  CHEER_TEAM_UPDATED: 'renamed a cheer team',
  CHEER_TEAM_DEACTIVATED: 'deactivated a cheer team',
  CHEER_TEAM_ACTIVATED: 'put a cheer team back',
  CHEER_SQUAD_DEACTIVATED: 'deactivated a cheer squad',
  CHEER_SQUAD_ACTIVATED: 'put a cheer squad back',
  CHEER_SQUAD_CREATED: 'made a cheer squad',
  CHEER_SQUAD_UPDATED: 'renamed a cheer squad',
  AUDIT_LISTED: 'read the audit log',
  AUDIT_EXPORTED: 'took the audit log as a file',
  PATIENT_IMPORTED: 'imported a patient',
  PATIENT_IMPORT_PREVIEWED: 'looked at a file of patients before importing it',
  PATIENT_EXPORTED: 'took a copy of a patient’s whole record',
  PATIENTS_EXPORTED: 'took a list of patients as a file',
  PRFS_EXPORTED: 'took a list of PRFs as a file',
  EVENTS_EXPORTED: 'took a list of events as a file',
  SHIFT_REPORT_MADE: 'made a shift report',
  SHIFT_REPORT_EXPORTED: 'took a shift report as a file',
  EXPORT_REQUESTED: 'had a long file made',
  EXPORT_CANCELLED: 'cancelled a long file',
  EXPORT_DOWNLOADED: 'took away a long file',
  LIST_VIEW_SAVED: 'saved a view of a list',
  LIST_VIEW_DELETED: 'deleted a view of a list',
  USERS_LISTED: 'listed the accounts',
  ADMIN_CREATED: 'made an admin account',
  USER_CREATED: 'made an account',
  USER_INVITED: 'sent a link to choose a password',
  USER_ROLE_CHANGED: 'gave an account another role',
  USER_DISABLED: 'disabled an account',
  USER_ENABLED: 'enabled an account',
  SESSION_ENDED: 'signed a device of their own out',
  SECOND_FACTOR_ENROLLED: 'set up a second factor',
  SECOND_FACTOR_REMOVED: 'took their second factor away',
  SECOND_FACTOR_RESET: 'took the second factor of an account away',
  RECOVERY_CODE_USED: 'used a recovery code',
  RECOVERY_CODES_RENEWED: 'made new recovery codes',
  USER_SESSIONS_ENDED: 'signed an account out everywhere',
  API_TOKEN_CREATED: 'made an API token',
  API_TOKEN_REVOKED: 'revoked an API token',
  WEBHOOK_CREATED: 'made a webhook',
  WEBHOOK_UPDATED: 'changed a webhook',
  WEBHOOK_DELETED: 'deleted a webhook',
  WEBHOOK_TESTED: 'sent a test to a webhook',
  WEBHOOK_RESENT: 'sent a webhook’s delivery again',
  PROVIDER_SETTINGS_UPDATED: 'changed the provider’s settings',
  PHRASES_UPDATED: 'changed the provider’s phrases',
  DEMONSTRATION_LOADED: 'loaded the demonstration data',
};

/** An action in words; one that the list does not know is read out as it stands. */
export function actionWords(action: string): string {
  return ACTION_WORDS[action] ?? action.toLowerCase().replaceAll('_', ' ');
}

/** 'Opened a patient', as a filter's choice. */
export function actionLabel(action: string): string {
  const words = actionWords(action);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the server does by itself; nobody is behind it. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(['DEMONSTRATION_LOADED']);

export const isServersOwn = (action: string): boolean => OWN_ACTIONS.has(action);

/** Where in the product: a word of the program made readable, 'PrimarySurvey' as 'Primary survey'. */
export function placeWords(context: string): string {
  const words = fieldWords(context);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Their contexts begin with the list's name and go on with the filters that were used. */
const LISTS: ReadonlySet<string> = new Set([
  'PATIENT_LISTED',
  'PATIENTS_EXPORTED',
  'PRFS_EXPORTED',
  'EVENTS_EXPORTED',
  'AUDIT_EXPORTED',
]);

const OPERATION = /^(Query|Mutation|Subscription)\.(\w+)$/;

/** What was done and where, to follow a name: 'listed patients by gender', 'was refused access: reading patient views'. */
export function entryWords(action: string, context: string | null): string {
  const words = actionWords(action);
  if (LISTS.has(action)) {
    const [, ...filters] = (context ?? '').split(', ');
    return filters.length === 0 ? words : `${words} by ${filters.map(fieldWords).join(', ')}`;
  }
  if (context === null || action === 'AUDIT_LISTED') return words;
  const [, kind, operation] = OPERATION.exec(context) ?? [];
  if (operation === undefined) return `${words}: ${placeWords(context)}`;
  return `${words}: ${kind === 'Mutation' ? 'asking to' : 'reading'} ${fieldWords(operation).toLowerCase()}`;
}

/** A field's name as the trail holds it, readable: `entries.heart_rate` becomes 'entries, heart rate'. */
export function fieldWords(field: string): string {
  return field
    .replaceAll('.', ', ')
    .replaceAll('_', ' ')
    .replace(
      /([a-z])([A-Z0-9])/g,
      (_whole, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    );
}
