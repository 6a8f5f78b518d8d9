import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type {
  ChangedSupplier,
  ChangedSupplierItem,
  NewSupplier,
  NewSupplierItem,
  NewSupplierPrice,
  SupplierFilter,
  SupplierItemFilter,
} from './supplier.types.js';

@InputType('SupplierFilter', { description: 'Which suppliers; filters left out do not apply.' })
export class SupplierFilterInput implements SupplierFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  text?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second supplier.',
})
export class CreateSupplierInput implements NewSupplier {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  accountNumber?: string | null;

  @Field(() => String, { nullable: true })
  contactName?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => Int, { nullable: true })
  leadDays?: number | null;

  @Field(() => String, { nullable: true })
  terms?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'All details of a supplier; fields left out are cleared.' })
export class UpdateSupplierInput extends CreateSupplierInput implements ChangedSupplier {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  isActive!: boolean;
}

@InputType('SupplierItemFilter', { description: 'Which offers; filters left out do not apply.' })
export class SupplierItemFilterInput implements SupplierItemFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the item’s name, its SKU or the supplier’s code.',
  })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => Boolean, { nullable: true })
  isPreferred?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType()
abstract class SupplierItemFactsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  supplierSku!: string;

  @Field(() => Float)
  packQuantity!: number;

  @Field(() => Int, { nullable: true })
  leadDays?: number | null;

  @Field(() => Boolean, { description: 'True: replaces the supplier that was preferred before.' })
  isPreferred!: boolean;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create another.',
})
export class CreateSupplierItemInput extends SupplierItemFactsInput implements NewSupplierItem {
  @Field(() => ID)
  supplierId!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => Int, { nullable: true, description: 'Its first price, valid from today, in pence.' })
  packPricePence?: number | null;
}

@InputType()
export class UpdateSupplierItemInput extends SupplierItemFactsInput implements ChangedSupplierItem {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => Boolean)
  isActive!: boolean;
}

@InputType({
  description: 'To correct a wrong price, enter another for the same day; the later one applies.',
})
export class SetSupplierPriceInput implements NewSupplierPrice {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  supplierItemId!: string;

  @Field(() => Int)
  packPricePence!: number;

  @Field(() => GraphQLLocalDate)
  validFrom!: string;
}
