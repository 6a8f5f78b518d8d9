import { LIMITS } from '@sideline/schema/limits';
import type { AccountMailKind } from '@sideline/schema/provider/mail-texts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { newId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/jobs.js';
import { hashOf, newSecret } from '../../platform/secrets/secrets.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import { AppUser } from './app-user.entity.js';

/** The mails about an account. Their texts are in schema/src/provider/mail-texts.ts. */
const ACCOUNT_LETTERS = [
  'verify_email',
  'invitation',
  'reset_password',
  'sign_in',
  'address_taken',
  'password_changed',
  'second_factor_reset',
] as const satisfies readonly AccountMailKind[];
type AccountLetterKind = (typeof ACCOUNT_LETTERS)[number];

const { verifyHours, inviteHours, resetMinutes, signInMinutes } = LIMITS.accounts;

interface Terms {
  /** Where the link leads; its token, if it has one, is in the fragment. Null: there is no link. */
  readonly path: `/${string}` | null;
  /** How long the link is valid; null if it has no token. */
  readonly minutes: number | null;
  /** The values that the text needs. */
  readonly values: Readonly<Record<string, string>>;
}

const TERMS: Readonly<Record<AccountLetterKind, Terms>> = {
  verify_email: { path: '/verify-email', minutes: verifyHours * 60, values: { hours: String(verifyHours) } },
  invitation: { path: '/reset-password', minutes: inviteHours * 60, values: { hours: String(inviteHours) } },
  reset_password: {
    path: '/reset-password',
    minutes: resetMinutes,
    values: { minutes: String(resetMinutes) },
  },
  sign_in: { path: '/login', minutes: signInMinutes, values: { minutes: String(signInMinutes) } },
  address_taken: { path: '/forgot-password', minutes: null, values: {} },
  password_changed: { path: null, minutes: null, values: {} },
  second_factor_reset: { path: null, minutes: null, values: {} },
};

/** The task of the job queue that writes and sends one mail. */
export const ACCOUNT_LETTER_TASK = 'send-account-letter';

const MINUTE_MS = 60_000;
const payloadShape = z.object({ userId: z.uuid(), kind: z.enum(ACCOUNT_LETTERS) });

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly post: PostOffice;
}

/** A link from a mail, found by its token. */
const letterLinkRow = z.object({
  id: z.string(),
  userId: z.string(),
  isUsed: z.boolean(),
  isOver: z.boolean(),
});
export type LetterLink = z.infer<typeof letterLinkRow>;

/** The mails whose link lets the owner choose a password. */
export const PASSWORD_LETTERS = ['reset_password', 'invitation'] as const satisfies AccountLetterKind[];

/** Marks as used every link of those kinds that the account has: one that was followed closes the others. */
export const closeLinks = async (
  { manager, clock }: Context,
  kinds: readonly AccountLetterKind[],
  userId: string,
): Promise<void> => {
  await execute(
    manager,
    'UPDATE account_letter SET used_at = $3 WHERE user_id = $1 AND kind = ANY($2) AND used_at IS NULL',
    [userId, kinds, clock()],
  );
};

/** Mails about accounts: requested inside a transaction, written and sent by a job after it. */
export class AccountMailService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Requests a mail. An id that belongs to nobody takes the same time and sends nothing. */
  ask(context: Context, kind: AccountLetterKind, userId: string): Promise<void> {
    return enqueue(
      context,
      ACCOUNT_LETTER_TASK,
      { userId, kind },
      { key: `${ACCOUNT_LETTER_TASK} ${kind} ${userId}` },
    );
  }

  /**
   * The job: makes the link and sends the mail; throws if it could not be sent, so that it is tried again. The token is made
   * here: the queue never holds it, and the database has only its hash. An account gets one mail of a kind every two minutes
   * at most, so that nobody can be flooded through us.
   */
  async send(payload: unknown): Promise<void> {
    const { userId, kind } = payloadShape.parse(payload);
    const { dataSource, clock, post } = this.#deps;
    const { manager } = dataSource;
    const now = clock();
    const user = await manager.findOneBy(AppUser, { id: userId, kind: 'person', isActive: true });
    if (user === null || (kind === 'verify_email' && user.emailVerifiedAt !== null)) return;
    const since = new Date(now.getTime() - LIMITS.accounts.mailEveryMinutes * MINUTE_MS);
    const recent = await execute(
      manager,
      'SELECT FROM account_letter WHERE user_id = $1 AND kind = $2 AND sent_at > $3 LIMIT 1',
      [userId, kind, since],
    );
    if (recent > 0) return;
    const id = newId();
    await post.send(user.email, async ({ link, letter }) => {
      const { path, minutes, values } = TERMS[kind];
      const token = minutes === null ? undefined : newSecret();
      await execute(
        manager,
        `INSERT INTO account_letter (id, user_id, kind, token_hash, made_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          id,
          userId,
          kind,
          token === undefined ? null : hashOf(token),
          now,
          minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
        ],
      );
      return letter(kind, values, path === null ? null : link(path, token));
    });
    await execute(manager, 'UPDATE account_letter SET sent_at = $2 WHERE id = $1', [id, clock()]);
  }

  /** The link of a token, locked until the transaction ends; null if there is none of those kinds. */
  async find(
    context: Context,
    kinds: readonly AccountLetterKind[],
    token: string,
  ): Promise<LetterLink | null> {
    const row = await fetchMaybe(
      context.manager,
      letterLinkRow,
      `SELECT id, user_id AS "userId", used_at IS NOT NULL AS "isUsed", expires_at <= $3 AS "isOver"
       FROM account_letter WHERE token_hash = $1 AND kind = ANY($2) FOR UPDATE`,
      [hashOf(token), kinds, context.clock()],
    );
    return row ?? null;
  }

  /** Removes mails whose links ended long ago, and registrations that nobody can return to. For a job. */
  async prune(now: Date): Promise<void> {
    const { manager } = this.#deps.dataSource;
    await execute(
      manager,
      `DELETE FROM account_letter WHERE made_at < $1::timestamptz - interval '30 days'`,
      [now],
    );
    // The mark of a self-registered account outlives the registration itself.
    await execute(manager, 'DELETE FROM account_registration WHERE user_id IS NULL AND expires_at < $1', [
      now,
    ]);
    await execute(manager, 'DELETE FROM patient_registration WHERE expires_at < $1', [now]);
  }
}
