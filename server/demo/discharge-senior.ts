import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { deriveSection } from '@sideline/schema/prf/record/derive';
import { unexplainedRisk } from '@sideline/schema/prf/rules/discharge-risk';
import type { Scene } from './scene.js';

/** Names the senior who agreed to a discharge on scene, where the last observations still called for action. */
export const withDischargeSenior = (scene: Scene, data: PrfData): PrfData => {
  if (data.observations == null || data.DispositionOutcome == null) return data;
  const { age } = scene.patient;
  const isPregnant = data.PresentingComplaint?.is_pregnant === 'yes';
  const isAsked = [age, null].some((ageYears) => {
    const observations = deriveSection('observations', { ...data.observations }, { ageYears, isPregnant });
    const sections = { observations, DispositionOutcome: { ...data.DispositionOutcome } };
    return unexplainedRisk({ data: sections, ageYears, hasPatient: true }) !== null;
  });
  return isAsked
    ? {
        ...data,
        DispositionOutcome: {
          ...data.DispositionOutcome,
          discharge_senior: 'Dr Amara Shah, event doctor, by radio',
        },
      }
    : data;
};
