import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often in a row sign-in failed for one address, known or not, and when the next attempt may be made. */
@Entity('sign_in_attempt')
export class SignInAttempt {
  /** SHA-256 of the address in lower case, so that this table does not reveal which addresses were tried. */
  @PrimaryColumn('bytea', { name: 'account_hash' })
  accountHash!: Buffer;

  @Column('integer')
  failures!: number;

  @Column('timestamptz', { name: 'next_allowed_at' })
  nextAllowedAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
