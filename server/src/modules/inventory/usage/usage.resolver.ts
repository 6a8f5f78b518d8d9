import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, OwnTransaction } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import type { Connection } from '../../../platform/lists/paging.js';
import { LotSearchInput, RecordStockUsageInput, StockUsageFilterInput } from './usage.inputs.js';
import type { StockPlace } from './usage.ports.js';
import type { UsageService } from './usage.service.js';
import {
  LotToUse,
  StockToUse,
  StockUsageConnection,
  UsagePlace,
  UsageRecorded,
  type StockUsage,
} from './usage.types.js';

@Resolver()
export class UsageResolver {
  constructor(private readonly usage: UsageService) {}

  @Allow('admin', 'staff')
  @Query(() => UsagePlace, { nullable: true, description: 'The bag that the caller works from.' })
  crewBag(
    @Ctx() context: Context,
    @Arg('eventId', () => ID, { nullable: true }) eventId?: string | null,
  ): Promise<StockPlace | null> {
    return this.usage.crewBag(context, eventId ?? null);
  }

  @Allow('admin', 'staff')
  @Query(() => StockToUse, {
    description: 'The stock that can be used from a place. NOT_FOUND if there is no such place.',
  })
  stockToUse(@Ctx() context: Context, @Arg('locationId', () => ID) locationId: string): Promise<StockToUse> {
    return this.usage.stockToUse(context, locationId);
  }

  @Allow('admin', 'staff')
  @Query(() => [LotToUse], { description: 'Lots that match a scan or search text, at most eight.' })
  lotsToUse(
    @Ctx() context: Context,
    @Arg('search', () => LotSearchInput) search: LotSearchInput,
  ): Promise<LotToUse[]> {
    return this.usage.findLots(context, search);
  }

  @Allow('admin', 'staff')
  @Query(() => StockUsageConnection, { description: 'Stock used, the latest recorded first.' })
  stockUsage(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockUsageFilterInput, { nullable: true }) filter?: StockUsageFilterInput | null,
  ): Promise<Connection<StockUsage>> {
    return this.usage.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @OwnTransaction()
  @Mutation(() => UsageRecorded, { description: 'Posts stock used, entered by hand.' })
  recordStockUsage(
    @Ctx() context: Context,
    @Arg('input', () => RecordStockUsageInput) input: RecordStockUsageInput,
  ): Promise<UsageRecorded> {
    return this.usage.record(context, input);
  }
}
