import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { SafetyService } from './safety.service.js';
import { SafetyReport } from './safety.types.js';

@Resolver()
export class SafetyResolver {
  constructor(private readonly safety: SafetyService) {}

  @Allow('admin')
  @Query(() => SafetyReport, { description: 'The figures that the clinical safety officer monitors.' })
  safetyReport(@Ctx() context: Context): Promise<SafetyReport> {
    return this.safety.report(context);
  }
}
