import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ProviderFormatsService } from './provider-formats.service.js';
import { ProviderFormats, SaveProviderFormatsInput } from './provider-formats.types.js';

@Resolver()
export class ProviderFormatsResolver {
  constructor(private readonly formats: ProviderFormatsService) {}

  @Public()
  @Query(() => ProviderFormats, { description: 'How the provider writes figures; for every page.' })
  providerFormats(@Ctx() context: Context): Promise<ProviderFormats> {
    return this.formats.current(context);
  }

  @Allow('admin')
  @Mutation(() => ProviderFormats)
  saveProviderFormats(
    @Ctx() context: Context,
    @Arg('input', () => SaveProviderFormatsInput) input: SaveProviderFormatsInput,
  ): Promise<ProviderFormats> {
    return this.formats.save(context, input);
  }
}
