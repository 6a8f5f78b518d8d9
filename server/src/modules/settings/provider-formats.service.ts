import { formatsIn, USUAL_FORMATS, type Formats } from '@sideline/schema/provider/formats';
import { ONLY_KEY } from '@sideline/schema/provider/settings';
import type { Context } from '../../platform/context.js';
import type { ProviderFormats, SaveProviderFormatsInput } from './provider-formats.types.js';
import type { SettingStore } from './setting-store.service.js';

const isUsual = (formats: Formats): boolean =>
  Object.entries(USUAL_FORMATS).every(([name, value]) => formats[name as keyof Formats] === value);

/** How the provider writes figures, on every page and document. */
export class ProviderFormatsService {
  readonly #store: SettingStore;

  constructor(deps: { readonly store: SettingStore }) {
    this.#store = deps.store;
  }

  async current(context: Context): Promise<ProviderFormats> {
    const { version, value } = await this.#store.current(context, 'formats', ONLY_KEY);
    return { version, ...formatsIn(value) };
  }

  /** CHANGED_MEANWHILE. */
  async save(
    context: Context,
    { version, thousands, pence, clock, weekStart }: SaveProviderFormatsInput,
  ): Promise<ProviderFormats> {
    const wanted: Formats = { thousands, pence, clock, weekStart };
    const value = isUsual(wanted) ? null : wanted;
    const saved = await this.#store.write(context, { kind: 'formats', key: ONLY_KEY, version, value });
    return { version: saved.version, ...formatsIn(saved.value) };
  }
}
