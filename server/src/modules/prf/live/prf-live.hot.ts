import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { moment } from '../../../platform/database/json-sql.js';
import { readRows } from '../../../platform/database/read.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { notFound, recordRestricted } from '../../../platform/errors.js';
import type { PrfConflictAuthor } from '../saving/prf-saving.types.js';
import type { PrfChange, PrfSectionVersionHead } from './prf-live.types.js';
import type { FollowedNotice } from './prf-news.js';
import { personJson } from '../reading/prf.hot.js';
import { withRowIds } from '@sideline/schema/prf/record/row-ids';
import { visibleData } from '../reading/prf-visible.js';
import { readAccess } from '../prf.policy.js';
import type { PrfPerson } from '../prf.types.js';

/** The cost of following a record: one statement at the start, and one for each event and each listener. */

/**
 * SQL: the restriction that keeps `person` from a record `p` at `at`, as the trail asks for a reading (ADR 38). Only the opening
 * of a stream has an entry, so each event asks again.
 */
const restrictionAgainst = (person: string, at: string): string =>
  `restriction_against(p.patient_id, p.id, ${person}::uuid, ${at}::timestamptz) AS "restrictionId"`;

interface FollowedRow {
  readonly restrictionId: string | null;
  readonly customPrfId: string;
  readonly status: PrfState;
  readonly patientId: string | null;
  readonly eventId: string | null;
  readonly updatedAt: string;
  readonly heads: readonly PrfSectionVersionHead[] | null;
  readonly section: { readonly version: number; readonly at: string; readonly data: SectionData } | null;
  readonly author: PrfPerson | null;
  readonly authors: readonly PrfConflictAuthor[] | null;
}

/** NOT_FOUND where there is no such record or the caller may not see it, RECORD_RESTRICTED where it needs their reason. */
const requireReadable = <Row extends Pick<FollowedRow, 'status' | 'patientId' | 'restrictionId'>>(
  context: Context,
  prfId: string,
  row: Row | undefined,
) => {
  const access = row === undefined ? 'none' : readAccess(actorOf(context), row);
  if (row === undefined || access === 'none') throw notFound('PRF');
  const { restrictionId, patientId } = row;
  if (restrictionId !== null) throw recordRestricted({ restrictionId, patientId, prfId });
  return { row, access };
};

/** Notices are combined where many save: how many versions back the authors are given. */
const MOST_VERSIONS = 20;

// $2 is the section that changed, $3 who changed the rest of the record; both null where nothing did.
const FOLLOWED = `
  SELECT p.custom_prf_id AS "customPrfId", p.status, p.patient_id AS "patientId", p.event_id AS "eventId",
         ${moment('p.updated_at')} AS "updatedAt", ${restrictionAgainst('$4', '$5')},
         CASE WHEN h.section IS NULL THEN NULL ELSE json_build_object(
           'version', h.version, 'at', ${moment('h.updated_at')}, 'data', h.data) END AS section,
         CASE WHEN $2::text IS NULL AND $3::uuid IS NULL THEN (
           SELECT json_agg(json_build_object('section', a.section, 'version', a.version))
           FROM prf_section a WHERE a.prf_id = p.id) END AS heads,
         CASE WHEN u.id IS NULL THEN NULL ELSE ${personJson('u', 's')} END AS author,
         (SELECT json_agg(json_build_object('path', w.path, 'at', ${moment('w.recorded_at')}, 'author', ${personJson('wu', 'ws')}))
          FROM (
            SELECT DISTINCT ON (written.path) written.path, v.recorded_at, v.author_id
            FROM (
              SELECT version, changed_paths, recorded_at, author_id FROM prf_section_version
              WHERE prf_id = p.id AND section = $2 ORDER BY version DESC LIMIT ${String(MOST_VERSIONS)}
            ) v, unnest(v.changed_paths) AS written (path)
            ORDER BY written.path, v.version DESC
          ) w
          LEFT JOIN app_user wu ON wu.id = w.author_id
          LEFT JOIN staff_profile ws ON ws.user_id = w.author_id) AS authors
  FROM prf p
  LEFT JOIN prf_section h ON h.prf_id = p.id AND h.section = $2
  LEFT JOIN app_user u ON u.id = coalesce(h.updated_by, $3)
  LEFT JOIN staff_profile s ON s.user_id = u.id
  WHERE p.id = $1`;

