/** The floor's statements: the whole answer as JSON text, written by hand. The search is the product's own function. */

const PATIENT = `json_build_object(
  'id', t.patient_id, 'version', t.version, 'name', t.patient_name, 'dob', t.dob, 'gender', t.gender,
  'nhsNumber', t.nhs_number, 'identityStatus', t.identity_status, 'address', t.address,
  'addressLine1', t.address_line_1, 'addressLine2', t.address_line_2, 'addressLine3', t.address_line_3,
  'town', t.town, 'county', t.county, 'postcode', t.postcode, 'contactNumber', t.contact_number,
  'nextOfKinName', t.next_of_kin_name, 'nextOfKinContact', t.next_of_kin_contact,
  'relationshipToNok', t.relationship_to_nok, 'pastMedicalHistory', t.past_medical_history,
  'medications', t.medications, 'allergies', t.allergies, 'createdAt', t.created_at)`;

const SQUADS = `coalesce((
  SELECT json_agg(json_build_object(
    'id', l.id, 'squadId', l.squad_id, 'squadName', q.squad_name, 'teamId', c.team_id, 'teamName', c.team_name,
    'startDate', l.start_date, 'endDate', l.end_date))
  FROM patient_squad l JOIN cheer_squad q USING (squad_id) JOIN cheer_team c USING (team_id)
  WHERE l.patient_id = t.patient_id), '[]')`;

/** Whether anybody has restricted the person of the row `t`, and their death. */
const RESTRICTED = `EXISTS (
  SELECT FROM restriction r JOIN patient k ON k.patient_id = r.patient_id
  WHERE r.ended_at IS NULL AND coalesce(k.merged_into, k.patient_id) = coalesce(t.merged_into, t.patient_id))`;
const DEATH = `(
  SELECT json_build_object('diedAt', d.died_at, 'timeZone', coalesce(v.time_zone, 'Europe/London'), 'place', d.place,
                           'prfId', d.prf_id, 'customPrfId', f.custom_prf_id)
  FROM patient_death d JOIN prf f ON f.id = d.prf_id LEFT JOIN event v ON v.event_id = f.event_id
  WHERE d.undone_at IS NULL AND d.patient_id IN (
    SELECT h.patient_id FROM patient h WHERE h.patient_id = coalesce(t.merged_into, t.patient_id)
    UNION ALL SELECT h.patient_id FROM patient h WHERE h.merged_into = coalesce(t.merged_into, t.patient_id))
  ORDER BY d.recorded_at DESC LIMIT 1)`;

const named = (user: string): string =>
  `(SELECT a.first_name || ' ' || a.last_name FROM app_user a WHERE a.id = ${user})`;

/**
 * The patient ($1) with all that the client's operation asks for: their squads, merges, guardian, corrections, accounts and proposals, and
 * their records; of a restricted or signed record what the law of the product shows. Both entries ($2), of the patient and of
 * the list of their records, in the same statement.
 */
