import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { recordPause } from '@sideline/schema/record-pause';
import type { Role } from '@sideline/schema/roles';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Actor, Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { readRows } from '../../platform/database/read.js';
import type { Events } from '../../platform/events/events.js';
import { newId } from '../../platform/ids.js';
import { IS_CHECKED } from '../patients/accounts/account-check.hot.js';
import {
  guardianshipOf,
  guardianshipSql,
  type StoredGuardianship,
} from '../patients/guardian/guardian.hot.js';
import type { AppUser } from './app-user.entity.js';
import { hashOf, newSecret } from '../../platform/secrets/secrets.js';
import { tellSessionEnded } from './session-ended.types.js';
import { HAS_SECOND_FACTOR } from './second-factor-check.service.js';
import { Session } from './session.entity.js';

const MINUTE_MS = 60_000;

export interface SessionLimits {
  /** A session ends after this long without use. */
  readonly idleMinutes: number;
  /** A session ends this long after sign-in, used or not. */
  readonly absoluteHours: number;
}

interface SessionRow {
  readonly sessionId: string;
  readonly isUntouched: boolean;
  readonly userId: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly patientId: string | null;
  readonly mergedPatientIds: readonly string[];
  readonly clientId: string | null;
  readonly mustEnrol: boolean;
  /** Whether staff have linked the account to a child’s record; patients only. */
  readonly isGuardian: boolean;
  /** Of a patient with a record: what decides whether the account opens it. */
  readonly guardianship: StoredGuardianship | null;
  /** Whether staff have seen that the owner of the account is the patient of its record. */
  readonly isChecked: boolean;
}

/**
 * Of the account `u`: whether there is a link to a child's record, which may have run out since (`guardedChildren` says).
 */
const IS_GUARDIAN = `u.role = 'patient' AND EXISTS (
  SELECT FROM guardian_link g WHERE g.user_id = u.id AND g.ended_at IS NULL)`;

/** Of the account `u`: the records merged into its own that its owner may open (ADR 21). */
const MERGED_PATIENTS = `CASE WHEN u.patient_id IS NULL THEN '{}' ELSE ARRAY(
  SELECT m.loser_id FROM account_identity_check c JOIN patient_merge m ON m.id = c.merge_id
  WHERE c.user_id = u.id AND c.ended_at IS NULL AND m.survivor_id = u.patient_id AND m.undone_at IS NULL) END`;

/** Of the account `u`: what decides whether it opens its record. */
const PAUSING = `${guardianshipSql('u.patient_id', 'u.created_at')} AS guardianship,
  u.patient_id IS NOT NULL AND ${IS_CHECKED} AS "isChecked"`;

// One statement for the session and its user: every request pays for it.
const find = (which: string, more = ''): string => `
  SELECT ${more} s.id AS "sessionId", s.last_seen_at <= $3 AS "isUntouched", u.id AS "userId", u.role,
         u.first_name AS "firstName", u.last_name AS "lastName", u.email::text AS email,
         u.patient_id AS "patientId", u.client_id AS "clientId",
         ${MERGED_PATIENTS} AS "mergedPatientIds",
         u.role = ANY($5) AND NOT ${HAS_SECOND_FACTOR} AS "mustEnrol",
         ${IS_GUARDIAN} AS "isGuardian", ${PAUSING}
  FROM session s JOIN app_user u ON u.id = s.user_id
  WHERE ${which} AND s.expires_at > $2 AND s.last_seen_at > $4 AND u.is_active AND u.kind = 'person'
    AND ($6 OR NOT u.is_demonstration)`;
const BY_TOKEN = find('s.token_hash = $1');
const BY_ID = find('s.id = $1');
/** Many at once, each with the hash of its token. */
const BY_TOKENS = find('s.token_hash = ANY ($1::bytea[])', `encode(s.token_hash, 'hex') AS hash,`);

interface Together {
  readonly manager: EntityManager;
  readonly hashes: Buffer[];
  /** By the hash of the token, as hexadecimal text. */
  readonly rows: Promise<ReadonlyMap<string, SessionRow>>;
}
const MOST_TOGETHER = 1_000;

const endedRow = z.object({
  id: z.string(),
  userId: z.string(),
  deviceKey: z.instanceof(Buffer),
});

const DEVICE_KEY_BYTES = 32;
const textOf = (deviceKey: Buffer): string => deviceKey.toString('base64url');

/** A session that was just opened, for the code that answers the device. */
export interface OpenedSession {
  readonly actor: Actor;
  /** See `SessionService.deviceKeyOf`. */
  readonly deviceKey: string;
}

/**
 * An account that may not open its record at present is shown why, and has no patient; but people who registered themselves
 * and were never seen can still read what they typed (ADR 26).
 */
