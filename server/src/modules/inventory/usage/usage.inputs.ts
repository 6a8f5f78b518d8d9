import { Field, Float, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import type { LotSearch, NewUsage, NewUsageLine, UsageFilter } from './usage.types.js';

@InputType('StockUsageFilter', { description: 'Which uses; filters left out do not apply.' })
export class StockUsageFilterInput implements UsageFilter {
  @Field(() => String, { nullable: true, description: 'Part of an item’s name or SKU.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true })
  performedById?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'A location, and the pouches within it.' })
  locationId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Used by the caller.' })
  mine?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only lots that should not have been used.' })
  isException?: boolean | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Used at or after.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Used before.' })
  to?: Date | null;
}

@InputType()
export class StockUsageLineInput implements NewUsageLine {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => ID, { description: 'Where it was taken from.' })
  locationId!: string;

  @Field(() => Float)
  quantity!: number;
}

@InputType({ description: 'Stock used, entered by hand.' })
export class RecordStockUsageInput implements NewUsage {
  @Field(() => String, {
    description: 'Created once for this posting. Sending the same key again moves nothing.',
  })
  key!: string;

  @Field(() => [StockUsageLineInput])
  lines!: StockUsageLineInput[];

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Now if left out.' })
  occurredAt?: Date | null;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'Why an expired lot was used.' })
  overrideReason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Allows use of stock that is not in the books. The missing quantity becomes a shortage.',
  })
  allowShortage?: boolean | null;
}

@InputType({ description: 'Finds a lot by a scanned code or by text.' })
export class LotSearchInput implements LotSearch {
  @Field(() => String, { nullable: true, description: 'Part of a lot, or of an item’s name or SKU.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => String, { nullable: true, description: 'A GTIN of 14 digits.' })
  gtin?: string | null;

  @Field(() => String, { nullable: true, description: 'The whole lot number, with a GTIN.' })
  lot?: string | null;

  @Field(() => String, { nullable: true, description: 'Only lots of this formulary drug.' })
  drug?: string | null;
}
