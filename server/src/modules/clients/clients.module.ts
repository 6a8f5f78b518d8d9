import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { Client } from './client.entity.js';
import { ClientResolver } from './client.resolver.js';
import { ClientService } from './client.service.js';
import { clientData } from './clients.personal-data.js';

export const clientsModule = defineModule({
  name: 'clients',
  scope: 'clients',
  entities: [Client],
  personalData: [clientData],
  start: ({ audit }: { readonly audit: AuditService }) => {
    const clients = new ClientService({ audit });
    return { services: { clients }, resolvers: [new ClientResolver(clients)] };
  },
});