/** The current record, as far as the caller may see it; otherwise as `requireReadable` says. */
const readFollowed = async (
  context: Context,
  prfId: string,
  section: PrfSectionKey | null,
  by: string | null,
) => {
  const { userId } = actorOf(context);
  const [row] = await readRows<FollowedRow>(context.manager, FOLLOWED, [
    prfId,
    section,
    by,
    userId,
    context.clock(),
  ]);
  return requireReadable(context, prfId, row);
};

/** A record that a person begins to follow: its present state, and its event for the trail. */
export const readOpening = async (
  context: Context,
  prfId: string,
): Promise<{ readonly opening: PrfChange; readonly eventId: string | null }> => {
  const { row, access } = await readFollowed(context, prfId, null, null);
  return { opening: changeOf(prfId, { kind: 'FOLLOWED' }, row, access), eventId: row.eventId };
};

/** A notice with what the caller may see. It shows the record as it is now, which may be newer than the notice. */
export const readChange = async (
  context: Context,
  prfId: string,
  notice: FollowedNotice,
): Promise<PrfChange> => {
  const key = notice.kind === 'SECTION' ? notice.section : null;
  const by = notice.kind === 'RECORD' ? notice.by : null;
  const { row, access } = await readFollowed(context, prfId, key, by);
  return changeOf(prfId, notice, row, access);
};

const changeOf = (
  prfId: string,
  notice: FollowedNotice,
  row: FollowedRow,
  access: 'whole' | 'own',
): PrfChange => {
  const key = notice.kind === 'SECTION' ? notice.section : null;
  const { section } = row;
  const data =
    key === null || section === null
      ? {}
      : visibleData({ [key]: withRowIds(prfId, key, section.data) }, row, access);
  return {
    prfId,
    kind: notice.kind,
    status: row.status,
    patientId: row.patientId,
    sections:
      key === null || section === null
        ? [...(row.heads ?? [])]
        : [{ section: key, version: section.version }],
    // What the catalogue validated before it was stored has the catalogue's shape.
    data: key === null ? {} : { [key]: data[key] },
    author: row.author,
    // Withheld parts are not even named.
    authors: access === 'whole' ? [...(row.authors ?? [])] : [],
    at: notice.kind === 'FOLLOWED' ? null : (section?.at ?? row.updatedAt),
  };
};

/** Accounts by their ids, as others who have the same record open see them. */
export type VisitorNames = ReadonlyMap<string, PrfPerson>;

const VISITORS = `
  SELECT p.status, p.patient_id AS "patientId", ${restrictionAgainst('$3', '$4')},
         (SELECT json_agg(json_build_object(
            'userId', u.id, 'staffId', null, 'firstName', u.first_name, 'lastName', u.last_name, 'position', null))
          FROM app_user u WHERE u.id = ANY ($2::uuid[])) AS people
  FROM prf p WHERE p.id = $1`;

/** Who these accounts are; refused as `requireReadable` says. */
export const readVisitorNames = async (
  context: Context,
  prfId: string,
  userIds: readonly string[],
): Promise<VisitorNames> => {
  const [row] = await readRows<
    Pick<FollowedRow, 'status' | 'patientId' | 'restrictionId'> & {
      readonly people: readonly (PrfPerson & { readonly userId: string })[] | null;
    }
  >(context.manager, VISITORS, [prfId, userIds, actorOf(context).userId, context.clock()]);
  const { people } = requireReadable(context, prfId, row).row;
  return new Map((people ?? []).map((person) => [person.userId, person]));
};
