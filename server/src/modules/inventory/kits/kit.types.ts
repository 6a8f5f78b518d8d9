import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import { StockUnitEnum } from '../items/stock-item.entity.js';

/** Which kits to list; what is left out does not narrow. */
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

@ObjectType({ simpleResolvers: true, description: 'What belongs in a kind of bag.' })
export class Kit {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => Boolean, { description: 'False where bags are no longer made of it.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'The number of its newest version.' })
  latest!: number;

  @Field(() => Int, { description: 'Counts its changes. Send it back with the next.' })
  version!: number;

  @Field(() => Int, { description: 'How many kinds of item it holds, its kits laid out.' })
  itemCount!: number;

  @Field(() => Int)
  bagCount!: number;

  @Field(() => Boolean, { description: 'A kit in it has a newer version. Saving it takes that in.' })
  holdsOlder!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class KitSubstitute {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A line as it was entered: an item, or another kit.' })
export class KitLine {
  @Field(() => ID, { nullable: true })
  itemId!: string | null;

  @Field(() => ID, { nullable: true })
  heldKitId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The version of the kit that it holds.' })
  heldNumber!: number | null;

  @Field(() => Boolean, { description: 'The kit that it holds has a newer version.' })
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

@ObjectType({ simpleResolvers: true, description: 'A line with all kits laid out down to their items.' })
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
  description: 'What one kit costs at the latest cost of each item, optional lines too.',
})
export class KitCost {
  @Field(() => Int)
  pence!: number;

  @Field(() => [String], { description: 'Items without a known cost, which the sum leaves out.' })
  unknown!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One version of a kit.' })
export class KitDetails {
  @Field(() => Kit)
  kit!: Kit;

  @Field(() => Int, { description: 'The version that the lines are of.' })
  number!: number;

  @Field(() => [KitLine])
  lines!: KitLine[];

  @Field(() => [KitPart])
  parts!: KitPart[];

  @Field(() => [KitVersion], { description: 'The newest first.' })
  versions!: KitVersion[];

  @Field(() => [KitBag], { description: 'Bags of it, whatever the version.' })
  bags!: KitBag[];

  @Field(() => [KitHolder], { description: 'Kits whose newest version holds it.' })
  heldBy!: KitHolder[];

  @Allow('admin')
  @Field(() => KitCost, { nullable: true })
  cost!: KitCost | null;
}

@ObjectType({ simpleResolvers: true, description: 'What is missing for one more.' })
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
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How many kits can be built from what is free at some locations and in the places within them.',
})
export class KitBuildable {
  @Field(() => Int)
  count!: number;

  @Field(() => [KitShortage], { description: 'What stops the next.' })
  nextNeeds!: KitShortage[];
}
