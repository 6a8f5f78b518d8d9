import { LIMITS } from '@sideline/schema/limits';
import { canonicalId } from '@sideline/schema/validation/id';
import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { AuditService } from '../modules/audit/audit.service.js';
import type { Clock } from '../platform/clock.js';
import type { Actor, Context, Sent } from '../platform/context.js';
import { DomainError, restrictedRefusal } from '../platform/errors.js';
import { mapStream } from '../platform/events/event-stream.js';
import { networkOf } from '../platform/http/network-of.js';
import { refuseReused } from '../platform/http/sent-once.js';
import { RateWindow, type RateShare } from '../platform/http/rate-window.js';
import type { RateStanding } from '../platform/http/spending.js';
import { runInTransaction } from '../platform/database/transaction.js';
import type { Access, MadeIdAt } from './role-directive.js';
import { checkScope, type ScopeAsked } from './token-scopes.js';

/** An event of a subscription, for the caller as they are when it happens. */
export class GuardedEvent<T> {
  constructor(
    readonly event: T,
    readonly context: Context,
  ) {}
}

/** One root field, as the schema and every REST row that mirrors it know it. */
export interface RootOperation {
  /** `Query.patient`, `Mutation.createPatient`. */
  readonly name: `${'Query' | 'Mutation' | 'Subscription'}.${string}`;
  readonly access: Access;
  readonly isMutation: boolean;
  /** The mutation opens its transaction itself. */
  readonly ownsTransaction: boolean;
  /** Where its caller's own id is; null for one without. */
  readonly madeId: MadeIdAt | null;
  /** What it asks of an API token that has scopes. */
  readonly scope: ScopeAsked;
}

/** The access that a field's decorator left in the schema; undefined where it bears none. */
export const accessOf = (field: GraphQLField<unknown, unknown>): Access | undefined =>
  field.extensions['access'] as Access | undefined;

/** Where a field says that its caller's id is. Throws where it has no such argument. */
const madeIdOf = (field: GraphQLField<unknown, unknown>): MadeIdAt | null => {
  const at = (field.extensions['madeId'] as MadeIdAt | undefined) ?? null;
  const [first = '', second] = at?.path ?? [];
  const argument = field.args.find(({ name }) => name === first);
  const type = argument === undefined ? undefined : getNamedType(argument.type);
  const isThere = second === undefined ? type : isInputObjectType(type) && type.getFields()[second];
  if (at !== null && !isThere)
    throw new Error(`@MadeId('${at.path.join('.')}') of ${field.name}: there is no such argument.`);
  return at;
};

/** What an operation was sent under an id of the caller's, which is in that field of it; null where there is no id. */
export const sentIn = (
  { name, madeId }: RootOperation,
  body: Readonly<Record<string, unknown>>,
  field: string | undefined,
): Sent | null => {
  if (madeId === null || field === undefined) return null;
  const { [field]: id, ...said } = body;
  if (typeof id !== 'string' || id === '') return null;
  const { aside, nameOf } = madeId;
  return {
    ...{ id: canonicalId(id), operation: name.replace('Mutation.', ''), body: said, aside },
    ...(nameOf === undefined ? {} : { nameOf }),
  };
};

/** The same by the arguments of a mutation: of its input, where it has one. */
export const sentInArguments = (
  operation: RootOperation,
  args: Readonly<Record<string, unknown>>,
): Sent | null => {
  const [first = '', second] = operation.madeId?.path ?? [];
  return second === undefined
    ? sentIn(operation, args, first)
    : sentIn(operation, args[first] as Readonly<Record<string, unknown>>, second);
};

