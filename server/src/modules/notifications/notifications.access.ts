import { MAILS } from '@sideline/schema/provider/mail-texts';
import { newId } from '../../platform/ids.js';
import {
  ADMIN_SESSION,
  ADMINS,
  call,
  CLINICIANS_SESSION,
  m,
  q,
  s,
  type AccessRows,
  type Call,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('mailTexts', ADMINS, 'any', '', '{ kind subject }'),
  m('saveMailText', 'SaveMailTextInput', ADMINS, 'any', '{ mailText { version } }', () => ({
    kind: 'password_changed',
    version: 0,
    subject: MAILS.password_changed.usual.subject,
    body: MAILS.password_changed.usual.body,
  })),
  m('resetMailText', 'ResetMailTextInput', ADMINS, 'any', '{ mailText { version } }', () => ({
    kind: 'password_changed',
    version: 0,
  })),
  m('testMailText', 'TestMailTextInput', ADMIN_SESSION, 'any', '{ sentTo }', () => ({
    kind: 'password_changed',
    subject: 'Hello',
    body: 'Hello.',
  })),
  s('unreadNotifications', CLINICIANS_SESSION, '', '', () => ({}), 'own'),
  q('myNotifications', CLINICIANS_SESSION, 'own', '', '{ nodes { title } }'),
  call(
    'Mutation.markNotificationsRead',
    'own',
    CLINICIANS_SESSION,
    'mutation { markNotificationsRead { count } }',
  ),
  call(
    'Mutation.undoMarkNotificationsRead',
    'unknown',
    'U  N  N  N  F  F  F  F  F',
    `mutation { undoMarkNotificationsRead(input: { id: "${newId()}" }) { count } }`,
  ),
  q(
    'notificationChoices',
    CLINICIANS_SESSION,
    'own',
    '',
    '{ quietFrom pushKey kinds { kind app } devices { id } }',
  ),
  m(
    'setNotificationChoice',
    'SetNotificationChoiceInput',
    CLINICIANS_SESSION,
    'own',
    '{ notificationChoice { kind app } }',
    () => ({
      ...{ kind: 'shift_filled', app: true, mail: false, push: false },
    }),
  ),
  m(
    'setNotificationTimes',
    'SetNotificationTimesInput',
    CLINICIANS_SESSION,
    'own',
    '{ notificationChoices { quietFrom } }',
    () => ({
      ...{ quietFrom: '22:00', quietTo: '07:00', digestHour: null },
    }),
  ),
  m('addPushDevice', 'AddPushDeviceInput', CLINICIANS_SESSION, 'own', '{ pushDevice { id } }', () => ({
    ...{ id: newId(), endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`, label: 'Phone' },
    ...{ p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  })),
  ...['removePushDevice', 'testPushDevice'].map((field) =>
    call(
      `Mutation.${field}`,
      'unknown',
      'U  N  N  N  F  F  F  F  F',
      `mutation ($id: ID!) { ${field}(input: { id: $id }) { isDone } }`,
      () => ({ id: newId() }),
    ),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
