import {
  STOCK_IMPORT_KIND_TABLE,
  STOCK_IMPORT_KINDS,
  STOCK_IMPORT_STATE_TABLE,
  STOCK_IMPORT_STATES,
  type StockImportKind,
  type StockImportState,
} from '@sideline/schema/inventory/stock-import';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';

const StockImportKindEnum = vocabularyEnum('StockImportKind', STOCK_IMPORT_KINDS, STOCK_IMPORT_KIND_TABLE);
const StockImportStateEnum = vocabularyEnum(
  'StockImportState',
  STOCK_IMPORT_STATES,
  STOCK_IMPORT_STATE_TABLE,
);

@ObjectType({ simpleResolvers: true, description: 'A problem with a cell, and what to do about it.' })
export class StockImportProblem {
  @Field(() => String, { description: 'The column heading.' })
  column!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A preview of importing one row from the file.' })
export class StockImportRow {
  @Field(() => Int, { description: 'The row number, counted as in a spreadsheet.' })
  line!: number;

  @Field(() => StockImportStateEnum)
  state!: StockImportState;

  @Field(() => String, { description: 'A title for the row.' })
  title!: string;

  @Field(() => [String], { description: 'The headings of the columns that would change something.' })
  changes!: string[];

  @Field(() => [StockImportProblem])
  problems!: StockImportProblem[];
}

@ObjectType({ simpleResolvers: true, description: 'A preview of an import. Nothing is saved.' })
export class StockImportPreview {
  @Field(() => Int)
  create!: number;

  @Field(() => Int)
  change!: number;

  @Field(() => Int)
  unchanged!: number;

  @Field(() => Int)
  error!: number;

  @Field(() => [StockImportRow], { description: 'In the order of the file.' })
  rows!: StockImportRow[];
}

@ObjectType({ simpleResolvers: true, description: 'What an import did.' })
export class StockImportResult {
  @Field(() => Int)
  created!: number;

  @Field(() => Int)
  changed!: number;

  @Field(() => Int, { description: 'Unchanged, because they were imported before or are the same.' })
  unchanged!: number;
}

@InputType({
  description:
    'A file of stock as CSV text. Send larger files unchanged to POST /api/inventory/import/{kind}.',
})
export class StockImportInput {
  @Field(() => StockImportKindEnum)
  kind!: StockImportKind;

  @Field(() => String, { description: 'CSV text with column headings in the first line.' })
  csv!: string;
}