export const FLOOR_PATIENT = `
  SELECT json_build_object(
    'patient', json_build_object(
      'id', t.patient_id, 'version', t.version, 'name', t.patient_name, 'dob', t.dob, 'estimatedAge', t.estimated_age,
      'gender', t.gender, 'nhsNumber', t.nhs_number, 'identityStatus', t.identity_status, 'isRestricted', ${RESTRICTED},
      'dateOfDeath', t.date_of_death, 'death', ${DEATH}, 'ethnicity', t.ethnicity, 'gpPractice', t.gp_practice,
      'preferredLanguage', t.preferred_language, 'address', t.address, 'addressLine1', t.address_line_1,
      'addressLine2', t.address_line_2, 'addressLine3', t.address_line_3, 'town', t.town, 'county', t.county,
      'postcode', t.postcode, 'contactNumber', t.contact_number, 'nextOfKinName', t.next_of_kin_name,
      'nextOfKinContact', t.next_of_kin_contact, 'relationshipToNok', t.relationship_to_nok,
      'pastMedicalHistory', t.past_medical_history, 'medications', t.medications, 'allergies', t.allergies,
      'cheerTeamId', t.cheer_team_id, 'mergedInto', t.merged_into, 'createdAt', t.created_at,
      'cheerSquadId', (SELECT l.squad_id FROM patient_squad l WHERE l.patient_id = t.patient_id AND l.end_date IS NULL),
      'squads', ${SQUADS},
      'mergedAllergies', patient_merged_allergies(t.patient_id),
      'merges', coalesce((
        SELECT json_agg(json_build_object(
          'id', m.id, 'reason', m.reason, 'mergedAt', m.merged_at, 'mergedBy', ${named('m.merged_by')},
          'undoneAt', m.undone_at, 'undoneBy', ${named('m.undone_by')}, 'undoneReason', m.undone_reason,
          'hasWaitingAccount', m.undone_at IS NULL AND EXISTS (
            SELECT FROM app_user u WHERE u.patient_id IN (m.loser_id, m.survivor_id) AND u.is_active AND NOT EXISTS (
              SELECT FROM account_identity_check c
              WHERE c.merge_id = m.id AND c.user_id = u.id AND c.ended_at IS NULL)),
          'loser', json_build_object('id', l.patient_id, 'name', l.patient_name, 'dob', l.dob, 'allergies', l.allergies,
            'pastMedicalHistory', l.past_medical_history, 'medications', l.medications),
          'survivor', json_build_object('id', s.patient_id, 'name', s.patient_name, 'dob', s.dob)))
        FROM patient_merge m JOIN patient l ON l.patient_id = m.loser_id JOIN patient s ON s.patient_id = m.survivor_id
        WHERE m.loser_id = t.patient_id OR m.survivor_id = t.patient_id), '[]'),
      'proposals', coalesce((
        SELECT json_agg(json_build_object(
          'id', d.id, 'isOfKiosk', d.kiosk_id IS NOT NULL, 'proposedAt', d.proposed_at, 'settledAt', d.settled_at,
          'accepted', d.accepted, 'reason', d.reason, 'said', d.said, 'stood', d.stood, 'noticeVersion', (
            SELECT n.version FROM gdpr_consent c JOIN gdpr_notice n ON n.id = c.notice_id
            WHERE c.kiosk_id = d.kiosk_id AND c.consented_at <= d.proposed_at ORDER BY c.consented_at DESC LIMIT 1)))
        FROM details_proposal d WHERE d.patient_id = ANY (ARRAY(
          SELECT h.patient_id FROM patient h WHERE h.patient_id = t.patient_id OR h.merged_into = t.patient_id))), '[]'),
      'guardian', (
        SELECT json_build_object('guardianName', g.guardian_name, 'guardianRelationship', g.guardian_relationship,
          'guardianPhone', g.guardian_phone, 'guardianEmail', g.guardian_email)
        FROM patient_guardian g WHERE g.patient_id = t.patient_id AND g.removed_at IS NULL),
      'guardianReview', (
        SELECT json_build_object('dueAt', r.due_at, 'reviewedAt', r.reviewed_at, 'keptReason', r.kept_reason)
        FROM guardian_review r WHERE r.patient_id = t.patient_id),
      'corrections', (
        SELECT json_build_object('asked', count(*), 'open', count(*) FILTER (WHERE c.answered_at IS NULL))
        FROM record_correction c WHERE c.patient_id = t.patient_id),
      'accounts', coalesce((
        SELECT json_agg(json_build_object('id', u.id, 'createdAt', u.created_at, 'check', (
          SELECT json_build_object('id', c.id, 'seen', c.seen, 'checkedAt', c.checked_at, 'checkedBy', ${named('c.checked_by')},
            'isOfMerge', c.merge_id IS NOT NULL)
          FROM account_identity_check c LEFT JOIN patient_merge m ON m.id = c.merge_id
          WHERE c.user_id = u.id AND c.ended_at IS NULL
            AND (c.patient_id = u.patient_id OR (m.survivor_id = u.patient_id AND m.undone_at IS NULL))
          ORDER BY c.checked_at DESC LIMIT 1)))
        FROM app_user u WHERE u.patient_id = t.patient_id AND u.role = 'patient' AND u.is_active), '[]')),
    'patientPrfs', (
      SELECT json_agg(json_build_object(
        'id', p.id, 'customPrfId', p.custom_prf_id, 'status', p.status, 'createdAt', p.created_at, 'eventName', e.name,
        'timeZone', e.time_zone, 'incidentAt', p.summary -> 'incidentAt',
        'chiefComplaint', CASE WHEN x.is_closed THEN 'Restricted' ELSE p.summary ->> 'chiefComplaint' END,
        'openAlertCount', CASE WHEN x.is_closed THEN 0 ELSE p.open_alert_count END,
        'latestNews2', CASE WHEN NOT x.is_closed THEN p.summary -> 'latestNews2' END) ORDER BY p.created_at DESC)
      FROM prf p LEFT JOIN event e ON e.event_id = p.event_id
      CROSS JOIN LATERAL (
        SELECT EXISTS (SELECT FROM restriction r WHERE r.prf_id = p.id AND r.ended_at IS NULL) AS is_closed OFFSET 0) x
      WHERE p.patient_id = ANY (ARRAY(
        SELECT h.patient_id FROM patient h WHERE h.patient_id = t.patient_id OR h.merged_into = t.patient_id)))
  )::text AS json, audit_append($2::jsonb)
  FROM patient t WHERE t.patient_id = $1`;

