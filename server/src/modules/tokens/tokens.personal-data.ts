import { personalDataOf } from '../../platform/personal-data.js';

export const tokenData = personalDataOf('tokens', [
  {
    table: 'api_token',
    of: 'created_by = ANY ($2)',
    unshown: ['token_hash'],
    kept: 'Who made an integrator’s token answers for it.',
  },
]);
