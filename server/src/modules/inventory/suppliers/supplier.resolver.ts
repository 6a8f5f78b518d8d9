import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { SupplierItem } from './supplier-item.entity.js';
import { Supplier } from './supplier.entity.js';
import {
  CreateSupplierInput,
  CreateSupplierItemInput,
  SetSupplierPriceInput,
  SupplierFilterInput,
  SupplierItemFilterInput,
  UpdateSupplierInput,
  UpdateSupplierItemInput,
} from './supplier.inputs.js';
import type { SupplierService } from './supplier.service.js';
import { SupplierPrice } from './supplier.types.js';

const SupplierConnection = connectionOf(Supplier);
const SupplierItemConnection = connectionOf(SupplierItem);

@Resolver()
export class SupplierResolver {
  constructor(private readonly service: SupplierService) {}

  @Allow('admin', 'staff')
  @Query(() => SupplierConnection, { description: 'Suppliers by name.' })
  suppliers(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => SupplierFilterInput, { nullable: true }) filter?: SupplierFilterInput | null,
  ): Promise<Connection<Supplier>> {
    return this.service.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => SupplierItemConnection, { description: 'The suppliers’ offers, by item name.' })
  supplierItems(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => SupplierItemFilterInput, { nullable: true }) filter?: SupplierItemFilterInput | null,
  ): Promise<Connection<SupplierItem>> {
    return this.service.items(context, filter ?? {}, page);
  }

  @Allow('admin')
  @Query(() => [SupplierPrice], { description: 'The prices of an offer, the latest day first. NOT_FOUND.' })
  supplierPrices(
    @Ctx() context: Context,
    @Arg('supplierItemId', () => ID) supplierItemId: string,
  ): Promise<SupplierPrice[]> {
    return this.service.prices(context, supplierItemId);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => Supplier)
  createSupplier(
    @Ctx() context: Context,
    @Arg('input', () => CreateSupplierInput) input: CreateSupplierInput,
  ): Promise<Supplier> {
    return this.service.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => Supplier)
  updateSupplier(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSupplierInput) input: UpdateSupplierInput,
  ): Promise<Supplier> {
    return this.service.update(context, input);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => SupplierItem)
  createSupplierItem(
    @Ctx() context: Context,
    @Arg('input', () => CreateSupplierItemInput) input: CreateSupplierItemInput,
  ): Promise<SupplierItem> {
    return this.service.createItem(context, input);
  }

  @Allow('admin')
  @Mutation(() => SupplierItem)
  updateSupplierItem(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSupplierItemInput) input: UpdateSupplierItemInput,
  ): Promise<SupplierItem> {
    return this.service.updateItem(context, input);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => SupplierItem)
  setSupplierPrice(
    @Ctx() context: Context,
    @Arg('input', () => SetSupplierPriceInput) input: SetSupplierPriceInput,
  ): Promise<SupplierItem> {
    return this.service.setPrice(context, input);
  }
}
