import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { BackupStatusResolver } from './backup-status.resolver.js';
import { BackupStatusService } from './backup-status.service.js';
import { LogoEncoder } from './logo-encoder.js';
import { PhraseResolver } from './phrase.resolver.js';
import { PhraseService } from './phrase.service.js';
import { ProviderFormatsResolver } from './provider-formats.resolver.js';
import { ProviderFormatsService } from './provider-formats.service.js';
import { ProviderListResolver } from './provider-list.resolver.js';
import { ProviderListService } from './provider-list.service.js';
import { ProviderLookResolver } from './provider-look.resolver.js';
import { ProviderLookService } from './provider-look.service.js';
import { ProviderRetentionResolver } from './provider-retention.resolver.js';
import { ProviderRetentionService } from './provider-retention.service.js';
import { ProviderSettingsRow } from './provider-settings.entity.js';
import { ProviderSettingsResolver } from './provider-settings.resolver.js';
import { isInventedProvider, ProviderSettingsService } from './provider-settings.service.js';
import { RightsResolver } from './rights.resolver.js';
import { RightsService } from './rights.service.js';
import { SettingChangeResolver } from './setting-change.resolver.js';
import { SettingStore } from './setting-store.service.js';

export const settingsModule = defineModule({
  name: 'settings',
  scope: 'settings',
  entities: [ProviderSettingsRow],
  impersonal: {
    provider_settings: 'The provider’s own details.',
    setting_value: 'The provider’s settings, and what an account may do.',
    setting_change:
      'The same, as it was before and after, and who changed it; that counts as the account’s activity.',
  },
  start: ({ audit }: { readonly audit: AuditService }, { config, clock, dataFolder }) => {
    const isProduction = config.mode === 'production';
    const backupStatus = new BackupStatusService({ dataFolder, clock });
    const isInvented = isInventedProvider(config.provider, isProduction);
    const settingStore = new SettingStore({ audit });
    const look = new ProviderLookService({ store: settingStore, encoder: new LogoEncoder() });
    const settings = new ProviderSettingsService({
      ...{ audit, look, provider: config.provider, isProduction },
      store: settingStore,
    });
    const formats = new ProviderFormatsService({ store: settingStore });
    const rights = new RightsService({ store: settingStore });
    return {
      services: { settings, backupStatus, settingStore, look, formats, rights },
      resolvers: [
        new ProviderSettingsResolver(settings),
        new BackupStatusResolver(backupStatus),
        new PhraseResolver(new PhraseService({ store: settingStore, isInvented })),
        new SettingChangeResolver(settingStore),
        new ProviderListResolver(new ProviderListService({ store: settingStore })),
        new ProviderLookResolver(look),
        new ProviderFormatsResolver(formats),
        new ProviderRetentionResolver(new ProviderRetentionService({ store: settingStore })),
        new RightsResolver(rights),
      ],
    };
  },
});
