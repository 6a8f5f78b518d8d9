import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { CheerAdminService } from './cheer-admin.service.js';
import { CheerSquad, CheerTeam } from './cheer.entity.js';
import { CheerResolver } from './cheer.resolver.js';
import { cheerRoutes } from './cheer.routes.js';
import { CheerService } from './cheer.service.js';

export const cheerModule = defineModule({
  name: 'cheer',
  scope: 'cheer',
  entities: [CheerTeam, CheerSquad],
  start: ({ audit }: { readonly audit: AuditService }) => {
    const cheer = new CheerService({ audit });
    return {
      services: { cheer },
      resolvers: [new CheerResolver(cheer, new CheerAdminService({ audit }))],
      routes: { cheer: cheerRoutes({ cheer }) },
    };
  },
});
