import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { EventZone } from './event-zone.entity.js';
import { SaveEventZoneInput } from './event-zone.inputs.js';
import type { EventZoneService } from './event-zone.service.js';

@Resolver()
export class EventZoneResolver {
  constructor(private readonly zones: EventZoneService) {}

  @Allow('admin', 'staff', 'client')
  @Query(() => [EventZone], {
    description: 'The zones of an event by name; clients see only zones in use at their own events.',
  })
  eventZones(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<EventZone[]> {
    return this.zones.list(context, eventId);
  }

  @Allow('admin')
  @Mutation(() => EventZone)
  saveEventZone(
    @Ctx() context: Context,
    @Arg('input', () => SaveEventZoneInput) input: SaveEventZoneInput,
  ): Promise<EventZone> {
    return this.zones.save(context, input);
  }
}
