import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { LongExportService } from './long-export.service.js';
import { LongExport, RequestExportInput } from './long-export.types.js';

/** They belong to a person's session: an API token gets only short files. */
@Resolver()
export class LongExportResolver {
  constructor(private readonly exports: LongExportService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Query(() => [LongExport], { description: 'The caller’s own files from the last day, the newest first.' })
  ownExports(@Ctx() context: Context): Promise<LongExport[]> {
    return this.exports.own(context);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.exportId')
  @Mutation(() => LongExport, { description: 'Requests a file that takes too long to wait for.' })
  requestExport(
    @Ctx() context: Context,
    @Arg('input', () => RequestExportInput) input: RequestExportInput,
  ): Promise<LongExport> {
    return this.exports.request(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => LongExport, {
    description: 'Cancels an export that is waiting or running; others are unchanged.',
  })
  cancelExport(@Ctx() context: Context, @Arg('exportId', () => ID) exportId: string): Promise<LongExport> {
    return this.exports.cancel(context, exportId);
  }
}
