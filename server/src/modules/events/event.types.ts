import type { EventShiftsChoice, EventStatus } from '@sideline/schema/events';
import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { EventStatusEnum } from './event.entity.js';

/** Which events to list; filters left out do not apply. */
export interface EventFilter {
  /** Ends at or after. */
  readonly from?: Date | null | undefined;
  /** Starts before. */
  readonly to?: Date | null | undefined;
  readonly status?: EventStatus | null | undefined;
  /** Part of the name or the location. */
  readonly text?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. */
  readonly updatedSince?: Date | null | undefined;
}

/** What is entered about a new event, before it is checked. */
export interface NewEvent {
  readonly id: string;
  readonly name: string;
  readonly clientId?: string | null | undefined;
  readonly date: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly venueType?: string | null | undefined;
  readonly attendanceExpected?: number | null | undefined;
  readonly attendanceActual?: number | null | undefined;
  readonly notes?: string | null | undefined;
}

/** All details of an event from now on; `version` is the one that was read. */
export interface ChangedEvent extends NewEvent {
  readonly version: number;
  /** What happens to its open and assigned shifts when its start changes. */
  readonly shifts?: EventShiftsChoice | null | undefined;
  /** The reason for assigning people despite a warning about rest or weekly hours. */
  readonly shiftsReason?: string | null | undefined;
}

/** The state to move an event to; `version` is the one that was read. */
export interface WantedEventStatus {
  readonly eventId: string;
  readonly version: number;
  readonly status: EventStatus;
  readonly reason?: string | null | undefined;
}

/** A change of an event's state: who, when and why. */
@ObjectType({ simpleResolvers: true, description: 'A change to an event’s state.' })
export class EventStatusChange {
  @Field(() => EventStatusEnum)
  from!: EventStatus;

  @Field(() => EventStatusEnum)
  to!: EventStatus;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => String)
  changedBy!: string;
}
