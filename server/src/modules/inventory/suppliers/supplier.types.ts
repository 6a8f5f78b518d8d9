import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';

/** Which suppliers to list; filters left out do not apply. */
export interface SupplierFilter {
  /** Part of the name. */
  readonly text?: string | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

export interface NewSupplier {
  readonly id: string;
  readonly name: string;
  readonly accountNumber?: string | null | undefined;
  readonly contactName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly leadDays?: number | null | undefined;
  readonly terms?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

export interface ChangedSupplier extends NewSupplier {
  readonly version: number;
  readonly isActive: boolean;
}

/** Which offers to list; filters left out do not apply. */
export interface SupplierItemFilter {
  /** Part of the item's name, its SKU or the supplier's code. */
  readonly text?: string | null | undefined;
  readonly supplierId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly isPreferred?: boolean | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

interface SupplierItemGiven {
  readonly id: string;
  readonly supplierSku: string;
  readonly packQuantity: number;
  readonly leadDays?: number | null | undefined;
  readonly isPreferred: boolean;
}

export interface NewSupplierItem extends SupplierItemGiven {
  readonly supplierId: string;
  readonly itemId: string;
  /** Its first price, from today. */
  readonly packPricePence?: number | null | undefined;
}

export interface ChangedSupplierItem extends SupplierItemGiven {
  readonly version: number;
  readonly isActive: boolean;
}

export interface NewSupplierPrice {
  readonly id: string;
  readonly supplierItemId: string;
  readonly packPricePence: number;
  readonly validFrom: string;
}

/** The price of a pack from a given day. */
@ObjectType({ simpleResolvers: true, description: 'The price of a pack from a given day.' })
export class SupplierPrice {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  packPricePence!: number;

  @Field(() => GraphQLLocalDate)
  validFrom!: string;

  @Field(() => GraphQLISODateTime)
  recordedAt!: string;

  @Field(() => String)
  recordedByName!: string;
}
