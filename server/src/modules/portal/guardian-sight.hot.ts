import { isGuardianOn, isShownUnasked } from '@sideline/schema/guardian-access';
import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import { actorOf, type Actor, type Context } from '../../platform/context.js';
import { fetchRows } from '../../platform/database/checked.js';
import { isId } from '../../platform/ids.js';

/** SQL for whether safeguarding is a concern in the record `p`: guardians then see it only where staff decided so. */
const HAS_CONCERN = `EXISTS (
  SELECT FROM prf_section h WHERE h.prf_id = p.id AND (
    (h.section = 'SocialHistory' AND (h.data->>'safeguarding_concerns' IN ('yes', 'unsure')
      OR (jsonb_typeof(h.data->'safeguarding_referrals') = 'array' AND h.data->'safeguarding_referrals' <> '[]')))
    OR (h.section = 'SecondarySurvey' AND h.data->>'safeguardingConcerns' IN ('yes', 'unsure'))))`;

/** SQL for whether a guardian sees the signed record `p`; `unasked` (SQL) applies to records without a decision. */
export const isShownSql = (unasked: string): string => `(NOT prf_is_restricted(p.id, p.patient_id)
  AND coalesce((SELECT s.is_shown FROM guardian_sight s WHERE s.prf_id = p.id), ${unasked} AND NOT ${HAS_CONCERN}))`;

/** A child as the caller's account may read it today. */
export interface StandingGuardianship {
  readonly linkId: string;
  readonly patientId: string;
  readonly name: string;
  readonly relation: string;
  readonly until: string;
  /** Whether a record that nobody decided about is shown. */
  readonly isShownUnasked: boolean;
}

interface LinkRow extends Omit<StandingGuardianship, 'isShownUnasked'> {
  readonly dob: string | null;
  readonly madeAt: Date;
}

/** The row that a statement returns. */
const linkRow: z.ZodType<LinkRow> = z.object({
  dob: z.string().nullable(),
  madeAt: z.date(),
  linkId: z.string(),
  patientId: z.string(),
  name: z.string(),
  relation: z.string(),
  until: z.string(),
});

/**
 * The children whose records the caller's account may read today, by name. A record that was merged into another opens to no
 * guardian until staff have linked the one that stays.
 */
export const childrenOf = async (context: Context): Promise<readonly StandingGuardianship[]> => {
  const { role, userId } = actorOf(context);
  if (role !== 'patient') return [];
  const today = localDay(context.clock());
  const rows = await fetchRows(
    context.manager,
    linkRow,
    `SELECT g.id AS "linkId", g.patient_id AS "patientId", c.patient_name AS name, g.relation, g.until::text AS until,
            c.dob::text AS dob, g.verified_at AS "madeAt"
     FROM guardian_link g JOIN patient c ON c.patient_id = g.patient_id
     WHERE g.user_id = $1 AND g.ended_at IS NULL AND c.merged_into IS NULL AND NOT patient_is_restricted(c.patient_id)
     ORDER BY c.patient_name, g.id`,
    [userId],
  );
  return rows
    .filter(({ dob, madeAt, until }) =>
      isGuardianOn({ dob, madeOn: localDay(madeAt), until, isEnded: false }, today),
    )
    .map(({ dob, madeAt: _at, ...child }) => ({ ...child, isShownUnasked: isShownUnasked(dob, today) }));
};

/** One of them; null if the caller is not a guardian of this child. */
export const childOf = async (context: Context, patientId: string): Promise<StandingGuardianship | null> =>
  isId(patientId)
    ? ((await childrenOf(context)).find((child) => child.patientId === patientId) ?? null)
    : null;

/** The caller reading in the place of a patient: with a patient's rights in that one record, and never with more. */
export const inPlaceOf = (actor: Pick<Actor, 'userId'>, patientId: string): Actor => ({
  kind: 'session',
  userId: actor.userId,
  role: 'patient',
  firstName: '',
  lastName: '',
  email: '',
  patientId,
  mergedPatientIds: [],
  clientId: null,
  sessionId: null,
  tokenId: null,
  isReadOnly: true,
});
