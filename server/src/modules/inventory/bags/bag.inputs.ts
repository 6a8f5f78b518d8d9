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

const KEY = 'Created once for this posting. Sending the same key again moves nothing.';

@InputType('BagFilter', { description: 'Which bags; filters left out do not apply.' })
export class BagFilterInput implements BagFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name or the seal.' })
  text?: string | null;

  @Field(() => BagStateEnum, { nullable: true })
  state?: BagStateName | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: bags in service whose isReady is false. The overview and the dashboard count the same.',
  })
  isNotReady?: boolean | null;

  @Field(() => ID, { nullable: true })
  kitId?: string | null;

  @Field(() => ID, { nullable: true })
  homeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Issued to this event, or to one of its crews.' })
  eventId?: string | null;
}

@InputType('BagPouchFilter', { description: 'Which pouches; filters left out do not apply.' })
export class PouchFilterInput implements PouchFilter {
  @Field(() => ID, { nullable: true, description: 'One pouch.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name of the pouch or its bag, or the seal.',
  })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  bagId?: string | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second bag.',
})
export class CreateBagInput implements NewBag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ID, { description: 'The kit, in its newest version.' })
  kitId!: string;

  @Field(() => ID)
  homeId!: string;

  @Field(() => Int)
  checkEveryDays!: number;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'All details of a bag; fields left out are cleared.' })
export class UpdateBagInput extends CreateBagInput implements ChangedBag {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean, { nullable: true, description: 'Switches to the newest version of its kit.' })
  takesNewestKit?: boolean | null;
}

@InputType({ description: 'Adds what the bag still needs for its kit.' })
export class PackBagInput implements BagPacking {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Where the stock comes from; by default, the bag’s home.',
  })
  fromIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: packs what is there. Otherwise all or nothing.',
  })
  isPartial?: boolean | null;
}

@InputType({ description: 'Puts back everything in the bag except controlled drugs.' })
export class UnpackBagInput {
  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => ID, { nullable: true, description: 'The bag’s home if left out.' })
  toId?: string | null;
}

@InputType()
export class StepBagInput implements BagStepWanted {
  @Field(() => ID)
  id!: string;

  @Field(() => BagButtonEnum)
  action!: BagButton;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was read: CHANGED_MEANWHILE if the bag has another. If left out, only its state decides.',
  })
  version?: number | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => ID, { nullable: true, description: 'When issuing: the person who takes the bag.' })
  staffId?: string | null;

  @Field(() => ID, { nullable: true })
  crewId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;
}

@InputType({ description: 'A line of a check, with what was found.' })
export class BagCheckLineInput implements NewBagCheckLine {
  @Field(() => ID, { description: 'The bag or the pouch.' })
  locationId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => Float, { description: 'Number of good units found.' })
  present!: number;

  @Field(() => Float, { nullable: true, description: 'Number of expired units that were removed.' })
  expired?: number | null;

  @Field(() => Float, { nullable: true, description: 'Number of damaged units that were removed.' })
  damaged?: number | null;

  @Field(() => Float, { nullable: true, description: 'Quantity added from the shelf during the check.' })
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
  description: 'A bag check, which may have been made without a connection. Sending it again has no effect.',
})
export class CheckBagInput implements NewBagCheck {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  bagId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the counting ended.' })
  checkedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The bag’s new seal; needed if the bag is ready.' })
  seal?: string | null;

  @Field(() => GraphQLLocalDate)
  nextCheckOn!: string;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Where top-ups come from; by default, the bag’s home.',
  })
  topUpFromIds?: string[] | null;

  @Field(() => [UnbrokenPouchInput], {
    description: 'Pouches with an unbroken seal, with the seal’s number.',
  })
  unbroken!: UnbrokenPouchInput[];

  @Field(() => [PouchSealInput], { description: 'The seals that pouches have now.' })
  pouchSeals!: PouchSealInput[];

  @Field(() => [BagCheckLineInput])
  lines!: BagCheckLineInput[];

  @Field(() => [BagGaugeInput], { nullable: true, description: 'Readings of the gas cylinders in it.' })
  gauges?: BagGaugeInput[] | null;
}
