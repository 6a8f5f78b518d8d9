import { LIMITS } from '@sideline/schema/limits';
import { ONLY_KEY } from '@sideline/schema/provider/settings';
import { purchasingSettingsFacts } from '@sideline/schema/validation/supply';
import type { Context } from '../../../platform/context.js';
import type { SettingStore } from '../../settings/setting-store.service.js';
import type { PurchasingSettings } from './purchasing.types.js';

const settingsIn = (value: unknown): PurchasingSettings => {
  const { data } = purchasingSettingsFacts.safeParse(value);
  return data ?? { twoPeopleAbovePence: LIMITS.supply.twoPeopleAbovePence };
};

/** The provider's purchasing settings. */
export class PurchasingSettingsService {
  readonly #store: SettingStore;

  constructor(deps: { readonly store: SettingStore }) {
    this.#store = deps.store;
  }

  async current(context: Context): Promise<PurchasingSettings> {
    return settingsIn((await this.#store.current(context, 'orders', ONLY_KEY)).value);
  }

  /** BAD_INPUT. */
  async update(context: Context, { twoPeopleAbovePence }: PurchasingSettings): Promise<PurchasingSettings> {
    const { value } = await this.#store.write(context, {
      ...{ kind: 'orders', key: ONLY_KEY, version: null },
      value: { twoPeopleAbovePence },
    });
    return settingsIn(value);
  }
}
