import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';

/** The signed content of a record, word for word. It checks no rights: the caller has read the record first. */

/** The content of a signature as far as others read it; see prf-seal for all of it. */
export interface SignedContent {
  readonly authorId?: string;
  readonly event?: {
    readonly eventId: string;
    readonly name: string;
    readonly timeZone: string;
    readonly location?: string | null;
  };
  readonly crew?: readonly {
    readonly staffId: string;
    readonly name: string;
    readonly position?: string | null;
  }[];
  readonly writers?: readonly { readonly userId: string; readonly name: string }[];
  readonly sections?: Readonly<Record<string, { readonly version: number; readonly data: SectionData }>>;
}

export interface StoredSignature {
  readonly revision: number;
  readonly signedBy: string;
  readonly name: string;
  readonly grade: string;
  readonly signedAt: string;
  readonly contentHash: string;
  /** Why the record was amended; null for the first signature. */
  readonly reason: string | null;
}

const SIGNATURES = `
  SELECT json_agg(json_build_object(
           'revision', g.revision, 'signedBy', g.signed_by, 'name', g.name, 'grade', g.grade,
           'signedAt', ${moment('g.signed_at')}, 'contentHash', g.content_hash, 'reason', m.reason) ORDER BY g.revision) AS signatures,
         (array_agg(g.content ORDER BY g.revision DESC))[1]::json AS content
  FROM prf_signature g LEFT JOIN prf_amendment m ON m.prf_id = g.prf_id AND m.revision = g.revision
  WHERE g.prf_id = $1`;

const readSignedContentRow = z.object({
  signatures: z.array(storedJson<StoredSignature>()).nullable(),
  content: storedJson<SignedContent>().nullable(),
});

/** Every signature of a record, the oldest first, and what the newest closed; null where there is none. */
export const readSignedContent = async (
  manager: EntityManager,
  prfId: string,
): Promise<{ readonly signatures: readonly StoredSignature[]; readonly content: SignedContent } | null> => {
  const row = await fetchMaybe(manager, readSignedContentRow, SIGNATURES, [prfId]);
  if (row === undefined || row.signatures === null) return null;
  return { signatures: row.signatures, content: row.content ?? {} };
};
