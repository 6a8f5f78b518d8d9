import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { ReturnService } from './return.service.js';
import {
  CreateStockReturnInput,
  StepStockReturnInput,
  StockReturn,
  StockReturnDetails,
  StockReturnFilterInput,
  UpdateStockReturnInput,
} from './return.types.js';

const StockReturnConnection = connectionOf(StockReturn);

@Resolver()
export class ReturnResolver {
  constructor(private readonly returns: ReturnService) {}

  @Allow('admin', 'staff')
  @Query(() => StockReturnConnection, { description: 'Returns of stock, the latest first.' })
  stockReturns(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockReturnFilterInput, { nullable: true }) filter?: StockReturnFilterInput | null,
  ): Promise<Connection<StockReturn>> {
    return this.returns.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => StockReturnDetails, {
    description: 'Everything on the page of a return. NOT_FOUND if there is none.',
  })
  stockReturn(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<StockReturnDetails> {
    return this.returns.details(context, id);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockReturnDetails)
  createStockReturn(
    @Ctx() context: Context,
    @Arg('input', () => CreateStockReturnInput) input: CreateStockReturnInput,
  ): Promise<StockReturnDetails> {
    return this.returns.create(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockReturnDetails, {
    description: 'Changes a draft. STATE_CHANGED once it is authorised.',
  })
  updateStockReturn(
    @Ctx() context: Context,
    @Arg('input', () => UpdateStockReturnInput) input: UpdateStockReturnInput,
  ): Promise<StockReturnDetails> {
    return this.returns.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockReturnDetails, {
    description:
      'Takes a step. `dispatch` moves the stock, `replace` receives what came instead, and `reject` brings the stock back. STATE_CHANGED, STOCK_INSUFFICIENT, WITNESS_REQUIRED.',
  })
  stepStockReturn(
    @Ctx() context: Context,
    @Arg('input', () => StepStockReturnInput) { witness, ...input }: StepStockReturnInput,
  ): Promise<StockReturnDetails> {
    return this.returns.step(context, input, { witness });
  }
}
