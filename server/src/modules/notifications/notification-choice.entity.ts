import type { NotificationKind } from '@sideline/schema/notifications';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By which channels a person receives a kind, where that differs from the default. */
@Entity('notification_choice')
export class NotificationChoiceRow {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text')
  kind!: NotificationKind;

  @Column('boolean')
  app!: boolean;

  @Column('boolean')
  mail!: boolean;

  @Column('boolean')
  push!: boolean;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}

/** A person's quiet hours and daily summary. */
@Entity('notification_times')
export class NotificationTimesRow {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'quiet_from', nullable: true })
  quietFrom!: string | null;

  @Column('text', { name: 'quiet_to', nullable: true })
  quietTo!: string | null;

  @Column('smallint', { name: 'digest_hour', nullable: true })
  digestHour!: number | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;
}
