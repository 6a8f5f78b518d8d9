import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ProviderListService } from './provider-list.service.js';
import { ProviderList, SaveProviderListInput } from './provider-list.types.js';

@Resolver()
export class ProviderListResolver {
  constructor(private readonly lists: ProviderListService) {}

  @Allow('admin', 'staff')
  @Query(() => [ProviderList], { description: 'Places, call signs and referral routes that fields offer.' })
  providerLists(@Ctx() context: Context): Promise<ProviderList[]> {
    return this.lists.all(context);
  }

  @Allow('admin')
  @Mutation(() => ProviderList)
  saveProviderList(
    @Ctx() context: Context,
    @Arg('input', () => SaveProviderListInput) input: SaveProviderListInput,
  ): Promise<ProviderList> {
    return this.lists.save(context, input);
  }
}
