import { isEntered, holds } from '../catalogue/rules.js';
import type { HandoverRecord } from './handover-record.js';

/**
 * That a person may need protecting, and that it was reported. Who is suspected and what was seen is only in the record: the
 * page is left on a trolley, and it is read out where others can hear.
 */

const SEE = 'see record';
const HAS_CONCERN = [
  holds('SocialHistory', 'safeguarding_concerns', 'yes'),
  holds('SecondarySurvey', 'safeguardingConcerns', 'yes'),
];
const MAY_HAVE = [
  holds('SocialHistory', 'safeguarding_concerns', 'unsure'),
  holds('SecondarySurvey', 'safeguardingConcerns', 'unsure'),
];

interface Safeguarding {
  readonly text: string;
  readonly spoken?: string;
}

export const safeguarding = (record: HandoverRecord): Safeguarding => {
  const { facts } = record;
  const referrals = record.entries('SocialHistory', 'safeguarding_referrals', 'made_at');
  const isConcern = referrals.length > 0 || HAS_CONCERN.some((rule) => rule(facts));
  if (!isConcern && !MAY_HAVE.some((rule) => rule(facts))) {
    const isAsked =
      isEntered(record.value('SocialHistory', 'safeguarding_concerns')) ||
      isEntered(record.value('SecondarySurvey', 'safeguardingConcerns'));
    return { text: isAsked ? 'no concern' : '' };
  }
  const concern = isConcern ? 'concern' : 'possible concern';
  const times = referrals.map(({ made_at }) => record.clock(made_at)).filter(Boolean);
  const referred =
    referrals.length === 0
      ? 'no referral recorded'
      : `referral made${times.length === 0 ? '' : ` at ${times.join(' and ')}`}`;
  return { text: `${concern}, ${SEE}; ${referred}`, spoken: `safeguarding: ${concern}, ${SEE}` };
};
