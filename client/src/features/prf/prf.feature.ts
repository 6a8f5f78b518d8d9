import { arrestAddress } from '../../components/records/arrest-address';
import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

/** One screen, and one component for both paths, so that a new record stays open when its address changes. */
const prfPage = lazyPage(() => import('./prf.page'));

const PRF_NUMBER = /^[a-z]{1,6}-\d{6}-[0-9a-z]{6,10}$/i;

export const prfFeature = defineFeature({
  name: 'prf',
  routes: [
    {
      path: '/open-prfs',
      access: 'clinicians',
      title: 'Open records',
      page: lazyPage(() => import('./list/open-prfs.page')),
    },
    {
      path: '/prfs',
      access: 'clinicians',
      title: 'All records',
      page: lazyPage(() => import('./list/all-prfs.page')),
    },
    { path: '/createprf', access: 'clinicians', title: 'Create PRF', page: prfPage },
    {
      path: '/practice',
      access: 'clinicians',
      title: 'Practice record',
      page: lazyPage(() => import('./practice/practice.page')),
    },
    { path: '/prf/:customPrfId', access: 'clinicians', title: 'Patient record form', page: prfPage },
    {
      path: '/prf/:customPrfId/handover',
      access: 'clinicians',
      title: 'Handover',
      page: lazyPage(() => import('./handover/handover.page')),
    },
    {
      path: '/prf/:customPrfId/read',
      access: 'clinicians',
      title: 'Patient record',
      page: lazyPage(() => import('./read/read-record.page')),
    },
    {
      path: '/prf/:customPrfId/amend',
      access: 'clinicians',
      title: 'Amend a patient record form',
      page: lazyPage(() => import('./amend.page')),
    },
    {
      path: '/prf/:customPrfId/history',
      access: 'clinicians',
      title: 'History of a patient record form',
      page: lazyPage(() => import('./history/history.page')),
    },
    {
      path: '/patient-access/prf/:customPrfId',
      access: 'patients',
      title: 'Patient record',
      page: lazyPage(() => import('./own/own-prf.page')),
    },
    {
      path: '/handover',
      access: 'everybody',
      title: 'Handover',
      isBare: true,
      page: lazyPage(() => import('./handover/open-handover.page')),
    },
  ],
  menu: [
    { group: 'Clinical', rank: 110, path: '/createprf', label: 'Create PRF' },
    { group: 'Clinical', rank: 140, path: '/prfs', label: 'All Records' },
  ],
  commands: [
    {
      rank: 10,
      key: 'new',
      label: 'New PRF',
      hint: 'Start a patient record form',
      icon: 'create',
      roles: 'clinicians',
      path: '/createprf',
    },
    {
      rank: 45,
      key: 'practice',
      label: 'Practice record',
      hint: 'Nothing is kept or sent',
      icon: 'create',
      roles: 'clinicians',
      path: '/practice',
    },
    {
      rank: 30,
      key: 'arrest',
      label: 'Arrest mode',
      hint: 'Cardiac arrest: timer and six buttons',
      icon: 'arrest',
      roles: 'clinicians',
      path: arrestAddress,
    },
  ],
  numbers: [{ pattern: PRF_NUMBER, roles: 'clinicians', pathOf: (number) => `/prf/${number}` }],
});
