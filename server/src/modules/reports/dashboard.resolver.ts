import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { DashboardService } from './dashboard.service.js';
import { Dashboard } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly dashboards: DashboardService) {}

  @Allow('admin', 'staff')
  @Query(() => Dashboard)
  dashboard(@Ctx() context: Context): Promise<Dashboard> {
    return this.dashboards.read(context);
  }
}
