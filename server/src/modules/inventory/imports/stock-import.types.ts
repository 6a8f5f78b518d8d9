import {
  STOCK_IMPORT_KIND_TABLE,
  STOCK_IMPORT_KINDS,
  STOCK_IMPORT_STATE_TABLE,
  STOCK_IMPORT_STATES,
  type StockImportKind,
  type StockImportState,
} from '@sideline/schema/inventory/stock-import';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { vocabularyEnum } from '../../../platform/vocabulary-enum.js';

const StockImportKindEnum = vocabularyEnum('StockImportKind', STOCK_IMPORT_KINDS, STOCK_IMPORT_KIND_TABLE);
const StockImportStateEnum = vocabularyEnum(
  'StockImportState',
  STOCK_IMPORT_STATES,
  STOCK_IMPORT_STATE_TABLE,
);

@ObjectType({ simpleResolvers: true, description: 'What is wrong with a cell, and what to do.' })
export class StockImportProblem {
  @Field(() => String, { description: 'The head of the column.' })
  column!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the import would make of one row of the file.' })
export class StockImportRow {
  @Field(() => Int, { description: 'As a spreadsheet counts.' })
  line!: number;

  @Field(() => StockImportStateEnum)
  state!: StockImportState;

  @Field(() => String, { description: 'What the row is about.' })
  title!: string;

  @Field(() => [String], { description: 'The heads of the columns that would change something.' })
  changes!: string[];

  @Field(() => [StockImportProblem])
  problems!: StockImportProblem[];
}

@ObjectType({ simpleResolvers: true, description: 'What importing a file would do. Nothing is written.' })
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

  @Field(() => Int, { description: 'As they were: imported before, or the same.' })
  unchanged!: number;
}

@InputType({
  description:
    'A file of stock as CSV text. Larger ones go to POST /api/inventory/import/{kind} as they are.',
})
export class StockImportInput {
  @Field(() => StockImportKindEnum)
  kind!: StockImportKind;

  @Field(() => String, { description: 'With the column heads in its first line.' })
  csv!: string;
}
