import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One thing that somebody did or was refused: who, what, on which record, when and from where; never what it said. */
@ObjectType({
  simpleResolvers: true,
  description: 'One entry of the audit trail. It names fields and never values.',
})
@Entity('audit_entry')
export class AuditEntry {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Column('smallint')
  shard!: number;

  @Field(() => String, { description: 'The chain that the entry stands in: day and number.' })
  @Column('text')
  stream!: string;

  @Column('bigint')
  sequence!: number;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt!: Date;

  @Column('text', { name: 'actor_kind' })
  actorKind!: 'session' | 'token' | 'none' | 'system';

  @Field(() => ID, { nullable: true, description: 'The account; null where nobody was signed in.' })
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The API token, where one was used.' })
  @Column('uuid', { name: 'token_id', nullable: true })
  tokenId!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  role!: string | null;

  @Field(() => String)
  @Column('text')
  action!: string;

  @Field(() => Boolean, { description: 'True where it was refused.' })
  @Column('boolean', { name: 'is_refusal' })
  isRefusal!: boolean;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'entity_type', nullable: true })
  entityType!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'entity_id', nullable: true })
  entityId!: string | null;

  @Field(() => ID, { nullable: true })
  @Column('uuid', { name: 'patient_id', nullable: true })
  patientId!: string | null;

  @Field(() => ID, { nullable: true })
  @Column('uuid', { name: 'prf_id', nullable: true })
  prfId!: string | null;

  @Field(() => ID, { nullable: true })
  @Column('uuid', { name: 'event_id', nullable: true })
  eventId!: string | null;

  @Field(() => [String])
  @Column('text', { name: 'fields_changed', array: true })
  fieldsChanged!: string[];

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  context!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  description!: string | null;

  @Field(() => String)
  @Column('text', { name: 'request_id' })
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'The network address that the request came from.' })
  @Column('text', { nullable: true })
  address!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "The client's own time, where it sent the entry.",
  })
  @Column('timestamptz', { name: 'client_at', nullable: true })
  clientAt!: Date | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'correlation_id', nullable: true })
  correlationId!: string | null;

  @Column('bytea', { name: 'previous_hash' })
  previousHash!: Buffer;

  @Column('bytea')
  hash!: Buffer;

  /** Which key it was written with; null before entries were keyed. */
  @Column('text', { name: 'key_id', nullable: true })
  keyId!: string | null;
}

/** The last entry of one of the sixteen chains. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn('smallint')
  shard!: number;

  @Column('date')
  day!: string;

  @Column('bigint')
  sequence!: number;

  @Column('bytea')
  hash!: Buffer;
}
