import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { StockImportService } from './stock-import.service.js';
import { StockImportInput, StockImportPreview, StockImportResult } from './stock-import.types.js';

@Resolver()
export class StockImportResolver {
  constructor(private readonly imports: StockImportService) {}

  @Allow('admin')
  @Query(() => StockImportPreview, {
    description: 'What importing a file of items, rules or opening stock would do, row by row.',
  })
  previewStockImport(
    @Ctx() context: Context,
    @Arg('input', () => StockImportInput) { kind, csv }: StockImportInput,
  ): Promise<StockImportPreview> {
    return this.imports.preview(context, kind, Buffer.from(csv));
  }

  @Allow('admin')
  @Mutation(() => StockImportResult, {
    description:
      'Imports all rows of a file or, if one cannot be imported, none. Repeating it changes nothing.',
  })
  importStock(
    @Ctx() context: Context,
    @Arg('input', () => StockImportInput) { kind, csv }: StockImportInput,
  ): Promise<StockImportResult> {
    return this.imports.import(context, kind, Buffer.from(csv));
  }
}
