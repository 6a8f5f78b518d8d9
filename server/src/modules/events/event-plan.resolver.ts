import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { EventPlanService } from './event-plan.service.js';
import { EventPlan, PlaceEventZoneInput, RemoveEventPlanInput } from './event-plan.types.js';
import { EventZone } from './event-zone.entity.js';

@Resolver()
export class EventPlanResolver {
  constructor(private readonly plans: EventPlanService) {}

  @Allow('admin', 'staff')
  @Query(() => EventPlan, { nullable: true, description: 'Null where the event has no picture of its site.' })
  eventPlan(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<EventPlan | null> {
    return this.plans.find(context, eventId);
  }

  @Allow('admin')
  @Mutation(() => EventZone)
  placeEventZone(
    @Ctx() context: Context,
    @Arg('input', () => PlaceEventZoneInput) input: PlaceEventZoneInput,
  ): Promise<EventZone> {
    return this.plans.place(context, input);
  }

  @Allow('admin')
  @Mutation(() => Boolean, { description: 'The zones keep their positions for the next picture.' })
  removeEventPlan(
    @Ctx() context: Context,
    @Arg('input', () => RemoveEventPlanInput) { eventId }: RemoveEventPlanInput,
  ): Promise<boolean> {
    return this.plans.remove(context, eventId);
  }
}
