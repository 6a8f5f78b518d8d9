import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import type { QualityService } from './quality.service.js';
import { AddQualityEntryInput, AddQualityStepInput, QualityEntry, QualityFilter } from './quality.types.js';

const QualityEntryConnection = connectionOf(QualityEntry);

@Resolver()
export class QualityResolver {
  constructor(private readonly register: QualityService) {}

  @Allow('admin')
  @Query(() => QualityEntryConnection, { description: 'The quality register, the latest event first.' })
  qualityEntries(
    @Ctx() context: Context,
    @Arg('filter', () => QualityFilter, { nullable: true }) filter: QualityFilter | null,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<QualityEntry>> {
    return this.register.list(context, filter ?? {}, page);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @MadeId('input.id')
  @Mutation(() => QualityEntry)
  addQualityEntry(
    @Ctx() context: Context,
    @Arg('input', () => AddQualityEntryInput) input: AddQualityEntryInput,
  ): Promise<QualityEntry> {
    return this.register.add(context, input);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @MadeId('input.id')
  @Mutation(() => QualityEntry)
  addQualityStep(
    @Ctx() context: Context,
    @Arg('input', () => AddQualityStepInput) input: AddQualityStepInput,
  ): Promise<QualityEntry> {
    return this.register.addStep(context, input);
  }
}
