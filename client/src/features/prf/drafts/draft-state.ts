import type { AlertReason } from '@sideline/schema/prf/rules/alerts';
import type { EscalationGiven } from '@sideline/schema/prf/rules/escalation';
import type { Problem } from '@sideline/schema/errors';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { SealedPassword } from '@sideline/schema/prf/signing/sealed-password';
import type { Changes, Values } from './changes';

/** Who wrote a value, and when the server received it; null if not known. */
export interface Authorship {
  readonly author: string | null;
  readonly at: string | null;
}

/** Both sides of a field that two people changed from the same starting point. */
export interface SectionConflict {
  readonly paths: readonly string[];
  /** What was entered here, as a patch of just these paths. */
  readonly mine: Changes;
  /** The whole section as the other person left it. */
  readonly theirs: Values;
  /** Who wrote their side of each path. */
  readonly authors: Readonly<Record<string, Authorship>>;
}

/** Which of two answers to a path the clinician kept. */
export interface ConflictChoice {
  readonly path: string;
  readonly side: 'mine' | 'theirs';
}

/** What the server refused. It is kept and shown until it is corrected. */
export interface RefusedChanges {
  readonly changes: Changes;
  readonly problems: readonly Problem[];
}

/** Text that is not a value (a number outside its limits, an incomplete time). */
export interface KeptText {
  readonly text: string;
  /** Why it is not a value and what to do, in words; null while it is still being typed. */
  readonly problem: string | null;
  /** When it was typed, ISO 8601. */
  readonly at?: string;
}

/** One section on this device: what the server has, and what was entered since. */
export interface SectionDraft {
  /** The version of `data`; 0 if the server has none yet. */
  readonly version: number;
  readonly data: Values;
  /** Entered, but not in a command yet. */
  readonly edits: Changes;
  /** By path. In a list of rows `field/<index>/<sub-field>`, also within an entry. */
  readonly texts: Readonly<Record<string, KeptText>>;
  readonly refused: RefusedChanges | null;
  readonly conflict: SectionConflict | null;
  /** When each path that is not in a command was last entered here, ISO 8601. Texts have their own times. */
  readonly enteredAt?: Readonly<Record<string, string>>;
  /** The contact times that were last sent from here, by field, and when the server received them; ISO 8601. */
  readonly recorded?: Readonly<Record<string, { readonly at: unknown; readonly recordedAt: string }>>;
  /** The choices between two answers, until a command takes them along. */
  readonly choices?: readonly ConflictChoice[];
  /** The NEWS2 alerts that were answered from here and that the server has. */
  readonly answered?: readonly Pick<AlertAction, 'entryId' | 'total' | 'reasons'>[];
}

/** What was done about the alert of a set, as it was shown. */
export interface AlertAction {
  readonly entryId: string;
  readonly total: number;
  readonly reasons?: readonly AlertReason[] | null;
  /** Absent for an action that was kept as free text, before there was a table of actions. */
  readonly escalation?: EscalationGiven | null;
  /** The same in words. */
  readonly action: string;
}

/** A change being sent: repeated with the same id and changes until the server has answered it. */
export interface DraftCommand {
  readonly commandId: string;
  readonly section: PrfSectionKey;
  readonly baseVersion: number;
  readonly deviceTime: string;
  readonly changes: Changes;
  readonly choices?: readonly ConflictChoice[];
  /** The command answers an alert and changes nothing else. */
  readonly alertAction?: AlertAction;
}

export type FailureKind = 'connection' | 'server' | 'session';
export interface SaveFailure {
  readonly kind: FailureKind;
  readonly message: string;
  readonly attempts: number;
}

export type LockCode = 'PRF_LOCKED' | 'PRF_VOID' | 'PRF_ERASED' | 'PRF_NOT_YOURS' | 'FORBIDDEN';
export interface DraftLock {
  readonly code: LockCode;
  readonly message: string;
  /** The server keeps what is still sent from here alongside the signed record. */
  readonly takesLate?: boolean;
  /** How many changes it has kept in this way. */
  readonly late?: number;
}

/** The parts of an amendment besides its changes, which are in the draft. It is sent as a whole when it is signed. */
export interface AmendmentNote {
  readonly reason: string;
  /** When that was last typed, ISO 8601. */
  readonly reasonAt?: string;
  /** Changes that came after the signature and are included here, by command id. */
  readonly lateEdits: readonly string[];
  /** What was done about alerts that its changes raise: one answer for each set, for the score that it was given for. */
  readonly alertActions: readonly (AlertAction & { readonly at: string })[];
}

export const EMPTY_NOTE: AmendmentNote = { reason: '', lateEdits: [], alertActions: [] };

