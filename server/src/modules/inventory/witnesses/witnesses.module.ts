import { defineModule } from '../../../platform/module.js';
import type { SignInService } from '../../users/sign-in.service.js';
import { WitnessResolver } from './witness.resolver.js';
import { WitnessService } from './witness.service.js';

export const witnessesModule = defineModule({
  name: 'inventory/witnesses',
  scope: 'controlled_drugs',
  start: ({ signIns }: { readonly signIns: SignInService }) => {
    const witnesses = new WitnessService({ signIns });
    return { services: { witnesses }, resolvers: [new WitnessResolver(witnesses)] };
  },
});
