import { EXPIRING_ACT_TABLE, EXPIRING_ACTS, type ExpiringAct } from '@sideline/schema/inventory/moving';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';
import { StockTransfer } from '../transfers/transfer.types.js';
import { StockReturn } from './return.types.js';

const ExpiringActEnum = vocabularyEnum('ExpiringAct', EXPIRING_ACTS, EXPIRING_ACT_TABLE);

@InputType({ description: 'A lot at a location: a row of the list of expiring stock.' })
class ExpiringLotInput {
  @Field(() => ID)
  batchId!: string;

  @Field(() => ID)
  locationId!: string;
}

@InputType()
export class DraftExpiringStockInput {
  @Field(() => String, { description: 'One key for each request: the same key returns the same drafts.' })
  key!: string;

  @Field(() => ExpiringActEnum)
  act!: ExpiringAct;

  @Field(() => ID, { nullable: true, description: 'The destination, for stock that is moved.' })
  toLocationId?: string | null;

  @Field(() => [ExpiringLotInput])
  lots!: ExpiringLotInput[];
}

@ObjectType({ simpleResolvers: true, description: 'The drafts made for expiring lots.' })
export class DraftedExpiring {
  @Field(() => [StockTransfer], { description: 'One for each pair of locations.' })
  transfers!: StockTransfer[];

  @Field(() => [StockReturn], { description: 'One for each location, and for each supplier.' })
  returns!: StockReturn[];

  @Field(() => [String], { description: 'Stock that was left out, and why.' })
  leftOut!: string[];
}
