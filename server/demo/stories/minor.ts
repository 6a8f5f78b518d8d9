import type { Story } from '../scene.js';
import { paracetamolFor, seenOn, sideOf } from './parts.js';

/** The short visits that fill a day, and those who would not stay. */
export const MINOR_STORIES: readonly Story[] = [
  {
    key: 'blister',
    events: ['running', 'festival', 'cheer'],
    weight: 10,
    ages: [8, 70],
    skill: 'first_aid',
    tell: (scene) => {
      const side = sideOf(scene.random);
      return {
        complaint: 'Blister',
        acuity: 'p3',
        attendance: 'self_presented',
        locationType: 'medical_post',
        onset: 60,
        presenting: `Painful blister on the ${side} heel.`,
        history: 'New shoes. No fever, not diabetic, blister intact.',
        narrative: 'Cleaned, padded dressing, left intact.',
        about: {
          complaint_body_area: 'leg',
          complaint_system: 'musculoskeletal_skin',
          activity: scene.event.kind === 'running' ? 'competing' : 'walking',
        },
        secondary: {
          mechanismsOfInjury: ['overuse'],
          integumentary: `20 mm blister on the ${side} heel, clear fluid, no redness around.`,
          exam_findings: [{ region: 'skin', location: `foot_${side}`, finding: 'blister', size_mm: 20 }],
        },
        course: { at: [3], from: { pain: 2 } },
        interventions: {
          wound_treatments: scene.patient.health.allergens.has('adhesive_dressings')
            ? ['cleaned']
            : ['cleaned', 'dressing'],
        },
        impressions: ['blister'],
        certainty: 'confirmed',
        outcome: 'returned_to_event',
        leaves: 10,
        disposition: {
          worsening_advice_given: true,
          advice_given: 'Keep covered, pharmacist if red or hot.',
        },
      };
    },
  },
  {
    key: 'nosebleed',
    events: ['cheer', 'football', 'show'],
    weight: 6,
    ages: [6, 75],
    skill: 'first_aid',
    fits: ({ health }) => !health.conditions.has('atrial_fibrillation'),
    tell: (scene) => ({
      complaint: 'Nosebleed',
      acuity: 'p3',
      attendance: 'self_presented',
      locationType: 'medical_post',
      onset: 12,
      presenting: 'Bleeding from one nostril for ten minutes.',
      history:
        scene.event.kind === 'cheer'
          ? 'Caught by an elbow during a basket toss. No other injury, no clear fluid.'
          : 'Started by itself. No blood thinners.',
      narrative: 'Pinched for 12 minutes, stopped. No septal haematoma, nose straight.',
      about: { complaint_body_area: 'face', complaint_system: 'general' },
      primary: {
        circulation: ['normal_colour', 'warm', 'crt_under_2', 'radial_present', 'external_bleeding'],
      },
      secondary: {
        head_neck: 'Little’s area bleeding point on the left, septum normal, no bony tenderness.',
      },
      course: { at: [4], from: {} },
      interventions: { wound_treatments: ['pressure', 'ice'] },
      impressions: ['nosebleed'],
      certainty: 'confirmed',
      outcome: 'returned_to_event',
      leaves: 22,
      disposition: {
        worsening_advice_given: true,
        advice_given: 'Do not blow your nose today. Hospital if it bleeds for more than 20 minutes.',
      },
    }),
  },
  {
    key: 'eye_irritation',
    events: ['festival', 'show', 'motorsport'],
    weight: 5,
    ages: [9, 65],
    skill: 'first_aid',
    tell: (scene) => ({
      complaint: 'Something in the eye',
      acuity: 'p3',
      attendance: 'self_presented',
      locationType: 'medical_post',
      onset: 20,
      presenting: 'Gritty, watering eye after a gust of dust.',
      history: 'No contact lenses, no machining, sight normal when the water is wiped away.',
      narrative: 'Grain under the upper lid washed out. Sight 6/6 both eyes, no stain uptake.',
      about: { complaint_body_area: 'face', complaint_system: 'general' },
      secondary: {
        head_neck:
          'Conjunctiva red, small grain under the upper lid, removed. Pupils equal and reactive, full movements.',
        exam_findings: [
          {
            region: 'eyes',
            location: scene.random.pick(['left', 'right'] as const),
            finding: 'foreign_body',
          },
        ],
      },
      course: { at: [4], from: { pain: 2 } },
      drugs: [
        {
          minute: 6,
          drug: 'sodium_chloride_09',
          dose: 20,
          unit: 'ml',
          route: 'eye',
          indication: 'Foreign body',
          response: 'improved',
        },
      ],
      procedures: [{ minute: 6, procedure: 'eye_irrigation', success: true, response: 'improved' }],
      interventions: { wound_treatments: ['eye_irrigation'] },
      impressions: ['eye_irritation'],
      certainty: 'confirmed',
      outcome: 'discharged_with_advice',
      leaves: 16,
      disposition: {
        worsening_advice_given: true,
        advice_given: 'Optician or eye casualty today if there is pain, light hurts or sight blurs.',
      },
    }),
  },
  {
    key: 'muscle_strain',
    events: ['cheer', 'running', 'football'],
    weight: 8,
    ages: [13, 50],
    skill: 'first_aid',
    tell: (scene) => {
      const side = sideOf(scene.random);
      return {
        complaint: 'Pulled muscle',
        acuity: 'p3',
        attendance: 'self_presented',
        locationType: scene.event.kind === 'cheer' ? 'warm_up' : 'sports_pitch',
        onset: 20,
        presenting: `Sudden pain at the back of the ${side} thigh.`,
        history:
          scene.event.kind === 'cheer'
            ? 'Felt a pull in the splits during warm-up. Can walk.'
            : 'Felt a pull while sprinting. Can walk with a limp.',
        narrative: 'Grade 1 hamstring strain. Cold pack, compression, out for the day.',
        about: {
          complaint_body_area: 'leg',
          complaint_system: 'musculoskeletal_skin',
          activity: scene.event.kind === 'cheer' ? 'tumbling' : 'competing',
          possible_injury: 'yes',
        },
        secondary: {
          mechanismsOfInjury: ['overuse'],
          extremities: `Tender in the middle of the ${side} hamstrings, no gap, full strength with pain.`,
          exam_findings: [{ region: 'limbs', location: `upper_leg_${side}`, finding: 'tenderness' }],
        },
        course: { at: [3], from: { pain: 4 } },
        drugs: scene.random.chance(0.5) && scene.patient.age >= 12 ? [paracetamolFor(scene, 5)] : [],
        interventions: { wound_treatments: ['ice'] },
        impressions: ['sprain_strain'],
        certainty: 'probable',
        outcome: 'discharged_with_advice',
        leaves: 20,
        disposition: {
          worsening_advice_given: true,
          advice_given:
            'Rest, ice, gentle movement from tomorrow. Physiotherapist if not better in two weeks.',
        },
      };
    },
  },
  {
    key: 'head_knock_refuses',
    events: ['football', 'festival', 'show'],
    weight: 5,
    ages: [18, 75],
    skill: 'intermediate',
    tell: (scene) => ({
      complaint: 'Head injury, does not want to go',
      acuity: 'p2',
      finalAcuity: 'p3',
      attendance: 'called_to',
      locationType: 'spectator_area',
      onset: 15,
      presenting: 'Tripped on the steps, cut above the eyebrow, headache.',
      history:
        'Two pints today. Seen to hit the rail. No loss of consciousness, remembers the fall. No blood thinners.',
      narrative:
        'Advised hospital for the headache and the alcohol. Does not want to go. Has capacity: understood, retained and weighed the risks, and explained them in own words. Sister will take the patient home and keep watch tonight.',
      about: {
        complaint_body_area: 'head',
        complaint_system: 'nervous',
        activity: 'walking',
        possible_injury: 'yes',
        alcohol_or_drugs: ['admits_alcohol'],
      },
      primary: {
        consent: 'refused',
        capacity_conclusion: 'has_capacity',
        understanding: 'yes',
        retaining: 'yes',
        weighing: 'yes',
        communicating: 'yes',
        cervical_spine: 'cleared',
      },
      secondary: {
        mechanismsOfInjury: ['fall_under_2m'],
        head_neck:
          '15 mm cut above the right eyebrow, edges meet. No boggy swelling, no clear fluid, no midline neck tenderness.',
        neurological: 'Orientated, pupils equal, walks straight.',
        body_map: [seenOn(scene, 'forehead_front', 'laceration', 15)],
      },
      // The sister takes them home: whoever lives alone is not alone tonight.
      social: { home_circumstances: 'with_family' },
      course: {
        at: [3, 20],
        from: { pain: 4, hr: 88 },
        to: { pain: 3, hr: 82 },
        extra: () => ({
          pupils_left: { size_mm: 3, reaction: 'brisk' },
          pupils_right: { size_mm: 3, reaction: 'brisk' },
        }),
      },
      interventions: {
        wound_treatments: scene.patient.health.allergens.has('adhesive_dressings')
          ? ['cleaned', 'pressure']
          : ['cleaned', 'closure_strips'],
      },
      impressions: ['head_injury', 'wound'],
      certainty: 'probable',
      outcome: 'refused_conveyance',
      leaves: 34,
      disposition: {
        worsening_advice_given: true,
        released_to: 'Sister, sober, staying the night',
        refusal_reason:
          'Feels fine and wants to see the end. Told that a bleed inside the head can show late and can kill; repeats this in own words.',
        refusal_signature_not_obtained:
          'Hands dressed and wet from rain; refusal stated aloud in front of both crew',
        advice_given:
          'Written head injury advice given to the sister. 999 for vomiting, drowsiness, a fit, weakness or worsening headache.',
      },
    }),
  },
  {
    key: 'treatment_refused',
    events: ['festival', 'football', 'motorsport'],
    weight: 4,
    ages: [18, 60],
    skill: 'first_aid',
    tell: () => ({
      complaint: 'Knee graze',
      acuity: 'p3',
      attendance: 'called_to',
      locationType: 'spectator_area',
      onset: 10,
      presenting: 'Fell on gravel, graze on the knee.',
      history: 'Steward called us. Walking normally.',
      narrative: 'Looked at with consent, cleaning and dressing offered and declined. Knows where we are.',
      about: {
        complaint_body_area: 'leg',
        complaint_system: 'musculoskeletal_skin',
        activity: 'walking',
        possible_injury: 'yes',
      },
      primary: {
        consent: 'refused',
        capacity_conclusion: 'has_capacity',
        understanding: 'yes',
        retaining: 'yes',
        weighing: 'yes',
        communicating: 'yes',
      },
      secondary: {
        mechanismsOfInjury: ['fall_under_2m'],
        integumentary: '30 mm graze of the left knee with grit.',
        exam_findings: [{ region: 'skin', location: 'knee_left', finding: 'abrasion', size_mm: 30 }],
      },
      course: { at: [2], from: { pain: 1 } },
      impressions: ['minor_graze'],
      certainty: 'confirmed',
      outcome: 'refused_treatment',
      leaves: 8,
      disposition: {
        worsening_advice_given: true,
        refusal_reason: 'Will clean it at home; does not want to miss the set.',
        refusal_signature_not_obtained: 'Declined to sign',
        advice_given: 'Clean with running water, check tetanus cover, pharmacist if red or hot.',
      },
    }),
  },
  {
    key: 'left_before_assessment',
    events: ['festival', 'football', 'show'],
    weight: 3,
    ages: [16, 50],
    skill: 'first_aid',
    tell: () => ({
      complaint: 'Felt unwell',
      acuity: 'p3',
      attendance: 'self_presented',
      locationType: 'medical_post',
      onset: 20,
      presenting: 'Gave name at the desk, said feeling dizzy.',
      history: 'No history taken.',
      narrative: 'Called after eleven minutes, no longer in the tent. Stewards asked to look; not found.',
      impressions: ['generally_unwell'],
      outcome: 'left_before_assessment',
      leaves: 14,
      disposition: {},
    }),
  },
  {
    key: 'abdominal_pain',
    events: ['cheer', 'show', 'festival'],
    weight: 4,
    ages: [12, 35],
    skill: 'intermediate',
    tell: (scene) => ({
      complaint: 'Stomach ache',
      acuity: 'p2',
      attendance: 'self_presented',
      locationType: 'medical_post',
      onset: 480,
      noticed: 20,
      presenting: 'Pain started round the navel, now low on the right, worse on jumping.',
      history: 'Since the night. No appetite, vomited once, opened bowels yesterday. Never had it before.',
      narrative: 'Possible appendicitis: hospital by own transport now, nothing to eat or drink.',
      about: {
        complaint_body_area: 'abdomen',
        complaint_system: 'gastrointestinal',
        last_oral_intake: 'Water three hours ago',
        ...(scene.patient.sex === 'female' && scene.patient.age >= 12 ? { is_pregnant: 'no' as const } : {}),
      },
      secondary: {
        abdomen: 'Tender and guarding in the right lower quadrant, pain there on pressing the left.',
        exam_findings: [{ region: 'abdomen', location: 'lower_right', finding: 'guarding' }],
      },
      course: {
        at: [4, 24],
        from: { pain: 6, hr: 98, temp: 37.9, rr: 18 },
        to: { pain: 4, hr: 92, temp: 37.9, rr: 16 },
      },
      drugs: [paracetamolFor(scene, 9)],
      impressions: ['abdominal_pain'],
      certainty: 'possible',
      reasoning: 'Appendicitis until shown otherwise.',
      outcome: 'own_transport_hospital',
      leaves: 32,
      disposition: {
        worsening_advice_given: true,
        destination: 'Nearest emergency department',
        advice_given: 'Go straight there, nothing by mouth. 999 if collapse or pain all over.',
      },
    }),
  },
];
