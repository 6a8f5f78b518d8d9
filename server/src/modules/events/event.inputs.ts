import { EVENT_SHIFTS_CHOICES, type EventShiftsChoice, type EventStatus } from '@sideline/schema/events';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { orderInputOf } from '../../platform/lists/ordering.js';
import { EventStatusEnum } from './event.entity.js';
import type { ChangedEvent, EventFilter, NewEvent, WantedEventStatus } from './event.types.js';

export const EventOrderInput = orderInputOf('events', 'Event');

@InputType('EventFilter', { description: 'Which events; filters left out do not apply.' })
export class EventFilterInput implements EventFilter {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Ends at or after.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Starts before.' })
  to?: Date | null;

  @Field(() => EventStatusEnum, { nullable: true })
  status?: EventStatus | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or the location.' })
  text?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead.',
  })
  updatedSince?: Date | null;
}

@InputType()
abstract class EventFactsInput implements NewEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ID, { nullable: true })
  clientId?: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Its start.' })
  date!: Date;

  @Field(() => GraphQLISODateTime)
  endsAt!: Date;

  @Field(() => String, { description: 'IANA name of the time zone in which it takes place.' })
  timeZone!: string;

  @Field(() => String, { nullable: true })
  location?: string | null;

  @Field(() => Float, { nullable: true })
  latitude?: number | null;

  @Field(() => Float, { nullable: true })
  longitude?: number | null;

  @Field(() => String, { nullable: true })
  venueType?: string | null;

  @Field(() => Int, { nullable: true })
  attendanceExpected?: number | null;

  @Field(() => Int, { nullable: true })
  attendanceActual?: number | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({
  description: 'A new event; its id is a UUID v7 made by the client, so that it can be sent again safely.',
})
export class CreateEventInput extends EventFactsInput {}

const EventShiftsEnum = Object.fromEntries(EVENT_SHIFTS_CHOICES.map((choice) => [choice, choice])) as {
  readonly [C in EventShiftsChoice]: C;
};
registerEnumType(EventShiftsEnum, {
  name: 'EventShiftsChoice',
  description: 'What happens to the open and assigned shifts when an event’s start changes.',
});

@InputType({ description: 'All details of an event; fields left out are cleared.' })
export class UpdateEventInput extends EventFactsInput implements ChangedEvent {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => EventShiftsEnum, {
    nullable: true,
    description:
      'Required when the start changes and the event has open or assigned shifts, or when it becomes shorter and some of them end after it. Refused without it.',
  })
  shifts?: EventShiftsChoice | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for assigning people despite a warning about rest or weekly hours.',
  })
  shiftsReason?: string | null;
}

@InputType()
export class ChangeEventStatusInput implements WantedEventStatus {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => EventStatusEnum)
  status!: EventStatus;

  @Field(() => String, { nullable: true, description: 'Why; some changes need it.' })
  reason?: string | null;
}
