import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../../platform/database/checked.js';

/** The ledger's moves for one entry of a record, or for one log. */
export interface PostedEntry {
  /** How many postings there were for it, including reversals; used for the key of the next one. */
  readonly postings: number;
  /** The moves that have not been reversed. */
  readonly standing: readonly string[];
  /** The moves that settled their shortages: reversed with them, in a separate posting. */
  readonly settled: readonly string[];
}

export const NOTHING_POSTED: PostedEntry = { postings: 0, standing: [], settled: [] };

const NOT_REVERSED = (move: string): string =>
  `${move}.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = ${move}.id)`;

const postedSql = (which: string): string => `
  SELECT coalesce(m.prf_id::text, '') AS "prfId", m.source_id AS "entryId",
         count(DISTINCT m.posting_id)::integer AS postings,
         coalesce(json_agg(m.id ORDER BY m.sequence) FILTER (WHERE ${NOT_REVERSED('m')}), '[]') AS standing,
         coalesce((SELECT json_agg(n.id) FROM stock_move n
                   WHERE n.source_kind = 'shortage' AND n.source_id = ANY (array_agg(m.id)) AND ${NOT_REVERSED('n')}), '[]') AS settled
  FROM stock_move m WHERE m.source_kind IN ('prf_drug', 'prf_consumable', 'see_and_treat') AND ${which}
  GROUP BY m.prf_id, m.source_id`;

interface Row extends PostedEntry {
  readonly prfId: string;
  readonly entryId: string;
}

/** The row that a statement returns. */
const row2: z.ZodType<Row> = z.object({
  prfId: z.string(),
  entryId: z.string(),
  postings: z.number(),
  standing: z.array(z.string()),
  settled: z.array(z.string()),
});

/** By record and entry, 'prf entry'; of a log, which is of no record, ' log'. */
export const readPosted = async (
  manager: EntityManager,
  sourceIds: readonly string[],
  prfIds: readonly string[] | null,
): Promise<ReadonlyMap<string, PostedEntry>> => {
  const rows = await fetchRows(
    manager,
    row2,
    postedSql('m.source_id = ANY ($1::uuid[]) AND ($2::uuid[] IS NULL OR m.prf_id = ANY ($2::uuid[]))'),
    [sourceIds, prfIds],
  );
  return new Map(rows.map((row) => [`${row.prfId} ${row.entryId}`, row]));
};

/** By entry, everything that one record used. */
export const readPostedOf = async (
  manager: EntityManager,
  prfId: string,
): Promise<ReadonlyMap<string, PostedEntry>> => {
  const rows = await fetchRows(manager, row2, postedSql('m.prf_id = $1'), [prfId]);
  return new Map(rows.map((row) => [row.entryId, row]));
};
