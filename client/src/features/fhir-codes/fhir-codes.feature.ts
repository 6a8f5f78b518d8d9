import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

export const fhirCodesFeature = defineFeature({
  name: 'fhir-codes',
  routes: [
    {
      path: '/fhir-codes',
      access: 'admins',
      title: 'Clinical codes',
      page: lazyPage(() => import('./fhir-codes.page')),
    },
  ],
  menu: [{ group: 'Admin', rank: 315, path: '/fhir-codes', label: 'Clinical codes' }],
});
