import { LIMITS } from '@sideline/schema/limits';
import { purchasingSettingsFacts } from '@sideline/schema/validation/supply';
import { actorOf, type Context } from '../../../platform/context.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import { ProviderSettingsRow } from '../../settings/provider-settings.entity.js';
import type { PurchasingSettings } from './purchasing.types.js';

/** What the provider sets for purchasing. */
export class PurchasingSettingsService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  async current(context: Context): Promise<PurchasingSettings> {
    const row = await context.manager.findOneBy(ProviderSettingsRow, { isOnly: true });
    return { twoPeopleAbovePence: row?.twoPeopleAbovePence ?? LIMITS.supply.twoPeopleAbovePence };
  }

  async update(context: Context, input: PurchasingSettings): Promise<PurchasingSettings> {
    const facts = requireValid(purchasingSettingsFacts, input);
    await context.manager.upsert(
      ProviderSettingsRow,
      { isOnly: true, ...facts, updatedAt: context.clock(), updatedBy: actorOf(context).userId },
      ['isOnly'],
    );
    await this.#audit.record(context, {
      action: 'PURCHASING_SETTINGS_UPDATED',
      entity: { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: Object.keys(facts),
    });
    return facts;
  }
}
