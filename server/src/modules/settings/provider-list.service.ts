import {
  PROVIDER_LIST_KINDS,
  type ProviderListItem,
  type ProviderListKind,
} from '@sideline/schema/provider/lists';
import type { Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import type { ProviderList, SaveProviderListInput } from './provider-list.types.js';
import type { SettingStore, StoredSetting } from './setting-store.service.js';

// It was checked when it was kept.
const itemsOf = ({ value }: StoredSetting): ProviderListItem[] => [
  ...((value ?? []) as readonly ProviderListItem[]),
];

/** The provider's named lists, offered where a field takes any text. */
export class ProviderListService {
  readonly #store: SettingStore;

  constructor(deps: { readonly store: SettingStore }) {
    this.#store = deps.store;
  }

  /** All of them. Kept: every device asks for them. */
  async all(context: Context): Promise<ProviderList[]> {
    const lists: ProviderList[] = [];
    // One cached reading for all callers: the store keeps it.
    for (const kind of PROVIDER_LIST_KINDS) lists.push(await this.#one(context, kind));
    return lists;
  }

  /** Puts the list in the place of what it was. BAD_INPUT where it leaves an item out, CHANGED_MEANWHILE. */
  async save(context: Context, { kind, version, items }: SaveProviderListInput): Promise<ProviderList> {
    const given = items.map(({ id, name, isRetired }) => ({ id, name, isRetired }));
    const ids = new Set(given.map(({ id }) => id));
    const before = await this.#store.current(context, 'list', kind);
    const lost = itemsOf(before).find(({ id }) => !ids.has(id));
    if (before.version === version && lost !== undefined)
      throw badInput([
        { field: 'items', code: 'missing', message: `Retire ‘${lost.name}’: it cannot be deleted.` },
      ]);
    const value = given.length === 0 ? null : given;
    const saved = await this.#store.write(context, { kind: 'list', key: kind, version, value });
    return { kind, version: saved.version, items: itemsOf(saved) };
  }

  async #one(context: Context, kind: ProviderListKind): Promise<ProviderList> {
    const stored = await this.#store.current(context, 'list', kind);
    return { kind, version: stored.version, items: itemsOf(stored) };
  }
}
