import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member of staff is employed as; an account without one cannot be named as crew. */
@Entity('staff_profile')
export class StaffProfile {
  @PrimaryColumn('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** A key of `POSITIONS`. */
  @Column('text')
  position!: string;

  @Column('date', { name: 'hire_date', nullable: true })
  hireDate!: string | null;

  @Column('date', { name: 'termination_date', nullable: true })
  terminationDate!: string | null;

  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
