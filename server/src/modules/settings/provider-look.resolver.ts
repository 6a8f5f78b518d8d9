import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ProviderLookService } from './provider-look.service.js';
import { ProviderLogo, ProviderLook, SaveProviderLookInput } from './provider-look.types.js';

@Resolver()
export class ProviderLookResolver {
  constructor(private readonly look: ProviderLookService) {}

  @Public()
  @Query(() => ProviderLook, {
    description: 'The provider’s colour and logo, for every page, including the sign-in page.',
  })
  providerLook(@Ctx() context: Context): Promise<ProviderLook> {
    return this.look.current(context);
  }

  @Public()
  @Query(() => ProviderLogo)
  providerLogo(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ProviderLogo> {
    return this.look.logo(context, id);
  }

  @Allow('admin')
  @Mutation(() => ProviderLook)
  saveProviderLook(
    @Ctx() context: Context,
    @Arg('input', () => SaveProviderLookInput) input: SaveProviderLookInput,
  ): Promise<ProviderLook> {
    return this.look.save(context, input);
  }
}
