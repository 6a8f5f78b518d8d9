import { Arg, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { AddressSearchService } from './address-search.service.js';
import { AddressSearch } from './address-search.types.js';

@Resolver()
export class AddressSearchResolver {
  constructor(private readonly addresses: AddressSearchService) {}

  @Allow('admin', 'staff')
  @Query(() => AddressSearch, {
    description: 'British addresses by street or postcode, at least four characters.',
  })
  searchAddresses(@Arg('text', () => String) text: string): Promise<AddressSearch> {
    return this.addresses.search(text);
  }
}