export const FLOOR_SEARCH = `
  SELECT coalesce(json_agg(${PATIENT} ORDER BY f.score DESC, t.patient_id DESC), '[]')::text AS json, audit_append($3::jsonb)
  FROM patients_born($1, $2::date) f JOIN patient t ON t.patient_id = f.patient_id`;

/** As the operation of the bench selects it: of a restricted record no complaint, of a signed one the patient as they were. */
export const FLOOR_LIST = `
  WITH page AS MATERIALIZED (
    SELECT id, custom_prf_id, status, created_at, updated_at, event_id, patient_id, author_id, summary, missing_count
    FROM prf ORDER BY created_at DESC, id DESC LIMIT 26
  )
  SELECT json_agg(json_build_object(
    'id', p.id, 'customPrfId', p.custom_prf_id, 'status', p.status, 'createdAt', p.created_at, 'updatedAt', p.updated_at,
    'eventName', e.name, 'patientName', coalesce(g.patient_snapshot ->> 'patient_name', t.patient_name),
    'patientDob', coalesce((g.patient_snapshot ->> 'dob')::date, t.dob), 'firstName', u.first_name, 'lastName', u.last_name,
    'chiefComplaint', CASE WHEN ${RESTRICTED}
      OR EXISTS (SELECT FROM restriction r WHERE r.prf_id = p.id AND r.ended_at IS NULL)
      THEN 'Restricted' ELSE p.summary ->> 'chiefComplaint' END,
    'missingCount', p.missing_count) ORDER BY p.created_at DESC, p.id DESC)::text AS json, audit_append($1::jsonb)
  FROM page p
  JOIN app_user u ON u.id = p.author_id
  LEFT JOIN event e ON e.event_id = p.event_id
  LEFT JOIN patient t ON t.patient_id = p.patient_id
  LEFT JOIN LATERAL (
    SELECT s.patient_snapshot FROM prf_signature s
    WHERE s.prf_id = p.id AND p.status IN ('completed', 'amended', 'voided') ORDER BY s.revision DESC LIMIT 1) g ON true`;

