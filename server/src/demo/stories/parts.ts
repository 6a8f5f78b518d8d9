import type { DemoPatient } from '../patients.js';
import type { Random } from '../random.js';
import type { DrugPlan, Scene } from '../scene.js';

export const sideOf = (random: Random): 'left' | 'right' => random.pick(['left', 'right'] as const);

/** No ibuprofen with an allergy to it or to aspirin, with asthma, or in a heart or anticoagulated patient. */
export const mayTakeIbuprofen = ({ age, health }: DemoPatient): boolean =>
  age >= 12 &&
  age < 65 &&
  !health.allergens.has('ibuprofen') &&
  !health.allergens.has('aspirin') &&
  !health.conditions.has('asthma') &&
  !health.conditions.has('angina') &&
  !health.conditions.has('atrial_fibrillation');

/** Morphine is held back where codeine was not tolerated: the form would warn. */
export const mayTakeOpioids = ({ health }: DemoPatient): boolean => !health.allergens.has('codeine');

/** Oral paracetamol by the usual British age bands. */
export const paracetamolFor = ({ patient }: Scene, minute: number): DrugPlan => {
  const milligrams =
    patient.age >= 16
      ? 1_000
      : patient.age >= 12
        ? 500
        : patient.age >= 10
          ? 500
          : patient.age >= 8
            ? 375
            : patient.age >= 6
              ? 250
              : 240;
  return {
    minute,
    drug: 'paracetamol_oral',
    dose: milligrams,
    unit: 'mg',
    route: 'oral',
    indication: 'Pain',
    response: 'improved',
  };
};
