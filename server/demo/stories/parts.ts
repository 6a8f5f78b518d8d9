import type { PrfSectionValue } from '@sideline/schema/prf/catalogue/catalogue';
import type { DemoPatient } from '../patients.js';
import type { Random } from '../random.js';
import type { DrugPlan, Scene } from '../scene.js';

export const sideOf = (random: Random): 'left' | 'right' => random.pick(['left', 'right'] as const);

type BodyMark = NonNullable<PrfSectionValue<'SecondarySurvey'>['body_map']>[number];

const EXAMINED_AFTER_MS = 3 * 60_000;

/** One wound on the body map, seen three minutes after the crew came to the patient. */
export const seenOn = (
  { random, atPatient }: Scene,
  region: NonNullable<BodyMark['region']>,
  kind: NonNullable<BodyMark['kinds']>[number],
  millimetres: number,
): BodyMark => {
  const seenAt = new Date(atPatient.getTime() + EXAMINED_AFTER_MS);
  return {
    id: random.id(seenAt),
    region,
    kinds: [kind],
    size_mm: millimetres,
    seen_at: seenAt.toISOString(),
  };
};

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
