import { NOTIFICATION_KINDS, NOTIFICATION_TABLE } from '@sideline/schema/notifications';
import { personalDataOf } from '../../platform/personal-data.js';

/** A kind in words; an unknown kind is left as it is. */
const newsOf = (kind: unknown): unknown =>
  NOTIFICATION_KINDS.map((known) => ({ known, news: NOTIFICATION_TABLE[known].news })).find(
    ({ known }) => known === kind,
  )?.news ?? kind;

const OWN = 'user_id = ANY ($2)';

export const notificationData = personalDataOf('notifications', [
  { table: 'notification', of: OWN },
  { table: 'notification_digest', of: OWN },
  {
    table: 'notification_choice',
    of: OWN,
    shown: (row) => ({ ...row, title: newsOf(row['kind']) }),
  },
  { table: 'notification_times', of: OWN },
  { table: 'push_subscription', of: OWN, unshown: ['endpoint', 'endpoint_hash', 'keys'] },
]);
