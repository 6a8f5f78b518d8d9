import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { StockLocation } from './stock-location.entity.js';
import {
  CreateStockLocationInput,
  DeleteStockLocationInput,
  StockLocationFilterInput,
  UpdateStockLocationInput,
} from './stock-location.inputs.js';
import type { StockLocationService } from './stock-location.service.js';

const StockLocationConnection = connectionOf(StockLocation);

@Resolver()
export class StockLocationResolver {
  constructor(private readonly locations: StockLocationService) {}

  @Allow('admin', 'staff')
  @Query(() => StockLocationConnection, {
    description: 'Places, bags and pouches, by name. Virtual locations are left out.',
  })
  stockLocations(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockLocationFilterInput, { nullable: true })
    filter?: StockLocationFilterInput | null,
  ): Promise<Connection<StockLocation>> {
    return this.locations.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => StockLocation, { description: 'One location. NOT_FOUND if there is none.' })
  stockLocation(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<StockLocation> {
    return this.locations.read(context, id);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockLocation)
  createStockLocation(
    @Ctx() context: Context,
    @Arg('input', () => CreateStockLocationInput) input: CreateStockLocationInput,
  ): Promise<StockLocation> {
    return this.locations.create(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockLocation)
  updateStockLocation(
    @Ctx() context: Context,
    @Arg('input', () => UpdateStockLocationInput) input: UpdateStockLocationInput,
  ): Promise<StockLocation> {
    return this.locations.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Boolean, {
    description: 'True. LOCATION_IN_USE if it holds or has held stock: deactivate it instead.',
  })
  deleteStockLocation(
    @Ctx() context: Context,
    @Arg('input', () => DeleteStockLocationInput) input: DeleteStockLocationInput,
  ): Promise<boolean> {
    return this.locations.remove(context, input.id);
  }
}
