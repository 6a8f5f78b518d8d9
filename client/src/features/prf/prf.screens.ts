import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    everybody: ['/handover'],
    clinicians: [
      '/open-prfs',
      '/prfs',
      '/createprf',
      '/practice',
      '/prf/:customPrfId/handover',
      '/prf/:customPrfId/read',
      '/prf/:customPrfId/amend',
      '/prf/:customPrfId/history',
      '/prf/:customPrfId',
    ],
    patients: ['/patient-access/prf/:customPrfId'],
  },
  walked: {
    nobody: ['/handover'],
    staff: ['/createprf', '/practice', '/open-prfs', '/prfs'],
  },
  journeys: [
    '/prf/:customPrfId/read',
    '/patient-access/prf/:customPrfId',
    '/prf/:customPrfId',
    '/prf/:customPrfId/amend',
    '/prf/:customPrfId/handover',
    '/prf/:customPrfId/history',
  ],
  firstLoads: {
    'nobody /handover': [],
    'patient /patient-access/prf/{customPrfId}': ['CheerTeamPicker', 'Prf'],
    '/open-prfs': ['OpenPrfs'],
    '/prfs': ['AllPrfs'],
    '/createprf': ['DoseRanges', 'OwnShiftsToday'],
    '/practice': [],
    '/prf/{customPrfId}': ['Prf', 'DoseRanges', 'PrfChanges', 'PrfVisitors'],
    'admin /prf/{teamed.customPrfId}?section=patient': ['Prf', 'DoseRanges', 'PrfChanges', 'PrfVisitors'],
    '/prf/{customPrfId}/history': ['PrfHistory'],
    '/prf/{customPrfId}/read': ['Prf', 'CheerTeamPicker', 'PrfChanges'],
    '/prf/{customPrfId}/handover': ['Prf', 'PrfHandover', 'PrfChanges'],
    '/prf/{customPrfId}/amend': ['Prf'],
  },
};
