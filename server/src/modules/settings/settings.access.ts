import { newId } from '../../platform/ids.js';
import {
  ADMIN_SESSION,
  ADMINS,
  CLINICIANS,
  EVERYBODY,
  m,
  q,
  type AccessRows,
  type Call,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('providerSettings', EVERYBODY, 'any', '', '{ name }'),
  q('backupStatus', ADMIN_SESSION, 'any', '', '{ lastGoodAt place isEncrypted isOverdue failedAt }'),
  q('phrases', CLINICIANS, 'any', '', '{ name }'),
  m(
    'updateProviderSettings',
    'UpdateProviderSettingsInput',
    ADMIN_SESSION,
    'any',
    '{ providerSettings { name } }',
    () => ({}),
  ),
  m('updatePhrases', 'UpdatePhrasesInput', ADMIN_SESSION, 'any', '{ phrases { name } }', () => ({
    phrases: [],
  })),
  q('settingChanges', ADMINS, 'any', '', '{ totalCount }'),
  m(
    'putBackSetting',
    'PutBackSettingInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ settingChange { id } }',
    () => ({
      changeId: newId(),
    }),
  ),
  q('providerLists', CLINICIANS, 'any', '', '{ kind items { name } }'),
  m('saveProviderList', 'SaveProviderListInput', ADMINS, 'any', '{ providerList { version } }', () => ({
    kind: 'places',
    version: 0,
    items: [],
  })),
  q('providerLook', EVERYBODY, 'any', '', '{ version accent logoId }'),
  q('providerFormats', EVERYBODY, 'any', '', '{ version clock }'),
  m(
    'saveProviderFormats',
    'SaveProviderFormatsInput',
    ADMINS,
    'any',
    '{ providerFormats { version } }',
    () => ({
      version: 0,
      thousands: 'comma',
      pence: 'always',
      clock: 'h24',
      weekStart: 'monday',
    }),
  ),
  q('providerRetention', ADMINS, 'any', '', '{ version adultYears }'),
  m(
    'saveProviderRetention',
    'SaveProviderRetentionInput',
    ADMINS,
    'any',
    '{ providerRetention { version } }',
    () => ({
      version: 0,
      adultYears: 8,
      childUntilAge: 25,
    }),
  ),
  q('providerLogo', 'N  N  N  N  N  N  N  N  N', 'unknown', '($id: ID!)', '(id: $id) { url }', () => ({
    id: newId(),
  })),
  m('saveProviderLook', 'SaveProviderLookInput', ADMINS, 'any', '{ providerLook { version } }', () => ({
    version: 0,
  })),
  q('ownRights', 'U  ok ok ok ok F  F  F  F', 'own', '', '{ version approve }'),
  q('userRights', 'U  N  F  F  F  F  F  F  F', 'unknown', '($id: ID!)', '(userId: $id) { version }', () => ({
    id: newId(),
  })),
  m(
    'saveUserRights',
    'SaveUserRightsInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ userRights { version } }',
    () => ({
      ...{ userId: newId(), version: 0, voidRecords: true, approve: true, exportLists: true },
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
