import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

/** An entry of the trail as the audit log shows it: with the current names of the account and the object. */
@ObjectType('AuditEntry', {
  simpleResolvers: true,
  description: 'One entry of the audit trail. It names fields and never values.',
})
export class AuditLogEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The entry’s chain: day and number.' })
  stream!: string;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => ID, { nullable: true, description: 'The account; null if nobody was signed in.' })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The account’s current name; null if nobody was signed in.',
  })
  actorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The API token, if one was used.' })
  tokenId!: string | null;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => String)
  action!: string;

  @Field(() => Boolean, { description: 'True if it was refused.' })
  isRefusal!: boolean;

  @Field(() => String, { nullable: true })
  entityType!: string | null;

  @Field(() => String, { nullable: true })
  entityId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The current name of the object; null if it no longer exists or has no name.',
  })
  objectName!: string | null;

  @Field(() => String, { nullable: true, description: 'The kind of that object: ‘Patient’.' })
  objectType!: string | null;

  @Field(() => ID, { nullable: true })
  patientId!: string | null;

  @Field(() => ID, { nullable: true })
  prfId!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => [String])
  fieldsChanged!: string[];

  @Field(() => String, { nullable: true })
  context!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String)
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'The network address that the request came from.' })
  address!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The client’s own time, if the client sent the entry.',
  })
  clientAt!: string | null;

  @Field(() => String, { nullable: true })
  correlationId!: string | null;
}
