import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { ForecastAheadService } from './forecast-ahead.service.js';
import { ForecastAhead } from './forecast-ahead.types.js';
import type { ForecastService } from './forecast.service.js';
import { EventForecast } from './forecast.types.js';
import type { ReplenishmentService } from './replenishment.service.js';
import { DraftedReplenishment, EventReplenishment, ReplenishEventInput } from './replenishment.types.js';

@Resolver()
export class ReplenishmentResolver {
  constructor(
    private readonly replenishment: ReplenishmentService,
    private readonly forecasts: ForecastService,
    private readonly ahead: ForecastAheadService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => EventReplenishment, {
    description: 'The stock that an event used, and what its bags need. NOT_FOUND if there is no such event.',
  })
  eventReplenishment(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
  ): Promise<EventReplenishment> {
    return this.replenishment.of(context, eventId);
  }

  @Allow('admin', 'staff')
  @Query(() => EventForecast, {
    description: 'The stock an event will probably use. NOT_FOUND if there is no such event.',
  })
  eventForecast(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<EventForecast> {
    return this.forecasts.of(context, eventId);
  }

  @Allow('admin', 'staff')
  @Query(() => ForecastAhead, {
    description: 'The stock that the planned events of the next 30 days will probably need in total.',
  })
  stockForecast(@Ctx() context: Context): Promise<ForecastAhead> {
    return this.ahead.read(context);
  }

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => DraftedReplenishment, {
    description: 'Drafts transfers from the source locations, and orders for the shortfall.',
  })
  replenishEvent(
    @Ctx() context: Context,
    @Arg('input', () => ReplenishEventInput) input: ReplenishEventInput,
  ): Promise<DraftedReplenishment> {
    return this.replenishment.draft(context, input);
  }
}
