import { personalDataOf } from '../../platform/personal-data.js';
import { visibleSection } from './prf-visible.js';

const RECORDS = 'prf_id = ANY ($3)';

const withVisible =
  (column: string) =>
  (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
    ...row,
    [column]: visibleSection(row['section'], row[column]),
  });

export const prfData = personalDataOf('prf', [
  { table: 'prf_late_edit_outcome', of: RECORDS },
  { table: 'prf_late_edit', of: RECORDS, shown: withVisible('changes') },
  { table: 'handover_receipt', of: RECORDS },
  { table: 'handover_opening', of: RECORDS },
  { table: 'handover_link', of: RECORDS, unshown: ['token_hash', 'browser_hash'] },
  { table: 'prf_amendment', of: RECORDS, unshown: ['transaction_id'] },
  // Its content is that of the sections, with what is withheld.
  { table: 'prf_signature', of: RECORDS, unshown: ['content'] },
  { table: 'prf_alert', of: RECORDS },
  { table: 'prf_write_reason', of: RECORDS },
  { table: 'prf_crew', of: RECORDS },
  { table: 'prf_command', of: RECORDS },
  { table: 'prf_section_version', of: RECORDS, shown: withVisible('data') },
  { table: 'prf_section', of: RECORDS, shown: withVisible('data') },
  // What lists show of the content, withheld or not; the sections say it.
  { table: 'prf', of: 'id = ANY ($3)', unshown: ['summary'] },
]);