/** A signature made on this device without a connection, in the server's format. */
export interface SealedSignature {
  readonly commandId: string;
  /** The server's key that the password was encrypted with. */
  readonly keyId: string;
  readonly password: SealedPassword;
  readonly grade: string;
  readonly strokes: string;
  /** By this device's clock, ISO 8601. */
  readonly signedAt: string;
  /** SHA-256 of what the signer saw. */
  readonly contentHash: string;
  /** What the signer saw, to show any differences. */
  readonly seen: Readonly<Partial<Record<PrfSectionKey, Values>>>;
}

/** A signature waiting to be sent, or one that was refused, until the signer has decided. */
export type DraftSignature =
  | { readonly kind: 'waiting'; readonly sealed: SealedSignature }
  | ({ readonly kind: 'refused'; readonly code: string; readonly message: string } & Pick<
      SealedSignature,
      'signedAt' | 'grade' | 'seen'
    >);

/** A PRF as this device holds it. Plain data, so that any storage can keep it. */
export interface DraftState {
  readonly prfId: string;
  /** Null until the server has created the row. */
  readonly customPrfId: string | null;
  readonly sections: Readonly<Partial<Record<PrfSectionKey, SectionDraft>>>;
  /** In the order in which they were created. */
  readonly queue: readonly DraftCommand[];
  readonly isSending: boolean;
  readonly failure: SaveFailure | null;
  readonly lock: DraftLock | null;
  /** Absent in drafts from before records could be signed offline. */
  readonly signature?: DraftSignature | null;
  /** The patient's details as filled in, while they differ from what is stored. They have their own save button. */
  readonly patientForm: Values | null;
  /** When these were last changed here, ISO 8601. */
  readonly patientFormAt?: string | null;
  /** Something in it was entered while the server could not be reached, when nobody can be searched for. */
  readonly wentOffline?: boolean;
  /** When the server last accepted something, ISO 8601. */
  readonly savedAt: string | null;
  /**
   * When the server last sent or accepted something, ISO 8601. Once the server has all of it, its age on the device
   * starts then.
   */
  readonly confirmedAt: string | null;
  /** The record is restricted: nothing that the server has stays on the device. */
  readonly isWithheld?: boolean;
  /** For a draft of an amendment of the signed record; null for the record itself. */
  readonly amendment: AmendmentNote | null;
}

/** Identifies a draft, because a record may have its own and one of an amendment. */
export const draftKeyOf = ({ prfId, amendment }: Pick<DraftState, 'prfId' | 'amendment'>): string =>
  amendment ? amendmentKey(prfId) : prfId;
export const amendmentKey = (prfId: string): string => `${prfId}/amendment`;

export const EMPTY_SECTION: SectionDraft = {
  version: 0,
  data: {},
  edits: {},
  texts: {},
  refused: null,
  conflict: null,
};

export const newDraft = (prfId: string): DraftState => ({
  prfId,
  customPrfId: null,
  sections: {},
  queue: [],
  isSending: false,
  failure: null,
  lock: null,
  patientForm: null,
  savedAt: null,
  confirmedAt: null,
  amendment: null,
});

export const newAmendment = (prfId: string): DraftState => ({ ...newDraft(prfId), amendment: EMPTY_NOTE });

/** The server's answer to one command. */
export interface CommandResult {
  readonly commandId: string;
  readonly customPrfId: string | null;
  readonly section: PrfSectionKey;
  readonly outcome: 'SAVED' | 'MERGED' | 'CONFLICT' | 'REPLAYED' | 'REFUSED';
  readonly version: number;
  /** The section in its current state. */
  readonly data: Values;
  /** What others had changed since. The rest of the command is stored. */
  readonly conflict: {
    readonly paths: readonly string[];
    readonly authors: Readonly<Record<string, Authorship>>;
  } | null;
  /** `field` is a path of changes.ts, or `field/<entry id>` for a whole entry. */
  readonly problems: readonly Problem[];
  readonly code: string | null;
  /** When the server received the values that are current; null if none are, or if they were already stored. */
  readonly recordedAt?: string | null;
  /** Refused because the record is signed, and kept with it. */
  readonly isKept: boolean;
  readonly message: string | null;
}

/** A section as loaded with the whole PRF. */
export interface StoredSection {
  readonly version: number;
  readonly data: Values;
  /** Who wrote it last and when, ISO 8601; absent if nobody is known. */
  readonly author?: string | null;
  readonly at?: string | null;
  /** Who last wrote each path, if that is known for more than the newest version. */
  readonly authors?: Readonly<Record<string, Authorship>>;
}
