import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { isControlled } from '@sideline/schema/prf/catalogue/formulary';
import { idOfRow } from '@sideline/schema/prf/record/row-ids';
import { ALLERGEN_TEXTS, CONDITION_FACTS, type Allergen } from './health.js';
import type {
  Complaint,
  Disposition,
  DrugPlan,
  Incident,
  Interventions,
  Primary,
  ProcedurePlan,
  Scene,
  Secondary,
  Social,
  Encounter,
} from './scene.js';
import type { DemoStaff } from './staff.js';
import { observationsOf } from './vitals.js';

/** Turns an encounter into the sections of a record, with the ordinary answers that no story needs to mention. */

const MINUTE_MS = 60_000;
export const nameOf = ({ firstName, lastName }: DemoStaff): string => `${firstName} ${lastName}`;
const at = (scene: Scene, minute: number): string =>
  new Date(scene.atPatient.getTime() + minute * MINUTE_MS).toISOString();

const isConveyedByUs = (encounter: Encounter): boolean => encounter.outcome === 'conveyed_ed_own_vehicle';
const isHandedOver = (encounter: Encounter): boolean =>
  isConveyedByUs(encounter) ||
  encounter.outcome === 'conveyed_ambulance_service' ||
  encounter.outcome === 'handed_over_other_crew';

/** Minutes on the road for those we drive; 0 for the others. */
const roadMinutes = (scene: Scene, encounter: Encounter): number =>
  isConveyedByUs(encounter) ? scene.random.fork('road').int(14, 25) : 0;

/** Minutes from the incident at the event to the moment at the patient's side. */
export const minutesSinceIncident = (encounter: Encounter): number => encounter.noticed ?? encounter.onset;

/** Minutes until the record can be closed: at the hospital's door for those we drive. */
export const minutesOfCare = (scene: Scene, encounter: Encounter): number =>
  encounter.leaves + (isConveyedByUs(encounter) ? roadMinutes(scene, encounter) + 9 : 0);

const zoneOf = ({ event, place }: Scene): { zone_id?: string } => {
  const zone = event.zones.find(({ name }) => name === place);
  return zone === undefined ? {} : { zone_id: zone.id };
};

export const incidentOf = (scene: Scene, encounter: Encounter): Incident => {
  const incident = -minutesSinceIncident(encounter);
  const call = Math.max(incident, -3 - (scene.atPatient.getUTCMinutes() % 6));
  const squad = scene.event.kind === 'cheer' ? scene.patient.squads.at(-1) : undefined;
  return {
    event_id: scene.event.id,
    incident_date: at(scene, incident),
    incident_location: `${scene.place}, ${scene.event.location}`,
    ...zoneOf(scene),
    chief_complaint: encounter.complaint,
    attendance_type: encounter.attendance,
    acuity: encounter.acuity,
    ...(squad === undefined ? {} : { squad_id: squad.squadId }),
    ...(encounter.attendance === 'called_to'
      ? { call_time: at(scene, call), crew_notified_time: at(scene, call), arrived_time: at(scene, -1) }
      : { arrived_time: at(scene, 0) }),
    at_patient_time: at(scene, 0),
    ...(encounter.locationType === undefined ? {} : { location_type: encounter.locationType }),
    crew: [scene.lead.staffId, scene.mate.staffId],
    patients_at_scene: 1,
    ...encounter.incident,
  };
};

/** The incident's clock as it stands at the end. */
export const closingTimesOf = (scene: Scene, encounter: Encounter): Incident => ({
  ...(isConveyedByUs(encounter)
    ? {
        left_scene_time: at(scene, encounter.leaves),
        at_hospital_time: at(scene, encounter.leaves + roadMinutes(scene, encounter)),
      }
    : {}),
  clear_time: at(scene, minutesOfCare(scene, encounter) + 4),
});

const ALLERGY_KINDS: Readonly<Record<Allergen, 'drug' | 'food' | 'environmental'>> = {
  penicillin: 'drug',
  nuts: 'food',
  wasp_stings: 'environmental',
  latex: 'environmental',
  ibuprofen: 'drug',
  aspirin: 'drug',
  adhesive_dressings: 'environmental',
  codeine: 'drug',
  shellfish: 'food',
  eggs: 'food',
  grass_pollen: 'environmental',
};

