import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { BackupStatusResolver } from './backup-status.resolver.js';
import { BackupStatusService } from './backup-status.service.js';
import { PhraseResolver } from './phrase.resolver.js';
import { PhraseService } from './phrase.service.js';
import { ProviderSettingsRow } from './provider-settings.entity.js';
import { ProviderSettingsResolver } from './provider-settings.resolver.js';
import { isInventedProvider, ProviderSettingsService } from './provider-settings.service.js';

export const settingsModule = defineModule({
  name: 'settings',
  entities: [ProviderSettingsRow],
  start: ({ audit }: { readonly audit: AuditService }, { config, clock, dataFolder }) => {
    const isProduction = config.mode === 'production';
    const settings = new ProviderSettingsService({ audit, provider: config.provider, isProduction });
    const backupStatus = new BackupStatusService({ dataFolder, clock });
    const isInvented = isInventedProvider(config.provider, isProduction);
    return {
      services: { settings, backupStatus },
      resolvers: [
        new ProviderSettingsResolver(settings),
        new BackupStatusResolver(backupStatus),
        new PhraseResolver(new PhraseService({ audit, isInvented })),
      ],
    };
  },
});
