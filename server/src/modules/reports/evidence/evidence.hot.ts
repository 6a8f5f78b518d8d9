import { HOME_ZONE } from '@sideline/schema/local-day';
import { NO_PATIENT } from '@sideline/schema/statistics/figures';
import type { QualityKind } from '@sideline/schema/quality';
import { z } from 'zod';
import { moment } from '../../../platform/database/json-sql.js';
import { ZONE_OF_INCIDENT } from '../../events/event-zone.hot.js';

/**
 * What the evidence pack reads of a period ($1 to $2), each in one statement over the index of its time; the columns are the
 * file's. Restricted records are counted and never named.
 */

const NUMBER = `CASE WHEN prf_is_restricted(p.id, p.patient_id) THEN 'restricted' ELSE p.custom_prf_id END`;
const BEGUN = `p.created_at >= $1 AND p.created_at < $2 AND p.status <> 'void'`;
const name = (user: string): string => `btrim(${user}.first_name || ' ' || ${user}.last_name)`;
/** The day of a moment where the provider works: periods begin and end there, and so do the days that people write down. */
const dayOf = (at: string): string => `(${at} AT TIME ZONE '${HOME_ZONE}')::date`;
const minutes = (from: string, to: string): string => `
  CASE WHEN ${to} >= ${from} AND ${to} < ${from} + interval '1 day' THEN round(extract(epoch FROM ${to} - ${from})::numeric / 60, 1) END`;
const shares = (value: string): string => `
  round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value}))::numeric, 1)::float8 AS "Half within, minutes",
  round((percentile_cont(0.9) WITHIN GROUP (ORDER BY ${value}))::numeric, 1)::float8 AS "9 in 10 within, minutes"`;

/**
 * How long people waited, by the same definition as the figures of an event (without contacts in which there was no
 * patient): by event, and within it by the source of the times and by priority.
 */
export const RESPONSE_TIMES = `
  WITH timed AS (
    SELECT p.event_id, 'Records: call to patient' AS of, coalesce(upper(i.data ->> 'acuity'), 'not recorded') AS priority,
           ${minutes('s.called', 's.reached')} AS minutes
    FROM prf p LEFT JOIN prf_section i ON i.prf_id = p.id AND i.section = 'incidentDetails'
    LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'DispositionOutcome'
    CROSS JOIN LATERAL (SELECT
      coalesce((i.data ->> 'call_time')::timestamptz, (i.data ->> 'incident_date')::timestamptz) AS called,
      (i.data ->> 'at_patient_time')::timestamptz AS reached) s
    WHERE ${BEGUN} AND NOT coalesce(d.data ->> 'patient_contact' = ANY (ARRAY[${NO_PATIENT.map((key) => `'${key}'`).join(', ')}]), false)
    UNION ALL
    SELECT n.event_id, CASE WHEN 'at_scene' = ANY (t.from_records) THEN 'Incidents: call to scene, from the PRF' ELSE 'Incidents: call to scene' END,
           upper(n.priority), ${minutes('n.called_at', 't.at_scene_at')}
    FROM incident n JOIN event e USING (event_id) CROSS JOIN LATERAL incident_times(n.incident_id) t
    WHERE e.starts_at < $2 AND e.ends_at > $1 AND n.called_at >= $1 AND n.called_at < $2
  )
  SELECT coalesce(e.name, 'No event') AS "Event", t.of AS "Of", t.priority AS "Priority", count(*)::integer AS "Counted",
         count(t.minutes)::integer AS "With both times", ${shares('t.minutes')}
  FROM timed t LEFT JOIN event e USING (event_id)
  GROUP BY t.event_id, e.name, e.starts_at, t.of, t.priority
  ORDER BY e.starts_at NULLS LAST, t.event_id, t.of, t.priority LIMIT $3`;