const allergyOf = (allergen: Allergen) => {
  const [, substance = '', reaction = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(ALLERGEN_TEXTS[allergen]) ?? [];
  return {
    allergy_kind: ALLERGY_KINDS[allergen],
    substance,
    ...(reaction === '' ? {} : { reaction }),
  };
};

/** The rows of a list that a story tells without ids; drawn from nothing, so that the rest of the story stays as it was. */
const named = <Row extends object>(scene: Scene, list: string, rows: readonly Row[]) =>
  rows.map((row, index) => ({
    ...row,
    id: idOfRow(scene.patient.id, `${list} ${scene.atPatient.toISOString()}`, index),
  }));

export const complaintOf = (scene: Scene, encounter: Encounter): Complaint => {
  const { health, age } = scene.patient;
  const isSeen = encounter.outcome !== 'left_before_assessment';
  const medicines = [...health.conditions].flatMap((condition) => CONDITION_FACTS[condition].medicines);
  const isDead = encounter.outcome === 'deceased_on_scene';
  const { complaints, immunisations, ...about } = encounter.about ?? {};
  return {
    presenting_complaint: encounter.presenting,
    history_of_presenting_complaint: encounter.history,
    onset_at: at(scene, -encounter.onset),
    incident_narrative: encounter.narrative,
    ...(isSeen
      ? {
          allergy_status: isDead ? 'unable_to_obtain' : health.allergens.size === 0 ? 'none_known' : 'known',
          ...(isDead || health.allergens.size === 0
            ? {}
            : { allergies: [...health.allergens].map(allergyOf) }),
          ...(medicines.length === 0
            ? { medicines_not_obtained: isDead ? 'not_known' : 'none_reported' }
            : { current_medicines: medicines.map((medicine) => ({ medicine })) }),
          past_medical_history: health.pastMedicalHistory,
          ...(health.conditions.size === 0
            ? {}
            : {
                past_conditions: [...health.conditions].map((condition) => ({
                  description: CONDITION_FACTS[condition].history,
                })),
              }),
          history_from: age < 16 ? ['patient', 'family'] : ['patient'],
          sex_at_birth: scene.patient.sex,
          ...(age < 16 ? { weight_kg: scene.weightKg, weight_method: 'by_age' } : {}),
          ...(age < 16 || isDead ? {} : { alcohol_or_drugs: ['none_reported'] }),
          last_oral_intake: 'Ate and drank as usual today',
        }
      : {}),
    ...about,
    ...(complaints === undefined ? {} : { complaints: named(scene, 'complaints', complaints) }),
    ...(immunisations === undefined ? {} : { immunisations: named(scene, 'immunisations', immunisations) }),
  };
};

export const primaryOf = (scene: Scene, encounter: Encounter): Primary => {
  const { age } = scene.patient;
  const consent: Primary =
    age >= 16
      ? {
          consent: 'verbal',
          understanding: 'yes',
          retaining: 'yes',
          weighing: 'yes',
          communicating: 'yes',
          capacity_conclusion: 'has_capacity',
        }
      : age >= 13 && scene.random.chance(0.4)
        ? { consent: 'verbal', capacity_conclusion: 'gillick_competent' }
        : { consent: 'parental', capacity_conclusion: 'parental_consent' };
  return {
    ...consent,
    catastrophic_haemorrhage: 'none',
    cervical_spine: 'no_concern',
    airway: 'clear',
    breathing: ['normal_effort'],
    circulation: ['normal_colour', 'warm', 'crt_under_2', 'radial_present', 'regular'],
    cardiac_arrest: 'no',
    ...encounter.primary,
    // Under 16 the answers about capacity are other ones (clinical section 4).
    ...(age < 16 && encounter.primary?.capacity_conclusion === 'fluctuating'
      ? { capacity_conclusion: 'emergency' }
      : {}),
  };
};

const LANGUAGES: Readonly<Record<string, NonNullable<Social['language']>[number]>> = {
  English: 'english',
  Welsh: 'welsh',
  Urdu: 'urdu',
  Punjabi: 'punjabi',
  Bengali: 'bengali',
  Polish: 'polish',
  Romanian: 'romanian',
  Ukrainian: 'ukrainian',
  Arabic: 'arabic',
};

export const socialOf = (scene: Scene, encounter: Encounter): Social => {
  const { patient, random } = scene;
  const own = LANGUAGES[patient.preferredLanguage] ?? 'english';
  const { age } = patient;
  return {
    needs: ['none'],
    language: own === 'english' ? ['english'] : [own, 'english'],
    interpreter_required: 'no',
    home_circumstances:
      age < 18
        ? 'with_family'
        : age < 23
          ? random.pick(['student_accommodation', 'with_family', 'with_friends'] as const)
          : random.pick(['with_partner', 'with_family', 'lives_alone'] as const),
    ...(age < 18
      ? { support: ['family'] }
      : {
          marital_status: random.pick(['single', 'married', 'cohabiting', 'not_stated'] as const),
          support: ['none'],
        }),
    level_of_support: age < 12 ? 'some_help' : 'independent',
    mobility: 'independent',
    disability: ['none'],
    ...(age >= 65 ? { clinical_frailty: [random.pick(['fit', 'managing_well'] as const)] } : {}),
    safeguarding_concerns: 'no',
    ...encounter.social,
  };
};

export const secondaryOf = (scene: Scene, encounter: Encounter): Secondary => {
  const { investigations, ecgs, ...secondary } = encounter.secondary ?? {};
  return {
    generalAppearance:
      encounter.acuity === 'p1'
        ? 'Looks very unwell.'
        : encounter.acuity === 'p2'
          ? 'In discomfort.'
          : 'Looks well.',
    sceneHazards: 'None found.',
    extricationRequired: 'no',
    ...secondary,
    ...(ecgs === undefined ? {} : { ecgs: named(scene, 'ecgs', ecgs) }),
    ...(investigations === undefined
      ? {}
      : { investigations: named(scene, 'investigations', investigations) }),
  };
};

const LOTS = ['AK', 'BN', 'CT', 'DV', 'EW', 'FX'] as const;

const drugOf = (scene: Scene, plan: DrugPlan): NonNullable<Interventions['drugs_administered']>[number] => {
  const { minute, drug, dose, unit, route, ...more } = plan;
  const time = at(scene, minute);
  const id = scene.random.id(new Date(time));
  if (more.not_given_reason) return { id, drug_name: drug, ...more };
  const isOurs = more.is_before_arrival !== true;
  const expiry = new Date(scene.atPatient.getTime() + (120 + scene.random.int(0, 400)) * 86_400_000);
  return {
    id,
    drug_name: drug,
    time_administered: time,
    dose,
    dose_unit: unit,
    route,
    ...(isOurs
      ? {
          given_by: nameOf(scene.lead),
          authorisation: drug === 'oxygen' ? 'own_practice' : 'guideline',
          complication: ['none'],
          batch: {
            lot: `${scene.random.pick(LOTS)}${String(scene.random.int(1_000, 9_999))}`,
            expiry: expiry.toISOString().slice(0, 10),
          },
          ...(isControlled(drug) ? { witnessed_by: nameOf(scene.mate), drawn_up: dose, wasted: 0 } : {}),
        }
      : {}),
    ...more,
  };
};

const orderOf = (plan: DrugPlan): number => (plan.not_given_reason ? Infinity : plan.minute);

const procedureOf = (scene: Scene, plan: ProcedurePlan): NonNullable<Interventions['procedures']>[number] => {
  const { minute, procedure, ...more } = plan;
  const time = at(scene, minute);
  return {
    id: scene.random.id(new Date(time)),
    procedure,
    time_performed: time,
    performed_by: nameOf(scene.random.chance(0.7) ? scene.lead : scene.mate),
    ...more,
  };
};

export const interventionsOf = (scene: Scene, encounter: Encounter): Interventions => {
  const timed = <Entry>(minute: number, entry: Entry) => {
    const time = at(scene, minute);
    return { id: scene.random.id(new Date(time)), time, ...entry };
  };
  const { iv_access: iv, io_access: io, ...rest } = encounter.interventions ?? {};
  return {
    ...rest,
    ...(iv === undefined ? {} : { iv_access: named(scene, 'iv_access', iv) }),
    ...(io === undefined ? {} : { io_access: named(scene, 'io_access', io) }),
    ...(encounter.drugs === undefined || encounter.drugs.length === 0
      ? {}
      : {
          drugs_administered: [...encounter.drugs]
            // What was held back has no time and stands last.
            .sort((left, right) => orderOf(left) - orderOf(right))
            .map((plan) => drugOf(scene, plan)),
        }),
    ...(encounter.procedures === undefined
      ? {}
      : {
          procedures: [...encounter.procedures]
            .sort((left, right) => left.minute - right.minute)
            .map((plan) => procedureOf(scene, plan)),
        }),
    ...(encounter.shocks === undefined
      ? {}
      : { defibrillation: encounter.shocks.map(({ minute, ...shock }) => timed(minute, shock)) }),
    ...(encounter.cpr === undefined
      ? {}
      : { cpr: encounter.cpr.map(({ minute, ...event }) => timed(minute, event)) }),
  };
};

const LEVELS = { first_aid: 'first_aid', intermediate: 'intermediate', advanced: 'paramedic' } as const;

export const dispositionOf = (
  scene: Scene,
  encounter: Encounter,
  skill: keyof typeof LEVELS,
): Disposition => {
  const isTreated =
    (encounter.drugs ?? []).length > 0 ||
    (encounter.procedures ?? []).length > 0 ||
    Object.keys(encounter.interventions ?? {}).length > 0;
  const ends = at(scene, minutesOfCare(scene, encounter));
  const isSeen = encounter.outcome !== 'left_before_assessment' && encounter.outcome !== 'deceased_on_scene';
  return {
    disposition_outcome: encounter.outcome,
    ...(encounter.outcome === 'deceased_on_scene' ? {} : { time_left_dc_care: ends }),
    discharging_clinician: nameOf(scene.lead),
    final_acuity: encounter.finalAcuity ?? encounter.acuity,
    patient_contact: 'contact_made',
    crew_involvement: 'initiated_and_continued',
    level_of_care: scene.lead.level === 'doctor' ? 'doctor_led' : LEVELS[skill],
    ...(isSeen
      ? {
          care_given:
            encounter.outcome === 'refused_treatment'
              ? 'evaluated_treatment_refused'
              : isTreated
                ? 'evaluated_and_treated'
                : 'evaluated_no_treatment_needed',
        }
      : {}),
    ...(isHandedOver(encounter) ? { handover_time: ends, patients_transported: 1 } : {}),
    ...(isConveyedByUs(encounter)
      ? {
          transport_outcome: 'by_this_crew',
          transport_method: 'road_ambulance',
          moved_to_vehicle: 'stretcher',
          moved_from_vehicle: 'stretcher',
        }
      : encounter.outcome === 'conveyed_ambulance_service' || encounter.outcome === 'handed_over_other_crew'
        ? { transport_outcome: 'by_other_unit' }
        : encounter.outcome === 'refused_conveyance'
          ? { transport_outcome: 'refused' }
          : { transport_outcome: 'not_needed' }),
    ...encounter.disposition,
  };
};

/** The whole record as it stands when everything is written. */
export const recordOf = (scene: Scene, encounter: Encounter, skill: keyof typeof LEVELS): PrfData => {
  const isSeen = encounter.outcome !== 'left_before_assessment';
  const isAlive = encounter.outcome !== 'deceased_on_scene';
  const treatment = interventionsOf(scene, encounter);
  return {
    incidentDetails: { ...incidentOf(scene, encounter), ...closingTimesOf(scene, encounter) },
    PresentingComplaint: complaintOf(scene, encounter),
    ...(isSeen && isAlive
      ? {
          PrimarySurvey: primaryOf(scene, encounter),
          SocialHistory: socialOf(scene, encounter),
          ...(Object.keys(treatment).length === 0 ? {} : { ClinicalInterventions: treatment }),
        }
      : {}),
    ...(isSeen ? { SecondarySurvey: secondaryOf(scene, encounter) } : {}),
    ...(encounter.course === undefined
      ? {}
      : { observations: { entries: observationsOf(scene, encounter.course) } }),
    clinical_impression: {
      clinical_impression: [...encounter.impressions],
      ...(encounter.certainty === undefined ? {} : { certainty: encounter.certainty }),
      ...(encounter.reasoning === undefined ? {} : { impression_notes: encounter.reasoning }),
    },
    DispositionOutcome: dispositionOf(scene, encounter, skill),
    ...(encounter.role === undefined ? {} : { ROLE: encounter.role }),
  };
};
