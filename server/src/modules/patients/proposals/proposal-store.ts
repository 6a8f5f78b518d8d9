import { asDocumented, documentedName, fromDocumented, patientFieldOf } from '@sideline/schema/patient-names';
import { PROPOSED_FIELDS, standingOf } from '@sideline/schema/proposed-details';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { badInput } from '../../../platform/errors.js';
import { actorNameSql } from '../../audit/actor-name.hot.js';
import type { DetailsProposal } from './proposal.types.js';

/** The rows of what people reported about themselves, at the kiosk or from their own account. */

/** By the patient's field; null where it is to be cleared. The rows have the specification's names for it. */
type Said = Readonly<Record<string, string | null>>;

export interface StoredProposal extends Omit<DetailsProposal, 'values'> {
  /** For a proposal from a kiosk. */
  readonly prfId: string | null;
  /** Whose it is, of a proposal from an account or of a registration. */
  readonly patientId: string | null;
  readonly proposedBy: string | null;
  readonly said: Said;
  /** What was on record then; null for the kiosk, which is not shown that. */
  readonly stood: Said | null;
}

/** A patient agrees at the kiosk to each version that they read: later details belong to the last version agreed to. */
const NOTICE_VERSION = `(
  SELECT n.version FROM gdpr_consent c JOIN gdpr_notice n ON n.id = c.notice_id
  WHERE c.kiosk_id = d.kiosk_id AND c.consented_at <= d.proposed_at
  ORDER BY c.consented_at DESC, c.id DESC LIMIT 1)`;

const JSON_OF = `json_build_object(
  'id', d.id,
  'source', CASE WHEN d.kiosk_id IS NOT NULL THEN 'kiosk' WHEN d.proposed_by IS NULL THEN 'registration' ELSE 'patient' END,
  'prfId', d.prf_id, 'patientId', d.patient_id, 'proposedBy', d.proposed_by, 'said', d.said, 'stood', d.stood,
  'proposedAt', ${moment('d.proposed_at')}, 'settledAt', ${moment('d.settled_at')}, 'accepted', d.accepted, 'reason', d.reason,
  'noticeVersion', ${NOTICE_VERSION})`;

/** SQL for the latest proposals of which `condition` holds, the latest first, as JSON. */
export const proposalsSql = (condition: string): string => `coalesce((
  SELECT json_agg(${JSON_OF} ORDER BY d.proposed_at DESC, d.id DESC)
  FROM (SELECT * FROM details_proposal d WHERE ${condition} ORDER BY d.proposed_at DESC, d.id DESC LIMIT 50) d), '[]')`;

const inFieldNames = (proposal: StoredProposal): StoredProposal => ({
  ...proposal,
  said: fromDocumented(proposal.said),
  stood: proposal.stood && fromDocumented(proposal.stood),
  accepted: proposal.accepted?.map(patientFieldOf) ?? null,
});

const proposalsOfPrfRow = z.object({ proposals: z.array(storedJson<StoredProposal>()) });

export const proposalsOfPrf = async (manager: EntityManager, prfId: string): Promise<StoredProposal[]> => {
  const row = await fetchMaybe(
    manager,
    proposalsOfPrfRow,
    `SELECT ${proposalsSql('d.prf_id = $1')} AS proposals`,
    [prfId],
  );
  return (row?.proposals ?? []).map(inFieldNames);
};

const lockProposalRow = z.object({ proposal: storedJson<StoredProposal>() });

/** Held until the transaction ends. */
export const lockProposal = async (manager: EntityManager, id: string): Promise<StoredProposal | null> => {
  const row = await fetchMaybe(
    manager,
    lockProposalRow,
    `SELECT ${JSON_OF} AS proposal FROM details_proposal d WHERE d.id = $1 FOR UPDATE`,
    [id],
  );
  return row === undefined ? null : inFieldNames(row.proposal);
};

export interface KioskProposal {
  readonly id: string;
  readonly kioskId: string;
  readonly prfId: string;
  readonly said: Said;
}

