import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';
import { wordedPage } from '../../lib/words/worded-page';

export const patientsFeature = defineFeature({
  name: 'patients',
  routes: [
    {
      path: '/patient-register',
      access: 'everybody',
      title: 'Welcome to Patient Registration',
      isBare: true,
      page: wordedPage(() => import('./register/register.page'), 'register'),
    },
    {
      path: '/patients',
      access: 'clinicians',
      title: 'Patients',
      page: lazyPage(() => import('./patient-list.page')),
    },
    {
      path: '/patients/:patientId',
      access: 'recordViewers',
      title: 'Patient',
      page: lazyPage(() => import('./patient.page')),
    },
    {
      path: '/patient-access',
      access: 'patients',
      title: 'My Records',
      page: wordedPage(() => import('./patient-access.page'), 'portal'),
    },
    {
      path: '/patient-access/visits/:customPrfId',
      access: 'patients',
      title: 'Your visit',
      page: wordedPage(() => import('./portal/visit.page'), 'portal'),
    },
    {
      path: '/shared-record',
      access: 'everybody',
      title: 'Shared record',
      isBare: true,
      page: wordedPage(() => import('./portal/shared-record.page'), 'portal'),
    },
    {
      path: '/patients/import',
      access: 'clinicians',
      title: 'Import patients',
      page: lazyPage(() => import('./patient-import.page')),
    },
  ],
  menu: [
    { group: 'Clinical', rank: 130, path: '/patients', label: 'Patients' },
    {
      group: 'bar',
      rank: 80,
      path: '/patient-access',
      label: 'My Records',
      word: 'frame.myRecords',
      roles: 'patients',
    },
  ],
  commands: [
    {
      rank: 20,
      key: 'find',
      label: 'Find patient',
      hint: 'By name, birth date, NHS number or phone',
      icon: 'person',
      roles: 'clinicians',
      path: '/patients',
    },
  ],
});
