import type { RecordPause } from '@sideline/schema/record-pause';
import type { Role } from '@sideline/schema/roles';
import type { TokenScope } from '@sideline/schema/scopes';
import type { EntityManager } from 'typeorm';
import type { Asked } from './asked.js';
import type { Clock } from './clock.js';
import { DomainError } from './errors.js';
import type { Spending } from './http/spending.js';
import type { LoaderRegistry } from './database/loader-registry.js';
import type { ReadsTogether } from './database/recorded-read.js';

/** The caller, determined by the server from the session or the API token; nothing is taken from the request itself. */
export interface Actor {
  readonly kind: 'session' | 'token';
  readonly userId: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The record that is the caller's own; patients only. */
  readonly patientId: string | null;
  /** Records merged into their own and proved in person to be theirs too; patients only. */
  readonly mergedPatientIds?: readonly string[];
  /** The client whose events the caller may see; clients only. */
  readonly clientId: string | null;
  readonly sessionId: string | null;
  readonly tokenId: string | null;
  /** True for an API token that may not write. */
  readonly isReadOnly: boolean;
  /** What an API token may reach; null or absent for a session, and for a token made before scopes. */
  readonly scopes?: readonly TokenScope[] | null;
  /** True for a session that may only enrol a second factor, which this installation requires for its role. */
  readonly mustEnrol?: boolean;
  /** True for a patient's account that staff have linked to a child's record. */
  readonly isGuardian?: boolean;
  /** Why an account may not open its own record; it then has no patientId. */
  readonly recordPause?: RecordPause;
  /** The record of an account whose owner was never seen by staff: they may read only what they typed themselves. */
  readonly uncheckedPatientId?: string | null;
}

/** Whether the caller is a clinician, and so reads every record. */
export const isClinician = ({ role }: Actor): boolean => role === 'admin' || role === 'staff';

/** Whether the caller may see a patient: clinicians every patient, patients themselves (design section 4, 'Roles'). */
export const isClinicianOrSelf = (actor: Actor, patientId: string): boolean =>
  isClinician(actor) || (actor.role === 'patient' && actor.patientId === patientId);

/** The patient whose signed records and logs the caller may read as their own; nobody if the caller is not a patient. */
export const ownPatientIds = ({ role, patientId, mergedPatientIds = [] }: Actor): readonly string[] =>
  role === 'patient' && patientId !== null ? [patientId, ...mergedPatientIds] : [];

/** What others may add to the end of a transaction. */
export interface TransactionHooks {
  /** Runs inside the transaction, just before COMMIT; a failure rolls everything back. */
  beforeCommit(hook: () => Promise<void>): void;
  /** Runs once COMMIT was acknowledged; a failure is logged and changes nothing for the caller. */
  afterCommit(hook: () => void | Promise<void>): void;
}

/** Writes the session's cookie to the answer. Absent if there is no answer (jobs, tests of services). */
export interface SessionCookieWriter {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** What identifies a browser without a session, for links that only the first browser may open. */
export interface BrowserMark {
  /** The mark that the browser sent; null if it sent none. */
  readonly value: string | null;
  set(mark: string, expiresAt: Date): void;
}

/** What a browser may be trusted with; each has its own mark, so that none ends or shortens another. */
export const BROWSER_PURPOSES = ['registration', 'handover', 'kiosk', 'device'] as const;
export type BrowserMarks = Readonly<Record<(typeof BROWSER_PURPOSES)[number], BrowserMark>>;

/** The id under which a caller sent something, and what was sent. */
export interface Sent {
  readonly id: string;
  /** `createPatient`: an id belongs to one operation, so no other operation can use it. */
  readonly operation: string;
  readonly body: unknown;
  /** Fields, at any depth, that may differ when it is sent again. */
  readonly aside: ReadonlySet<string>;
  /** The name by which a field is compared, if it has two. */
  readonly nameOf?: (field: string) => string;
}

/** What every service call receives: who calls, from where, and the database session that it works in. */
export interface Context {
  readonly requestId: string;
  readonly actor: Actor | null;
  /** The caller's network address, as far as the configured proxies can be trusted. */
  readonly address: string;
  readonly userAgent: string | null;
  /** True where the request says that it came through a proxy; demonstration accounts are refused then. */
  readonly isProxied?: boolean;
  /** True where the operator of the server acts, at its own command line: nobody who has an account. */
  readonly isSystem?: boolean;
  /** True where no person made the request: a page is refreshing itself. */
  readonly isBackground?: boolean;
  /** The transaction's manager inside a mutation, the pool's otherwise. */
  readonly manager: EntityManager;
  /** Null outside a transaction. */
  readonly transaction: TransactionHooks | null;
  readonly loaders: LoaderRegistry;
  readonly clock: Clock;
  /**
   * What was sent under an id of the caller's own, if the request has one: `refuseReused` compares it with what was sent
   * before.
   */
  readonly sent?: Sent | null;
  /** On a socket: the caller as the session or the token is now. Throws UNAUTHENTICATED once it has ended. */
  readonly renew?: (() => Promise<Context>) | undefined;
  readonly reply?: SessionCookieWriter | undefined;
  /** What was selected of the answer, where a query's root field is answered whole. A resolver may hand it to its service. */
  readonly asked?: Asked;
  /** The recorded reads of the query's root fields, if it has several: they are one statement. */
  readonly together?: ReadsTogether | undefined;
  /** What the request has used of its caller's rates. Absent if there is no answer to report it in. */
  readonly spending?: Spending | undefined;
  /** Absent if there is no answer to write it to. */
  readonly browser?: BrowserMarks | undefined;
}

/** Used where a write needs an account and no account made it. No account has this id, so its name is shown as empty. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/**
 * The author of what follows from another change. Not every change has one: self-registration has none, and later
 * corrections by that person have no author in the records that follow.
 */
export const handOf = ({ actor }: Context): string => actor?.userId ?? NO_ACCOUNT;

/** The caller; throws UNAUTHENTICATED if nobody is signed in. */
export const actorOf = (context: Context): Actor => {
  if (context.actor === null) throw new DomainError('UNAUTHENTICATED');
  return context.actor;
};
