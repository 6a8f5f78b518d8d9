import { personalDataOf, type PersonalActivity, type PersonalTable } from '../../platform/personal-data.js';
import { visibleSection } from './reading/prf-visible.js';

const RECORDS = 'prf_id = ANY ($3)';
/** Entries made in error in a record are shown in no copy. */
const OF_RECORDS = { of: RECORDS, isShown: `(SELECT p.status FROM prf p WHERE p.id = t.prf_id) <> 'void'` };

const withVisible =
  (column: string) =>
  (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
    ...row,
    [column]: visibleSection(row['section'], row[column]),
  });

/** The number by which people know a record, for data that refers to its id. */
const OF_RECORD = 'JOIN prf p ON p.id = w.prf_id';

/** What a person wrote in records: in which, where and when. Its content is the patient's. */
const WRITTEN: readonly PersonalActivity[] = [
  {
    what: 'records started',
    rows: `SELECT p.created_at AS at, p.custom_prf_id AS record FROM prf p
           WHERE p.author_id = ANY ($1) ORDER BY p.created_at, p.id`,
  },
  {
    what: 'sections written',
    rows: `SELECT w.recorded_at AS at, p.custom_prf_id AS record, w.section, w.version
           FROM prf_section_version w ${OF_RECORD}
           WHERE w.author_id = ANY ($1) ORDER BY w.recorded_at, w.prf_id, w.section, w.version`,
  },
  {
    what: 'records opened for editing with a reason',
    rows: `SELECT w.recorded_at AS at, p.custom_prf_id AS record FROM prf_write_reason w ${OF_RECORD}
           WHERE w.user_id = ANY ($1) ORDER BY w.recorded_at, w.prf_id`,
  },
  {
    what: 'reviews of records requested',
    rows: `SELECT w.requested_at AS at, p.custom_prf_id AS record FROM prf_review_request w ${OF_RECORD}
           WHERE w.requested_by = ANY ($1) ORDER BY w.requested_at, w.prf_id`,
  },
  {
    what: 'records changed while they awaited review',
    rows: `SELECT w.ended_at AS at, p.custom_prf_id AS record FROM prf_review_end w ${OF_RECORD}
           WHERE w.ended_by = ANY ($1) ORDER BY w.ended_at, w.prf_id`,
  },
  {
    what: 'questions about records answered',
    rows: `SELECT w.answered_at AS at, p.custom_prf_id AS record FROM prf_question_answer w ${OF_RECORD}
           WHERE w.answered_by = ANY ($1) ORDER BY w.answered_at, w.prf_id, w.entry_id`,
  },
  {
    what: 'records signed',
    rows: `SELECT w.signed_at AS at, p.custom_prf_id AS record, w.revision, w.grade
           FROM prf_signature w ${OF_RECORD}
           WHERE w.signed_by = ANY ($1) ORDER BY w.signed_at, w.prf_id, w.revision`,
  },
  {
    what: 'records amended',
    rows: `SELECT w.amended_at AS at, p.custom_prf_id AS record, w.revision FROM prf_amendment w ${OF_RECORD}
           WHERE w.author_id = ANY ($1) ORDER BY w.amended_at, w.amendment_id`,
  },
  {
    what: 'late edits',
    rows: `SELECT w.received_at AS at, p.custom_prf_id AS record, w.section FROM prf_late_edit w ${OF_RECORD}
           WHERE w.author_id = ANY ($1) ORDER BY w.received_at, w.prf_id, w.command_id`,
  },
];

// Why something was amended, set aside, or written in another's record may reveal what is withheld, and changed fields
// would name it: neither is shown (ADR 14). An action on an alert is the patient's own care, and is on their page too.
const TABLES: readonly PersonalTable[] = [
  { table: 'prf_late_edit_outcome', ...OF_RECORDS, unshown: ['reason'] },
  { table: 'prf_late_edit', ...OF_RECORDS, unshown: ['changed_paths'], shown: withVisible('changes') },
  { table: 'handover_receipt', ...OF_RECORDS },
  { table: 'handover_opening', ...OF_RECORDS },
  { table: 'handover_link', ...OF_RECORDS, unshown: ['token_hash', 'browser_hash'] },
  { table: 'prf_amendment', ...OF_RECORDS, unshown: ['transaction_id', 'reason'] },
  // Its content is that of the sections, including withheld parts.
  { table: 'prf_signature', ...OF_RECORDS, unshown: ['content'] },
  { table: 'prf_dose_check', ...OF_RECORDS },
  { table: 'prf_alert', ...OF_RECORDS },
  // The sections show the answers, without those that are withheld.
  { table: 'prf_question_answer', ...OF_RECORDS, unshown: ['rule_id', 'section', 'question', 'reason'] },
  { table: 'prf_write_reason', ...OF_RECORDS, unshown: ['reason'] },
  { table: 'prf_review_end', ...OF_RECORDS },
  { table: 'prf_review_request', ...OF_RECORDS },
  { table: 'prf_crew', ...OF_RECORDS },
  { table: 'prf_overdue_notice', of: RECORDS, isDerived: true },
  { table: 'prf_command', ...OF_RECORDS, unshown: ['conflict_paths', 'body_hash'] },
  { table: 'prf_section_version', ...OF_RECORDS, unshown: ['changed_paths'], shown: withVisible('data') },
  { table: 'prf_section', ...OF_RECORDS, shown: withVisible('data') },
  // What lists show of the content, withheld or not; the sections say it.
  { table: 'prf', of: 'id = ANY ($3)', isShown: `status <> 'void'`, unshown: ['summary'] },
];

export const prfData = personalDataOf('prf', TABLES, WRITTEN);
