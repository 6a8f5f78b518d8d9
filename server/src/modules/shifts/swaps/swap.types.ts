import { SWAP_STATUSES, type SwapStatus } from '@sideline/schema/shifts/swaps';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf, Shift, ShiftStaff } from '../shift.types.js';

const SwapStatusEnum = enumOf('SwapStatus', SWAP_STATUSES);

@ObjectType({
  simpleResolvers: true,
  description: 'A shift that its holder offers to someone else, perhaps in exchange for one of theirs.',
})
export class ShiftSwap {
  @Field(() => ID)
  id!: string;

  @Field(() => Shift)
  shift!: Shift;

  @Field(() => Shift, { nullable: true, description: 'The shift given in return; null if none.' })
  otherShift!: Shift | null;

  @Field(() => ShiftStaff)
  offeredBy!: ShiftStaff;

  @Field(() => ShiftStaff)
  offeredTo!: ShiftStaff;

  @Field(() => SwapStatusEnum)
  status!: SwapStatus;

  @Field(() => GraphQLISODateTime)
  offeredAt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it was refused. Admins also see why it was approved despite a warning; the person working it sees that in the shift.',
  })
  reason!: string | null;
}

@InputType({
  description: 'An offer; its id is a UUID v7 made by the client, so that it can be sent again safely.',
})
export class OfferSwapInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  shiftId!: string;

  @Field(() => ID, { description: 'The person it is offered to.' })
  staffId!: string;

  @Field(() => ID, { nullable: true, description: 'One of their shifts, requested in return.' })
  otherShiftId?: string | null;
}
