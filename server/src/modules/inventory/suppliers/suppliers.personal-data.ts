import { CLAIMS_LAPSED_BEFORE, personalDataOf } from '../../../platform/personal-data.js';

const CONTACT = 'contact_name = NULL, email = NULL, phone = NULL, version = t.version + 1';

/** Of a supplier, a company, only its contact is a person: an account of that address. */
export const supplierData = personalDataOf('suppliers', [
  {
    table: 'supplier',
    of: `EXISTS (SELECT FROM app_user u WHERE u.id = ANY ($2) AND u.email = t.email::citext)`,
    unshown: ['account_number', 'lead_days', 'terms', 'notes'],
    emptied: CONTACT,
    term: {
      said: 'Six years after the last order to a supplier that we no longer order from.',
      isOver: `NOT t.is_active AND num_nonnulls(t.contact_name, t.email, t.phone) > 0
        AND greatest(t.created_at, (SELECT max(o.created_at) FROM purchase_order o WHERE o.supplier_id = t.id))
          < ${CLAIMS_LAPSED_BEFORE}`,
      otherwise: CONTACT,
    },
  },
]);
