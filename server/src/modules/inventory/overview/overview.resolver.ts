import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { KeeperService } from './keeper.service.js';
import type { OverviewService } from './overview.service.js';
import { SetStockKeepersInput, StockKeeper, StockOverview, StockTasks } from './overview.types.js';

@Resolver()
export class OverviewResolver {
  constructor(
    private readonly overview: OverviewService,
    private readonly keepers: KeeperService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => StockOverview, { description: 'Stock tasks and stock value.' })
  stockOverview(@Ctx() context: Context): Promise<StockOverview> {
    return this.overview.read(context);
  }

  @Allow('admin', 'staff')
  @Query(() => StockTasks, {
    description: 'What needs doing in stock, as counts: the same as in the overview.',
  })
  stockTasks(@Ctx() context: Context): Promise<StockTasks> {
    return this.overview.tasks(context);
  }

  @Allow('admin', 'staff')
  @Query(() => [StockKeeper], { description: 'The people responsible for a place.' })
  stockKeepers(
    @Ctx() context: Context,
    @Arg('locationId', () => ID) locationId: string,
  ): Promise<StockKeeper[]> {
    return this.keepers.of(context, locationId);
  }

  @Allow('admin')
  @Mutation(() => [StockKeeper], {
    description: 'Sets who is notified every morning about what needs doing there.',
  })
  setStockKeepers(
    @Ctx() context: Context,
    @Arg('input', () => SetStockKeepersInput) input: SetStockKeepersInput,
  ): Promise<StockKeeper[]> {
    return this.keepers.set(context, input);
  }
}