/** How complete each section is in the records that were started. */
export const COMPLETENESS = `
  SELECT s.key AS section, count(*)::integer AS records,
         (count(*) FILTER (WHERE s.value ->> 'state' = 'complete'))::integer AS complete,
         (count(*) FILTER (WHERE s.value ->> 'state' = 'in_progress'))::integer AS begun,
         (count(*) FILTER (WHERE s.value ->> 'state' = 'not_started'))::integer AS untouched,
         sum((s.value ->> 'missing')::integer)::integer AS missing
  FROM prf p CROSS JOIN LATERAL jsonb_each(p.section_states) s
  WHERE ${BEGUN} GROUP BY s.key`;

/** Each NEWS2 alert of the records that were started, and how soon an action was recorded. */
export const NEWS2_ESCALATION = `
  SELECT ${NUMBER} AS "PRF number", e.name AS "Event", CASE a.basis WHEN 'score' THEN a.total::text WHEN 'minimum' THEN 'at least ' || a.total END AS "NEWS2", array_to_string(a.reasons, ', ') AS "Other reasons", a.band AS "Band", ${moment('a.occurred_at')} AS "Observed (UTC)",
         ${moment('a.raised_at')} AS "Raised (UTC)", ${moment('a.actioned_at')} AS "Action recorded (UTC)",
         round(extract(epoch FROM a.actioned_at - a.raised_at)::numeric / 60, 1)::float8 AS "Minutes to the action",
         a.escalation->>'kind' AS "Kind of action",
         CASE WHEN a.actioned_at IS NOT NULL THEN 'action recorded' WHEN a.cleared_at IS NOT NULL THEN 'no longer applies'
              ELSE 'open' END AS "State"
  FROM prf p JOIN prf_alert a ON a.prf_id = p.id LEFT JOIN event e ON e.event_id = p.event_id
  WHERE ${BEGUN} ORDER BY a.raised_at, a.entry_id LIMIT $3`;

/** Records with a safeguarding concern, and whether it was described; never what was written. */
export const SAFEGUARDING = `
  SELECT ${NUMBER} AS "PRF number", e.name AS "Event", ${moment('p.created_at')} AS "Started (UTC)",
         coalesce(h.data ->> 'safeguarding_concerns', '') AS "Concern in the history",
         coalesce(s.data ->> 'safeguardingConcerns', '') AS "Concern on examination",
         CASE WHEN btrim(coalesce(h.data ->> 'safeguarding_concerns_details', '') || coalesce(s.data ->> 'safeguardingNotes', '')) = ''
              THEN 'no' ELSE 'yes' END AS "Details are recorded",
         CASE WHEN p.status IN ('completed', 'amended') THEN 'signed' ELSE 'open' END AS "Record"
  FROM prf p
  LEFT JOIN prf_section h ON h.prf_id = p.id AND h.section = 'SocialHistory'
  LEFT JOIN prf_section s ON s.prf_id = p.id AND s.section = 'SecondarySurvey'
  LEFT JOIN event e ON e.event_id = p.event_id
  WHERE ${BEGUN} AND (h.data ->> 'safeguarding_concerns' IN ('yes', 'unsure') OR s.data ->> 'safeguardingConcerns' IN ('yes', 'unsure'))
  ORDER BY p.created_at, p.id LIMIT $3`;

