import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

/** An entry of the trail as the audit log shows it: with what the account and the thing are called now. */
@ObjectType('AuditEntry', {
  simpleResolvers: true,
  description: 'One entry of the audit trail. It names fields and never values.',
})
export class AuditLogEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The chain that the entry is in: day and number.' })
  stream!: string;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => ID, { nullable: true, description: 'The account; null where nobody was signed in.' })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As the account is called now; null where nobody was signed in.',
  })
  actorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The API token, where one was used.' })
  tokenId!: string | null;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => String)
  action!: string;

  @Field(() => Boolean, { description: 'True where it was refused.' })
  isRefusal!: boolean;

  @Field(() => String, { nullable: true })
  entityType!: string | null;

  @Field(() => String, { nullable: true })
  entityId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about, as it is called now; null where that is gone or has no name.',
  })
  objectName!: string | null;

  @Field(() => String, { nullable: true, description: "What kind of thing that is: 'Patient'." })
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
    description: "The client's own time, where it sent the entry.",
  })
  clientAt!: string | null;

  @Field(() => String, { nullable: true })
  correlationId!: string | null;
}
