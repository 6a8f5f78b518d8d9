import type { AuditAction } from '@sideline/schema/audit-actions';
import { ROLE_GROUPS, ROLES, type Role } from '@sideline/schema/roles';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { closeLinks, PASSWORD_LETTERS, type AccountMailService } from './account-mail.service.js';
import { AppUser } from './app-user.entity.js';
import type { SessionService } from './session.service.js';
import { accountName } from './setup.service.js';
import type { AccountFeeds, AccountIntegrations, AccountRota } from './users.ports.js';

export interface NewUser {
  /** Made by the client, so that sending it again makes no second account. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly clientId?: string | null | undefined;
}

export interface NewRole {
  readonly userId: string;
  readonly role: Role;
  readonly clientId?: string | null | undefined;
}

interface Deps {
  readonly audit: AuditService;
  readonly sessions: SessionService;
  readonly mail: AccountMailService;
  readonly integrations: Iterable<AccountIntegrations>;
  readonly rota: Iterable<AccountRota>;
  readonly feeds: Iterable<AccountFeeds>;
}

const clientRule = {
  path: ['clientId'],
  message: 'Choose the client whose events this account may see.',
};
const isWithClient = ({
  role,
  clientId,
}: {
  readonly role: Role;
  readonly clientId?: string | null | undefined;
}) => role !== 'client' || typeof clientId === 'string';
const clientId = z.uuid('This is not a client.').nullish();
const newUser = z
  .object({
    id: z.uuid('Send a UUID made by the client.'),
    firstName: accountName('first'),
    lastName: accountName('last'),
    email: z.email('Enter an e-mail address, like name@example.org.').max(254, 'Use at most 254 characters.'),
    role: z.enum(ROLES),
    clientId,
  })
  .refine(isWithClient, clientRule);
const newRole = z
  .object({ userId: z.uuid('This is not an account.'), role: z.enum(ROLES), clientId })
  .refine(isWithClient, clientRule);

/** Administrators' actions on people's accounts: creating, disabling, changing the role, signing out. */
export class UserAdminService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Creates an account and sends a link by which its owner chooses a password; nobody else ever knows it. The same id sent
   * again returns the account that it made; CONFLICT if the details differ. BAD_INPUT, EMAIL_TAKEN, NOT_FOUND for an unknown
   * client.
   */
  async create(context: Context, input: NewUser): Promise<AppUser> {
    const data = requireValid(newUser, input);
    const clientId = data.role === 'client' ? (data.clientId ?? null) : null;
    const known = await context.manager.findOneBy(AppUser, { id: data.id, kind: 'person' });
    if (known !== null) {
      // An id that belongs to another person reveals nothing about them, and an account of another role is not what was
      // requested.
      const isSame =
        known.email.toLowerCase() === data.email.toLowerCase() &&
        known.firstName === data.firstName &&
        known.lastName === data.lastName &&
        known.role === data.role &&
        known.clientId === clientId;
      if (!isSame) throw new DomainError('CONFLICT');
      return known;
    }
    const user = Object.assign(new AppUser(), {
      ...data,
      kind: 'person',
      clientId,
      passwordHash: null,
      patientId: null,
      isActive: true,
      isDemonstration: false,
      emailVerifiedAt: null,
      passwordChangedAt: null,
      lastSignInAt: null,
      createdAt: context.clock(),
    } as const);
    try {
      await context.manager.insert(AppUser, user);
    } catch (error) {
      if (isConstraintViolation(error, 'app_user_email')) throw new DomainError('EMAIL_TAKEN');
      if (isConstraintViolation(error, 'app_user_client_id_fkey')) throw notFound('Client');
      throw error;
    }
    await this.#record(context, 'USER_CREATED', user.id, ['firstName', 'lastName', 'email', 'role']);
    await this.#deps.mail.ask(context, 'invitation', user.id);
    return user;
  }

  /** Sends another link to choose a password; at most one mail every two minutes. */
  async sendInvitation(context: Context, userId: string): Promise<AppUser> {
    const user = await this.#person(context, userId);
    if (!user.isActive)
      throw badInput([{ field: 'id', code: 'disabled', message: 'Enable this account first.' }]);
    await this.#deps.mail.ask(context, 'invitation', user.id);
    await this.#record(context, 'USER_INVITED', user.id);
    return user;
  }

