import type { BatchStatus } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { orderInputOf } from '../../../platform/ordering.js';
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

@InputType('StockBatchFilter', { description: 'Which lots; what is left out does not narrow.' })
export class StockBatchFilterInput implements StockBatchFilter {
  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the lot or serial number.' })
  text?: string | null;

  @Field(() => BatchStatusEnum, { nullable: true })
  status?: BatchStatus | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Good until this day at most. Expired lots are among them.',
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
    description: 'What one unit cost, in pence. Only administrators may give it.',
  })
  unitCostPence?: number | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it makes no second lot.' })
export class CreateStockBatchInput extends StockBatchFactsInput implements NewStockBatch {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  itemId!: string;
}

@InputType({ description: 'All that is said of a lot: what is left out is cleared.' })
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

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it records nothing more.' })
export class RecordStockServiceInput implements NewStockService {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  batchId!: string;

  @Field(() => GraphQLLocalDate)
  servicedOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'By the interval of the item where it is left out.',
  })
  nextDueOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Who serviced it.' })
  servicedBy?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'The id is a UUID v7 that the client made; repeating it reports nothing more.' })
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
