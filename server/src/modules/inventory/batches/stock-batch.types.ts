import type { AuditAction } from '@sideline/schema/audit-actions';
import type { BatchStatus } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { storedJson } from '../../../platform/database/checked.js';
import { StockHolding } from '../stock/stock.types.js';
import { StockBatch } from './stock-batch.entity.js';

/** Which lots to list; filters left out do not apply. */
export interface StockBatchFilter {
  readonly itemId?: string | null | undefined;
  /** Part of the lot or serial number. */
  readonly text?: string | null | undefined;
  readonly status?: BatchStatus | null | undefined;
  /** Good until this day at most, expired ones too. */
  readonly expiresBy?: string | null | undefined;
  readonly serviceDueBy?: string | null | undefined;
  readonly isInStock?: boolean | null | undefined;
  readonly hasFault?: boolean | null | undefined;
}

export interface ChangedStockBatchFacts {
  readonly lot: string;
  readonly expiresOn?: string | null | undefined;
  readonly serial?: string | null | undefined;
  readonly supplierId?: string | null | undefined;
  readonly unitCostPence?: number | null | undefined;
  readonly notes?: string | null | undefined;
}

/** What is entered about a lot, before it is checked. */
export interface NewStockBatch extends ChangedStockBatchFacts {
  readonly id: string;
  readonly itemId: string;
}

/** All details of a lot from now on; `version` is the one that was read. */
export interface ChangedStockBatch extends ChangedStockBatchFacts {
  readonly id: string;
  readonly version: number;
}

export interface BatchStatusChange {
  readonly id: string;
  readonly version: number;
  readonly status: BatchStatus;
  readonly reference?: string | null | undefined;
  readonly reason: string;
}

export interface NewStockService {
  readonly id: string;
  readonly batchId: string;
  readonly servicedOn: string;
  readonly nextDueOn?: string | null | undefined;
  readonly servicedBy?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

export interface NewStockFault {
  readonly id: string;
  readonly batchId: string;
  readonly description: string;
}

@ObjectType({ simpleResolvers: true, description: 'A service of one piece of equipment.' })
export class StockService {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLLocalDate)
  servicedOn!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  nextDueOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Who serviced it.' })
  servicedBy!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => String)
  recordedByName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A fault in one piece of equipment.' })
export class StockFault {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  description!: string;

  @Field(() => GraphQLISODateTime)
  reportedAt!: string;

  @Field(() => String)
  reportedByName!: string;

  @Field(() => String, { nullable: true })
  resolution!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  resolvedAt!: string | null;

  @Field(() => String, { nullable: true })
  resolvedByName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A lot, with its locations and its history.' })
export class StockBatchDetails {
  @Field(() => StockBatch)
  batch!: StockBatch;

  @Field(() => [StockHolding], { description: 'Where it is, by location. At most 1,000.' })
  stock!: StockHolding[];

  @Field(() => [StockService], { description: 'The latest first, at most 100.' })
  services!: StockService[];

  @Field(() => [StockFault], { description: 'The latest first, at most 100.' })
  faults!: StockFault[];
}

/** The row that a statement returns. */
export const stockBatchDetailsRow: z.ZodType<StockBatchDetails> = z.object({
  batch: storedJson<StockBatch>(),
  stock: z.array(storedJson<StockHolding>()),
  services: z.array(storedJson<StockService>()),
  faults: z.array(storedJson<StockFault>()),
});

/** The trail's entry for a lot whose status changed. */
export const BATCH_STATUS_ACTIONS: Readonly<Record<BatchStatus, AuditAction>> = {
  available: 'STOCK_BATCH_RELEASED',
  quarantined: 'STOCK_BATCH_QUARANTINED',
  recalled: 'STOCK_BATCH_RECALLED',
};
