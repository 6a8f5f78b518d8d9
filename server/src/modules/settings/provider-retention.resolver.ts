import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ProviderRetentionService } from './provider-retention.service.js';
import { ProviderRetention, SaveProviderRetentionInput } from './provider-retention.types.js';

@Resolver()
export class ProviderRetentionResolver {
  constructor(private readonly retention: ProviderRetentionService) {}

  @Allow('admin')
  @Query(() => ProviderRetention)
  providerRetention(@Ctx() context: Context): Promise<ProviderRetention> {
    return this.retention.current(context);
  }

  @Allow('admin')
  @Mutation(() => ProviderRetention)
  saveProviderRetention(
    @Ctx() context: Context,
    @Arg('input', () => SaveProviderRetentionInput) input: SaveProviderRetentionInput,
  ): Promise<ProviderRetention> {
    return this.retention.save(context, input);
  }
}
