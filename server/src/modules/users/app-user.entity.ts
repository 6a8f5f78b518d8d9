import type { Role } from '@sideline/schema/roles';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { RoleEnum } from './role.enum.js';

/**
 * A person who can sign in, or an integration that an API token acts as. Integrations have an account of their own, so that
 * their entries have their own name and not that of the administrator who made the token.
 */
@ObjectType('User', { simpleResolvers: true, description: 'An account.' })
@Entity('app_user')
export class AppUser {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: 'person' | 'integration';

  @Field(() => String)
  @Column('citext')
  email!: string;

  /** Argon2id in PHC form; null where the account cannot sign in by password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Field(() => RoleEnum)
  @Column('text')
  role!: Role;

  @Field(() => String)
  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Field(() => String)
  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Field(() => ID, { nullable: true, description: 'The record that is their own; patients only.' })
  @Column('uuid', { name: 'patient_id', nullable: true })
  patientId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The client whose events they may see; clients only.' })
  @Column('uuid', { name: 'client_id', nullable: true })
  clientId!: string | null;

  @Field(() => Boolean)
  @Column('boolean', { name: 'is_active' })
  isActive!: boolean;

  /** A demonstration account: its password is public, so it only works from this machine (design section 7). */
  @Column('boolean', { name: 'is_demonstration' })
  isDemonstration!: boolean;

  /** When a link that was sent to the address came back; null for a self-registered account until then. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz', { name: 'password_changed_at', nullable: true })
  passwordChangedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true })
  lastSignInAt!: Date | null;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
