import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { ACCOUNT_INTEGRATIONS } from '../users/users.ports.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokenResolver } from './api-token.resolver.js';
import { ApiTokenService } from './api-token.service.js';
import { tokenData } from './tokens.personal-data.js';

export const tokensModule = defineModule({
  name: 'tokens',
  scope: 'accounts',
  entities: [ApiToken],
  personalData: [tokenData],
  start: ({ audit }: { readonly audit: AuditService }, { config, bus }) => {
    const tokens = new ApiTokenService({ audit, events: bus, isDemo: config.isDemo });
    return {
      services: { tokens },
      resolvers: [new ApiTokenResolver(tokens)],
      contributes: [ACCOUNT_INTEGRATIONS.takes(tokens)],
    };
  },
});
