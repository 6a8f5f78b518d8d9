import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { ExpiringDraftsService } from './expiring-drafts.service.js';
import { DraftedExpiring, DraftExpiringStockInput } from './expiring-drafts.types.js';

@Resolver()
export class ExpiringDraftsResolver {
  constructor(private readonly drafts: ExpiringDraftsService) {}

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => DraftedExpiring, {
    description: 'Drafts transfers or returns of expiring lots, without duplicates.',
  })
  draftExpiringStock(
    @Ctx() context: Context,
    @Arg('input', () => DraftExpiringStockInput) input: DraftExpiringStockInput,
  ): Promise<DraftedExpiring> {
    return this.drafts.draft(context, input);
  }
}
