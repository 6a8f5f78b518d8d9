import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { AddAvailabilityExceptionInput, SaveWeeklyAvailabilityInput } from './availability.inputs.js';
import type { AvailabilityService } from './availability.service.js';
import { StaffAvailabilityDetails } from './availability.types.js';

const OWN = { roles: ['admin', 'staff'], sessionOnly: true } as const;

@Resolver()
export class AvailabilityResolver {
  constructor(private readonly availability: AvailabilityService) {}

  @Allow(OWN)
  @Query(() => StaffAvailabilityDetails, {
    description: "The caller's own; refused without a staff profile.",
  })
  myAvailability(@Ctx() context: Context): Promise<StaffAvailabilityDetails> {
    return this.availability.own(context);
  }

  @Allow('admin')
  @Query(() => StaffAvailabilityDetails)
  staffAvailability(
    @Ctx() context: Context,
    @Arg('staffId', () => ID) staffId: string,
  ): Promise<StaffAvailabilityDetails> {
    return this.availability.of(context, staffId);
  }

  @Allow(OWN)
  @Mutation(() => StaffAvailabilityDetails)
  saveWeeklyAvailability(
    @Ctx() context: Context,
    @Arg('input', () => SaveWeeklyAvailabilityInput) input: SaveWeeklyAvailabilityInput,
  ): Promise<StaffAvailabilityDetails> {
    return this.availability.saveWeek(context, input.weekly, input.before ?? null);
  }

  @Allow(OWN)
  @MadeId('input.id')
  @Mutation(() => StaffAvailabilityDetails)
  addAvailabilityException(
    @Ctx() context: Context,
    @Arg('input', () => AddAvailabilityExceptionInput) input: AddAvailabilityExceptionInput,
  ): Promise<StaffAvailabilityDetails> {
    return this.availability.addException(context, input);
  }

  @Allow(OWN)
  @Mutation(() => StaffAvailabilityDetails)
  removeAvailabilityException(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<StaffAvailabilityDetails> {
    return this.availability.removeException(context, id);
  }
}
