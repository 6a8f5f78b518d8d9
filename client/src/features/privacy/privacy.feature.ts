import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';
import { wordedPage } from '../../lib/words/worded-page';

export const privacyFeature = defineFeature({
  name: 'privacy',
  routes: [
    {
      path: '/privacy-policy',
      access: 'everybody',
      title: 'Privacy policy',
      page: wordedPage(() => import('./privacy-policy.page'), 'notices'),
    },
    {
      path: '/terms-of-service',
      access: 'everybody',
      title: 'Terms of service',
      page: wordedPage(() => import('./terms-of-service.page'), 'notices'),
    },
    {
      path: '/cookie-policy',
      access: 'everybody',
      title: 'Cookie policy',
      page: wordedPage(() => import('./cookie-policy.page'), 'notices'),
    },
    {
      path: '/contact-us',
      access: 'everybody',
      title: 'Contact us',
      page: wordedPage(() => import('./contact-us.page'), 'notices'),
    },
    {
      path: '/prf/:customPrfId/kiosk',
      access: 'everybody',
      title: 'Your information',
      isBare: true,
      page: wordedPage(() => import('./kiosk/kiosk.page'), 'kiosk'),
    },
    {
      path: '/prf/:customPrfId/kiosk-desk',
      access: 'clinicians',
      title: 'The patient’s own details',
      page: lazyPage(() => import('./kiosk/kiosk-desk.page')),
    },
    {
      path: '/notices',
      access: 'admins',
      title: 'Privacy Notices',
      page: lazyPage(() => import('./notices/notices.page')),
    },
    {
      path: '/retention',
      access: 'admins',
      title: 'Retention',
      page: lazyPage(() => import('./retention/retention.page')),
    },
    {
      path: '/access-requests',
      access: 'admins',
      title: 'Access requests',
      page: lazyPage(() => import('./rights/access-requests.page')),
    },
    {
      path: '/breaches',
      access: 'admins',
      title: 'Breach log',
      page: lazyPage(() => import('./breaches/breaches.page')),
    },
    {
      path: '/restricted',
      access: 'admins',
      title: 'Restricted records',
      page: lazyPage(() => import('./restricted/restricted.page')),
    },
    {
      path: '/retention/record/:prfId',
      access: 'admins',
      title: 'Retention',
      page: lazyPage(() => import('./retention/record-retention.page')),
    },
    {
      path: '/retention/:kind/:subjectId',
      access: 'admins',
      title: 'Legal hold',
      page: lazyPage(() => import('./retention/legal-hold.page')),
    },
    {
      path: '/retention/:patientId',
      access: 'admins',
      title: 'Retention',
      page: lazyPage(() => import('./retention/patient-retention.page')),
    },
  ],
  menu: [
    { group: 'Admin', rank: 330, path: '/notices', label: 'Privacy Notices' },
    { group: 'Admin', rank: 350, path: '/retention', label: 'Retention' },
  ],
});
