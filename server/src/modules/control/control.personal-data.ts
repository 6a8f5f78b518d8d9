import { LIMITS } from '@sideline/schema/limits';
import { CLAIMS_LAPSED_BEFORE, personalDataOf, type Term } from '../../platform/personal-data.js';

const STAFF = '(SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))';

/** Whether an incident has a record of the person. */
const isAbout = (incident: string): string => `EXISTS (
  SELECT FROM incident_record r LEFT JOIN see_and_treat_log l ON l.log_id = r.log_id
  WHERE r.incident_id = ${incident} AND (r.prf_id = ANY ($3) OR l.patient_id = ANY ($1)))`;

const over = (event: string, years: number): string =>
  `EXISTS (SELECT FROM event e WHERE e.event_id = ${event} AND e.ends_at < $1::date - interval '${String(years)} years')`;
const TERM: Term = {
  said: 'Eight years after the event, like its records.',
  isOver: over('t.event_id', LIMITS.retention.adultYears),
};
const WORK =
  'A record of who did which work is kept for as long as a claim can be based on it (Limitation Act 1980 section 5; UK GDPR article 17(3)(e)).';

/** Incidents and lines of the log are about a patient where a record of theirs was opened for them. */
export const controlData = personalDataOf('control', [
  {
    table: 'control_log',
    of: `t.prf_id = ANY ($3) OR ${isAbout('t.incident_id')}`,
    // Lines that name the record; the others are about crews and the site.
    isShown: 't.prf_id = ANY ($3)',
    unshown: ['written_by'],
    emptied: `text = 'Erased.', methane = CASE WHEN t.kind = 'methane' THEN '{}'::jsonb END, prf_id = NULL`,
    term: TERM,
  },
  {
    table: 'incident',
    of: isAbout('t.incident_id'),
    unshown: ['opened_by', 'changed_by', 'change', 'caller'],
    emptied: `what = 'Erased', place = 'Erased', zone = NULL, casualties = NULL, caller = NULL, outcome = NULL, version = t.version + 1`,
    term: TERM,
  },
  {
    table: 'incident_record',
    of: `t.prf_id = ANY ($3) OR t.log_id IN (SELECT l.log_id FROM see_and_treat_log l WHERE l.patient_id = ANY ($1))`,
    unshown: ['linked_by'],
    term: {
      said: TERM.said,
      isOver: `EXISTS (SELECT FROM incident i WHERE i.incident_id = t.incident_id AND ${over('i.event_id', LIMITS.retention.adultYears)})`,
    },
  },
  {
    table: 'control_crew_member',
    of: `t.staff_id IN ${STAFF}`,
    kept: WORK,
    term: {
      said: 'Six years after the event.',
      isOver: `EXISTS (
        SELECT FROM control_crew c JOIN event e USING (event_id) WHERE c.crew_id = t.crew_id AND e.ends_at < ${CLAIMS_LAPSED_BEFORE})`,
    },
  },
  {
    table: 'control_handover',
    of: 't.offered_by = ANY ($2) OR t.accepted_by = ANY ($2) OR t.taken_from = ANY ($2)',
    // Each sees the other's signature only as the provider's record.
    ofOthers: `CASE WHEN t.offered_by = ANY ($2) THEN '{accepted_by,taken_from}' WHEN t.taken_from = ANY ($2) THEN '{accepted_by}'
      WHEN t.taken_from IS NOT NULL THEN '{offered_by,taken_from}' ELSE '{offered_by,taken_from,summary}' END::text[]`,
    kept: WORK,
    term: TERM,
  },
]);
