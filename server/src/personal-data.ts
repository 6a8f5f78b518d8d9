import { MODULES } from './modules.js';
import type { AnyModule } from './platform/module.js';
import type { PersonalDataHolder } from './platform/personal-data.js';

/**
 * The holders that are erased last, in this order: what points at others goes before what it points at. One that is not named
 * here points at these, and goes before them all.
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
 * Every holder of what is about people, in the order in which a person is erased: the uppermost module's first, then those of
 * ERASED_LAST. A test reads the database and fails for a table that is in none.
 */
export const PERSONAL_DATA: readonly PersonalDataHolder[] = MODULES.toReversed()
  .flatMap(({ personalData = [] }: AnyModule) => personalData)
  .toSorted((one, other) => rankOf(one) - rankOf(other));