/** The first page of the patients as their list shows it, and how many there are, counted as far as the product counts. */
export const FLOOR_PATIENTS = `
  WITH page AS MATERIALIZED (
    SELECT * FROM patient WHERE merged_into IS NULL ORDER BY sort_name, patient_id LIMIT 26
  )
  SELECT json_build_object(
    'nodes', (SELECT json_agg(json_build_object(
      'id', t.patient_id, 'name', t.patient_name, 'dob', t.dob, 'estimatedAge', t.estimated_age,
      'gender', t.gender, 'nhsNumber', t.nhs_number, 'identityStatus', t.identity_status,
      'isRestricted', ${RESTRICTED}, 'dateOfDeath', t.date_of_death, 'death', ${DEATH}, 'updatedAt', t.updated_at,
      'alsoRecordedAs', (
        SELECT json_agg(json_build_object('id', l.patient_id, 'name', l.patient_name, 'dob', l.dob,
                                          'nhsNumber', l.nhs_number))
        FROM patient l WHERE l.merged_into = t.patient_id),
      'squads', ${SQUADS}) ORDER BY t.sort_name, t.patient_id) FROM page t),
    'totalCount', (SELECT count(*) FROM (SELECT FROM patient WHERE merged_into IS NULL LIMIT $1) counted))::text AS json, audit_append($2::jsonb)`;

const audit = (where: string): string => `
  SELECT json_agg(json_build_object(
    'id', a.id, 'stream', a.stream, 'recordedAt', a.recorded_at, 'actorId', a.actor_id,
    'actorName', u.first_name || ' ' || u.last_name, 'tokenId', a.token_id, 'role', a.role, 'action', a.action,
    'isRefusal', a.is_refusal, 'entityType', a.entity_type, 'entityId', a.entity_id,
    'objectName', CASE a.entity_type
      WHEN 'Patient' THEN (SELECT patient_name FROM patient WHERE patient_id = a.patient_id)
      WHEN 'Prf' THEN (SELECT custom_prf_id FROM prf WHERE id = a.prf_id)
      WHEN 'User' THEN (SELECT o.first_name || ' ' || o.last_name FROM app_user o WHERE o.id = a.entity_id::uuid) END,
    'objectType', a.entity_type, 'patientId', a.patient_id, 'prfId', a.prf_id, 'eventId', a.event_id,
    'fieldsChanged', a.fields_changed, 'context', a.context, 'description', a.description, 'requestId', a.request_id,
    'address', a.address, 'clientAt', a.client_at, 'correlationId', a.correlation_id)
    ORDER BY a.recorded_at DESC, a.id DESC)::text AS json
  FROM (SELECT * FROM audit_entry ${where} ORDER BY recorded_at DESC, id DESC LIMIT 25) a
  LEFT JOIN app_user u ON u.id = a.actor_id`;

/** A page of the audit log, and what one person opened. */
export const FLOOR_AUDIT = audit('');
export const FLOOR_AUDIT_OF = audit(
  `WHERE actor_id = $1 AND action IN ('PATIENT_VIEWED', 'PRF_VIEWED') AND NOT is_refusal`,
);

const person = (user: string, profile: string): string => `json_build_object(
  'userId', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name, 'staffId', ${profile}.staff_id)`;

