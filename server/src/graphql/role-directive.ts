import type { Role } from '@sideline/schema/roles';
import { Directive, Extensions } from 'type-graphql';

/** Who may call a field; it stands in the schema's `extensions.access` and, printed, as `@auth` or `@public`. */
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

type MemberDecorator = MethodDecorator & PropertyDecorator;

const compose =
  (...decorators: readonly MemberDecorator[]): MemberDecorator =>
  (target: object, key: string | symbol, descriptor?: TypedPropertyDescriptor<never>) => {
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
  const { roles, sessionOnly = false } =
    typeof first === 'string' ? { roles: [first, ...others] } : (first as AllowOptions);
  const access: Access = { isPublic: false, roles: [...roles], sessionOnly };
  return compose(
    Directive(
      `@auth(roles: [${roles.join(', ')}]${sessionOnly ? ', sessionOnly: true' : ''})`,
    ) as MemberDecorator,
    Extensions({ access }) as MemberDecorator,
  );
}

/** Opens a root field to everybody, signed in or not. */
export function Public(): MemberDecorator {
  const access: Access = { isPublic: true };
  return compose(Directive('@public') as MemberDecorator, Extensions({ access }) as MemberDecorator);
}
