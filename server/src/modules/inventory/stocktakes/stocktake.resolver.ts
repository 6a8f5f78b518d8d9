import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { StocktakeService } from './stocktake.service.js';
import {
  CountStockInput,
  CreateStocktakeInput,
  StepStocktakeInput,
  Stocktake,
  StocktakeDetails,
  StocktakeFilterInput,
  StocktakeLine,
  StocktakeLineFilterInput,
} from './stocktake.types.js';

const StocktakeConnection = connectionOf(Stocktake);
const StocktakeLineConnection = connectionOf(StocktakeLine);

@Resolver()
export class StocktakeResolver {
  constructor(private readonly counting: StocktakeService) {}

  @Allow('admin', 'staff')
  @Query(() => StocktakeConnection, { description: 'Stocktakes, the latest first.' })
  stocktakes(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StocktakeFilterInput, { nullable: true }) filter?: StocktakeFilterInput | null,
  ): Promise<Connection<Stocktake>> {
    return this.counting.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => StocktakeDetails, { description: 'A stocktake. NOT_FOUND if there is none.' })
  stocktake(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<StocktakeDetails> {
    return this.counting.details(context, id);
  }

  @Allow('admin', 'staff')
  @Query(() => StocktakeLineConnection, { description: 'The lines of a stocktake, by place and item.' })
  stocktakeLines(
    @Ctx() context: Context,
    @Arg('stocktakeId', () => ID) stocktakeId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StocktakeLineFilterInput, { nullable: true })
    filter?: StocktakeLineFilterInput | null,
  ): Promise<Connection<StocktakeLine>> {
    return this.counting.lines(context, stocktakeId, filter ?? {}, page);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => StocktakeDetails)
  createStocktake(
    @Ctx() context: Context,
    @Arg('input', () => CreateStocktakeInput) input: CreateStocktakeInput,
  ): Promise<StocktakeDetails> {
    return this.counting.create(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StocktakeDetails, {
    description:
      'Takes a step. Staff can do this only where they are counters. STATE_CHANGED, STOCKTAKE_STALE, WITNESS_REQUIRED.',
  })
  stepStocktake(
    @Ctx() context: Context,
    @Arg('input', () => StepStocktakeInput) { witness, ...input }: StepStocktakeInput,
  ): Promise<StocktakeDetails> {
    return this.counting.step(context, input, { witness });
  }

  @Allow('admin', 'staff')
  @MadeId('input.id', ['countedAt'])
  @Mutation(() => StocktakeLine, {
    description:
      'Saves one count. Staff can do this only where they are counters. STATE_CHANGED if a colleague has counted it since.',
  })
  countStock(
    @Ctx() context: Context,
    @Arg('input', () => CountStockInput) input: CountStockInput,
  ): Promise<StocktakeLine> {
    return this.counting.count(context, input);
  }
}
