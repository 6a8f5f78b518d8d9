import { SWAP_STATUSES, type SwapStatus } from '@sideline/schema/shifts/swaps';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf, Shift, ShiftStaff } from '../shift.types.js';

const SwapStatusEnum = enumOf('SwapStatus', SWAP_STATUSES);

@ObjectType({
  simpleResolvers: true,
  description: 'A shift that its person offers to somebody else, perhaps for one of theirs.',
})
export class ShiftSwap {
  @Field(() => ID)
  id!: string;

  @Field(() => Shift)
  shift!: Shift;

  @Field(() => Shift, { nullable: true, description: 'Given in return; null where nothing is.' })
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
      'Why it was refused; to admins also why it was approved in spite of a warning, which who works it reads at the shift.',
  })
  reason!: string | null;
}

@InputType({ description: 'An offer; its id is a UUID v7 that the client made, so that it can be repeated.' })
export class OfferSwapInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  shiftId!: string;

  @Field(() => ID, { description: 'Whom it is offered to.' })
  staffId!: string;

  @Field(() => ID, { nullable: true, description: 'A shift of theirs, wanted in return.' })
  otherShiftId?: string | null;
}
