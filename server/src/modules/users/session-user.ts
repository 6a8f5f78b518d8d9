import type { RecordPause } from '@sideline/schema/record-pause';
import type { Role } from '@sideline/schema/roles';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Actor } from '../../platform/context.js';
import type { AppUser } from './app-user.entity.js';
import { RoleEnum } from './role.enum.js';

/** The signed-in user as the client knows them (spec section 3, 'Session user'). */
@ObjectType({ simpleResolvers: true, description: 'Who is signed in.' })
export class SessionUser {
  @Field(() => ID)
  id!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => ID, { nullable: true, description: 'The record that is their own; patients only.' })
  patientId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The client whose events they may see; clients only.' })
  clientId!: string | null;

  @Field(() => Boolean, {
    description: 'True until they have enrolled the required second factor; until then nothing else works.',
  })
  mustEnrol!: boolean;

  @Field(() => Boolean, {
    description: 'True if the account is linked to a child whose records it may read.',
  })
  isGuardian!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'guardian_missing, guardian_review, identity_unchecked or birth_date_missing: why the account cannot open its own record now.',
  })
  recordPause!: RecordPause | null;
}

export const sessionUserOf = (actor: Actor): SessionUser => ({
  id: actor.userId,
  role: actor.role,
  firstName: actor.firstName,
  lastName: actor.lastName,
  email: actor.email,
  patientId: actor.patientId,
  clientId: actor.clientId,
  mustEnrol: actor.mustEnrol === true,
  isGuardian: actor.isGuardian === true,
  recordPause: actor.recordPause ?? null,
});

export const sessionUserOfAccount = (user: AppUser): SessionUser => ({
  id: user.id,
  role: user.role,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  patientId: user.patientId,
  clientId: user.clientId,
  mustEnrol: false,
  isGuardian: false,
  recordPause: null,
});
