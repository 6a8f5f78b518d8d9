import { type Right, RIGHTS, type Rights, USUAL_RIGHTS } from '@sideline/schema/provider/rights';
import { actorOf, type Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { SaveUserRightsInput, UserRights } from './rights.types.js';
import type { SettingStore, StoredSetting } from './setting-store.service.js';

// It was checked when it was kept.
const rightsOf = ({ value }: StoredSetting): Rights => (value as Rights | null) ?? USUAL_RIGHTS;

const shown = (userId: string, stored: StoredSetting): UserRights => {
  const rights = rightsOf(stored);
  return { userId, version: stored.version, ...rights, approveOrders: rights.approve };
};

/** Rights that are switched off for individual people, in addition to the limits of their role. */
export class RightsService {
  readonly #store: SettingStore;

  constructor(deps: { readonly store: SettingStore }) {
    this.#store = deps.store;
  }

  /** RIGHT_OFF where an administrator has switched it off for the caller. */
  async require(context: Context, right: Right): Promise<void> {
    const rights = rightsOf(await this.#store.rightsOf(context, actorOf(context).userId));
    if (!rights[right]) throw new DomainError('RIGHT_OFF', { right: RIGHTS[right].label });
  }

  /** The caller's own. */
  async own(context: Context): Promise<UserRights> {
    const { userId } = actorOf(context);
    return shown(userId, await this.#store.rightsOf(context, userId));
  }

  /** NOT_FOUND for an unknown account. */
  async of(context: Context, userId: string): Promise<UserRights> {
    await this.#requireUser(context, userId);
    const stored = await this.#store.rightsOf(context, userId);
    return shown(userId, stored);
  }

  /** NOT_FOUND, CHANGED_MEANWHILE, BAD_INPUT. */
  async save(context: Context, input: SaveUserRightsInput): Promise<UserRights> {
    const { userId, version, voidRecords, exportLists } = input;
    const approve = input.approve ?? input.approveOrders;
    if (typeof approve !== 'boolean')
      throw badInput([
        { field: 'approve', code: 'required', message: 'Say whether this person may approve.' },
      ]);
    await this.#requireUser(context, userId);
    const given: Rights = { voidRecords, approve, exportLists };
    const value = Object.values(given).every(Boolean) ? null : given;
    const saved = await this.#store.write(context, { kind: 'rights', key: userId, version, value });
    return shown(userId, saved);
  }

  async #requireUser({ manager }: Context, userId: string): Promise<void> {
    const found = isId(userId) ? await execute(manager, 'SELECT FROM app_user WHERE id = $1', [userId]) : 0;
    if (found === 0) throw notFound('User');
  }
}
