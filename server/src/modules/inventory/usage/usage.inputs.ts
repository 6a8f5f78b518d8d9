import { Field, Float, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import type { LotSearch, NewUsage, NewUsageLine, UsageFilter } from './usage.types.js';

@InputType('StockUsageFilter', { description: 'Which uses; what is left out does not narrow.' })
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

  @Field(() => Boolean, { nullable: true, description: 'Lots that should not have been used.' })
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

@InputType({ description: 'What was used, entered by hand.' })
export class RecordStockUsageInput implements NewUsage {
  @Field(() => String, { description: 'Made once for this posting. The same key again moves nothing.' })
  key!: string;

  @Field(() => [StockUsageLineInput])
  lines!: StockUsageLineInput[];

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Now where nothing is said.' })
  occurredAt?: Date | null;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'Why an expired lot was used.' })
  overrideReason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It was used although the books do not hold it. What is missing becomes a shortage.',
  })
  allowShortage?: boolean | null;
}

@InputType({ description: 'What lot is looked for: by what was scanned, or by words.' })
export class LotSearchInput implements LotSearch {
  @Field(() => String, { nullable: true, description: 'Part of a lot, or of an item’s name or SKU.' })
  text?: string | null;

  @Field(() => ID, { nullable: true })
  batchId?: string | null;

  @Field(() => String, { nullable: true, description: 'A GTIN of 14 digits.' })
  gtin?: string | null;

  @Field(() => String, { nullable: true, description: 'The whole lot number, with a GTIN.' })
  lot?: string | null;

  @Field(() => String, { nullable: true, description: 'Only lots of this drug of the formulary.' })
  drug?: string | null;
}
