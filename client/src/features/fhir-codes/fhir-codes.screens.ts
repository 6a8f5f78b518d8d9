import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    admins: ['/fhir-codes'],
  },
  walked: {
    admin: ['/fhir-codes'],
  },
  firstLoads: {
    'admin /fhir-codes': ['FhirCodes'],
  },
};
