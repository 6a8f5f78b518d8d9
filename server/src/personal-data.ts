import { MODULES } from './modules.js';
import type { AnyModule } from './platform/module.js';
import type { PersonalDataHolder } from './platform/personal-data.js';

/**
 * The holders that are erased last, in this order: rows that refer to others are deleted before the rows they refer to. Any
 * holder not named here may refer to these, and is erased before them.
 */
const ERASED_LAST: readonly string[] = [
  'see-and-treat',
  'attachments',
  'prf',
  'shifts',
  'staff',
  'tokens',
  'list-views',
  'notifications',
  'reports',
  // Its contact is found by the account.
  'clients',
  'users',
  'patients',
  'audit',
];

/** -1 for those that go first. */
const rankOf = ({ name }: PersonalDataHolder): number => ERASED_LAST.indexOf(name);

/**
 * Every holder of data about people, in the order in which a person is erased: the last module first, then those of
 * ERASED_LAST. A test reads the database and fails for a table that no holder has.
 */
export const PERSONAL_DATA: readonly PersonalDataHolder[] = MODULES.toReversed()
  .flatMap(({ personalData = [] }: AnyModule) => personalData)
  .toSorted((one, other) => rankOf(one) - rankOf(other));
