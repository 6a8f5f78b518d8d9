import { doseChecks } from '@sideline/schema/prf/rules/dose-checks';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/checked.js';

/**
 * Keeps by which version of which entry of the formulary each dose of a signed revision was checked, and what was asked. The
 * formulary may change afterwards; what the signer saw does not.
 */
export const keepDoseChecks = async (
  manager: EntityManager,
  { prfId, revision }: { readonly prfId: string; readonly revision: number },
  facts: PrfFacts,
): Promise<void> => {
  const checks = doseChecks(facts);
  if (checks.length === 0) return;
  await execute(
    manager,
    `INSERT INTO prf_dose_check (prf_id, revision, entry_id, range_id, range_version, result, asked)
     SELECT $1, $2, c.entry_id, c.range_id, c.range_version, c.result, c.asked
     FROM jsonb_to_recordset($3::jsonb)
       AS c (entry_id uuid, range_id uuid, range_version integer, result text, asked text[])`,
    [
      prfId,
      revision,
      JSON.stringify(
        checks.map(({ entryId, range, asked, unchecked }) => ({
          entry_id: entryId,
          range_id: range?.id ?? null,
          range_version: range?.version ?? null,
          result:
            asked.length > 0 ? 'asked' : range === null || unchecked !== null ? 'unchecked' : 'in_range',
          asked: asked.map(({ code }) => code),
        })),
      ),
    ],
  );
};
