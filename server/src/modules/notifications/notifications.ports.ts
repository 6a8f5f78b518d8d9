import { Port } from '../../platform/module.js';
import type { SentNotification } from './notification.types.js';

/**
 * Whether a notification is still true, asked before it is mailed; a module answers yes for notifications that it does not
 * know.
 */
export type StillSo = (sent: SentNotification) => Promise<boolean>;

export const STILL_SO = new Port<StillSo>('notifications that still hold');
