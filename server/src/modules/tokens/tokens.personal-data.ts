import { CLAIMS_LAPSED_BEFORE, personalDataOf } from '../../platform/personal-data.js';

export const tokenData = personalDataOf('tokens', [
  {
    table: 'api_token',
    of: 'created_by = ANY ($2)',
    unshown: ['token_hash'],
    kept: 'The person who made an integrator’s token is accountable for its use (UK GDPR articles 5(2) and 17(3)(e), Limitation Act 1980 section 5).',
    term: {
      said: 'Six years after the token ended.',
      isOver: `coalesce(t.revoked_at, t.expires_at) < ${CLAIMS_LAPSED_BEFORE}`,
    },
  },
]);
