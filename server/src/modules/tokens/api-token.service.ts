import { TOKEN_ROLES, type TokenRole } from '@sideline/schema/roles';
import { isWriteScope, TOKEN_SCOPES, type TokenScope } from '@sideline/schema/scopes';
import { IsNull, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { actorOf, type Actor, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, listedText } from '../../platform/database/checked.js';
import { DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import type { Events } from '../../platform/events/events.js';
import { isId, newId } from '../../platform/ids.js';
import type { AuditService } from '../audit/audit.service.js';
import { AppUser } from '../users/app-user.entity.js';
import { tellSessionEnded } from '../users/session-ended.types.js';
import { hashOf, newSecret } from '../../platform/secrets/secrets.js';
import { requireValid } from '../../platform/http/valid-input.js';
import { ApiToken, apiTokenViewRow, type ApiTokenView, type CreatedApiToken } from './api-token.entity.js';

export interface NewApiToken {
  readonly id: string;
  readonly name: string;
  readonly role: TokenRole;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: Date;
  readonly clientId?: string | null | undefined;
}

/** Marks the secret as ours, so that scanners of repositories and logs can find one that leaked. */
export const TOKEN_PREFIX = 'slt_';

const MINUTE_MS = 60_000;
const LONGEST_DAYS = 366;

const tokenRow = z.object({
  tokenId: z.string(),
  canWrite: z.boolean(),
  scopes: z.array(listedText<TokenScope>()).nullable(),
  isUntouched: z.boolean(),
  userId: z.string(),
  role: z.enum(TOKEN_ROLES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  clientId: z.string().nullable(),
});

const FIND = `
  SELECT t.id AS "tokenId", t.can_write AS "canWrite", t.scopes,
         t.last_used_at IS NULL OR t.last_used_at <= $3 AS "isUntouched",
         u.id AS "userId", u.role, u.first_name AS "firstName", u.last_name AS "lastName", u.email::text AS email,
         u.client_id AS "clientId"
  FROM api_token t JOIN app_user u ON u.id = t.user_id JOIN app_user c ON c.id = t.created_by
  WHERE t.token_hash = $1 AND t.expires_at > $2 AND t.revoked_at IS NULL AND u.is_active
    AND ($4 OR NOT c.is_demonstration)`;

const LIST = `
  SELECT t.id, t.name, u.role, u.client_id AS "clientId", t.can_write AS "canWrite", t.scopes, t.created_at AS "createdAt",
         concat(c.first_name, ' ', c.last_name) AS "createdByName", t.expires_at AS "expiresAt",
         t.last_used_at AS "lastUsedAt", t.revoked_at AS "revokedAt"
  FROM api_token t JOIN app_user u ON u.id = t.user_id JOIN app_user c ON c.id = t.created_by`;

const newApiToken = (now: Date) =>
  z
    .object({
      id: z.uuid('Send a UUID made by the client.'),
      name: z.string().trim().min(1, 'Say what the token is for.').max(200, 'Use at most 200 characters.'),
      role: z.enum(['staff', 'client']),
      scopes: z.array(z.enum(TOKEN_SCOPES)).min(1, 'Choose at least one thing that the token may do.'),
      expiresAt: z
        .date()
        .min(now, 'Choose a time in the future.')
        .max(new Date(now.getTime() + LONGEST_DAYS * 24 * 60 * MINUTE_MS), 'Choose a time within a year.'),
      clientId: z.uuid('This is not a client.').nullish(),
    })
    .refine((token) => token.role !== 'client' || typeof token.clientId === 'string', {
      path: ['clientId'],
      message: 'Choose the client whose events the token may see.',
    });

/** Integrators' API tokens (design section 4, 'Sessions'): made by administrators, hashed, each for the scopes that it was given. */
export class ApiTokenService {
  readonly #audit: AuditService;
  readonly #events: Pick<Events, 'publish'>;
  readonly #isDemo: boolean;

  constructor(deps: {
    readonly audit: AuditService;
    readonly events: Pick<Events, 'publish'>;
    /** Whether the demonstration is on: without it, tokens that its administrator made give no access. */
    readonly isDemo: boolean;
  }) {
    this.#audit = deps.audit;
    this.#events = deps.events;
    this.#isDemo = deps.isDemo;
  }

  /**
   * The caller that a token acts as; null if it is unknown, revoked, expired, or belongs to a demonstration that is not on.
   * Records its use at most once a minute.
   */
  async authenticate(manager: EntityManager, token: string, now: Date): Promise<Actor | null> {
    if (!token.startsWith(TOKEN_PREFIX)) return null;
    const row = await fetchMaybe(manager, tokenRow, FIND, [
      hashOf(token),
      now,
      new Date(now.getTime() - MINUTE_MS),
      this.#isDemo,
    ]);
    if (row === undefined) return null;
    const { isUntouched, canWrite, ...rest } = row;
    if (isUntouched)
      await execute(manager, 'UPDATE api_token SET last_used_at = $2 WHERE id = $1', [row.tokenId, now]);
    return { kind: 'token', ...rest, patientId: null, sessionId: null, isReadOnly: !canWrite };
  }

  /** Every token, newest first; those that have ended are kept so that they can be read. */
  list(context: Context): Promise<ApiTokenView[]> {
    return fetchRows(context.manager, apiTokenViewRow, `${LIST} ORDER BY t.created_at DESC, t.id`);
  }

  /** Creates a token and shows it this once. Sent again with the same id, it returns the same token without the secret. */
  async create(context: Context, input: NewApiToken): Promise<CreatedApiToken> {
    const creator = actorOf(context);
    const now = context.clock();
    const data = requireValid(newApiToken(now), input);
    const { id, name, role, expiresAt, clientId } = data;
    const scopes = [...new Set(data.scopes)];

    // Sent twice at once: the later finds what the earlier made.
    await execute(context.manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    const known = await context.manager.findOneBy(ApiToken, { id });
    if (known !== null) {
      if (known.createdBy !== creator.userId) throw new DomainError('CONFLICT');
      return { apiToken: await this.#view(context, id), token: null };
    }

    // A user whose account is being closed cannot make a token that would outlive it.
    const standing = await execute(
      context.manager,
      `SELECT FROM app_user WHERE id = $1 AND is_active AND role = 'admin' FOR SHARE`,
      [creator.userId],
    );
    if (standing === 0) throw new DomainError('FORBIDDEN');
    const secret = `${TOKEN_PREFIX}${newSecret()}`;
    const userId = newId();
    try {
      await context.manager.insert(AppUser, {
        id: userId,
        kind: 'integration',
        // A reserved domain: nobody receives mail there, and nobody can sign in with it.
        email: `${id}@integration.invalid`,
        passwordHash: null,
        role,
        firstName: name,
        lastName: '(integration)',
        patientId: null,
        clientId: role === 'client' ? (clientId ?? null) : null,
        isActive: true,
        isDemonstration: false,
        createdAt: now,
      });
    } catch (error) {
      if (isConstraintViolation(error, 'app_user_client_id_fkey')) throw notFound('Client');
      throw error;
    }
    await context.manager.insert(ApiToken, {
      id,
      name,
      tokenHash: hashOf(secret),
      userId,
      canWrite: scopes.some(isWriteScope),
      scopes,
      createdBy: creator.userId,
      createdAt: now,
      expiresAt,
    });
    await this.#audit.record(context, {
      action: 'API_TOKEN_CREATED',
      entity: { type: 'ApiToken', id },
      fieldsChanged: ['name', 'role', 'scopes', 'expiresAt'],
    });
    return { apiToken: await this.#view(context, id), token: secret };
  }

  /** Ends a token at once. NOT_FOUND for an unknown id; revoking twice changes nothing. */
  async revoke(context: Context, id: string): Promise<ApiTokenView> {
    if (!isId(id)) throw notFound('API token');
    const token = await context.manager.findOneBy(ApiToken, { id });
    if (token === null) throw notFound('API token');
    if (token.revokedAt === null) await this.#end(context, token);
    return this.#view(context, id);
  }

  /** Ends every token that a user made: when their account is closed. */
  async revokeAllOf(context: Context, createdBy: string): Promise<void> {
    const open = await context.manager.findBy(ApiToken, { createdBy, revokedAt: IsNull() });
    for (const token of open) await this.#end(context, token);
  }

  async #end(context: Context, { id, userId }: ApiToken): Promise<void> {
    await context.manager.update(ApiToken, { id }, { revokedAt: context.clock() });
    await context.manager.update(AppUser, { id: userId }, { isActive: false });
    tellSessionEnded(this.#events, context, userId);
    await this.#audit.record(context, { action: 'API_TOKEN_REVOKED', entity: { type: 'ApiToken', id } });
  }

  async #view(context: Context, id: string): Promise<ApiTokenView> {
    const view = await fetchMaybe(context.manager, apiTokenViewRow, `${LIST} WHERE t.id = $1`, [id]);
    if (view === undefined) throw notFound('API token');
    return view;
  }
}
