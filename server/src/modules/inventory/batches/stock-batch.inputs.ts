import type { BatchStatus } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { orderInputOf } from '../../../platform/lists/ordering.js';
import { BatchStatusEnum } from '../stock/stock.types.js';
import type {
  BatchStatusChange,
  ChangedStockBatch,
  ChangedStockBatchFacts,
  NewStockBatch,
  NewStockFault,
  NewStockService,
  StockBatchFilter,
} from './stock-batch.types.js';

export const StockBatchOrderInput = orderInputOf('stockBatches', 'StockBatch');

@InputType('StockBatchFilter', { description: 'Which lots; filters left out do not apply.' })
export class StockBatchFilterInput implements StockBatchFilter {
  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the lot or serial number.' })
  text?: string | null;

  @Field(() => BatchStatusEnum, { nullable: true })
  status?: BatchStatus | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Expires on or before this day. Includes expired lots.',
  })
  expiresBy?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  serviceDueBy?: string | null;

  @Field(() => Boolean, { nullable: true })
  isInStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With a fault that has not been resolved.' })
  hasFault?: boolean | null;
}

@InputType()
abstract class StockBatchFactsInput implements ChangedStockBatchFacts {
  @Field(() => String)
  lot!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  expiresOn?: string | null;

  @Field(() => String, { nullable: true })
  serial?: string | null;

  @Field(() => ID, { nullable: true })
  supplierId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The cost of one unit, in pence. Only administrators may give it.',
  })
  unitCostPence?: number | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not create a second lot.',
})
export class CreateStockBatchInput extends StockBatchFactsInput implements NewStockBatch {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;
}

@InputType({ description: 'All details of a lot; fields left out are cleared.' })
export class UpdateStockBatchInput extends StockBatchFactsInput implements ChangedStockBatch {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class SetStockBatchStatusInput implements BatchStatusChange {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => BatchStatusEnum)
  status!: BatchStatus;

  @Field(() => String, { nullable: true, description: 'Of the notice.' })
  reference?: string | null;

  @Field(() => String)
  reason!: string;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not record it twice.',
})
export class RecordStockServiceInput implements NewStockService {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  batchId!: string;

  @Field(() => GraphQLLocalDate)
  servicedOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'If left out, it follows from the item’s service interval.',
  })
  nextDueOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Who serviced it.' })
  servicedBy?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not report it twice.',
})
export class ReportStockFaultInput implements NewStockFault {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  batchId!: string;

  @Field(() => String)
  description!: string;
}

@InputType()
export class ResolveStockFaultInput {
  @Field(() => ID)
  faultId!: string;

  @Field(() => String)
  resolution!: string;
}

@InputType()
export class ReadCylinderGaugeInput {
  @Field(() => ID)
  batchId!: string;

  @Field(() => Int, { description: 'Percentage left, from 0 to 100.' })
  percent!: number;
}
