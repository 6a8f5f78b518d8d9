import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { AuditCheckService } from './audit-check.service.js';
import { AuditChains } from './audit-check.types.js';
import type { ReadingService } from './reading.service.js';
import { UnusualReading } from './reading.types.js';

/** The parts of the trail that only administrators see: whether it is intact, and who read far more than usual. */
@Resolver()
export class AuditCheckResolver {
  constructor(
    private readonly checks: AuditCheckService,
    private readonly reading: ReadingService,
  ) {}

  @Allow('admin')
  @Query(() => AuditChains, {
    description: 'The last entries of the chains of a day, and the result of the last check.',
  })
  auditChains(
    @Ctx() context: Context,
    @Arg('day', () => String, { nullable: true, description: 'YYYY-MM-DD, UTC; today if left out.' })
    day: string | null | undefined,
  ): Promise<AuditChains> {
    return this.checks.chains(context, day ?? null);
  }

  @Allow('admin')
  @Mutation(() => Boolean, { description: 'Starts a check of every chain from end to end. Always true.' })
  async checkAuditChains(@Ctx() context: Context): Promise<boolean> {
    await this.checks.ask(context);
    return true;
  }

  @Allow('admin')
  @Query(() => [UnusualReading], {
    description: 'Unusual record viewing in recent days, the newest first.',
  })
  unusualReading(@Ctx() context: Context): Promise<UnusualReading[]> {
    return this.reading.unusual(context);
  }
}
