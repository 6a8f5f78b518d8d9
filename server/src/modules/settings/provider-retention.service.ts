import { termsIn, USUAL_TERMS, type RetentionTerms } from '@sideline/schema/provider/retention-terms';
import { ONLY_KEY } from '@sideline/schema/provider/settings';
import type { Context } from '../../platform/context.js';
import type { ProviderRetention, SaveProviderRetentionInput } from './provider-retention.types.js';
import type { SettingStore } from './setting-store.service.js';

const isUsual = ({ adultYears, childUntilAge }: RetentionTerms): boolean =>
  adultYears === USUAL_TERMS.adultYears && childUntilAge === USUAL_TERMS.childUntilAge;

/** How long patients' records are kept. The privacy module reads it to list people for erasure. */
export class ProviderRetentionService {
  readonly #store: SettingStore;

  constructor(deps: { readonly store: SettingStore }) {
    this.#store = deps.store;
  }

  async current(context: Context): Promise<ProviderRetention> {
    const { version, value } = await this.#store.current(context, 'retention', ONLY_KEY);
    return { version, ...termsIn(value) };
  }

  /** BAD_INPUT below the privacy statements' terms, CHANGED_MEANWHILE. */
  async save(
    context: Context,
    { version, adultYears, childUntilAge }: SaveProviderRetentionInput,
  ): Promise<ProviderRetention> {
    const wanted: RetentionTerms = { adultYears, childUntilAge };
    const value = isUsual(wanted) ? null : wanted;
    const saved = await this.#store.write(context, { kind: 'retention', key: ONLY_KEY, version, value });
    return { version: saved.version, ...termsIn(saved.value) };
  }
}
