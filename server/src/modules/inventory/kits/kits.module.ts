import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { KitResolver } from './kit.resolver.js';
import { KitService } from './kit.service.js';

export const kitsModule = defineModule({
  name: 'inventory/kits',
  start: ({ audit }: { readonly audit: AuditService }) => {
    const kits = new KitService({ audit });
    return { services: { kits }, resolvers: [new KitResolver(kits)] };
  },
});
