import { EVENT_STATUS_LABELS, EVENT_STATUSES, type EventStatus } from '@sideline/schema/events';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import { EventPlan } from './event-plan.types.js';
import { EventZone } from './event-zone.entity.js';

export const EventStatusEnum = Object.fromEntries(EVENT_STATUSES.map((status) => [status, status])) as {
  readonly [S in EventStatus]: S;
};
registerEnumType(EventStatusEnum, {
  name: 'EventStatus',
  valuesConfig: Object.fromEntries(
    EVENT_STATUSES.map((status) => [status, { description: EVENT_STATUS_LABELS[status] }]),
  ),
});

/** An event that the provider covers: where, when, for whom and for how many (operations section 1). */
@ObjectType({ simpleResolvers: true, description: 'An event that the provider covers.' })
@Entity('event')
export class Event {
  @Field(() => ID)
  @PrimaryColumn('uuid', { name: 'event_id' })
  id!: string;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId!: string | null;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => GraphQLISODateTime, { description: 'Its start.' })
  @Column('timestamptz', { name: 'starts_at' })
  date!: Date;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'ends_at' })
  endsAt!: Date;

  @Field(() => String, { description: 'IANA name of the time zone in which it takes place.' })
  @Column('text', { name: 'time_zone', default: 'Europe/London' })
  timeZone!: string;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  location!: string | null;

  @Field(() => Float, { nullable: true })
  @Column('double precision', { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  @Column('double precision', { nullable: true })
  longitude!: number | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'venue_type', nullable: true })
  venueType!: string | null;

  @Field(() => Int, { nullable: true })
  @Column('integer', { name: 'attendance_expected', nullable: true })
  attendanceExpected!: number | null;

  @Field(() => Int, { nullable: true })
  @Column('integer', { name: 'attendance_actual', nullable: true })
  attendanceActual!: number | null;

  @Field(() => EventStatusEnum)
  @Column('text', { default: 'planned' })
  status!: EventStatus;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  notes!: string | null;

  @Field(() => [EventZone], { description: 'Its named areas, by name; clients see only those in use.' })
  @VirtualColumn({
    type: 'jsonb',
    query: (
      event,
    ) => `SELECT coalesce(jsonb_agg(jsonb_build_object('id', z.zone_id, 'eventId', z.event_id, 'name', z.name,
        'isActive', z.is_active, 'planX', z.plan_x, 'planY', z.plan_y, 'version', z.version) ORDER BY lower(z.name)), '[]')
      FROM event_zone z WHERE z.event_id = ${event}.event_id`,
  })
  zones!: EventZone[];

  @Field(() => EventPlan, {
    nullable: true,
    description: 'Null without a picture of the site, and for clients.',
  })
  @VirtualColumn({
    type: 'jsonb',
    query: (
      event,
    ) => `SELECT jsonb_build_object('eventId', l.event_id, 'width', l.width, 'height', l.height, 'version', l.version)
      FROM event_plan l WHERE l.event_id = ${event}.event_id`,
  })
  plan!: EventPlan | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
