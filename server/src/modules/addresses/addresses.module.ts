import { defineModule } from '../../platform/module.js';
import { AddressSearchResolver } from './address-search.resolver.js';
import { AddressSearchService } from './address-search.service.js';

export const addressesModule = defineModule({
  name: 'addresses',
  scope: 'settings',
  start: (_needs, { config, clock, logger, rates }) => {
    const addressSearch = new AddressSearchService({ geocoder: config.geocoder, logger, clock, rates });
    return { resolvers: [new AddressSearchResolver(addressSearch)] };
  },
});
