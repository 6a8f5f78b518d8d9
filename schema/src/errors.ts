import { LOCK_ERRORS } from './lock-errors.js';
import { RIGHT_ERRORS } from './provider/rights.js';

/**
 * The error catalogue: what the product says and with which HTTP status, worded as the specification (section 8) words it.
 * GraphQL carries the key as `extensions.code`, REST as `code`. `{name}` in a message is filled from the error's parameters.
 */
interface ErrorEntry {
  readonly status: number;
  readonly message: string;
}

export const ERRORS = {
  BAD_INPUT: { status: 400, message: 'Some of the details need correcting.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  SIGN_IN_FAILED: { status: 401, message: 'The e-mail address or password is not right.' },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    message: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    message: 'Your account needs a second factor here. Set it up first.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 409,
    message: 'Administrators need a second factor here. You can set it up again, but you cannot remove it.',
  },
  SECOND_FACTOR_ON: { status: 409, message: 'A second factor is already set up. Remove it first.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  ...RIGHT_ERRORS,
  SETTING_ALREADY_SO: {
    status: 409,
    message: 'This setting already has the value from before that change. There is nothing to restore.',
  },
  TOKEN_READ_ONLY: {
    status: 403,
    message: 'This token can only read. Ask an administrator for a token that can write.',
  },
  TOKEN_SCOPE: {
    status: 403,
    message:
      'This token is not allowed to do this. It needs the scope {scope}. Ask an administrator for a new token.',
  },
  RECORD_RESTRICTED: {
    status: 403,
    message: 'This record is restricted. Give a reason to open it.',
  },
  AUTHOR_REMINDED: {
    status: 409,
    message: 'This person has already been reminded today. You can remind them again tomorrow.',
  },
  NOTHING_UNSIGNED: {
    status: 409,
    message: 'This person no longer has any open records. Reload the list.',
  },
  ALREADY_FLAGGED: { status: 409, message: 'This patient is already flagged as a public figure.' },
  ALREADY_RESTRICTED: { status: 409, message: 'This is already restricted.' },
  OWN_OPENING: {
    status: 409,
    message: 'You opened this yourself. Another administrator must review it.',
  },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another site and was refused.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'This address does not accept {method}. It accepts {allowed}.',
  },
  NOT_FOUND: { status: 404, message: '{what} was not found.' },
  CONFLICT: { status: 409, message: 'This cannot be saved because it clashes with what is already there.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait {seconds} s and try again.' },
  SIGN_IN_BY_MAIL: {
    status: 429,
    message:
      'There have been too many attempts to sign in with this address. If your password is right, we have sent you an e-mail: open its link on this device and sign in there.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Quote {requestId} to support.' },
  NOT_READY: {
    status: 503,
    message: 'The service is starting or its database cannot be reached. Please try again shortly.',
  },
  OVERLOADED: { status: 503, message: 'Sideline is very busy. Please try again in {seconds} s.' },
  SETUP_CLOSED: { status: 403, message: 'Set-up is closed. Ask an administrator to create this account.' },
  SETUP_CODE_WRONG: {
    status: 403,
    message:
      'This is not the code in the server’s log. Find the last line there that begins “Set-up is open” and enter the code at its end. A new code is made each time the server starts.',
  },
  DEMONSTRATION_IS_LOCAL: {
    status: 403,
    message: 'Demonstration accounts work on this computer only, while the demonstration is on.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the last administrator who can sign in. Make another person an administrator first.',
  },
  OWN_ACCOUNT: {
    status: 409,
    message: 'You cannot do this to your own account. Ask another administrator.',
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this e-mail address already exists.' },
  EXPORT_TOO_LARGE: {
    status: 409,
    message: 'This list has {count} rows and a file holds at most {most}. Narrow the filters and try again.',
  },
  IMPORT_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than {most} MB. Split it, and import the parts one after the other.',
  },
  REPORT_TOO_LARGE: {
    status: 409,
    message:
      'This report has {count} lines, and a workbook or PDF holds at most {most}. Download it as CSV, or choose a shorter period.',
  },
  EXPORTS_OPEN: {
    status: 409,
    message: 'You already have {most} files in progress. Wait for one to finish, or cancel one.',
  },
  EXPORT_NOT_READY: {
    status: 409,
    message: 'This file is not ready. Your list of files shows its progress.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'This {what} has changed since you opened it. Reload to see the changes.',
  },
  CONTROL_CLOSED: {
    status: 409,
    message: 'This event is {state}. You can read its control board, but not change it.',
  },
  CONTROL_HELD: {
    status: 409,
    message:
      '{who} is in control and on shift. Ask them to hand over, or ask an administrator to take over from them.',
  },
  INCIDENT_STATE: { status: 409, message: 'This incident is {state}. It cannot become {wanted}.' },
  CREW_BUSY: { status: 409, message: 'This crew is at {incident}. Clear that incident first.' },
  CREW_NOT_READY: { status: 409, message: 'This crew is {state}. Make it available first.' },
  STAFF_PROFILE_TAKEN: { status: 409, message: 'This person already has a staff profile.' },
  EVENT_ATTENDED: { status: 409, message: 'Still checked in: {names}. Check them out first.' },
  EVENT_NOT_SETTLED: {
    status: 409,
    message: 'This event cannot be closed yet: {open}. Settle each, or waive it with a reason.',
  },
  EVENT_SHIFTS: {
    status: 409,
    message:
      'This event has {shifts} that can move with it. {outcome} Choose whether to move the shifts or leave them at their times.',
  },
  EVENT_SHIFTS_BEYOND: {
    status: 409,
    message:
      'This event has {shifts} that would end after it does. Change their times, or leave them as they are.',
  },
  EVENT_SHIFTS_UNFIT: {
    status: 409,
    message:
      'The shifts have not moved. {outcome} Give a reason, unassign the people with a clash, or leave the shifts at their times.',
  },
  EVENT_STATE: { status: 409, message: 'This event is {state}. It cannot become {wanted}.' },
  PATIENT_REQUIRED_FIELDS: { status: 400, message: 'Patient name and date of birth are required.' },
  PATIENT_CHANGED: {
    status: 409,
    message: 'This patient has changed since you opened the record. Reload to see the changes.',
  },
  PATIENT_LOOKS_KNOWN: {
    status: 409,
    message:
      'A patient with these details is already registered. Use that record, or confirm that this is a different person.',
  },
  PATIENT_DECEASED: {
    status: 409,
    message:
      'This patient’s record says that they died. Confirm that this is the right patient before you continue.',
  },
  PATIENT_NOT_DECEASED: {
    status: 409,
    message:
      'No signed record says that this patient died, or that entry has already been withdrawn. Reload the patient.',
  },
  PATIENT_MERGED: {
    status: 409,
    message: 'One of these records has been merged with another. Reload to see which, then continue.',
  },
  PROPOSALS_WAITING: {
    status: 409,
    message: 'You already have {count} corrections waiting. Staff will look at those first.',
  },
  CORRECTION_DECIDED: {
    status: 409,
    message:
      '{by} has already decided about this. Their decision was different. Nothing was changed this time. Check the decision, and make any further changes on the patient’s record.',
  },
  ERASED: { status: 410, message: 'Erased on {on} under {ground}.' },
  ERASURE_HELD: { status: 409, message: 'This record is under a legal hold. Lift the hold first.' },
  ERASURE_STATE: {
    status: 409,
    message: 'A decision about erasing this record has been made since you opened it. Reload to see it.',
  },
  ACCESS_REQUEST_STATE: {
    status: 409,
    message: 'This request is at a different step. Reload to see where it is.',
  },
  BREACH_DUTIES_OPEN: {
    status: 409,
    message: 'This breach cannot be closed yet: {open}. Enter when this was done, or why it was not.',
  },
  BREACH_CLOSED: { status: 409, message: 'This breach is closed. Reopen it with a reason to change it.' },
  BREACH_OPEN: { status: 409, message: 'This breach is already open.' },
  RETENTION_MARKED: { status: 409, message: 'This record is already marked in this way.' },
  PATIENT_SAVE_FAILED: { status: 500, message: 'Failed to save patient. Please try again.' },
  COMMAND_REUSED: {
    status: 409,
    message:
      'A different version of this has already been saved, so this one was not. Check what was recorded, then enter it again.',
  },
  ...LOCK_ERRORS,
  PRF_VOID: { status: 409, message: 'This record was entered in error and can no longer be changed.' },
  PRF_INCOMPLETE: { status: 409, message: 'This record cannot be signed yet: {count} items are missing.' },
  PRF_CONTRADICTIONS: {
    status: 409,
    message:
      'Unanswered questions about this record: {count}. Correct what is wrong, or say why the record is right as it is, then sign.',
  },
  PRF_CHANGED: {
    status: 409,
    message: 'This record has changed since you read it. Check the changes, then sign.',
  },
  PRF_SIGNATURE_UNREADABLE: {
    status: 409,
    message:
      'The server cannot verify this signature: it is too old, or was not made for this record as it was sent. Sign the record again.',
  },
  PRF_PATIENT_CHANGED: {
    status: 409,
    message: 'This record has since been linked to {name}. Choose which of the two patients it is about.',
  },
  PRF_AMEND_NOT_YOURS: {
    status: 403,
    message: 'Only its author, its crew, the person who signed it or an administrator can amend this record.',
  },
  PRF_AMEND_LATE: {
    status: 403,
    message: 'This record was signed more than {hours} hours ago. Ask an administrator to amend it.',
  },
  HANDOVER_CLOSED: {
    status: 404,
    message: 'This link cannot be opened. Ask the crew that gave it to you for a new one.',
  },
  SHARE_CLOSED: {
    status: 404,
    message: 'This link cannot be opened. Ask the person who sent it to you for a new one.',
  },
  SHARES_MANY: {
    status: 409,
    message: 'This record already has {count} open links. End one of them first.',
  },
  RECORD_CORRECTIONS_MANY: {
    status: 409,
    message: 'You already have {count} requests waiting for this record. Staff will answer those first.',
  },
  GDPR_NOTICE_MISSING: { status: 404, message: 'GDPR notice content not found.' },
  GDPR_NOTICE_CHANGED: { status: 409, message: 'The privacy notice has changed. Please read it again.' },
  KIOSK_CLOSED: {
    status: 404,
    message: 'This device is not ready for your details. Please ask a member of the crew.',
  },
  LINK_CLOSED: { status: 404, message: 'This link has already been used or has expired. Ask for a new one.' },
  PICTURE_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than {most} MB. Choose a smaller picture, or photograph it again.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 413,
    message:
      'This picture has {pixels} megapixels. The most allowed is {most}. Set the camera to a smaller size and take it again.',
  },
  UPLOAD_TYPE: {
    status: 415,
    message: 'Send the file’s bytes as the body. Its content type may be {types}.',
  },
  PICTURE_FORMAT: { status: 415, message: '{refusal}' },
  PICTURE_UNREADABLE: {
    status: 400,
    message: 'This picture is damaged and cannot be opened. Take it again, or choose another.',
  },
  PICTURES_FULL: {
    status: 409,
    message: 'This record already has {most} pictures, which is the most allowed.',
  },
  SEE_AND_TREAT_FAILED: { status: 500, message: 'Failed to submit See and Treat log' },
  SEE_AND_TREAT_VOID: { status: 409, message: 'This log is already marked as entered in error.' },
  PATIENT_CREATE_FAILED: { status: 500, message: 'Error creating patient.' },
  SHIFT_EVENT_REQUIRED: { status: 400, message: 'Please select an event before adding shifts.' },
  SHIFT_EVENT_STATE: { status: 409, message: 'This cannot be done: the event is {state}.' },
  SHIFT_CREATE_FAILED: {
    status: 500,
    message: 'There was an issue creating the shift(s). Please try again.',
  },
  SHIFT_DELETE_FAILED: { status: 500, message: 'Failed to delete the shift. Please try again.' },
  SHIFT_REPORT_FAILED: {
    status: 500,
    message: 'Failed to generate shift report. Please try again later.',
  },
  SHIFT_NOT_OTHERS: { status: 403, message: 'You do not have permission to assign other staff.' },
  SHIFT_NO_PROFILE: { status: 409, message: 'No staff profile found for current user.' },
  SHIFT_STATE: { status: 409, message: 'This cannot be done while the shift is {state}.' },
  SHIFT_TOO_EARLY: { status: 409, message: 'You can do this from {time}.' },
  SHIFT_TOO_LATE: {
    status: 409,
    message: 'You could do this until {time}. Ask an administrator.',
  },
  SHIFT_CLASH: {
    status: 409,
    message: '{name} is assigned to another shift at that time. Unassign the other one first.',
  },
  SHIFT_UNQUALIFIED: { status: 409, message: '{name} cannot take this shift: {missing}.' },
  SHIFT_WORKING_TIME: {
    status: 409,
    message: '{name}: {warnings}. An administrator can go ahead with a reason.',
  },
  SHIFT_AWAY: {
    status: 409,
    message: '{name} has said that they are not available at that time. If they agree, assign them by hand.',
  },
  SHIFT_CHANGED: {
    status: 409,
    message: 'This shift has changed since you opened it. Check it again before you continue.',
  },
  SHIFT_TOUCHED: {
    status: 409,
    message: 'This shift already has activity. Cancel it with a reason instead.',
  },
  SHIFT_BIDDING_CLOSED: { status: 409, message: 'Bidding for this shift is not open.' },
  SHIFT_STARTED: { status: 409, message: 'This shift began at {time}. You can no longer apply for it.' },
  SHIFT_APPLIED: { status: 409, message: 'You have already applied for this shift.' },
  SHIFT_REMINDERS_OVER: {
    status: 409,
    message: 'The last reminder for this shift was due at {time}. No more will be sent.',
  },
  SWAP_STATE: { status: 409, message: 'This cannot be done: the swap is {state}.' },
  SWAP_BEGUN: {
    status: 409,
    message: 'The shift at {time} has begun. You can no longer swap it.',
  },
  SWAP_STANDS: {
    status: 409,
    message: 'You have already offered to swap this shift. Withdraw that offer first.',
  },
  SHIFT_BACKUP: {
    status: 409,
    message: 'A shift has one backup, who cannot be the person assigned to it.',
  },
  STOCK_INSUFFICIENT: {
    status: 409,
    message: 'There is not enough {item} at {place}: {available} there, {wanted} needed. {elsewhere}',
  },
  BATCH_EXPIRED: {
    status: 409,
    message:
      'Lot {lot} of {item} expired on {on}. Choose another lot, or give a reason to use it in an emergency.',
  },
  BATCH_RECALLED: {
    status: 409,
    message: 'Lot {lot} of {item} has been recalled{reference}. Do not use it. Choose another lot.',
  },
  BATCH_QUARANTINED: {
    status: 409,
    message: 'Lot {lot} of {item} is in quarantine{reference}. Do not use it. Choose another lot.',
  },
  LOCATION_IN_USE: {
    status: 409,
    message: '{place} cannot be deleted: {reason}. Deactivate it instead.',
  },
  LOCATION_CLOSED: {
    status: 409,
    message: '{place} is not in use. Choose another place, or activate it first.',
  },
  ITEM_IN_USE: { status: 409, message: '{item} cannot be changed like this: {reason}.' },
  ITEM_CLOSED: {
    status: 409,
    message: '{item} is not in use. Choose another item, or activate it first.',
  },
  KIT_CYCLE: {
    status: 409,
    message: 'A kit cannot contain itself: {path}. Remove one of these from its contents.',
  },
  BAG_NOT_READY: {
    status: 409,
    message: '{bag} is not ready: {reasons}. Check and restock it first.',
  },
  QUALITY_STEPS_MISSING: { status: 409, message: 'This entry cannot be closed yet. Still needs: {missing}.' },
  STATE_CHANGED: {
    status: 409,
    message: 'This cannot be done: {who} {did} at {time}. Reload to see where it is now.',
  },
  MOVE_REVERSED: { status: 409, message: 'This move has already been reversed, or reverses another one.' },
  WITNESS_REQUIRED: {
    status: 409,
    message: '{item} is a controlled drug. A second person must witness this.',
  },
  WITNESS_SAME_PERSON: {
    status: 409,
    message: 'The witness must be a different person. Ask a colleague to witness this.',
  },
  WITNESS_NOT_PROVEN: {
    status: 409,
    message:
      'The witness has not proved who they are. Ask them to enter their password or the code of their authenticator app again.',
  },
  WITNESS_NOT_ALLOWED: {
    status: 409,
    message:
      'This person cannot witness controlled drugs. Choose a person who works here as one of these: {positions}.',
  },
  POSITION_NOT_ALLOWED: {
    status: 403,
    message: 'Your position does not allow this with a controlled drug. Ask a colleague who is allowed.',
  },
  RECALL_UNSETTLED: {
    status: 409,
    message: 'This recall cannot be closed: {count} not settled yet. Settle each line first.',
  },
  OVER_RECEIPT: {
    status: 409,
    message:
      'More {item} has arrived than was ordered: {received} of {ordered}. An administrator can receive it with a reason.',
  },
  APPROVER_SAME_PERSON: {
    status: 409,
    message:
      'An order above {value}, or without a price, must be approved by someone other than the person who submitted it. Ask another administrator.',
  },
  DUPLICATE_LOT: {
    status: 409,
    message: 'Lot {lot} of {item} with this expiry date already exists. Use that lot.',
  },
  STOCKTAKE_STALE: {
    status: 409,
    message: 'Stock of {item} has moved since it was counted. Count it again before you post.',
  },
  SCAN_UNKNOWN: {
    status: 404,
    message: 'Nothing here has the code {code}. Search for the item, or create one with this code.',
  },
  PRF_STATE: { status: 409, message: 'This cannot be done while the record is {state}.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** The values for the placeholders of an error's message, by name. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** The words of an error with its placeholders filled. */
export const errorText = (code: ErrorCode, params: ErrorParams = {}): string =>
  ERRORS[code].message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );

/**
 * One problem with one field. `field` is a dotted path in the input, `message` says what to do. `code` is a stable key: in
 * lower case for a request, in capitals for the catalogue's rules about a record (prf/validate).
 */
export interface Problem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}