const opened = <P extends Pick<SessionRow, 'patientId' | 'guardianship' | 'isChecked'>>(
  { guardianship, isChecked, ...person }: P,
  now: Date,
) => {
  if (guardianship === null) return person;
  const pause = recordPause({ guardianship: guardianshipOf(guardianship), isChecked }, localDay(now));
  if (pause === null) return person;
  const uncheckedPatientId = pause === 'identity_unchecked' ? person.patientId : null;
  return { ...person, patientId: null, recordPause: pause, uncheckedPatientId };
};

const standingRow = z.object({
  mustEnrol: z.boolean(),
  isGuardian: z.boolean(),
  mergedPatientIds: z.array(z.string()),
  guardianship: storedJson<StoredGuardianship>().nullable(),
  isChecked: z.boolean(),
});

/** Sessions of signed-in devices, found by a cookie of which only the hash is stored (design section 4, 'Sessions'). */
export class SessionService {
  readonly #limits: SessionLimits;

  readonly #events: Pick<Events, 'publish'>;
  readonly #needingSecondFactor: readonly Role[];
  /** Sessions being looked up at this moment; null if there are none. */
  #together: Together | null = null;
  readonly #isDemo: boolean;

  constructor(deps: {
    readonly events: Pick<Events, 'publish'>;
    readonly limits?: SessionLimits;
    /** Roles that may only enrol a second factor until they have one. */
    readonly needingSecondFactor?: readonly Role[];
    /** Whether the demonstration is on: without it, its accounts do not work, even if the database still has them. */
    readonly isDemo?: boolean;
  }) {
    this.#isDemo = deps.isDemo ?? false;
    this.#needingSecondFactor = deps.needingSecondFactor ?? [];
    this.#limits = deps.limits ?? LIMITS.session;
    this.#events = deps.events;
  }

  /** After how many minutes without use a session ends; devices lock themselves after the same time. */
  get idleMinutes(): number {
    return this.#limits.idleMinutes;
  }

  /** A session last used at or before this time has ended. */
  idleSince(now: Date): Date {
    return new Date(now.getTime() - this.#limits.idleMinutes * MINUTE_MS);
  }

  /**
   * The caller that a cookie's token identifies; null if the session is unknown, idle for too long, too old, or its account
   * is closed. Records use of the session at most once a minute; `isUse` is false for requests that a page makes by itself,
   * which keep no session alive.
   */
  async authenticate(
    manager: EntityManager,
    token: string,
    now: Date,
    { isUse = true, userId }: { readonly isUse?: boolean; readonly userId?: string } = {},
  ): Promise<Actor | null> {
    const hash = hashOf(token);
    const row = isUse
      ? await this.#find(manager, BY_TOKEN, hash, now)
      : await this.#findTogether(manager, hash, now);
    if (row === undefined || (userId !== undefined && row.userId !== userId)) return null;
    const { isUntouched, ...person } = row;
    if (isUntouched && isUse)
      await execute(manager, 'UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2', [
        row.sessionId,
        now,
      ]);
    return { kind: 'session', ...opened(person, now), tokenId: null, isReadOnly: false };
  }

  /** The user of a session now, for work that it requested; null once it has ended. Keeps no session alive. */
  async actorOf(manager: EntityManager, sessionId: string, now: Date): Promise<Actor | null> {
    const row = await this.#find(manager, BY_ID, sessionId, now);
    if (row === undefined || row.mustEnrol) return null;
    const { isUntouched: _, ...person } = row;
    return { kind: 'session', ...opened(person, now), tokenId: null, isReadOnly: false };
  }

  /**
   * The same for automatic checks: if 500 sockets receive one change, they are checked together by one statement. Nothing is
   * kept between checks.
   */
  async #findTogether(manager: EntityManager, hash: Buffer, now: Date): Promise<SessionRow | undefined> {
    const open = this.#together;
    if (open !== null && (open.manager !== manager || open.hashes.length >= MOST_TOGETHER))
      return this.#find(manager, BY_TOKEN, hash, now);
    const together = open ?? this.#openTogether(manager, now);
    together.hashes.push(hash);
    return (await together.rows).get(hash.toString('hex'));
  }

