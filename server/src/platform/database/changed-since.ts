import type { ChangeKind } from '@sideline/schema/changes';

/**
 * SQL for whether the thing that `id` names has changed at or after a moment, as the change feed has noted it. What is not in
 * the feed yet is counted too.
 */
export const changedSinceSql = (kind: ChangeKind, id: string, since: string): string =>
  `${id} IN (
    SELECT c.entity_id FROM entity_change c WHERE c.kind = '${kind}' AND c.changed_at >= ${since}
    UNION ALL
    SELECT n.entity_id FROM change_pending n WHERE n.kind = '${kind}' AND n.changed_at >= ${since})`;
