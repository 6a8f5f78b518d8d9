import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import type { DemoPatient } from './patients.js';
import type { Course, Scene, Vitals } from './scene.js';

type Key = keyof Vitals;

/** What is normal for the patient's age, so that a story need only say what is not. */
const restingVitals = ({ patient, random }: Scene): Required<Omit<Vitals, 'glucose' | 'etco2' | 'pain'>> => {
  const [rr, hr, systolic] = restingByAge(patient);
  return {
    rr: rr + random.int(-1, 1),
    hr: hr + random.int(-8, 8),
    spo2: random.int(97, 99),
    systolic: systolic + random.int(-8, 8),
    diastolic: Math.round(systolic * 0.62) + random.int(-4, 4),
    temp: 36.4 + random.int(0, 6) / 10,
    eye: 4,
    verbal: 5,
    motor: 6,
  };
};

const restingByAge = ({ age }: DemoPatient): readonly [rr: number, hr: number, systolic: number] => {
  if (age < 7) return [22, 100, 96];
  if (age < 12) return [20, 90, 104];
  if (age < 16) return [17, 80, 114];
  if (age < 60) return [15, 74, 122];
  return [16, 76, 136];
};

/** Half the distance is covered early: treatment works at first more than at last. */
const between = (from: number, to: number, part: number): number => from + (to - from) * part ** 0.8;

const WHOLE: ReadonlySet<Key> = new Set(['eye', 'verbal', 'motor', 'pain']);
const JITTER: Readonly<Partial<Record<Key, number>>> = { rr: 1, hr: 3, systolic: 3, diastolic: 3 };

/** Nobody's pulse is the same twice, also where a story leaves it as it was: shares of the jitter, set by set. */
const RESTLESS = [0, 0.6, -0.4, 1, -0.8, 0.2] as const;

/** Where there is none (no pulse, no breath), there is none in the next set either. */
const restless = (value: number, jitter: number, set: number): number =>
  value === 0 ? 0 : Math.round(jitter * (RESTLESS[set % RESTLESS.length] ?? 0));

const valueAt = (scene: Scene, course: Course, key: Key, set: number, rest: Vitals): number | undefined => {
  const from = course.from[key] ?? rest[key];
  if (from === undefined) return undefined;
  const to = course.to?.[key] ?? from;
  const part = course.at.length < 2 ? 0 : set / (course.at.length - 1);
  const exact = between(from, to, part);
  if (key === 'temp' || key === 'glucose' || key === 'etco2') return Math.round(exact * 10) / 10;
  if (WHOLE.has(key)) return Math.round(exact);
  const jitter = JITTER[key] ?? 0;
  const value =
    Math.round(exact) +
    (from === to ? restless(exact, jitter, set) : set === 0 ? 0 : scene.random.int(-jitter, jitter));
  return key === 'spo2' ? Math.min(100, value) : value;
};

/** The sets of a course, oldest first; each with all that a NEWS2 needs. */
export const observationsOf = (scene: Scene, course: Course): ObservationEntry[] => {
  const rest = restingVitals(scene);
  const { lead, mate, random } = scene;
  return course.at.map((minute, set): ObservationEntry => {
    const value = (key: Key) => valueAt(scene, course, key, set, rest);
    const at = new Date(scene.atPatient.getTime() + minute * 60_000);
    const taker = random.chance(0.5) ? lead : mate;
    const systolic = value('systolic') ?? 0;
    const isOnOxygen =
      course.oxygen !== undefined &&
      set >= course.oxygen.fromSet &&
      (course.oxygen.untilSet === undefined || set < course.oxygen.untilSet);
    const pain = value('pain');
    const glucose = value('glucose');
    const etco2 = value('etco2');
    return {
      id: random.id(at),
      date_time: at.toISOString(),
      taken_by: `${taker.firstName} ${taker.lastName}`,
      respiratory_rate: value('rr') ?? null,
      oxygen_saturation: value('spo2') ?? null,
      supplemental_o2: isOnOxygen,
      ...(isOnOxygen ? { o2_flow_lpm: course.oxygen.flow, o2_device: course.oxygen.device } : {}),
      ...(course.spo2Scale
        ? {
            spo2_scale: 'scale_2',
            spo2_scale_chosen_by: course.spo2Scale.by,
            spo2_scale_reason: course.spo2Scale.why,
          }
        : {}),
      heart_rate: value('hr') ?? null,
      heart_rate_method: 'pulse_oximeter',
      bp_systolic: systolic,
      // A pressure's lower figure stays below its upper one, whatever the story made of the upper.
      bp_diastolic: Math.min(value('diastolic') ?? 0, systolic - 22),
      bp_method: 'automated',
      temperature: value('temp') ?? null,
      temperature_method: 'tympanic',
      acvpu: course.acvpu?.[Math.min(set, course.acvpu.length - 1)] ?? 'A',
      gcs_eye: value('eye') ?? 4,
      gcs_verbal: value('verbal') ?? 5,
      gcs_motor: value('motor') ?? 6,
      ...(pain === undefined ? {} : { pain_score: pain, pain_scale: 'numeric' }),
      ...(glucose === undefined ? {} : { blood_glucose: glucose }),
      ...(etco2 === undefined ? {} : { etco2 }),
      ...course.extra?.(set),
    };
  });
};
