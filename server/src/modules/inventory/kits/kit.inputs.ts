import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { ChangedKit, KitFilter, NewKit, NewKitLine } from './kit.types.js';

@InputType('KitFilter', { description: 'Which kits; filters left out do not apply.' })
export class KitFilterInput implements KitFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  text?: string | null;

  @Field(() => ID, { nullable: true, description: 'Kits whose newest version contains this item.' })
  itemId?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType({ description: 'An item, or the newest version of another kit.' })
export class KitLineInput implements NewKitLine {
  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true })
  heldKitId?: string | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'The pouch that the line goes into.' })
  pouch?: string | null;

  @Field(() => Boolean, { nullable: true })
  isOptional?: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Its substitutes, the preferred first.' })
  substitutes?: string[] | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second kit.',
})
export class CreateKitInput implements NewKit {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => [KitLineInput])
  lines!: KitLineInput[];
}

@InputType({
  description: 'All details of a kit. Changing the lines makes a new version; bags keep their version.',
})
export class UpdateKitInput extends CreateKitInput implements ChangedKit {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  isActive!: boolean;
}
