/** The floor's statements: the whole answer as JSON text, written by hand. The search is the product's own function. */

const PATIENT = `json_build_object(
  'patient_id', t.patient_id, 'version', t.version, 'patient_name', t.patient_name, 'dob', t.dob, 'gender', t.gender,
  'nhs_number', t.nhs_number, 'identity_status', t.identity_status, 'address', t.address,
  'addressLine1', t.address_line_1, 'addressLine2', t.address_line_2, 'addressLine3', t.address_line_3,
  'town', t.town, 'county', t.county, 'postcode', t.postcode, 'contact_number', t.contact_number,
  'next_of_kin_name', t.next_of_kin_name, 'next_of_kin_contact', t.next_of_kin_contact,
  'relationship_to_nok', t.relationship_to_nok, 'past_medical_history', t.past_medical_history,
  'medications', t.medications, 'allergies', t.allergies, 'createdAt', t.created_at)`;

export const FLOOR_PATIENT = `SELECT ${PATIENT}::text AS json FROM patient t WHERE t.patient_id = $1`;

export const FLOOR_SEARCH = `
  SELECT coalesce(json_agg(${PATIENT} ORDER BY f.score DESC, t.patient_id DESC), '[]')::text AS json
  FROM patients_born($1, $2::date) f JOIN patient t ON t.patient_id = f.patient_id`;

export const FLOOR_LIST = `
  SELECT json_agg(json_build_object(
    'id', p.id, 'customPrfId', p.custom_prf_id, 'status', p.status, 'createdAt', p.created_at, 'updatedAt', p.updated_at,
    'eventName', e.name, 'patientName', t.patient_name, 'patientDob', t.dob, 'firstName', u.first_name,
    'lastName', u.last_name, 'summary', p.summary, 'missingCount', p.missing_count))::text AS json
  FROM (SELECT * FROM prf ORDER BY created_at DESC, id DESC LIMIT 25) p
  JOIN app_user u ON u.id = p.author_id
  LEFT JOIN event e ON e.event_id = p.event_id
  LEFT JOIN patient t ON t.patient_id = p.patient_id`;

export const FLOOR_PRF = `
  SELECT json_build_object(
    'id', p.id, 'customPrfId', p.custom_prf_id, 'status', p.status, 'version', p.version,
    'createdAt', p.created_at, 'updatedAt', p.updated_at,
    'event', (SELECT row_to_json(e) FROM event e WHERE e.event_id = p.event_id),
    'patient', (SELECT ${PATIENT} FROM patient t WHERE t.patient_id = p.patient_id),
    'author', (SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name)
               FROM app_user u WHERE u.id = p.author_id),
    'sections', (SELECT json_object_agg(s.section, json_build_object('version', s.version, 'data', s.data))
                 FROM prf_section s WHERE s.prf_id = p.id),
    'alerts', (SELECT json_agg(row_to_json(a)) FROM prf_alert a WHERE a.prf_id = p.id),
    'signature', (SELECT json_build_object('name', g.name, 'signedAt', g.signed_at, 'hash', g.content_hash)
                  FROM prf_signature g WHERE g.prf_id = p.id ORDER BY g.revision DESC LIMIT 1)
  )::text AS json
  FROM prf p WHERE p.custom_prf_id = $1`;

export const FLOOR_USER = `
  SELECT u.id, u.password_hash, json_build_object('id', u.id, 'role', u.role, 'firstName', u.first_name,
                                                  'lastName', u.last_name)::text AS json
  FROM app_user u WHERE u.email = $1 AND u.is_active`;