  #openTogether(manager: EntityManager, now: Date): Together {
    const hashes: Buffer[] = [];
    const read = async (): Promise<ReadonlyMap<string, SessionRow>> => {
      await new Promise((resolve) => setImmediate(resolve));
      this.#together = null;
      const rows = await this.#read<SessionRow & { readonly hash: string }>(manager, BY_TOKENS, hashes, now);
      return new Map(rows.map(({ hash, ...row }) => [hash, row]));
    };
    this.#together = { manager, hashes, rows: read() };
    return this.#together;
  }

  async #find(
    manager: EntityManager,
    statement: string,
    key: unknown,
    now: Date,
  ): Promise<SessionRow | undefined> {
    const [row] = await this.#read<SessionRow>(manager, statement, key, now);
    return row;
  }

  #read<Row extends SessionRow>(
    manager: EntityManager,
    statement: string,
    key: unknown,
    now: Date,
  ): Promise<Row[]> {
    return readRows<Row>(manager, statement, [
      key,
      now,
      new Date(now.getTime() - MINUTE_MS),
      this.idleSince(now),
      this.#needingSecondFactor,
      this.#isDemo,
    ]);
  }

  /**
   * 32 bytes in base64url under which the caller's device puts the key to what it keeps, so that a reload asks for no password;
   * they are deleted with the session (ADR 8). Null for an API token, which has no device.
   */
  async deviceKeyOf({ manager, actor }: Context): Promise<string | null> {
    const sessionId = actor?.sessionId ?? null;
    const session = sessionId === null ? null : await manager.findOneBy(Session, { id: sessionId });
    return session === null ? null : textOf(session.deviceKey);
  }

  /**
   * Opens a session for the user in place of the caller's current one, whose token is invalid from then on. In
   * place of their own session, it keeps the device's key. Inside a transaction; the cookie is written after the commit.
   */
  async open(context: Context, user: AppUser): Promise<OpenedSession> {
    const now = context.clock();
    const expiresAt = new Date(now.getTime() + this.#limits.absoluteHours * 60 * MINUTE_MS);
    const replacedId = context.actor?.sessionId ?? null;
    const ended = await fetchRows(
      context.manager,
      endedRow,
      `DELETE FROM session WHERE id = $1 OR (user_id = $2 AND (expires_at <= $3 OR last_seen_at <= $4))
       RETURNING id, user_id AS "userId", device_key AS "deviceKey"`,
      [replacedId, user.id, now, this.idleSince(now)],
    );
    const own = ended.find(({ id, userId }) => id === replacedId && userId === user.id);
    const deviceKey = own?.deviceKey ?? randomBytes(DEVICE_KEY_BYTES);
    const token = newSecret();
    const id = newId();
    await context.manager.insert(Session, {
      id,
      tokenHash: hashOf(token),
      deviceKey,
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      address: context.address,
      userAgent: context.userAgent?.slice(0, LIMITS.text.short) ?? null,
    });
    context.transaction?.afterCommit(() => context.reply?.set(token, expiresAt));
    const standing = await fetchMaybe(
      context.manager,
      standingRow,
      `SELECT ${MERGED_PATIENTS} AS "mergedPatientIds", u.role = ANY($2) AND NOT ${HAS_SECOND_FACTOR} AS "mustEnrol",
              ${IS_GUARDIAN} AS "isGuardian", ${PAUSING}
       FROM app_user u WHERE u.id = $1`,
      [user.id, this.#needingSecondFactor],
    );
    const access = {
      patientId: user.patientId,
      guardianship: standing?.guardianship ?? null,
      isChecked: standing?.isChecked === true,
    };
    const actor: Actor = {
      kind: 'session',
      userId: user.id,
      role: user.role,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      ...opened(access, now),
      mergedPatientIds: standing?.mergedPatientIds ?? [],
      clientId: user.clientId,
      sessionId: id,
      tokenId: null,
      isReadOnly: false,
      mustEnrol: standing?.mustEnrol === true,
      isGuardian: standing?.isGuardian === true,
    };
    return { actor, deviceKey: textOf(deviceKey) };
  }

  /**
   * Ends the caller's own session and empties the cookie; does nothing if there is none. Only the call that ends the session
   * empties the cookie: if the session had already ended, the browser may have signed in again since the call was sent (a
   * logout over a bad signal, another tab) and hold the new session's cookie. A leftover cookie gives no access.
   */
  async close(context: Context): Promise<void> {
    const sessionId = context.actor?.sessionId ?? null;
    if (sessionId === null) return;
    const { affected } = await context.manager.delete(Session, { id: sessionId });
    if (affected === 1) context.transaction?.afterCommit(() => context.reply?.clear());
  }

  /** Ends every session of a user: after a change of role or password, or when an account is closed. */
  async closeAllOf(context: Context, userId: string): Promise<void> {
    await context.manager.delete(Session, { userId });
    tellSessionEnded(this.#events, context, userId);
  }

  /** Ends one session of a user; false if it is not theirs. */
  async closeOne(context: Context, userId: string, id: string): Promise<boolean> {
    const { affected } = await context.manager.delete(Session, { id, userId });
    tellSessionEnded(this.#events, context, userId);
    return affected === 1;
  }

  /** Ends every session of a user except one. */
  async closeOthers(context: Context, userId: string, kept: string | null): Promise<void> {
    await execute(context.manager, 'DELETE FROM session WHERE user_id = $1 AND id IS DISTINCT FROM $2', [
      userId,
      kept,
    ]);
    tellSessionEnded(this.#events, context, userId);
  }

  /** Removes sessions that have ended. For a job; such sessions are refused whether or not it has run. */
  async prune(manager: EntityManager, now: Date): Promise<void> {
    await execute(manager, 'DELETE FROM session WHERE expires_at <= $1 OR last_seen_at <= $2', [
      now,
      this.idleSince(now),
    ]);
  }
}