/** Controlled drug moves from the stock ledger, drug by drug, in order. */
export const CONTROLLED_DRUGS = `
  SELECT i.name AS "Drug", i.controlled_schedule::integer AS "Schedule", b.lot AS "Lot", ${moment('m.occurred_at')} AS "Time (UTC)",
         f.name AS "From", t.name AS "To", m.quantity::float8 AS "Quantity", i.unit AS "Unit", m.reason AS "Reason",
         ${name('u')} AS "By", CASE WHEN w.id IS NULL THEN '' ELSE ${name('w')} END AS "Witness",
         m.from_balance::float8 AS "Balance at the source afterwards", m.to_balance::float8 AS "Balance at the destination afterwards",
         CASE WHEN m.reverses IS NULL THEN '' ELSE 'correction' END AS "Correction", m.sequence::text AS "Ledger line"
  FROM stock_item i JOIN stock_move m ON m.item_id = i.id
  JOIN stock_location f ON f.id = m.from_location_id JOIN stock_location t ON t.id = m.to_location_id
  JOIN app_user u ON u.id = m.performed_by LEFT JOIN app_user w ON w.id = m.witnessed_by
  LEFT JOIN stock_batch b ON b.id = m.batch_id
  WHERE i.controlled_schedule IS NOT NULL AND m.occurred_at >= $1 AND m.occurred_at < $2
  ORDER BY lower(i.name), i.id, m.sequence LIMIT $3`;

/** A shift with its person, and the qualifications recorded for this person. */
export const qualifiedShiftRow = z.object({
  event: z.string(),
  timeZone: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  role: z.string().nullable(),
  status: z.string(),
  person: z.string().nullable(),
  required: z.array(z.string()),
  held: z.array(
    z.object({
      qualification: z.string(),
      issuedOn: z.string().nullable(),
      expiresOn: z.string().nullable(),
    }),
  ),
});
export type QualifiedShift = z.infer<typeof qualifiedShiftRow>;

export const QUALIFIED_SHIFTS = `
  SELECT e.name AS event, e.time_zone AS "timeZone", ${moment('s.starts_at')} AS "startsAt", ${moment('s.ends_at')} AS "endsAt", s.role, s.status,
         CASE WHEN u.id IS NOT NULL THEN ${name('u')} END AS person, s.required_qualifications AS required,
         coalesce((SELECT json_agg(json_build_object('qualification', q.qualification, 'issuedOn', q.issued_on, 'expiresOn', q.expires_on))
                   FROM staff_qualification q WHERE q.staff_id = s.staff_id), '[]') AS held
  FROM shift s JOIN event e USING (event_id)
  LEFT JOIN staff_profile f ON f.staff_id = s.staff_id LEFT JOIN app_user u ON u.id = f.user_id
  WHERE s.starts_at >= $1 AND s.starts_at < $2 AND s.status <> 'cancelled'
  ORDER BY s.starts_at, s.shift_id LIMIT $3`;

/** Counts of controlled drugs that differed from the register, and how each was closed; never what was written. */
export const DISCREPANCIES = `
  SELECT i.name AS "Drug", i.controlled_schedule::integer AS "Schedule", l.name AS "Place", coalesce(e.name, '') AS "Event", c.occasion AS "Occasion",
         c.expected::float8 AS "Register", c.counted::float8 AS "Counted", i.unit AS "Unit", ${moment('c.counted_at')} AS "Counted (UTC)",
         ${name('u')} AS "Counted by", CASE WHEN w.id IS NULL THEN '' ELSE ${name('w')} END AS "Witness", ${moment('d.closed_at')} AS "Closed (UTC)",
         CASE WHEN k.id IS NULL THEN '' ELSE ${name('k')} END AS "Closed by",
         CASE d.outcome WHEN 'count_wrong' THEN 'the count was wrong' WHEN 'corrected' THEN 'the register was corrected'
           WHEN 'already_corrected' THEN 'the register had been corrected since' ELSE 'open' END AS "Outcome"
  FROM controlled_discrepancy d JOIN controlled_count c ON c.id = d.count_id JOIN stock_item i ON i.id = c.item_id
  JOIN stock_location l ON l.id = c.location_id LEFT JOIN event e ON e.event_id = d.event_id
  JOIN app_user u ON u.id = c.counted_by LEFT JOIN app_user w ON w.id = c.witnessed_by LEFT JOIN app_user k ON k.id = d.closed_by
  WHERE d.opened_at >= $1 AND d.opened_at < $2 ORDER BY d.opened_at, d.count_id LIMIT $3`;

