import type { SingleSign } from '../../clinical/single-signs.js';
import { choices } from './kinds.js';

/** A measurement that calls for action by itself: all that NEWS2 looks at but the oxygen; in pregnancy the diastolic pressure too. */
export type RedSign = Exclude<SingleSign, 'supplemental_o2'>;

export const RED_SIGN_LABELS: Readonly<Record<RedSign, string>> = {
  respiratory_rate: 'Respiratory rate',
  oxygen_saturation: 'SpO2',
  bp_systolic: 'Systolic pressure',
  bp_diastolic: 'Diastolic pressure',
  heart_rate: 'Pulse',
  acvpu: 'Consciousness',
  temperature: 'Temperature',
};
export const RED_SIGN = choices('PrfRedSign', RED_SIGN_LABELS);

export const isRedSign = (parameter: SingleSign): parameter is RedSign => parameter in RED_SIGN_LABELS;
