import type { Role } from '@sideline/schema/roles';
import { Directive, Extensions } from 'type-graphql';

type MethodAndPropDecorator = PropertyDecorator & MethodDecorator;

/** Who may call a field; it is in the schema's `extensions.access` and, printed, `@auth` or `@public`. */
export type Access =
  | { readonly isPublic: true }
  | {
      readonly isPublic: false;
      readonly roles: readonly Role[];
      /** An API token may never call this, whatever its role (account and token administration, signatures). */
      readonly sessionOnly: boolean;
    };

export interface AllowOptions {
  readonly roles: readonly Role[];
  readonly sessionOnly?: boolean;
}

/** Goes on methods and on properties, as type-graphql's own. */
type MemberDecorator = <T>(
  target: object,
  key: string | symbol,
  descriptor?: TypedPropertyDescriptor<T>,
) => void;

const compose =
  (...decorators: readonly MethodAndPropDecorator[]): MemberDecorator =>
  (target, key, descriptor) => {
    for (const decorate of decorators) {
      if (descriptor) decorate(target, key, descriptor);
      else decorate(target, key);
    }
  };

/**
 * Opens a root field (or guards a field of a type) to the named roles.
 * `@Allow('admin', 'staff')`, or `@Allow({ roles: ['admin'], sessionOnly: true })` for what an API token may never do.
 * The check itself is put on once, where the schema is built (graphql/schema.ts), and a root field without access stops
 * the build.
 */
export function Allow(options: AllowOptions): MemberDecorator;
export function Allow(...roles: Role[]): MemberDecorator;
export function Allow(first: Role | AllowOptions, ...others: Role[]): MemberDecorator {
  const { roles, sessionOnly = false } = typeof first === 'string' ? { roles: [first, ...others] } : first;
  const access: Access = { isPublic: false, roles: [...roles], sessionOnly };
  return compose(
    Directive(`@auth(roles: [${roles.join(', ')}]${sessionOnly ? ', sessionOnly: true' : ''})`),
    Extensions({ access }),
  );
}

/** Opens a root field to everyone, signed in or not. */
export function Public(): MemberDecorator {
  const access: Access = { isPublic: true };
  return compose(Directive('@public'), Extensions({ access }));
}

/**
 * The mutation opens its transaction itself, because it has slow work to do first (hashing a password), must keep a write
 * when it refuses, or is a single statement where it can be. Every other mutation runs in one from its first line.
 */
export function OwnTransaction(): MemberDecorator {
  return Extensions({ ownsTransaction: true });
}

/** Which argument of a mutation is an id that the caller made, and what may differ when it is sent again. */
export interface MadeIdAt {
  readonly path: readonly string[];
  readonly aside: ReadonlySet<string>;
  /** By which name a field is compared, where REST has another one for it. */
  readonly nameOf?: (field: string) => string;
}

/**
 * The mutation creates or acts under an id that its caller made, `MadeId('input.id')`: sent again with the same body it does
 * nothing more, and with another it is refused with COMMAND_REUSED, before the service is asked (platform/http/sent-once). Fields
 * named as `aside` may differ at any depth, where a device fills them in as it sends. `nameOf` gives a field that REST calls by another
 * word the name by which it is compared. With `@OwnTransaction` the service calls
 * `refuseReused` in its transaction.
 */
export function MadeId(
  at: string,
  aside: readonly string[] = [],
  nameOf?: (field: string) => string,
): MemberDecorator {
  const madeId: MadeIdAt = {
    path: at.split('.'),
    aside: new Set(aside),
    ...(nameOf === undefined ? {} : { nameOf }),
  };
  return Extensions({ madeId });
}

/** What the field is called in a mutation's payload (graphql/payloads), where the mutation returns a string or a time. */
export function Answers(name: string): MemberDecorator {
  return Extensions({ answers: name });
}
