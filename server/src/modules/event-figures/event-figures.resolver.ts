import { Arg, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { EventFiguresService } from './event-figures.service.js';
import { ClientBoard, ClientEvents, ComparedFigure, EventFigures } from './event-figures.types.js';

const asked = ({ context, args }: { context: Context; args: object }) => ({ context, args });

@Resolver()
export class EventFiguresResolver {
  constructor(private readonly service: EventFiguresService) {}

  @Allow('admin', 'staff', 'client')
  @Query(() => EventFigures, {
    description:
      'The figures of an event. For clients: only their own events, rounded, masked and calculated once an hour.',
  })
  eventFigures(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<EventFigures> {
    return this.service.figures(context, eventId);
  }

  @Allow('admin', 'staff')
  @Query(() => [ComparedFigure], {
    description: 'An event compared with the provider’s earlier closed events at the same kind of venue.',
  })
  eventComparison(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
  ): Promise<ComparedFigure[]> {
    return this.service.comparison(context, eventId);
  }

  @Allow('admin', 'staff', 'client')
  @Query(() => [ClientBoard], {
    description: 'Clients by name, with their events by state; a client sees only itself.',
  })
  clientBoards(@Ctx() context: Context): Promise<ClientBoard[]> {
    return this.service.clientBoards(context);
  }

  @Allow('admin', 'staff', 'client')
  @Query(() => ClientEvents, {
    description: 'The events of a client, as lists show them; clients see only their own.',
  })
  clientEvents(
    @Ctx() context: Context,
    @Arg('clientId', () => ID) clientId: string,
    @Arg('after', () => ID, { nullable: true, description: 'The last past event already shown.' })
    after: string | null | undefined,
  ): Promise<ClientEvents> {
    return this.service.clientEvents(context, clientId, after ?? null);
  }

  @Allow('admin', 'staff', 'client')
  @Subscription(() => EventFigures, {
    topics: 'eventFiguresChanged',
    topicId: asked,
    description:
      'The figures of an event, immediately and at each change, at most once a second; for clients once an hour.',
  })
  eventFiguresChanged(
    @Root() figures: EventFigures,
    @Arg('eventId', () => ID) _eventId: string,
  ): EventFigures {
    return figures;
  }
}
