import type { ListOrder } from '@sideline/schema/lists';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import { Client } from '../clients/client.entity.js';
import { clientById } from '../clients/client.loaders.js';
import { Event } from './event.entity.js';
import type { EventPlanningService } from './event-planning.service.js';
import {
  ChangeEventStatusInput,
  CreateEventInput,
  EventFilterInput,
  EventOrderInput,
  UpdateEventInput,
} from './event.inputs.js';
import { statusChangesOf } from './event.loaders.js';
import type { EventService } from './event.service.js';
import { EventStatusChange } from './event.types.js';

const EventConnection = connectionOf(Event);

@Resolver(() => Event)
export class EventResolver {
  constructor(
    private readonly eventService: EventService,
    private readonly planning: EventPlanningService,
  ) {}

  @Allow('admin', 'staff', 'client')
  @Query(() => Event, { nullable: true })
  event(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<Event> {
    return this.eventService.read(context, eventId);
  }

  @Allow('admin', 'staff', 'client')
  @Query(() => EventConnection, {
    description:
      'Events, the latest start first unless another order is requested. Clients see only their own, without the provider’s notes.',
  })
  events(
    @Ctx() context: Context,
    @Arg('filter', () => EventFilterInput, { nullable: true }) filter: EventFilterInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => EventOrderInput, { nullable: true }) order: ListOrder<'events'> | null,
  ): Promise<Connection<Event>> {
    return this.eventService.list(context, filter ?? {}, page, order ?? undefined);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => Event)
  createEvent(
    @Ctx() context: Context,
    @Arg('input', () => CreateEventInput) input: CreateEventInput,
  ): Promise<Event> {
    return this.planning.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => Event)
  updateEvent(
    @Ctx() context: Context,
    @Arg('input', () => UpdateEventInput) input: UpdateEventInput,
  ): Promise<Event> {
    return this.planning.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Event, {
    description: 'Staff may begin an event; everything else is for administrators only.',
  })
  changeEventStatus(
    @Ctx() context: Context,
    @Arg('input', () => ChangeEventStatusInput) input: ChangeEventStatusInput,
  ): Promise<Event> {
    return this.planning.changeStatus(context, input);
  }

  @FieldResolver(() => Client, { nullable: true })
  client(@Ctx() context: Context, @Root() event: Event): Promise<Client | null> | null {
    return event.clientId === null ? null : clientById(context).load(event.clientId);
  }

  @Allow('admin', 'staff')
  @FieldResolver(() => [EventStatusChange], {
    description: 'Its changes of state, the latest first.',
  })
  statusChanges(@Ctx() context: Context, @Root() event: Event): Promise<EventStatusChange[]> {
    return statusChangesOf(context).load(event.id);
  }
}
