import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in device. The cookie holds the token, this row only its hash. */
@Entity('session')
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  /** 32 bytes, sent only to this device: they decrypt what it keeps for its user while the session lasts (ADR 8). */
  @Column('bytea', { name: 'device_key' })
  deviceKey!: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** To the minute: touching it at every request would write as often as it reads. */
  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('text')
  address!: string;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;
}
