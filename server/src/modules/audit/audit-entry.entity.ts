import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One thing that a person did or was refused: who, what, on which record, when and from where; never the content. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('smallint')
  shard!: number;

  @Column('text')
  stream!: string;

  @Column('bigint')
  sequence!: number;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt!: Date;

  @Column('text', { name: 'actor_kind' })
  actorKind!: 'session' | 'token' | 'none' | 'system';

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('uuid', { name: 'token_id', nullable: true })
  tokenId!: string | null;

  @Column('text', { nullable: true })
  role!: string | null;

  @Column('text')
  action!: string;

  @Column('boolean', { name: 'is_refusal' })
  isRefusal!: boolean;

  @Column('text', { name: 'entity_type', nullable: true })
  entityType!: string | null;

  @Column('text', { name: 'entity_id', nullable: true })
  entityId!: string | null;

  @Column('uuid', { name: 'patient_id', nullable: true })
  patientId!: string | null;

  @Column('uuid', { name: 'prf_id', nullable: true })
  prfId!: string | null;

  @Column('uuid', { name: 'event_id', nullable: true })
  eventId!: string | null;

  @Column('text', { name: 'fields_changed', array: true })
  fieldsChanged!: string[];

  @Column('text', { nullable: true })
  context!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { name: 'request_id' })
  requestId!: string;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('timestamptz', { name: 'client_at', nullable: true })
  clientAt!: Date | null;

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
