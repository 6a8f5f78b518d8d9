import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import { KitResolver } from './kit.resolver.js';
import { KitService } from './kit.service.js';
import { kitExports } from './kits.exports.js';

export const kitsModule = defineModule({
  name: 'inventory/kits',
  scope: 'stock',
  impersonal: {
    kit_version: 'Who made a version of a kit counts as the account’s activity.',
    kit_line: 'What belongs in a kit.',
    kit_part: 'The same, with nested kits expanded into items.',
  },
  start: ({ audit }: { readonly audit: AuditService }) => {
    const kits = new KitService({ audit });
    return { services: { kits }, resolvers: [new KitResolver(kits)], exports: kitExports(kits) };
  },
});
