import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { CheerReportService } from './cheer-report.service.js';
import { CheerReport } from './cheer-report.types.js';

@Resolver()
export class CheerReportResolver {
  constructor(private readonly service: CheerReportService) {}

  @Allow('admin', 'staff')
  @Query(() => CheerReport, {
    description: 'Presentations of each cheer team at an event, or of only one team.',
  })
  cheerReport(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
    @Arg('teamId', () => ID, { nullable: true }) teamId: string | null | undefined,
  ): Promise<CheerReport> {
    return this.service.report(context, eventId, teamId ?? null);
  }
}
