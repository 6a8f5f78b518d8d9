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
    description: 'What happened to the members of each cheer team at an event, or of one team only.',
  })
  cheerReport(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
    @Arg('teamId', () => ID, { nullable: true }) teamId: string | null | undefined,
  ): Promise<CheerReport> {
    return this.service.report(context, eventId, teamId ?? null);
  }
}