/** False if the kiosk's last report was identical; called while the kiosk is locked. */
export const insertKioskProposal = async (
  { manager, clock }: Context,
  { id, kioskId, prfId, said }: KioskProposal,
): Promise<boolean> => {
  const made = await execute(
    manager,
    `INSERT INTO details_proposal (id, kiosk_id, prf_id, said, proposed_at)
     SELECT $1, $2, $3, $4::jsonb, $5
     WHERE $4::jsonb IS DISTINCT FROM (
       SELECT said FROM details_proposal WHERE kiosk_id = $2 ORDER BY proposed_at DESC, id DESC LIMIT 1)
     RETURNING id`,
    [id, kioskId, prfId, JSON.stringify(asDocumented(said)), clock()],
  );
  return made === 1;
};

interface OwnProposal {
  readonly id: string;
  readonly patientId: string;
  readonly said: Said;
  readonly stood: Said;
}

/** False where the id is taken. */
export const insertOwnProposal = async (
  context: Context,
  { id, patientId, said, stood }: OwnProposal,
): Promise<boolean> => {
  const made = await execute(
    context.manager,
    `INSERT INTO details_proposal (id, patient_id, proposed_by, said, stood, proposed_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      id,
      patientId,
      actorOf(context).userId,
      JSON.stringify(asDocumented(said)),
      JSON.stringify(asDocumented(stood)),
      context.clock(),
    ],
  );
  return made === 1;
};

/** False where the registration of that patient said the very same last; called while the patient is held. */
export const insertRegisteredProposal = async (
  { manager, clock }: Context,
  { id, patientId, said, stood }: OwnProposal,
): Promise<boolean> => {
  const made = await execute(
    manager,
    `INSERT INTO details_proposal (id, patient_id, said, stood, proposed_at)
     SELECT $1, $2, $3::jsonb, $4::jsonb, $5
     WHERE $3::jsonb IS DISTINCT FROM (
       SELECT said FROM details_proposal WHERE patient_id = $2 AND proposed_by IS NULL
       ORDER BY proposed_at DESC, id DESC LIMIT 1)
     RETURNING id`,
    [id, patientId, JSON.stringify(asDocumented(said)), JSON.stringify(asDocumented(stood)), clock()],
  );
  return made === 1;
};

export interface Decision {
  readonly accepted: readonly string[];
  readonly reason: string | null;
}

export const settleProposal = (
  context: Context,
  id: string,
  { accepted, reason }: Decision,
): Promise<unknown> =>
  execute(
    context.manager,
    'UPDATE details_proposal SET settled_at = $2, settled_by = $3, accepted = $4, reason = $5 WHERE id = $1',
    [id, context.clock(), actorOf(context).userId, accepted.map(documentedName), reason],
  );

const deciderOfRow = z.object({ userId: z.string().nullable(), name: z.string().nullable() });

/** Who decided about a proposal. */
export const deciderOf = async (
  manager: EntityManager,
  id: string,
): Promise<{ readonly userId: string | null; readonly name: string | null }> => {
  const row = await fetchMaybe(
    manager,
    deciderOfRow,
    `SELECT d.settled_by AS "userId", ${actorNameSql('d.settled_by')} AS name FROM details_proposal d WHERE d.id = $1`,
    [id],
  );
  return row ?? { userId: null, name: null };
};

/** The reported values of the accepted fields. BAD_INPUT names a field that was not reported. */
export const acceptedValues = ({ said }: StoredProposal, accepted: readonly string[]): Said => {
  if (accepted.some((field) => !Object.hasOwn(said, field)))
    throw badInput([
      {
        field: 'accepted',
        code: 'unknown',
        message: 'Choose from the fields that the patient filled in.',
      },
    ]);
  return Object.fromEntries(accepted.map((field) => [field, said[field] ?? null]));
};

/** A proposal as its row has it, or as it is read here, beside what is on record of the patient; null where there is none yet. */
export const besideRecord = (stored: StoredProposal, patient: object | null): DetailsProposal => {
  const { said, stood, ...proposal } = inFieldNames(stored);
  const recorded = new Map<string, unknown>(Object.entries(patient ?? {}));
  return {
    ...proposal,
    values: PROPOSED_FIELDS.filter((field) => Object.hasOwn(said, field)).map((field) => {
      const standing = recorded.get(field);
      return {
        field,
        said: said[field] ?? null,
        recorded: typeof standing === 'string' ? standing : null,
        hasChanged: stood !== null && (stood[field] ?? null) !== standingOf(patient ?? {}, field),
      };
    }),
  };
};
