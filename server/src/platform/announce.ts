import type { WebhookEvent } from '@sideline/schema/webhooks';
import type { Context } from './context.js';
import { newId } from './ids.js';
import { enqueue } from './jobs/jobs.js';

/** An event for other systems: ids only. */
export interface Announcement {
  /** The same at every endpoint and every attempt. */
  readonly id: string;
  readonly type: WebhookEvent;
  /** ISO 8601. */
  readonly at: string;
  readonly data: Readonly<Record<string, string | null>>;
}

export const ANNOUNCE_TASK = 'announce';

/** Announces a change made in the caller's transaction: after its commit, or not at all. */
export const announce = (
  context: Pick<Context, 'manager' | 'clock'>,
  type: WebhookEvent,
  data: Announcement['data'],
): Promise<void> => {
  const announcement: Announcement = { id: newId(), type, at: context.clock().toISOString(), data };
  return enqueue(context, ANNOUNCE_TASK, { ...announcement });
};
