import type { ListOrder } from '@sideline/schema/lists';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { connectionOf, type Connection } from '../../platform/paging.js';
import { Client } from '../clients/client.entity.js';
import { clientById } from '../clients/client.loaders.js';
import { Event } from './event.entity.js';
import { EventFilterInput, EventOrderInput } from './event.inputs.js';
import type { EventService } from './event.service.js';

const EventConnection = connectionOf(Event);

@Resolver(() => Event)
export class EventResolver {
  constructor(private readonly eventService: EventService) {}

  @Allow('admin', 'staff')
  @Query(() => Event, { nullable: true })
  event(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<Event> {
    return this.eventService.read(context, eventId);
  }

  @Allow('admin', 'staff')
  @Query(() => EventConnection, {
    description: 'Events, the latest start first unless another order is asked for.',
  })
  events(
    @Ctx() context: Context,
    @Arg('filter', () => EventFilterInput, { nullable: true }) filter: EventFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('order', () => EventOrderInput, { nullable: true }) order: ListOrder<'events'> | null,
  ): Promise<Connection<Event>> {
    return this.eventService.list(context, filter ?? {}, { first, after }, order ?? undefined);
  }

  @FieldResolver(() => Client, { nullable: true })
  client(@Ctx() context: Context, @Root() event: Event): Promise<Client | null> | null {
    return event.clientId === null ? null : clientById(context).load(event.clientId);
  }
}
