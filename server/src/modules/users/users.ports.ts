import type { Context } from '../../platform/context.js';
import { Port } from '../../platform/module.js';

/** Access of other systems in a user's name, which ends with the account. */
export interface AccountIntegrations {
  revokeAllOf(context: Context, userId: string): Promise<void>;
}
/** Checks again whether a person can work what they are planned for. */
export interface AccountRota {
  recheckAccount(context: Context, userId: string): Promise<void>;
}
/** Links by which a calendar program reads a person's shifts. */
export interface AccountFeeds {
  closeOf(context: Context, userId: string): Promise<void>;
}

export const ACCOUNT_INTEGRATIONS = new Port<AccountIntegrations>('account integrations');
export const ACCOUNT_ROTA = new Port<AccountRota>('account rota');
export const ACCOUNT_FEEDS = new Port<AccountFeeds>('account feeds');
