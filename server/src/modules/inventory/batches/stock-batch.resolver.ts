import type { ListOrder } from '@sideline/schema/lists';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { StockBatch } from './stock-batch.entity.js';
import {
  CreateStockBatchInput,
  ReadCylinderGaugeInput,
  RecordStockServiceInput,
  ReportStockFaultInput,
  ResolveStockFaultInput,
  SetStockBatchStatusInput,
  StockBatchFilterInput,
  StockBatchOrderInput,
  UpdateStockBatchInput,
} from './stock-batch.inputs.js';
import type { StockBatchService } from './stock-batch.service.js';
import { StockBatchDetails } from './stock-batch.types.js';

const StockBatchConnection = connectionOf(StockBatch);

@Resolver()
export class StockBatchResolver {
  constructor(private readonly batches: StockBatchService) {}

  @Allow('admin', 'staff')
  @Query(() => StockBatchConnection, {
    description: 'Lots, the soonest expiry first unless another order is requested.',
  })
  stockBatches(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockBatchFilterInput, { nullable: true }) filter?: StockBatchFilterInput | null,
    @Arg('order', () => StockBatchOrderInput, { nullable: true }) order?: ListOrder<'stockBatches'> | null,
  ): Promise<Connection<StockBatch>> {
    return this.batches.list(context, filter ?? {}, page, order ?? undefined);
  }

  @Allow('admin', 'staff')
  @Query(() => StockBatchDetails, { description: 'A lot with its locations. NOT_FOUND if there is none.' })
  stockBatch(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<StockBatchDetails> {
    return this.batches.details(context, id);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockBatch, {
    description: 'DUPLICATE_LOT if the item already has this lot with this expiry date.',
  })
  createStockBatch(
    @Ctx() context: Context,
    @Arg('input', () => CreateStockBatchInput) input: CreateStockBatchInput,
  ): Promise<StockBatch> {
    return this.batches.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => StockBatch)
  updateStockBatch(
    @Ctx() context: Context,
    @Arg('input', () => UpdateStockBatchInput) input: UpdateStockBatchInput,
  ): Promise<StockBatch> {
    return this.batches.update(context, input);
  }

  @Allow('admin')
  @Mutation(() => StockBatch, { description: 'Quarantines, recalls or releases a lot.' })
  setStockBatchStatus(
    @Ctx() context: Context,
    @Arg('input', () => SetStockBatchStatusInput) input: SetStockBatchStatusInput,
  ): Promise<StockBatch> {
    return this.batches.setStatus(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockBatch, { description: 'Records a service of equipment with a serial number.' })
  recordStockService(
    @Ctx() context: Context,
    @Arg('input', () => RecordStockServiceInput) input: RecordStockServiceInput,
  ): Promise<StockBatch> {
    return this.batches.recordService(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockBatch, { description: 'Reports a fault in equipment with a serial number.' })
  reportStockFault(
    @Ctx() context: Context,
    @Arg('input', () => ReportStockFaultInput) input: ReportStockFaultInput,
  ): Promise<StockBatch> {
    return this.batches.reportFault(context, input);
  }

  @Allow('admin')
  @Mutation(() => StockBatch, { description: 'Records what was done about a fault.' })
  resolveStockFault(
    @Ctx() context: Context,
    @Arg('input', () => ResolveStockFaultInput) { faultId, resolution }: ResolveStockFaultInput,
  ): Promise<StockBatch> {
    return this.batches.resolveFault(context, faultId, resolution);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockBatch, { description: 'Records the gauge reading of a gas cylinder.' })
  readCylinderGauge(
    @Ctx() context: Context,
    @Arg('input', () => ReadCylinderGaugeInput) { batchId, percent }: ReadCylinderGaugeInput,
  ): Promise<StockBatch> {
    return this.batches.readGauge(context, batchId, percent);
  }
}
