import type { ListOrder } from '@sideline/schema/lists';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { StockItem } from './stock-item.entity.js';
import {
  CreateStockItemInput,
  StockItemFilterInput,
  StockItemOrderInput,
  UpdateStockItemInput,
} from './stock-item.inputs.js';
import type { StockItemService } from './stock-item.service.js';

const StockItemConnection = connectionOf(StockItem);

@Resolver()
export class StockItemResolver {
  constructor(private readonly items: StockItemService) {}

  @Allow('admin', 'staff')
  @Query(() => StockItemConnection, { description: 'Items, by name unless another order is requested.' })
  stockItems(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockItemFilterInput, { nullable: true }) filter?: StockItemFilterInput | null,
    @Arg('order', () => StockItemOrderInput, { nullable: true }) order?: ListOrder<'stockItems'> | null,
  ): Promise<Connection<StockItem>> {
    return this.items.list(context, filter ?? {}, page, order ?? undefined);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => StockItem)
  createStockItem(
    @Ctx() context: Context,
    @Arg('input', () => CreateStockItemInput) input: CreateStockItemInput,
  ): Promise<StockItem> {
    return this.items.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => StockItem, {
    description: 'ITEM_IN_USE if the unit or tracking would change and the item has been in stock.',
  })
  updateStockItem(
    @Ctx() context: Context,
    @Arg('input', () => UpdateStockItemInput) input: UpdateStockItemInput,
  ): Promise<StockItem> {
    return this.items.update(context, input);
  }
}
