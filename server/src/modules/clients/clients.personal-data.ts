import { CLAIMS_LAPSED_BEFORE, personalDataOf } from '../../platform/personal-data.js';

const CONTACT = 'contact_name = NULL, email = NULL, phone = NULL, version = t.version + 1';

/** Of a client, an organisation, only its contact is a person: anyone with that address, or that name at this client. */
export const clientData = personalDataOf('clients', [
  {
    table: 'client',
    of: `EXISTS (
      SELECT FROM app_user u WHERE u.id = ANY ($2) AND (
        u.email = t.email::citext
        OR (u.client_id = t.client_id AND name_folded(u.first_name || ' ' || u.last_name) = name_folded(t.contact_name))))`,
    emptied: CONTACT,
    term: {
      said: 'Six years after the last event of a client that the provider no longer works for.',
      isOver: `NOT t.is_active AND num_nonnulls(t.contact_name, t.email, t.phone) > 0
        AND greatest(t.created_at, (SELECT max(e.ends_at) FROM event e WHERE e.client_id = t.client_id))
          < ${CLAIMS_LAPSED_BEFORE}`,
      otherwise: CONTACT,
    },
  },
]);
