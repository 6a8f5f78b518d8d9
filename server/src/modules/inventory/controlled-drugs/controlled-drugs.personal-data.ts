import { personalDataOf } from '../../../platform/personal-data.js';

/** The person who saw stock destroyed need not have an account: their name is in the register, and is found by an account's. */
export const controlledDrugData = personalDataOf('controlled-drugs', [
  {
    table: 'controlled_destruction',
    of: `EXISTS (SELECT FROM app_user u WHERE u.id = ANY ($2) AND concat_ws(' ', u.first_name, u.last_name) = t.authorised_name)`,
    kept: 'A register and the records behind it are kept (Misuse of Drugs Regulations 2001 regulation 23).',
    term: {
      said: 'Seven years after the destruction.',
      isOver: `t.destroyed_at < $1::date - interval '7 years'`,
    },
  },
]);
