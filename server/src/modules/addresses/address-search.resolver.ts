import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { AddressSearchService } from './address-search.service.js';
import { AddressSearch } from './address-search.types.js';

@Resolver()
export class AddressSearchResolver {
  constructor(private readonly addresses: AddressSearchService) {}

  @Public()
  @Query(() => AddressSearch, {
    description: 'British addresses by street or postcode; enter at least four characters.',
  })
  searchAddresses(@Ctx() context: Context, @Arg('text', () => String) text: string): Promise<AddressSearch> {
    return this.addresses.search(context, text);
  }
}
