import { TOKEN_ROLES, type TokenRole } from '@sideline/schema/roles';
import { scopeWords, TOKEN_SCOPES, type TokenScope } from '@sideline/schema/scopes';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { listedText } from '../../platform/database/checked.js';

export const TokenRoleEnum = Object.fromEntries(TOKEN_ROLES.map((role) => [role, role])) as {
  readonly [R in TokenRole]: R;
};
registerEnumType(TokenRoleEnum, { name: 'TokenRole', description: 'The roles that an API token may carry.' });

export const TokenScopeEnum = Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, scope])) as {
  readonly [S in TokenScope]: S;
};
registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: 'A scope of an API token: an area, to read or to write.',
  valuesConfig: Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, { description: scopeWords(scope) }])),
});

/** An integrator's key. Only its hash is kept; it acts as an account of its own, which has its name and role. */
@Entity('api_token')
export class ApiToken {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  /** The integration's own account (app_user of kind 'integration'). */
  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('boolean', { name: 'can_write' })
  canWrite!: boolean;

  /** Null for a token made before scopes: it may do whatever its role may. */
  @Column('text', { array: true, nullable: true })
  scopes!: TokenScope[] | null;

  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** To the minute. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}

/** An API token as administrators see it; the token itself is shown once, when it is made. */
@ObjectType('ApiToken', { simpleResolvers: true, description: "An integrator's key, without the secret." })
export class ApiTokenView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => TokenRoleEnum)
  role!: TokenRole;

  @Field(() => ID, {
    nullable: true,
    description: 'The client whose events it may see; only for the role client.',
  })
  clientId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether any of its scopes allows writing.',
    deprecationReason: 'Use scopes. Works until 30 November 2027.',
  })
  canWrite!: boolean;

  @Field(() => [TokenScopeEnum], {
    nullable: true,
    description:
      'Null for a token older than scopes: it has the rights of its role, and can write if canWrite is true.',
  })
  scopes!: TokenScope[] | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => String, { description: 'Who made it.' })
  createdByName!: string;

  @Field(() => GraphQLISODateTime)
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  revokedAt!: Date | null;
}

/** The row that a statement returns. */
export const apiTokenViewRow: z.ZodType<ApiTokenView> = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(TOKEN_ROLES),
  clientId: z.string().nullable(),
  canWrite: z.boolean(),
  scopes: z.array(listedText<TokenScope>()).nullable(),
  createdAt: z.date(),
  createdByName: z.string(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
});

@ObjectType({ simpleResolvers: true })
export class CreatedApiToken {
  @Field(() => ApiTokenView)
  apiToken!: ApiTokenView;

  @Field(() => String, {
    nullable: true,
    description: 'Shown only once: `Authorization: Bearer …`. Null if the same command was sent before.',
  })
  token!: string | null;
}
