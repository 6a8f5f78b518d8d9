import type { BagStateName } from '@sideline/schema/inventory/bag-transitions';
import type { BagButton } from '@sideline/schema/inventory/bags';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import {
  BagButtonEnum,
  BagStateEnum,
  type BagFilter,
  type BagPacking,
  type BagStepWanted,
  type ChangedBag,
  type NewBag,
  type NewBagCheck,
  type NewBagCheckLine,
  type PouchFilter,
} from './bag.types.js';

const KEY = 'Made once for this posting. The same key again moves nothing.';

@InputType('BagFilter', { description: 'Which bags; what is left out does not narrow.' })
export class BagFilterInput implements BagFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name or the seal.' })
  text?: string | null;

  @Field(() => BagStateEnum, { nullable: true })
  state?: BagStateName | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: bags that are back, or due to be checked or restocked; the overview counts the same.',
  })
  isNotReady?: boolean | null;

  @Field(() => ID, { nullable: true })
  kitId?: string | null;

  @Field(() => ID, { nullable: true })
  homeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Out to this event, or to one of its crews.' })
  eventId?: string | null;
}

@InputType('BagPouchFilter', { description: 'Which pouches; what is left out does not narrow.' })
export class PouchFilterInput implements PouchFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name of the pouch or its bag, or the seal.',
  })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  bagId?: string | null;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it makes no second bag.' })
export class CreateBagInput implements NewBag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ID, { description: 'In its newest version.' })
  kitId!: string;

  @Field(() => ID)
  homeId!: string;

  @Field(() => Int)
  checkEveryDays!: number;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'All that is said of a bag: what is left out is cleared.' })
export class UpdateBagInput extends CreateBagInput implements ChangedBag {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean, { nullable: true, description: 'Goes over to the newest version of its kit.' })
  takesNewestKit?: boolean | null;
}

@InputType({ description: 'Puts in what the bag lacks by its kit.' })
export class PackBagInput implements BagPacking {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => [ID], { nullable: true, description: 'Where it comes from; its home where none is named.' })
  fromIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Packs what is there. Otherwise all or nothing.' })
  isPartial?: boolean | null;
}

@InputType({ description: 'Puts back all that is in the bag but controlled drugs.' })
export class UnpackBagInput {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => ID, { nullable: true, description: 'Its home where none is named.' })
  toId?: string | null;
}

@InputType()
export class StepBagInput implements BagStepWanted {
  @Field(() => ID)
  id!: string;

  @Field(() => BagButtonEnum)
  action!: BagButton;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => ID, { nullable: true, description: 'With issue: the person who takes it.' })
  staffId?: string | null;

  @Field(() => ID, { nullable: true })
  crewId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;
}

@InputType({ description: 'A line of a check, as it was found.' })
export class BagCheckLineInput implements NewBagCheckLine {
  @Field(() => ID, { description: 'The bag or the pouch.' })
  locationId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => Float, { description: 'Good ones that were there.' })
  present!: number;

  @Field(() => Float, { nullable: true, description: 'Expired ones, which were taken out.' })
  expired?: number | null;

  @Field(() => Float, { nullable: true, description: 'Damaged ones, which were taken out.' })
  damaged?: number | null;

  @Field(() => Float, { nullable: true, description: 'Put in from the shelf during the check.' })
  toppedUp?: number | null;
}

@InputType()
export class PouchSealInput {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String, { nullable: true })
  seal?: string | null;
}

@InputType()
export class UnbrokenPouchInput {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  seal!: string;
}

@InputType()
export class BagGaugeInput {
  @Field(() => ID, { description: 'The cylinder’s lot.' })
  batchId!: string;

  @Field(() => Int, { description: 'Percentage left, from 0 to 100.' })
  percent!: number;
}

@InputType({
  description:
    'A bag check, which may have been made without a connection. Sent again, it does nothing twice.',
})
export class CheckBagInput implements NewBagCheck {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the counting ended.' })
  checkedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The bag’s new seal; needed where it is ready.' })
  seal?: string | null;

  @Field(() => GraphQLLocalDate)
  nextCheckOn!: string;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Where top-ups come from; its home where none is named.',
  })
  topUpFromIds?: string[] | null;

  @Field(() => [UnbrokenPouchInput], { description: 'Pouches whose seal was unbroken, with its number.' })
  unbroken!: UnbrokenPouchInput[];

  @Field(() => [PouchSealInput], { description: 'The seals that pouches have now.' })
  pouchSeals!: PouchSealInput[];

  @Field(() => [BagCheckLineInput])
  lines!: BagCheckLineInput[];

  @Field(() => [BagGaugeInput], { nullable: true, description: 'Of the gas cylinders in it.' })
  gauges?: BagGaugeInput[] | null;
}