/** Every root field by its name. Throws, naming them all, where one has neither `@auth` nor `@public`. */
export const rootOperations = (
  schema: GraphQLSchema,
  scopes: ReadonlyMap<string, ScopeAsked>,
): ReadonlyMap<string, RootOperation> => {
  const operations = new Map<string, RootOperation>();
  const naked: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name ?? ''}.${field.name}` as RootOperation['name'];
      const access = accessOf(field);
      if (access === undefined) naked.push(name);
      else
        operations.set(name, {
          name,
          access,
          isMutation: type === schema.getMutationType(),
          ownsTransaction: field.extensions['ownsTransaction'] === true,
          madeId: madeIdOf(field),
          scope: access.isPublic ? 'open' : (scopes.get(name) ?? null),
        });
    }
  }
  if (naked.length > 0)
    throw new Error(`Neither @Allow nor @Public on ${naked.join(', ')}: no one may be let in by mistake.`);
  return operations;
};

/** Throws UNAUTHENTICATED or FORBIDDEN where the caller may not. Record-level rules come later, in the policies. */
export const checkAccess = (access: Access, actor: Actor | null): void => {
  if (access.isPublic) return;
  if (actor === null) throw new DomainError('UNAUTHENTICATED');
  if (!access.roles.includes(actor.role)) throw new DomainError('FORBIDDEN');
  if (access.sessionOnly && actor.kind !== 'session') throw new DomainError('FORBIDDEN');
};

/** What a person may do before they have enrolled the second factor that is required of them. */
const WHILE_ENROLLING: ReadonlySet<string> = new Set([
  'Query.me',
  'Query.secondFactor',
  'Mutation.beginSecondFactor',
  'Mutation.confirmSecondFactor',
  'Mutation.login',
  'Mutation.logout',
]);

/** Throws SECOND_FACTOR_MISSING for everything except what everyone may read. */
const checkEnrolment = ({ name, access, isMutation }: RootOperation, actor: Actor | null): void => {
  if (actor?.mustEnrol !== true || WHILE_ENROLLING.has(name)) return;
  if (!access.isPublic || isMutation) throw new DomainError('SECOND_FACTOR_MISSING');
};

/** Operations that many people at one venue's network address do at once, when the doors open. */
const REGISTRATIONS: ReadonlySet<string> = new Set(['Mutation.registerUser', 'Mutation.registerPatient']);

export interface RootGuardDeps {
  readonly audit: Pick<AuditService, 'record' | 'recordRefusal'>;
  readonly clock: Clock;
  readonly share: Pick<RateShare, 'charge'>;
  readonly rates?: Readonly<
    Record<'readsPerMinute' | 'writesPerMinute' | 'publicWritesPerMinute' | 'registrationsPerMinute', number>
  > & { readonly newDocumentsPerMinute?: number };
}

/**
 * Runs before every root field, GraphQL and REST alike: the rate, the roles, the transaction, and a record of each refusal.
 * Built once; type-graphql's own middleware would cost twice the time on every list (design section 5).
 */
export class RootGuard {
  readonly #deps: RootGuardDeps;
  readonly #reads: RateWindow;
  readonly #writes: RateWindow;
  readonly #publicWrites: RateWindow;
  readonly #registrations: RateWindow;

  constructor(deps: RootGuardDeps) {
    this.#deps = deps;
    const rates = deps.rates ?? LIMITS.rate;
    const { clock, share } = deps;
    this.#reads = new RateWindow({
      name: 'read',
      perMinute: rates.readsPerMinute,
      clock,
      share,
      isHot: true,
    });
    this.#writes = new RateWindow({
      name: 'write',
      perMinute: rates.writesPerMinute,
      clock,
      share,
      isHot: true,
    });
    this.#publicWrites = new RateWindow({
      name: 'public-write',
      perMinute: rates.publicWritesPerMinute,
      clock,
      share,
    });
    this.#registrations = new RateWindow({
      name: 'registration',
      perMinute: rates.registrationsPerMinute,
      clock,
      share,
    });
  }

  /**
   * Runs `work` for the caller; a mutation in one transaction. Throws COMMAND_REUSED for an id of the caller's that was used for
   * something else, and whatever `work` throws.
   */
  async run<T>(
    operation: RootOperation,
    context: Context,
    work: (context: Context) => Promise<T> | T,
    sentOf: () => Sent | null = () => null,
  ): Promise<T> {
    const { actor } = context;
    try {
      await this.#takeRate(operation, context);
      checkAccess(operation.access, actor);
      checkEnrolment(operation, actor);
      if (operation.isMutation && actor?.isReadOnly === true) throw new DomainError('TOKEN_READ_ONLY');
      checkScope(operation.scope, actor);
      if (!operation.isMutation) return await work(context);
      const sending = { ...context, sent: sentOf() };
      if (operation.ownsTransaction) return await work(sending);
      return await runInTransaction(sending, async (inside) => {
        await refuseReused(inside);
        return work(inside);
      });
    } catch (thrown) {
      const error = restrictedRefusal(thrown) ?? thrown;
      if (actor !== null && error instanceof DomainError && error.status === 403)
        await this.#deps.audit.recordRefusal(context, {
          action: 'ACCESS_DENIED',
          entity: { type: 'Operation', id: operation.name },
          ...error.about,
          context: operation.name,
        });
      if (error instanceof DomainError && error.disclosed !== null)
        await this.#deps.audit.record(context, error.disclosed);
      throw error;
    }
  }

  /**
   * The events of a subscription that `run` has opened. The caller is checked again at each event, so that an ended session,
   * a revoked token or a changed role ends the subscription.
   */
  follow<T>(
    { access, scope }: RootOperation,
    { renew }: Context,
    events: AsyncIterable<T>,
  ): AsyncIterableIterator<GuardedEvent<T>> {
    if (renew === undefined) throw new Error('A subscription needs a caller who can be checked again.');
    return mapStream(events, async (event) => {
      const context = await renew();
      checkAccess(access, context.actor);
      checkScope(scope, context.actor);
      return new GuardedEvent(event, context);
    });
  }

  /**
   * Whether a query may run without going through `run`: rate and roles, as there, but nothing is thrown or recorded. If the
   * answer is no, `run` gives the reason.
   */
  async admits(operation: RootOperation, context: Context): Promise<boolean> {
    try {
      await this.#takeRate(operation, context);
      checkAccess(operation.access, context.actor);
      checkEnrolment(operation, context.actor);
      checkScope(operation.scope, context.actor);
      return true;
    } catch {
      return false;
    }
  }

  async #takeRate(operation: RootOperation, context: Context): Promise<void> {
    const standing = await this.#takeOf(operation, context);
    if (standing !== null) context.spending?.took(standing);
  }

  async #takeOf(
    { isMutation, name, access }: RootOperation,
    { actor, address }: Context,
  ): Promise<RateStanding | null> {
    const network = networkOf(address);
    if (!isMutation) return this.#reads.take(actor?.sessionId ?? actor?.tokenId ?? network);
    // Sign-in has limits of its own, per account and wider per address: a whole event may share one.
    if (name === 'Mutation.login' || name === 'Mutation.logout') return null;
    // One person registering is an account and a patient: each has its own count.
    if (REGISTRATIONS.has(name)) return this.#registrations.take(`${name} ${network}`);
    // Anyone can register and sign in, so operations that are open to everyone are limited for everyone.
    if (access.isPublic || actor === null) return this.#publicWrites.take(network);
    // Each session its own: the tablets of an event share an address.
    return this.#writes.take(actor.sessionId ?? actor.tokenId ?? network);
  }
}
