/** For tests: a set of an adult that scores NEWS2 10. */
export const SICK_SET = {
  date_time: '2026-11-20T14:30:00.000Z',
  respiratory_rate: 24,
  oxygen_saturation: 93,
  supplemental_o2: true,
  bp_systolic: 104,
  bp_diastolic: 60,
  heart_rate: 118,
  acvpu: 'A',
  temperature: 38.4,
} as const;
