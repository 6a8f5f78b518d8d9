import type { EventStatus } from '@sideline/schema/events';
import { Field, GraphQLISODateTime, InputType } from 'type-graphql';
import { orderInputOf } from '../../platform/ordering.js';
import { EventStatusEnum } from './event.entity.js';
import type { EventFilter } from './event.types.js';

export const EventOrderInput = orderInputOf('events', 'Event');

@InputType('EventFilter', { description: 'Which events; what is left out does not narrow.' })
export class EventFilterInput implements EventFilter {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Ends at or after.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Starts before.' })
  to?: Date | null;

  @Field(() => EventStatusEnum, { nullable: true })
  status?: EventStatus | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or the location.' })
  text?: string | null;
}
