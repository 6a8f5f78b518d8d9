import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ProviderSettingsService } from './provider-settings.service.js';
import { ProviderSettings, UpdateProviderSettingsInput } from './provider-settings.types.js';

@Resolver()
export class ProviderSettingsResolver {
  constructor(private readonly settings: ProviderSettingsService) {}

  @Public()
  @Query(() => ProviderSettings, {
    description: 'The provider’s details, for the footer and the static pages.',
  })
  providerSettings(@Ctx() context: Context): Promise<ProviderSettings> {
    return this.settings.current(context);
  }

  @Allow('admin')
  @Mutation(() => ProviderSettings)
  updateProviderSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateProviderSettingsInput) input: UpdateProviderSettingsInput,
  ): Promise<ProviderSettings> {
    return this.settings.update(context, input);
  }
}
