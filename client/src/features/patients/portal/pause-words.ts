import { GUARDED_UNTIL } from '@sideline/schema/guardianship';
import type { RecordPause } from '@sideline/schema/record-pause';
import type { PortalKey, PortalSay } from './portal-words';

const KEYS: Readonly<Record<RecordPause, { readonly title: PortalKey; readonly text: PortalKey }>> = {
  guardian_missing: { title: 'portal.guardianMissing', text: 'portal.guardianMissingText' },
  guardian_review: { title: 'portal.guardianReview', text: 'portal.guardianReviewText' },
  identity_unchecked: { title: 'portal.identityUnchecked', text: 'portal.identityUncheckedText' },
  birth_date_missing: { title: 'portal.birthDateMissing', text: 'portal.birthDateMissingText' },
};

/** Why a patient's account does not open its record at the moment, and what they can do. */
export const pauseWords = (
  say: PortalSay,
  pause: RecordPause,
): { readonly title: string; readonly text: string } => {
  const { title, text } = KEYS[pause];
  const values = { age: GUARDED_UNTIL };
  return { title: say(title, values), text: say(text, values) };
};