/** Services of devices, and their faults. */
export const DEVICE_SERVICE = `
  SELECT t.name AS "Device", coalesce(b.serial, b.lot) AS "Serial number", s.what AS "What", s.day AS "On", ${moment('s.at')} AS "Recorded (UTC)",
         ${name('u')} AS "Recorded by", coalesce(s.due, '') AS "Next service due", ${moment('s.resolved_at')} AS "Fault resolved (UTC)",
         CASE WHEN s.what = 'fault' THEN CASE WHEN s.resolved_at IS NULL THEN 'open' ELSE 'resolved' END ELSE '' END AS "Fault"
  FROM (
    SELECT batch_id, 'service' AS what, serviced_on::text AS day, recorded_at AS at, recorded_by AS by, next_due_on::text AS due,
           NULL::timestamptz AS resolved_at
    FROM stock_service WHERE serviced_on >= ${dayOf('$1::timestamptz')} AND serviced_on < ${dayOf('$2::timestamptz')}
    UNION ALL
    SELECT batch_id, 'fault', ${dayOf('reported_at')}::text, reported_at, reported_by, NULL, resolved_at
    FROM stock_fault WHERE reported_at >= $1 AND reported_at < $2
  ) s
  JOIN stock_batch b ON b.id = s.batch_id JOIN stock_item t ON t.id = b.item_id JOIN app_user u ON u.id = s.by
  ORDER BY lower(t.name), t.id, "Serial number", s.at LIMIT $3`;

/** A safeguarding referral, in the codes of the record. */
export const referralRow = z.object({
  number: z.string(),
  event: z.string().nullable(),
  begunAt: z.string(),
  madeAt: z.string().nullable(),
  subject: z.string().nullable(),
  concerns: z.array(z.string()),
  told: z.array(z.string()),
  agreed: z.string().nullable(),
  danger: z.string().nullable(),
});
export type ReferralRow = z.infer<typeof referralRow>;

const listed = (field: string): string =>
  `CASE WHEN jsonb_typeof(f.value -> '${field}') = 'array' THEN f.value -> '${field}' ELSE '[]' END`;

/** Referrals in the records that were started, except those struck through; never what was written. */
export const REFERRALS = `
  SELECT ${NUMBER} AS number, e.name AS event, ${moment('p.created_at')} AS "begunAt", f.value ->> 'made_at' AS "madeAt", f.value ->> 'subject' AS subject,
         ${listed('concerns')} AS concerns, ${listed('told')} AS told, f.value ->> 'agreed' AS agreed, f.value ->> 'immediate_danger' AS danger
  FROM prf p JOIN prf_section h ON h.prf_id = p.id AND h.section = 'SocialHistory'
  CROSS JOIN LATERAL jsonb_array_elements(
    CASE WHEN jsonb_typeof(h.data -> 'safeguarding_referrals') = 'array' THEN h.data -> 'safeguarding_referrals' ELSE '[]' END) f (value)
  LEFT JOIN event e ON e.event_id = p.event_id
  WHERE ${BEGUN} AND f.value ->> 'void_reason' IS NULL
  ORDER BY p.created_at, p.id, "madeAt" LIMIT $3`;

