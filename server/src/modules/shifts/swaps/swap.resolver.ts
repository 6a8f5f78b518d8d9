import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { Shift } from '../shift.types.js';
import type { ShiftSwapService } from './swap.service.js';
import { OfferSwapInput, ShiftSwap } from './swap.types.js';

@Resolver()
export class ShiftSwapResolver {
  constructor(private readonly swaps: ShiftSwapService) {}

  @Allow('admin', 'staff')
  @Query(() => [ShiftSwap], {
    description:
      'Swaps of a shift, the newest first. Admins see all; staff see those that they take part in.',
  })
  shiftSwaps(@Ctx() context: Context, @Arg('shiftId', () => ID) shiftId: string): Promise<ShiftSwap[]> {
    return this.swaps.of(context, shiftId);
  }

  @Allow('admin', 'staff')
  @Query(() => [Shift], {
    description: 'Shifts that a person could give in return: assigned to them, and not yet started.',
  })
  shiftsToCome(@Ctx() context: Context, @Arg('staffId', () => ID) staffId: string): Promise<Shift[]> {
    return this.swaps.toCome(context, staffId);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => ShiftSwap, { description: "Offers the caller's own shift to someone else." })
  offerShiftSwap(
    @Ctx() context: Context,
    @Arg('input', () => OfferSwapInput) input: OfferSwapInput,
  ): Promise<ShiftSwap> {
    return this.swaps.offer(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ShiftSwap, {
    description: 'The person it is offered to accepts it; an admin then decides.',
  })
  acceptShiftSwap(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ShiftSwap> {
    return this.swaps.answer(context, id, 'accept');
  }

  @Allow('admin', 'staff')
  @Mutation(() => ShiftSwap)
  declineShiftSwap(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ShiftSwap> {
    return this.swaps.answer(context, id, 'decline');
  }

  @Allow('admin', 'staff')
  @Mutation(() => ShiftSwap)
  withdrawShiftSwap(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ShiftSwap> {
    return this.swaps.answer(context, id, 'withdraw');
  }

  @Allow('admin')
  @Mutation(() => ShiftSwap, { description: 'Swaps both shifts, after checking every rule again.' })
  approveShiftSwap(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
  ): Promise<ShiftSwap> {
    return this.swaps.approve(context, id, reason ?? null);
  }

  @Allow('admin')
  @Mutation(() => ShiftSwap)
  refuseShiftSwap(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<ShiftSwap> {
    return this.swaps.refuse(context, id, reason);
  }
}
