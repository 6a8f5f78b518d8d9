import type { Story } from '../scene.js';
import { paracetamolFor, sideOf } from './parts.js';

/** Children: other numbers, parents beside them, and no NEWS2. */
export const CHILDREN_STORIES: readonly Story[] = [
  {
    key: 'febrile_child',
    events: ['show', 'cheer', 'festival'],
    weight: 5,
    ages: [5, 10],
    skill: 'intermediate',
    tell: (scene) => ({
      complaint: 'Hot and miserable child',
      acuity: 'p3',
      attendance: 'self_presented',
      locationType: 'medical_post',
      onset: 300,
      noticed: 20,
      presenting: 'Fever since the morning, sore throat, does not want to play.',
      history:
        'Brother had the same last week. Drinking, passing water, vaccinations up to date. No rash, no stiff neck.',
      narrative:
        'Alert, well hydrated, red throat. Fever green by the NICE traffic lights. Paracetamol, parent advised, home.',
      about: {
        complaint_body_area: 'head',
        complaint_system: 'general',
        history_from: ['patient', 'family'],
        immunisations: [{ vaccine: 'mmr' }, { vaccine: 'dtp' }],
      },
      secondary: {
        head_neck: 'Red throat, no pus, ears normal, no neck stiffness.',
        integumentary: 'No rash; glass test not needed.',
        respiratory: 'Clear.',
      },
      course: { at: [3, 30], from: { temp: 38.8, hr: 124, rr: 24 }, to: { temp: 38.1, hr: 110, rr: 22 } },
      drugs: [{ ...paracetamolFor(scene, 6), indication: 'Fever with distress' }],
      impressions: ['febrile_child', 'upper_respiratory_infection'],
      certainty: 'probable',
      outcome: 'discharged_with_advice',
      leaves: 40,
      disposition: {
        worsening_advice_given: true,
        advice_given:
          'Parent given the fever leaflet: rash that does not fade, drowsy, dry or breathless means 999.',
      },
    }),
  },
  {
    key: 'child_head_bump',
    events: ['cheer', 'show', 'football'],
    weight: 6,
    ages: [5, 12],
    skill: 'first_aid',
    tell: (scene) => ({
      complaint: 'Bumped head',
      acuity: 'p3',
      attendance: 'called_to',
      locationType: scene.event.kind === 'cheer' ? 'warm_up' : 'public_building',
      onset: 6,
      presenting: 'Ran into a post, cried at once.',
      history:
        'Fell from standing height. No loss of consciousness, no vomiting, behaving as usual according to the parent.',
      narrative:
        'Small bump on the forehead. Observed for 30 minutes, ate a biscuit, played. Advice to the parent.',
      about: {
        complaint_body_area: 'head',
        complaint_system: 'nervous',
        possible_injury: 'yes',
        history_from: ['patient', 'family'],
      },
      primary: { cervical_spine: 'no_concern' },
      secondary: {
        mechanismsOfInjury: ['collision_object'],
        head_neck: '2 cm bump on the forehead, skin intact, no other tenderness.',
        neurological: 'Alert, walks and jumps normally.',
        exam_findings: [{ region: 'head', location: 'forehead', finding: 'contusion', size_mm: 20 }],
      },
      course: {
        at: [3, 30],
        from: { pain: 3, hr: 104 },
        to: { pain: 1, hr: 96 },
        extra: () => ({
          pain_scale: 'faces',
          pupils_left: { size_mm: 4, reaction: 'brisk' },
          pupils_right: { size_mm: 4, reaction: 'brisk' },
        }),
      },
      drugs: scene.random.chance(0.4) ? [paracetamolFor(scene, 8)] : [],
      interventions: { wound_treatments: ['ice'] },
      impressions: ['head_injury'],
      certainty: 'confirmed',
      outcome: 'discharged_with_advice',
      leaves: 36,
      disposition: {
        worsening_advice_given: true,
        advice_given: 'Written head injury advice for children given to the parent.',
      },
    }),
  },
  {
    key: 'child_forearm_fracture',
    events: ['cheer', 'show'],
    weight: 4,
    ages: [6, 11],
    skill: 'advanced',
    tell: (scene) => {
      const side = sideOf(scene.random);
      return {
        complaint: 'Fall, arm injury',
        acuity: 'p2',
        attendance: 'called_to',
        locationType: scene.event.kind === 'cheer' ? 'performance_floor' : 'public_building',
        onset: 5,
        presenting: `Fell on the ${side} arm, will not move it.`,
        history:
          scene.event.kind === 'cheer'
            ? 'Slipped off the bottom of a pyramid, about 1 m. No head injury, cried at once.'
            : 'Fell from a straw bale, about 1 m. No head injury, cried at once.',
        narrative:
          'Closed mid-forearm fracture with angulation, hand warm and pink. Paracetamol, Entonox held by the child, splint. Conveyed with the parent.',
        about: {
          complaint_body_area: 'arm',
          complaint_system: 'musculoskeletal_skin',
          possible_injury: 'yes',
          fall_height_m: 1,
          weight_kg: scene.weightKg,
          weight_method: 'by_age',
          history_from: ['patient', 'family'],
        },
        secondary: {
          mechanismsOfInjury: scene.event.kind === 'cheer' ? ['fall_from_stunt'] : ['fall_under_2m'],
          extremities: `${side === 'left' ? 'Left' : 'Right'} forearm angulated, skin closed, pulse and sensation present before and after.`,
          exam_findings: [{ region: 'limbs', location: `forearm_${side}`, finding: 'deformity' }],
        },
        course: {
          at: [3, 14, 30],
          from: { pain: 8, hr: 130, rr: 28 },
          to: { pain: 3, hr: 108, rr: 22 },
          extra: () => ({ pain_scale: 'faces' }),
        },
        drugs: [
          paracetamolFor(scene, 6),
          {
            minute: 7,
            drug: 'entonox',
            dose: 50,
            unit: 'percent',
            route: 'inhaled',
            indication: 'Splinting',
            response: 'improved',
          },
        ],
        procedures: [{ minute: 10, procedure: 'splinting', success: true, response: 'improved' }],
        interventions: { splints: ['vacuum', 'sling'] },
        impressions: ['limb_fracture'],
        certainty: 'probable',
        outcome: 'conveyed_ed_own_vehicle',
        leaves: 45,
        disposition: {
          destination: 'Children’s hospital, emergency department',
          destination_type: 'emergency_department',
          destination_capabilities: ['paediatric_centre'],
          handover_to: 'Children’s nurse',
          transport_urgency: 'non_emergency',
        },
      };
    },
  },
];