/** Incidents as event control has them, with the records that were opened for them; never what was written. */
export const CONTROL_INCIDENTS = `
  SELECT e.name AS "Event", i.number AS "Incident", upper(i.priority) AS "Priority", coalesce(z.name, '') AS "Zone", i.casualties AS "People",
         coalesce(c.call_sign, '') AS "Crew", ${moment('i.called_at')} AS "Call (UTC)", ${moment('i.assigned_at')} AS "Crew assigned (UTC)",
         ${moment('t.mobile_at')} AS "Mobile (UTC)", ${moment('t.at_scene_at')} AS "At scene (UTC)",
         ${moment('t.with_patient_at')} AS "With patient (UTC)", ${moment('t.conveying_at')} AS "Conveying (UTC)", ${moment('t.clear_at')} AS "Clear (UTC)",
         replace(array_to_string(t.from_records, ', '), '_', ' ') AS "Times from the PRF", replace(i.state, '_', ' ') AS "State",
         coalesce((SELECT string_agg(${NUMBER}, ', ' ORDER BY r.linked_at) FROM incident_record r JOIN prf p ON p.id = r.prf_id
                   WHERE r.incident_id = i.incident_id), '') AS "PRF numbers"
  FROM incident i JOIN event e USING (event_id) CROSS JOIN LATERAL incident_times(i.incident_id) t
  ${ZONE_OF_INCIDENT} LEFT JOIN control_crew c ON c.crew_id = i.crew_id
  WHERE e.starts_at < $2 AND e.ends_at > $1 AND i.called_at >= $1 AND i.called_at < $2
  ORDER BY e.starts_at, e.event_id, i.number LIMIT $3`;

/** The step that closed or reopened an entry last. */
const LAST = `(SELECT c.step FROM quality_entry c WHERE c.about = q.entry_id AND c.step IN ('closed', 'reopened')
  ORDER BY c.number DESC LIMIT 1)`;
const STEP_DAYS = (step: string): string =>
  `coalesce((SELECT string_agg(c.happened_on::text, '; ' ORDER BY c.number) FROM quality_entry c
    WHERE c.about = q.entry_id AND c.step = '${step}'), '')`;

/** Entries of the quality register of these kinds, and the days of their steps; never what was written. */
export const qualityMatters = (kinds: readonly QualityKind[]): string => `
  SELECT q.number AS "Number", q.kind AS "Kind", q.happened_on::text AS "On", coalesce(q.severity, '') AS "Harm",
         coalesce(e.name, '') AS "Event",
         CASE WHEN p.id IS NULL THEN '' ELSE ${NUMBER} END AS "PRF number", ${moment('q.written_at')} AS "Entered (UTC)",
         ${name('u')} AS "Entered by", ${STEP_DAYS('acknowledged')} AS "Acknowledged on", ${STEP_DAYS('told')} AS "Told in person on",
         ${STEP_DAYS('written')} AS "Answered in writing on", ${STEP_DAYS('reviewed')} AS "Reviewed on",
         ${STEP_DAYS('closed')} AS "Closed on", CASE ${LAST} WHEN 'closed' THEN 'closed' ELSE 'open' END AS "State"
  FROM quality_entry q JOIN app_user u ON u.id = q.written_by LEFT JOIN event e ON e.event_id = q.event_id
  LEFT JOIN prf p ON p.id = q.prf_id
  WHERE q.about IS NULL AND q.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})
    AND q.happened_on >= ${dayOf('$1::timestamptz')}
    AND q.happened_on < ${dayOf('$2::timestamptz')}
  ORDER BY q.happened_on, q.number LIMIT $3`;

/** Training or cleaning in the quality register: who or what, and what was done. */
export const qualityWork = (kind: Extract<QualityKind, 'training' | 'cleaning'>): string => `
  SELECT q.number AS "Number", q.happened_on::text AS "On",
         coalesce((SELECT ${name('w')} FROM staff_profile s JOIN app_user w ON w.id = s.user_id WHERE s.staff_id = q.staff_id), '') AS "Person",
         coalesce(q.place, '') AS "Place", coalesce(e.name, '') AS "Event", q.text AS "What",
         ${moment('q.written_at')} AS "Entered (UTC)", ${name('u')} AS "Entered by"
  FROM quality_entry q JOIN app_user u ON u.id = q.written_by LEFT JOIN event e ON e.event_id = q.event_id
  WHERE q.about IS NULL AND q.kind = '${kind}'
    AND q.happened_on >= ${dayOf('$1::timestamptz')}
    AND q.happened_on < ${dayOf('$2::timestamptz')}
  ORDER BY q.happened_on, q.number LIMIT $3`;
