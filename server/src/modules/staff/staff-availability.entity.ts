import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a member of staff can work, as they say: a block of every week, or an exception to the week. */
@Entity('staff_availability')
export class StaffAvailability {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'staff_id' })
  staffId!: string;

  @Column('boolean', { name: 'is_available' })
  isAvailable!: boolean;

  /** 1 is Monday; null for an exception with its own dates. */
  @Column('smallint', { nullable: true })
  weekday!: number | null;

  /** In the provider's time zone. */
  @Column('time', { nullable: true })
  starts!: string | null;

  /** At or before `starts` on the next day. */
  @Column('time', { nullable: true })
  ends!: string | null;

  @Column('timestamptz', { name: 'from_at', nullable: true })
  from!: Date | null;

  @Column('timestamptz', { name: 'until_at', nullable: true })
  until!: Date | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
