import type { Locator } from '@playwright/test';
import type { FormSetting } from './catalogue-form';
import { enterSet } from './observation-pad';

const SETTING: FormSetting = {
  timeZone: 'Europe/London',
  day: '2024-10-08',
  nameOf: (id) => id,
  pictures: new Map(),
};

/** Seven values that make a NEWS2 of 14: somebody has to say what was done about it. */
const ALARMING_SET = {
  date_time: '2024-10-08T00:50:00.000Z',
  is_before_arrival: false,
  respiratory_rate: 26,
  oxygen_saturation: 91,
  heart_rate: 132,
  bp_systolic: 95,
  bp_diastolic: 60,
  temperature: 36.5,
  supplemental_o2: false,
  acvpu: 'V',
};

/** Enters it on the pad of a record of the overdose case. */
export const enterAlarmingSet = (form: Locator): Promise<void> => enterSet(form, ALARMING_SET, SETTING);
