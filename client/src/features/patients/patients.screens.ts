import type { Screens } from '../../../e2e/screens';

export const screens: Screens = {
  opens: {
    everybody: ['/shared-record'],
    clinicians: ['/patients', '/patients/import'],
    recordReaders: ['/patients/:patientId'],
    patients: ['/patient-access', '/patient-access/visits/:customPrfId'],
    strangers: ['/patient-register'],
  },
  walked: {
    nobody: ['/patient-register', '/shared-record'],
    staff: ['/patients?q=Seren', '/patients?q=Qwertyuiop'],
    patient: ['/patient-access'],
  },
  journeys: ['/patient-access/visits/:customPrfId', '/patients/:patientId', '/patients/import'],
  firstLoads: {
    'nobody /patient-register': ['CheerTeamPicker'],
    'patient /patient-access': ['Patient', 'PatientViews', 'PatientVisits'],
    'patient /patient-access/visits/{customPrfId}': ['PatientRecordWords'],
    'nobody /shared-record': [],
    'patient /patients/{patientId}': ['Patient', 'PatientViews', 'PatientVisits'],
    '/patients': ['Patients', 'CheerTeamPicker'],
    '/patients/import': [],
    '/patients/{patientId}': ['Patient', 'PatientViews'],
    'admin /patients/{merged.patientId}': ['Patient', 'PatientViews'],
    'admin /patients/{survivor.patientId}': ['Patient', 'PatientViews'],
  },
};