  /**
   * Changes the role, or the client of a client's account; its sessions end. OWN_ACCOUNT for the caller's own, LAST_ADMIN if
   * there would be no administrator left. An account that is no longer a patient's loses its record.
   */
  async changeRole(context: Context, input: NewRole): Promise<AppUser> {
    const data = requireValid(newRole, input);
    const user = await this.#other(context, data.userId);
    const { role } = data;
    const client = role === 'client' ? (data.clientId ?? null) : null;
    if (user.role === role && user.clientId === client) return user;
    const patientId = role === 'patient' ? user.patientId : null;
    try {
      await this.#change(context, user.id, { role, clientId: client, patientId });
    } catch (error) {
      if (isConstraintViolation(error, 'app_user_client_id_fkey')) throw notFound('Client');
      throw error;
    }
    await this.#deps.sessions.closeAllOf(context, user.id);
    if (!ROLE_GROUPS.clinicians.some((works) => works === role)) await this.#closeFeeds(context, user.id);
    // A person who is no longer an administrator may not keep API tokens with that role.
    if (user.role === 'admin') await this.#revokeIntegrations(context, user.id);
    await this.#record(context, 'USER_ROLE_CHANGED', user.id, [
      'role',
      ...(user.clientId === client ? [] : ['client_id']),
      ...(user.patientId === patientId ? [] : ['patient_id']),
    ]);
    await this.#recheck(context, user.id);
    return this.#person(context, user.id);
  }

  /** Closes an account at once: its sessions, sockets, links and the API tokens that it made. OWN_ACCOUNT, LAST_ADMIN. */
  async disable(context: Context, userId: string): Promise<AppUser> {
    const user = await this.#other(context, userId);
    if (!user.isActive) return user;
    await this.#change(context, user.id, { isActive: false });
    await this.#deps.sessions.closeAllOf(context, user.id);
    await closeLinks(context, [...PASSWORD_LETTERS, 'verify_email'], user.id);
    await this.#revokeIntegrations(context, user.id);
    await this.#closeFeeds(context, user.id);
    await this.#record(context, 'USER_DISABLED', user.id, ['isActive']);
    await this.#recheck(context, user.id);
    return this.#person(context, user.id);
  }

  /** Enables an account again; sessions and tokens that ended with it stay ended. */
  async enable(context: Context, userId: string): Promise<AppUser> {
    const user = await this.#other(context, userId);
    if (user.isActive) return user;
    await this.#change(context, user.id, { isActive: true });
    await this.#record(context, 'USER_ENABLED', user.id, ['isActive']);
    await this.#recheck(context, user.id);
    return this.#person(context, user.id);
  }

  /** Signs an account out everywhere. */
  async endSessions(context: Context, userId: string): Promise<AppUser> {
    const user = await this.#person(context, userId);
    await this.#deps.sessions.closeAllOf(context, user.id);
    await this.#record(context, 'USER_SESSIONS_ENDED', user.id);
    return user;
  }

  async #revokeIntegrations(context: Context, userId: string): Promise<void> {
    for (const one of this.#deps.integrations) await one.revokeAllOf(context, userId);
  }

  async #closeFeeds(context: Context, userId: string): Promise<void> {
    for (const one of this.#deps.feeds) await one.closeOf(context, userId);
  }

  async #recheck(context: Context, userId: string): Promise<void> {
    for (const one of this.#deps.rota) await one.recheckAccount(context, userId);
  }

  async #change(context: Context, id: string, changes: Partial<AppUser>): Promise<void> {
    try {
      await context.manager.update(AppUser, { id }, changes);
    } catch (error) {
      if (isConstraintViolation(error, 'app_user_last_admin')) throw new DomainError('LAST_ADMIN');
      throw error;
    }
  }

  /** A person's account that is not the caller's, locked until the transaction ends. */
  async #other(context: Context, userId: string): Promise<AppUser> {
    if (userId === actorOf(context).userId) throw new DomainError('OWN_ACCOUNT');
    return this.#person(context, userId);
  }

  async #person(context: Context, userId: string): Promise<AppUser> {
    const user = isId(userId)
      ? await context.manager.findOne(AppUser, {
          where: { id: userId, kind: 'person' },
          lock: { mode: 'pessimistic_write' },
        })
      : null;
    if (user === null) throw notFound('Account');
    return user;
  }

  #record(
    context: Context,
    action: AuditAction,
    id: string,
    fieldsChanged: readonly string[] = [],
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'User', id },
      fieldsChanged: [...fieldsChanged],
    });
  }
}
