import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';

/** Which kits to list; filters left out do not apply. */
export interface KitFilter {
  readonly text?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

export interface NewKitLine {
  readonly itemId?: string | null | undefined;
  readonly heldKitId?: string | null | undefined;
  readonly quantity: number;
  readonly pouch?: string | null | undefined;
  readonly isOptional?: boolean | null | undefined;
  readonly substitutes?: readonly string[] | null | undefined;
}

export interface NewKit {
  readonly id: string;
  readonly name: string;
  readonly notes?: string | null | undefined;
  readonly lines: readonly NewKitLine[];
}

export interface ChangedKit extends NewKit {
  readonly version: number;
  readonly isActive: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The contents that a kind of bag should have.' })
export class Kit {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => Boolean, { description: 'False if bags can no longer be made from it.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'The number of its newest version.' })
  latest!: number;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;

  @Field(() => Int, { description: 'The number of different items in it, including those in its kits.' })
  itemCount!: number;

  @Field(() => Int)
  bagCount!: number;

  @Field(() => Boolean, { description: 'A kit in it has a newer version. Saving adopts that version.' })
  holdsOlder!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class KitSubstitute {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A kit line as entered: an item, or another kit.' })
export class KitLine {
  @Field(() => ID, { nullable: true })
  itemId!: string | null;

  @Field(() => ID, { nullable: true })
  heldKitId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The version of the kit in this line.' })
  heldNumber!: number | null;

  @Field(() => Boolean, { description: 'The kit in this line has a newer version.' })
  isOlder!: boolean;

  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum, { nullable: true, description: 'Null for a kit.' })
  unit!: StockUnit | null;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String, { nullable: true })
  pouch!: string | null;

  @Field(() => Boolean)
  isOptional!: boolean;

  @Field(() => [KitSubstitute], { description: 'Its substitutes, the preferred first.' })
  substitutes!: KitSubstitute[];
}

@ObjectType({ simpleResolvers: true, description: 'A line with all nested kits expanded into items.' })
export class KitPart {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  quantity!: number;

  @Field(() => String, { nullable: true })
  pouch!: string | null;

  @Field(() => Boolean)
  isOptional!: boolean;

  @Field(() => [KitSubstitute])
  substitutes!: KitSubstitute[];
}

@ObjectType({ simpleResolvers: true })
export class KitVersion {
  @Field(() => Int)
  number!: number;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => String)
  madeByName!: string;
}

@ObjectType({ simpleResolvers: true })
export class KitBag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  number!: number;
}

@ObjectType({ simpleResolvers: true })
export class KitHolder {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The cost of one kit at the latest cost of each item, including optional lines.',
})
export class KitCost {
  @Field(() => Int)
  pence!: number;

  @Field(() => [String], { description: 'Items without a known cost, which are not in the sum.' })
  unknown!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One version of a kit.' })
export class KitDetails {
  @Field(() => Kit)
  kit!: Kit;

  @Field(() => Int, { description: 'The kit version that the lines belong to.' })
  number!: number;

  @Field(() => [KitLine])
  lines!: KitLine[];

  @Field(() => [KitPart])
  parts!: KitPart[];

  @Field(() => [KitVersion], { description: 'The newest first.' })
  versions!: KitVersion[];

  @Field(() => [KitBag], { description: 'Bags that use the kit, in any version.' })
  bags!: KitBag[];

  @Field(() => [KitHolder], { description: 'Kits whose newest version contains it.' })
  heldBy!: KitHolder[];

  @Allow('admin')
  @Field(() => KitCost, { nullable: true })
  cost!: KitCost | null;
}

@ObjectType({ simpleResolvers: true, description: 'An item missing for one more kit.' })
export class KitShortage {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => StockUnitEnum)
  unit!: StockUnit;

  @Field(() => Float)
  wanted!: number;

  @Field(() => Float)
  missing!: number;

  @Field(() => Float, { description: 'The quantity there that is promised to draft transfers.' })
  promised!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The number of kits that packing can build from free stock at given locations and places within them.',
})
export class KitBuildable {
  @Field(() => Int)
  count!: number;

  @Field(() => [KitShortage], { description: 'The items missing for the next kit.' })
  nextNeeds!: KitShortage[];

  @Field(() => [String], {
    description: 'Controlled drugs of the kit. Packing leaves them out: they are issued before a witness.',
  })
  leftOut!: string[];
}
