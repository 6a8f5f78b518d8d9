import {
  ACCESS_REQUEST_STATES,
  ASSEMBLY_STATES,
  type AccessRequestState,
  type AssemblyState,
} from '@sideline/schema/access-request';
import type { Role } from '@sideline/schema/roles';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RoleEnum } from '../../users/role.enum.js';

const same = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [P in K]: P };

export const AccessRequestStateEnum = same(ACCESS_REQUEST_STATES);
registerEnumType(AccessRequestStateEnum, {
  name: 'AccessRequestState',
  description: 'Open, or how it was closed.',
});
export const AssemblyStateEnum = same(ASSEMBLY_STATES);
registerEnumType(AssemblyStateEnum, {
  name: 'AssemblyState',
  description: 'State of the set of files that answers an access request.',
});

/** A file of the set that answers an access request. */
@ObjectType({ simpleResolvers: true, description: 'A file of the set that answers an access request.' })
export class AccessRequestFile {
  @Field(() => String)
  name!: string;

  @Field(() => Int)
  byteSize!: number;
}

/** A request for what is held about a patient, or about the holder of an account. */
@ObjectType({
  simpleResolvers: true,
  description: 'A request for what is held about a patient, or about the holder of an account.',
})
export class AccessRequest {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Null if it is about an account holder.' })
  patientId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The account that it is about; null for a patient.',
  })
  userId!: string | null;

  @Field(() => String, { description: 'Whom it is about.' })
  subjectName!: string;

  @Field(() => RoleEnum, { nullable: true, description: 'The account’s role; null for a patient.' })
  subjectRole!: Role | null;

  @Field(() => [String], {
    description: 'Numbers of records that were not linked to a patient but are in the set.',
  })
  recordNumbers!: string[];

  @Field(() => GraphQLLocalDate)
  receivedOn!: string;

  @Field(() => String, { description: 'Who made the request, and their relationship to the subject.' })
  requester!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  identityAskedOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  identityCheckedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'How identity was checked.' })
  identityHow!: string | null;

  @Field(() => String, { nullable: true, description: 'Why two months were added.' })
  extendedReason!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day to answer; null while proof of identity is awaited.',
  })
  deadline!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Negative after the deadline; null while the clock is stopped or once closed.',
  })
  daysLeft!: number | null;

  @Field(() => AccessRequestStateEnum)
  state!: AccessRequestState;

  @Field(() => GraphQLISODateTime, { nullable: true })
  closedAt!: string | null;

  @Field(() => String, { nullable: true })
  closedReason!: string | null;

  @Field(() => AssemblyStateEnum)
  assembly!: AssemblyState;

  @Field(() => Int)
  stepsDone!: number;

  @Field(() => Int)
  stepsTotal!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the files are removed.' })
  expiresAt!: string | null;

  @Field(() => [AccessRequestFile])
  files!: AccessRequestFile[];
}
