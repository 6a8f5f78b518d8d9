import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The evidence of one qualification: a register or certificate number, and how long it is valid. */
@Entity('staff_qualification')
export class StaffQualification {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  /** A key of `QUALIFICATIONS`. */
  @Column('text')
  qualification!: string;

  @Column('text', { nullable: true })
  number!: string | null;

  @Column('date', { name: 'issued_on', nullable: true })
  issuedOn!: string | null;

  /** Null if it does not expire. */
  @Column('date', { name: 'expires_on', nullable: true })
  expiresOn!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