export const FLOOR_PRF = `
  SELECT json_build_object(
    'id', p.id, 'customPrfId', p.custom_prf_id, 'status', p.status, 'version', p.version,
    'createdAt', p.created_at, 'updatedAt', p.updated_at, 'eventId', p.event_id, 'patientId', p.patient_id,
    'voidedAt', p.voided_at, 'voidReason', p.void_reason,
    'event', (SELECT row_to_json(e) FROM event e WHERE e.event_id = p.event_id),
    'patient', (SELECT ${PATIENT} FROM patient t WHERE t.patient_id = p.patient_id),
    'mergedAllergies', patient_merged_allergies(p.patient_id),
    'cheerTeam', (SELECT json_build_object('teamId', c.team_id, 'teamName', c.team_name,
                    'hasSquads', EXISTS (SELECT FROM cheer_squad q WHERE q.team_id = c.team_id AND q.is_active))
                  FROM patient t JOIN cheer_team c ON c.team_id = t.cheer_team_id
                  WHERE t.patient_id = p.patient_id),
    'people', (SELECT json_agg(${person('u', 's')}) FROM app_user u LEFT JOIN staff_profile s ON s.user_id = u.id
               WHERE u.id = ANY (p.writer_ids || p.author_id || p.voided_by || ARRAY(
                 SELECT q.requested_by FROM prf_review_request q WHERE q.prf_id = p.id) || ARRAY(
                 SELECT e.ended_by FROM prf_review_end e WHERE e.prf_id = p.id))),
    'crew', (SELECT json_agg(${person('u', 's')})
             FROM prf_crew c JOIN staff_profile s USING (staff_id) LEFT JOIN app_user u ON u.id = s.user_id
             WHERE c.prf_id = p.id),
    'squads', (SELECT json_agg(json_build_object('squadId', q.squad_id, 'squadName', q.squad_name,
                                                 'teamId', c.team_id, 'teamName', c.team_name))
               FROM cheer_squad q JOIN cheer_team c USING (team_id)
               WHERE q.squad_id IN (
                 (SELECT (s.data ->> 'squad_id')::uuid FROM prf_section s
                  WHERE s.prf_id = p.id AND s.section = 'incidentDetails'),
                 (SELECT l.squad_id FROM patient_squad l WHERE l.patient_id = p.patient_id AND l.end_date IS NULL))),
    'sections', (SELECT json_object_agg(s.section, json_build_object(
                   'version', s.version, 'updatedAt', s.updated_at, 'updatedBy', s.updated_by, 'data', s.data))
                 FROM prf_section s WHERE s.prf_id = p.id),
    'alerts', (SELECT json_agg(row_to_json(a)) FROM prf_alert a WHERE a.prf_id = p.id),
    'reviewRequests', (SELECT json_agg(json_build_object(
                         'requestedAt', q.requested_at, 'requestedBy', q.requested_by,
                         'endedAt', e.ended_at, 'endedBy', e.ended_by))
                       FROM prf_review_request q LEFT JOIN prf_review_end e USING (prf_id, number)
                       WHERE q.prf_id = p.id),
    'signature', (SELECT json_build_object(
                    'revision', g.revision, 'signedBy', g.signed_by, 'name', g.name, 'grade', g.grade,
                    'signedAt', g.signed_at, 'strokes', g.strokes, 'contentHash', g.content_hash,
                    'patient', g.patient_snapshot)
                  FROM prf_signature g WHERE g.prf_id = p.id ORDER BY g.revision DESC LIMIT 1),
    'revisions', (SELECT json_agg(json_build_object(
                    'revision', g.revision, 'name', g.name, 'grade', g.grade, 'signedAt', g.signed_at, 'reason', m.reason))
                  FROM prf_signature g LEFT JOIN prf_amendment m ON m.prf_id = g.prf_id AND m.revision = g.revision
                  WHERE g.prf_id = p.id),
    'pictureFiles', (SELECT json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height))
                     FROM attachment f WHERE f.prf_id = p.id),
    'lateEditCount', (SELECT count(*) FROM prf_late_edit l WHERE l.prf_id = p.id AND NOT EXISTS (
                        SELECT FROM prf_late_edit_outcome o
                        WHERE o.prf_id = l.prf_id AND o.command_id = l.command_id))
  )::text AS json, audit_append(jsonb_build_array($2::jsonb || jsonb_build_object(
    'entityId', p.id, 'prfId', p.id, 'patientId', p.patient_id, 'eventId', p.event_id)))
  FROM prf p WHERE p.custom_prf_id = $1`;

export const FLOOR_USER = `
  SELECT u.id, u.password_hash, json_build_object('id', u.id, 'role', u.role, 'firstName', u.first_name,
                                                  'lastName', u.last_name)::text AS json
  FROM app_user u WHERE u.email = $1 AND u.is_active`;
