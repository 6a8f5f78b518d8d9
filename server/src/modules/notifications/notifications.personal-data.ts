import { personalDataOf } from '../../platform/personal-data.js';

export const notificationData = personalDataOf('notifications', [
  { table: 'notification', of: 'user_id = ANY ($2)' },
]);
