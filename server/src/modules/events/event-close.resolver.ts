import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { EventCloseService } from './event-close.service.js';
import { EventCloseOut, WaiveEventPointsInput } from './event-close.types.js';

@Resolver()
export class EventCloseResolver {
  constructor(private readonly closing: EventCloseService) {}

  @Allow('admin')
  @Query(() => EventCloseOut)
  eventCloseOut(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<EventCloseOut> {
    return this.closing.read(context, eventId);
  }

  @Allow('admin')
  @Mutation(() => EventCloseOut, { description: 'Waives points, with a reason that is recorded.' })
  waiveEventPoints(
    @Ctx() context: Context,
    @Arg('input', () => WaiveEventPointsInput) input: WaiveEventPointsInput,
  ): Promise<EventCloseOut> {
    return this.closing.waive(context, input);
  }
}
