import { Arg, Ctx, GraphQLISODateTime, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ShiftReportService } from './shift-report.service.js';
import { ShiftReport } from './shift-report.types.js';

@Resolver()
export class ShiftReportResolver {
  constructor(private readonly reports: ShiftReportService) {}

  @Allow('admin', 'staff')
  @Query(() => ShiftReport)
  shiftReport(
    @Ctx() context: Context,
    @Arg('from', () => GraphQLISODateTime) from: Date,
    @Arg('to', () => GraphQLISODateTime) to: Date,
  ): Promise<ShiftReport> {
    return this.reports.report(context, { from, to });
  }
}
