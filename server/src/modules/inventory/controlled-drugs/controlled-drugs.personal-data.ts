import { personalDataOf } from '../../../platform/personal-data.js';
import { isNamedSql } from '../../../platform/database/named-sql.js';

/** A person who saw stock destroyed, or gave a drug, need not have an account: the register has their name, which an account's finds. */
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
  {
    table: 'controlled_giver',
    of: `EXISTS (SELECT FROM app_user u WHERE u.id = ANY ($2) AND ${isNamedSql('u', 't.given_by')})`,
    kept: 'A register and the records behind it are kept (Misuse of Drugs Regulations 2001 regulation 23).',
    term: {
      said: 'Seven years after the dose was entered.',
      isOver: `EXISTS (SELECT FROM stock_move m WHERE m.id = t.move_id AND m.recorded_at < $1::date - interval '7 years')`,
    },
  },
]);
