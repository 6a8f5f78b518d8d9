import { TOKEN_ROLES, type TokenRole } from '@sideline/schema/roles';
import type { TokenScope } from '@sideline/schema/token-scopes';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const TokenRoleEnum = Object.fromEntries(TOKEN_ROLES.map((role) => [role, role])) as {
  readonly [R in TokenRole]: R;
};
registerEnumType(TokenRoleEnum, { name: 'TokenRole', description: 'The roles that an API token may carry.' });

/** An integrator's key. Only its hash is kept; it acts as an account of its own, which holds name and role. */
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

  /** Empty where it may do all that its role may, but for the FHIR interface. */
  @Column('text', { array: true, default: () => "'{}'" })
  scopes!: TokenScope[];

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
    description: 'The client whose events it may see; for the role client.',
  })
  clientId!: string | null;

  @Field(() => Boolean)
  canWrite!: boolean;

  @Field(() => [String], {
    description:
      'What it is limited to, such as system/Patient.read; empty: as its role, without the FHIR interface.',
  })
  scopes!: TokenScope[];

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

@ObjectType({ simpleResolvers: true })
export class CreatedApiToken {
  @Field(() => ApiTokenView)
  apiToken!: ApiTokenView;

  @Field(() => String, {
    nullable: true,
    description: 'Shown this once: `Authorization: Bearer …`. Null where the same command was sent before.',
  })
  token!: string | null;
}
