import type { Story } from '../scene.js';
import { mayTakeIbuprofen, mayTakeOpioids, paracetamolFor, seenOn, sideOf } from './parts.js';

/** Falls, collisions and knocks. */
export const TRAUMA_STORIES: readonly Story[] = [
  {
    key: 'ankle_sprain',
    events: ['cheer', 'running', 'football'],
    weight: 16,
    ages: [10, 45],
    skill: 'first_aid',
    tell: (scene) => {
      const side = sideOf(scene.random);
      const isCheer = scene.event.kind === 'cheer';
      return {
        complaint: 'Ankle injury',
        acuity: 'p3',
        attendance: 'self_presented',
        locationType: isCheer ? 'performance_floor' : 'sports_pitch',
        onset: scene.random.int(8, 40),
        presenting: `Twisted ${side} ankle, painful on the outer side.`,
        history: isCheer
          ? `Landed on the edge of the mat from a basket toss and rolled the ${side} ankle inwards. Able to take four steps.`
          : `Stepped off the kerb edge and rolled the ${side} ankle inwards. Able to take four steps with a limp.`,
        narrative: `Walked in with support. Swelling over the lateral malleolus, no bony tenderness by the Ottawa rules. Cold pack and elevation, pain down. Advice sheet given.`,
        about: {
          complaint_body_area: 'leg',
          complaint_system: 'musculoskeletal_skin',
          activity: isCheer ? 'stunting' : 'competing',
          possible_injury: 'yes',
        },
        secondary: {
          mechanismsOfInjury: ['sports_twist'],
          extremities: `${side === 'left' ? 'Left' : 'Right'} ankle: swelling below the lateral malleolus, tender over the anterior ligament, no bony tenderness. Foot warm, capillary refill under 2 s, sensation intact.`,
          exam_findings: [
            { region: 'limbs', location: `ankle_${side}`, finding: 'swelling' },
            { region: 'limbs', location: `ankle_${side}`, finding: 'tenderness' },
          ],
        },
        course: { at: [2], from: { pain: scene.random.int(3, 5) } },
        drugs: scene.patient.age >= 12 && scene.random.chance(0.6) ? [paracetamolFor(scene, 4)] : [],
        interventions: { wound_treatments: ['ice'] },
        impressions: ['sprain_strain'],
        certainty: 'probable',
        outcome: scene.random.chance(0.7) ? 'discharged_with_advice' : 'returned_to_event',
        leaves: scene.random.int(15, 30),
        disposition: {
          worsening_advice_given: true,
          advice_given:
            'Rest, ice for 15 minutes every few hours, compression and elevation. Minor injuries unit if unable to bear weight tomorrow.',
        },
      };
    },
  },
  {
    key: 'wrist_fracture_from_stunt',
    events: ['cheer'],
    weight: 7,
    ages: [9, 22],
    skill: 'intermediate',
    place: 1,
    tell: (scene) => {
      const side = sideOf(scene.random);
      return {
        complaint: 'Fall from a stunt, wrist injury',
        acuity: 'p2',
        finalAcuity: 'p3',
        attendance: 'called_to',
        locationType: 'performance_floor',
        onset: 4,
        presenting: `Fell from a stunt on to an outstretched ${side} hand. Wrist deformed and very painful.`,
        history: `Flyer in an extended stunt, height about 2 m, came down forwards as the base lost the grip. No head contact, no loss of consciousness, remembers everything.`,
        narrative: `Assessed on the mat. Isolated closed injury of the ${side} distal forearm with a dinner-fork deformity, good pulse and sensation before and after splinting. Pain well controlled. Left with parent for the emergency department.`,
        about: {
          complaint_body_area: 'arm',
          complaint_system: 'musculoskeletal_skin',
          activity: 'stunting',
          possible_injury: 'yes',
          fall_height_m: 2,
        },
        primary: { cervical_spine: 'cleared' },
        secondary: {
          mechanismsOfInjury: ['fall_from_stunt'],
          extremities: `${side === 'left' ? 'Left' : 'Right'} wrist: dorsal deformity, swelling, skin closed. Radial pulse present, capillary refill under 2 s, sensation normal in all fingers.`,
          head_neck: 'No tenderness of head or neck, full movement.',
          exam_findings: [
            { region: 'limbs', location: `wrist_${side}`, finding: 'deformity' },
            { region: 'limbs', location: `wrist_${side}`, finding: 'swelling' },
            { region: 'neck', finding: 'tenderness', is_absent: true },
          ],
        },
        course: {
          at: [3, 14, 26],
          from: { pain: scene.random.int(7, 8), hr: 108 + scene.random.int(-6, 6), rr: 20 },
          to: { pain: 2, hr: 86, rr: 16 },
        },
        drugs: [
          {
            minute: 5,
            drug: 'entonox',
            dose: 50,
            unit: 'percent',
            route: 'inhaled',
            indication: 'Pain 7 of 10 or more',
            response: 'improved',
          },
          paracetamolFor(scene, 12),
        ],
        procedures: [
          {
            minute: 10,
            procedure: 'splinting',
            success: true,
            response: 'improved',
            comments: 'Pulse and sensation checked before and after',
          },
        ],
        interventions: { splints: ['vacuum', 'sling'] },
        impressions: ['limb_fracture'],
        certainty: 'probable',
        outcome: 'own_transport_hospital',
        leaves: scene.random.int(32, 48),
        disposition: {
          worsening_advice_given: true,
          destination: 'Nearest emergency department with children’s X-ray',
          advice_given:
            'Nothing to eat or drink until seen. Keep the arm raised; come back at once if fingers turn cold, white or numb.',
        },
      };
    },
  },
  {
    key: 'patella_dislocation',
    events: ['cheer', 'football'],
    weight: 3,
    ages: [13, 30],
    skill: 'advanced',
    place: 1,
    tell: (scene) => {
      const side = sideOf(scene.random);
      return {
        complaint: 'Knee injury',
        acuity: 'p2',
        finalAcuity: 'p3',
        attendance: 'called_to',
        locationType: 'performance_floor',
        onset: 5,
        presenting: `${side === 'left' ? 'Left' : 'Right'} knee 'popped out' on landing; cannot straighten it.`,
        history:
          'Landed a tumbling pass with the knee turned in. Kneecap visibly displaced outwards. Has never happened before.',
        narrative:
          'Lateral dislocation of the patella. Reduced under Entonox by gentle extension of the knee with a single attempt, immediate relief. Splinted in extension and referred for X-ray.',
        about: {
          complaint_body_area: 'leg',
          complaint_system: 'musculoskeletal_skin',
          activity: 'tumbling',
          possible_injury: 'yes',
        },
        secondary: {
          mechanismsOfInjury: ['sports_twist'],
          extremities:
            'Patella displaced laterally, knee held in 40° of flexion. Distal pulse and sensation normal before and after reduction.',
          exam_findings: [{ region: 'limbs', location: `knee_${side}`, finding: 'dislocation' }],
        },
        course: { at: [3, 12, 25], from: { pain: 9, hr: 118, rr: 22 }, to: { pain: 2, hr: 84, rr: 16 } },
        drugs: [
          {
            minute: 4,
            drug: 'entonox',
            dose: 50,
            unit: 'percent',
            route: 'inhaled',
            indication: 'Pain 9 of 10, reduction',
            response: 'improved',
          },
        ],
        procedures: [
          {
            minute: 9,
            procedure: 'reduction',
            attempts: 1,
            success: true,
            complication: ['none'],
            response: 'improved',
          },
          { minute: 14, procedure: 'splinting', success: true },
        ],
        interventions: { splints: ['box'] },
        impressions: ['dislocation'],
        certainty: 'confirmed',
        outcome: 'own_transport_hospital',
        leaves: 40,
        disposition: {
          worsening_advice_given: true,
          destination: 'Local emergency department',
          advice_given: 'Splint stays on until X-ray. No weight on the leg.',
        },
      };
    },
  },
  {
    key: 'concussion',
    events: ['cheer', 'football', 'motorsport'],
    weight: 9,
    ages: [10, 35],
    skill: 'intermediate',
    tell: (scene) => {
      const isCheer = scene.event.kind === 'cheer';
      return {
        complaint: 'Head injury',
        acuity: 'p2',
        finalAcuity: 'p3',
        attendance: 'called_to',
        locationType: isCheer ? 'performance_floor' : 'sports_pitch',
        onset: 3,
        presenting: 'Blow to the head, dazed and nauseated. No loss of consciousness seen.',
        history: isCheer
          ? `Base was hit above the eye by the flyer's elbow during the dismount. Slow to answer for about a minute, then orientated. Does not remember the seconds before the blow.`
          : `Clash of heads going for the ball. Stayed down for about a minute. Headache, feels 'foggy', does not remember the score.`,
        narrative: `Removed from participation. Maddocks questions 3 of 5 right at first, 5 of 5 after 20 minutes. Headache and nausea, no vomiting, no neck pain, pupils equal. Head injury advice to patient and companion in writing; emergency department today because of amnesia.`,
        about: {
          complaint_body_area: 'head',
          complaint_system: 'nervous',
          activity: isCheer ? 'stunting' : 'competing',
          possible_injury: 'yes',
        },
        primary: { cervical_spine: 'cleared' },
        secondary: {
          mechanismsOfInjury: ['collision_person'],
          head_neck:
            '3 cm haematoma over the left brow, skin intact. No bony tenderness of the face, no midline neck tenderness, full rotation.',
          neurological:
            'Orientated after one minute. Pupils equal and reactive. Power, sensation and co-ordination normal. Tandem gait unsteady at first, normal at 20 minutes.',
          exam_findings: [
            { region: 'head', location: 'forehead', finding: 'contusion', size_mm: 30 },
            { region: 'neurological', finding: 'memory_loss' },
          ],
        },
        course: {
          at: [2, 12, 25],
          from: { pain: 5, verbal: 4, hr: 96 },
          to: { pain: 3, verbal: 5, hr: 80 },
          acvpu: ['C', 'A', 'A'],
          extra: (index) => ({
            // Who is dazed has their glucose taken, once.
            ...(index === 0 ? { blood_glucose: 5.4 } : {}),
            pupils_left: { size_mm: 4, reaction: 'brisk' },
            pupils_right: { size_mm: 4, reaction: 'brisk' },
          }),
        },
        drugs: [paracetamolFor(scene, 15)],
        interventions: { wound_treatments: ['ice'] },
        impressions: ['concussion'],
        certainty: 'probable',
        reasoning: 'Mild head injury with amnesia for events: emergency department by the NICE criteria.',
        outcome: 'own_transport_hospital',
        leaves: scene.random.int(30, 45),
        disposition: {
          worsening_advice_given: true,
          destination: 'Local emergency department',
          advice_given:
            'No return to sport today. With an adult for 24 hours. 999 for repeated vomiting, drowsiness, a fit or worsening headache.',
        },
      };
    },
  },
  {
    key: 'clavicle_fracture',
    events: ['motorsport', 'football'],
    weight: 5,
    ages: [14, 45],
    skill: 'advanced',
    place: 0,
    tell: (scene) => {
      const side = sideOf(scene.random);
      return {
        complaint: 'Shoulder injury',
        acuity: 'p2',
        attendance: 'called_to',
        locationType: 'sports_pitch',
        onset: 6,
        presenting: `Came off at low speed, landed on the ${side} shoulder. Cannot lift the arm.`,
        history:
          'Front wheel washed out, rider thrown sideways. Helmet undamaged, no loss of consciousness. No neck or chest pain.',
        narrative:
          'Isolated midshaft clavicle fracture, skin tented but intact. Methoxyflurane while the body armour came off, then sling. Conveyed by our vehicle.',
        about: {
          complaint_body_area: 'arm',
          complaint_system: 'musculoskeletal_skin',
          activity: 'competing',
          possible_injury: 'yes',
        },
        primary: { cervical_spine: 'cleared' },
        secondary: {
          mechanismsOfInjury: ['road_traffic', 'blunt'],
          chest: 'Equal rise, clear and equal air entry, no tenderness of the ribs.',
          extremities: `${side === 'left' ? 'Left' : 'Right'} clavicle: step and crepitus in the middle third, skin tented. Axillary sensation, radial pulse and grip normal.`,
          exam_findings: [{ region: 'limbs', location: `shoulder_${side}`, finding: 'fracture_closed' }],
        },
        course: {
          at: [4, 16, 34],
          from: { pain: 8, hr: 112, rr: 20, systolic: 142 },
          to: { pain: 3, hr: 88, rr: 16, systolic: 128 },
        },
        drugs: [
          {
            minute: 6,
            drug: 'methoxyflurane',
            dose: 3,
            unit: 'ml',
            route: 'inhaled',
            indication: 'Pain 8 of 10 after trauma',
            response: 'improved',
          },
          paracetamolFor(scene, 14),
        ],
        procedures: [{ minute: 13, procedure: 'splinting', success: true, response: 'improved' }],
        interventions: { splints: ['sling'] },
        impressions: ['limb_fracture'],
        certainty: 'probable',
        outcome: 'conveyed_ed_own_vehicle',
        leaves: 52,
        disposition: {
          destination: 'Marches General Hospital, emergency department',
          destination_type: 'emergency_department',
          handover_to: 'Triage nurse',
          transport_method: 'road_ambulance',
          transport_urgency: 'non_emergency',
        },
      };
    },
  },
  {
    key: 'femur_fracture',
    events: ['motorsport'],
    weight: 3,
    atMost: 2,
    ages: [17, 45],
    skill: 'advanced',
    place: 0,
    tell: () => ({
      complaint: 'Motocross crash, leg and pelvis',
      acuity: 'p1',
      attendance: 'called_to',
      locationType: 'sports_pitch',
      onset: 5,
      presenting:
        'Over the handlebars at the tabletop and struck by a following rider. Right thigh deformed, pelvis painful.',
      history:
        'Fall of about 3 m on to hard-packed ground, then run over by the following machine at low speed. Talking throughout. Helmet scratched, no loss of consciousness.',
      narrative:
        'Red flags out, scene safe. Shocked on arrival with closed right femoral fracture and suspected pelvic injury. Binder, traction splint after ketamine, tranexamic acid and small boluses to a radial pulse. Doctor alongside from 12 minutes. Handed to the helicopter crew in the lower paddock.',
      about: {
        complaint_body_area: 'leg',
        complaint_system: 'musculoskeletal_skin',
        activity: 'competing',
        possible_injury: 'yes',
        fall_height_m: 3,
      },
      incident: {
        agencies_at_scene: [{ agency: 'air_ambulance', name: 'Helimed crew' }],
        patients_at_scene: 1,
      },
      primary: {
        cervical_spine: 'manual_in_line',
        breathing: ['rapid'],
        circulation: ['pale', 'clammy', 'crt_over_2', 'radial_present'],
      },
      secondary: {
        mechanismsOfInjury: ['fall_over_2m', 'crush', 'blunt'],
        major_trauma_criteria: ['suspected_pelvic_fracture', 'fall_over_3m'],
        chest: 'Equal rise, clear and equal air entry.',
        abdomen: 'Soft. Tender low down.',
        pelvis: 'Not sprung. Pain over the right side; binder on.',
        extremities:
          'Right thigh swollen, shortened and angulated, skin closed. Foot pale at first, pulse felt after traction.',
        exam_findings: [
          { region: 'limbs', location: 'upper_leg_right', finding: 'fracture_closed' },
          { region: 'pelvis', finding: 'pain' },
        ],
      },
      course: {
        at: [3, 12, 22, 34],
        from: { pain: 10, hr: 132, rr: 28, systolic: 88, diastolic: 54, spo2: 95, temp: 36.2 },
        to: { pain: 4, hr: 106, rr: 20, systolic: 108, diastolic: 66, spo2: 99, temp: 36 },
        oxygen: { fromSet: 0, flow: 15, device: 'non_rebreather' },
      },
      drugs: [
        {
          minute: 8,
          drug: 'tranexamic_acid',
          dose: 1,
          unit: 'g',
          route: 'intravenous',
          indication: 'Suspected major haemorrhage',
          response: 'unchanged',
        },
        {
          minute: 10,
          drug: 'ketamine',
          dose: 20,
          unit: 'mg',
          route: 'intravenous',
          indication: 'Analgesia for traction',
          response: 'improved',
        },
        {
          minute: 16,
          drug: 'ketamine',
          dose: 10,
          unit: 'mg',
          route: 'intravenous',
          indication: 'Analgesia',
          response: 'improved',
        },
        {
          minute: 11,
          drug: 'sodium_chloride_09',
          dose: 250,
          unit: 'ml',
          route: 'intravenous',
          indication: 'No radial pulse on the right',
          response: 'improved',
        },
        {
          minute: 20,
          drug: 'ondansetron',
          dose: 4,
          unit: 'mg',
          route: 'intravenous',
          indication: 'Nausea',
          response: 'improved',
        },
      ],
      procedures: [
        { minute: 5, procedure: 'pelvic_binder', success: true },
        {
          minute: 7,
          procedure: 'intravenous_cannulation',
          site: 'antecubital_left',
          equipment_size: '18 G',
          attempts: 1,
          success: true,
          complication: ['none'],
        },
        { minute: 14, procedure: 'traction_splint', success: true, response: 'improved' },
        { minute: 12, procedure: 'informing_doctor', comments: 'Doctor to the scene' },
      ],
      interventions: {
        splints: ['pelvic_binder', 'traction', 'collar', 'vacuum_mattress'],
        iv_access: [{ site: 'antecubital_left', gauge: 'g18', attempts: 1, success: true }],
      },
      impressions: ['multiple_injuries', 'limb_fracture', 'pelvic_injury'],
      certainty: 'probable',
      outcome: 'handed_over_other_crew',
      leaves: 41,
      disposition: {
        destination: 'Regional major trauma centre',
        destination_type: 'major_trauma_centre',
        handover_to: 'Air ambulance doctor',
        transport_method: 'helicopter',
        pre_alert: 'trauma',
        clinician_consulted_name: 'Dr Rajesh Trivedi',
        clinician_consulted_role: 'Doctor',
        clinical_discussion_summary:
          'Agreed ketamine, tranexamic acid and direct transfer by air to the major trauma centre.',
      },
    }),
  },
  {
    key: 'cattle_crush',
    events: ['show'],
    weight: 2,
    atMost: 1,
    ages: [25, 60],
    skill: 'advanced',
    place: 0,
    fits: mayTakeOpioids,
    tell: () => ({
      complaint: 'Crushed by a bullock, chest',
      acuity: 'p1',
      attendance: 'called_to',
      locationType: 'workplace',
      onset: 6,
      presenting: 'Pinned against a rail by a bullock. Short of breath, left chest pain, getting worse.',
      history:
        'Leading the animal to the ring when it turned. Chest between its shoulder and the rail for a few seconds. Increasing breathlessness since.',
      narrative:
        'Distressed and grey, left chest hyper-resonant with absent air entry and falling saturation: tension pneumothorax. Needle decompression on the left with a rush of air and immediate improvement. Conveyed with pre-alert; remained stable.',
      about: {
        complaint_body_area: 'chest',
        complaint_system: 'respiratory',
        activity: 'working',
        possible_injury: 'yes',
      },
      incident: { work_related: 'yes' },
      primary: {
        breathing: ['laboured', 'rapid', 'reduced_left', 'unequal_rise'],
        circulation: ['pale', 'clammy', 'crt_over_2', 'radial_present'],
        cervical_spine: 'cleared',
      },
      secondary: {
        mechanismsOfInjury: ['crush'],
        major_trauma_criteria: ['chest_wall', 'low_oxygen'],
        chest:
          'Left: bruising over ribs 4 to 8, crepitus, absent air entry before and reduced air entry after decompression. Right clear.',
        respiratory: 'Left hyper-resonant, trachea central.',
        exam_findings: [
          { region: 'lungs', location: 'left', finding: 'absent_air_entry' },
          { region: 'chest', location: 'front_left', finding: 'crepitus' },
        ],
      },
      course: {
        at: [2, 9, 18, 30],
        from: { rr: 36, spo2: 84, hr: 138, systolic: 86, diastolic: 60, pain: 9 },
        to: { rr: 22, spo2: 96, hr: 104, systolic: 118, diastolic: 74, pain: 4 },
        oxygen: { fromSet: 0, flow: 15, device: 'non_rebreather' },
      },
      drugs: [
        {
          minute: 3,
          drug: 'oxygen',
          dose: 15,
          unit: 'l_per_min',
          route: 'inhaled',
          indication: 'SpO2 84 %',
          response: 'improved',
        },
        {
          minute: 12,
          drug: 'morphine',
          dose: 5,
          unit: 'mg',
          route: 'intravenous',
          indication: 'Rib pain 9 of 10',
          response: 'improved',
        },
      ],
      procedures: [
        {
          minute: 5,
          procedure: 'chest_decompression',
          attempts: 1,
          success: true,
          complication: ['none'],
          response: 'improved',
          comments: 'Left, second space, mid-clavicular line',
        },
        {
          minute: 10,
          procedure: 'intravenous_cannulation',
          site: 'forearm_right',
          equipment_size: '18 G',
          attempts: 1,
          success: true,
        },
      ],
      interventions: {
        advanced_interventions: ['needle_decompression'],
        iv_access: [{ site: 'forearm_right', gauge: 'g18', attempts: 1, success: true }],
      },
      impressions: ['pneumothorax', 'chest_injury'],
      certainty: 'confirmed',
      outcome: 'conveyed_ed_own_vehicle',
      leaves: 44,
      disposition: {
        destination: 'Gwent Vale Hospital, emergency department (trauma unit)',
        destination_type: 'emergency_department',
        handover_to: 'Trauma team leader',
        pre_alert: 'trauma',
        transport_method: 'road_ambulance',
        transport_urgency: 'emergency',
        transport_style: ['blue_lights'],
      },
    }),
  },
  {
    key: 'hip_fracture',
    events: ['show', 'festival', 'football'],
    weight: 4,
    ages: [68, 92],
    skill: 'advanced',
    fits: mayTakeOpioids,
    tell: (scene) => ({
      complaint: 'Fall, hip pain',
      acuity: 'p2',
      attendance: 'called_to',
      locationType: 'public_building',
      onset: 15,
      presenting: 'Tripped on a cable cover and cannot get up. Pain in the left hip.',
      history: `Simple trip with a clear memory of it, no dizziness before. Landed on the left side. No head contact${scene.patient.health.conditions.has('atrial_fibrillation') ? '; takes an anticoagulant' : ''}.`,
      narrative:
        'Left leg shortened and turned outwards. Warm and dry, good colour. Pain relief before any movement, scoop to a trolley, conveyed.',
      about: {
        complaint_body_area: 'leg',
        complaint_system: 'musculoskeletal_skin',
        activity: 'walking',
        possible_injury: 'yes',
        fall_height_m: 0.5,
      },
      social: {
        mobility: 'stick_or_frame',
        clinical_frailty: ['mild'],
        risk_factors: ['falls'],
        home_circumstances: 'with_partner',
        support: ['family'],
        level_of_support: 'some_help',
      },
      primary: { cervical_spine: 'cleared' },
      secondary: {
        mechanismsOfInjury: ['fall_under_2m'],
        head_neck: 'No wound, no tenderness.',
        pelvis: 'Tender over the left greater trochanter only.',
        extremities: 'Left leg shortened and externally rotated. Foot warm, pulse and sensation present.',
        exam_findings: [{ region: 'limbs', location: 'hip_left', finding: 'shortened_rotated' }],
      },
      course: {
        at: [4, 18, 38],
        from: { pain: 8, hr: 98, rr: 20, systolic: 158, diastolic: 88 },
        to: { pain: 3, hr: 84, rr: 16, systolic: 142, diastolic: 80 },
      },
      drugs: [
        {
          minute: 9,
          drug: 'paracetamol_iv',
          dose: 1,
          unit: 'g',
          route: 'intravenous',
          indication: 'Pain 8 of 10',
          response: 'improved',
        },
        {
          minute: 14,
          drug: 'morphine',
          dose: 2.5,
          unit: 'mg',
          route: 'intravenous',
          indication: 'Pain on movement',
          response: 'improved',
        },
      ],
      procedures: [
        {
          minute: 7,
          procedure: 'intravenous_cannulation',
          site: 'forearm_left',
          equipment_size: '20 G',
          attempts: 2,
          success: true,
        },
      ],
      interventions: {
        splints: ['orthopaedic_stretcher'],
        iv_access: [{ site: 'forearm_left', gauge: 'g20', attempts: 2, success: true }],
      },
      impressions: ['hip_injury'],
      certainty: 'probable',
      outcome: 'conveyed_ed_own_vehicle',
      leaves: 55,
      disposition: {
        destination: 'District general hospital, emergency department',
        destination_type: 'emergency_department',
        handover_to: 'Nurse in charge',
        transport_method: 'road_ambulance',
        transport_urgency: 'non_emergency',
      },
    }),
  },
  {
    key: 'laceration',
    events: ['festival', 'show', 'football'],
    weight: 9,
    ages: [9, 70],
    skill: 'first_aid',
    tell: (scene) => {
      const side = sideOf(scene.random);
      const length = scene.random.int(12, 34);
      return {
        complaint: 'Cut hand',
        acuity: 'p3',
        attendance: 'self_presented',
        locationType: 'medical_post',
        onset: scene.random.int(10, 30),
        presenting: `Cut to the ${side} palm on a broken glass.`,
        history:
          'Picked up a dropped glass. Bled for some minutes, now oozing. Tetanus up to date as far as known.',
        narrative: `${String(length)} mm clean cut, edges meet, no tendon seen, full movement and sensation. Irrigated, closed with strips, dressed.`,
        about: {
          complaint_body_area: 'arm',
          complaint_system: 'musculoskeletal_skin',
          possible_injury: 'yes',
          activity: 'spectating',
        },
        primary: {
          catastrophic_haemorrhage: 'none',
          circulation: ['normal_colour', 'warm', 'crt_under_2', 'radial_present', 'external_bleeding'],
        },
        secondary: {
          mechanismsOfInjury: ['penetrating'],
          integumentary: `${String(length)} mm linear cut across the ${side} palm, 3 mm deep, clean, no foreign body seen.`,
          exam_findings: [
            { region: 'skin', location: `hand_${side}`, finding: 'laceration', size_mm: length },
          ],
          body_map: [seenOn(scene, `hand_${side}_front`, 'incision', length)],
        },
        course: { at: [3], from: { pain: scene.random.int(2, 4) } },
        interventions: {
          wound_treatments: scene.patient.health.allergens.has('adhesive_dressings')
            ? ['cleaned', 'pressure', 'dressing']
            : ['cleaned', 'closure_strips', 'dressing'],
        },
        impressions: ['wound'],
        certainty: 'confirmed',
        outcome: 'discharged_with_advice',
        leaves: scene.random.int(18, 30),
        disposition: {
          worsening_advice_given: true,
          advice_given:
            'Keep dry for five days. Practice nurse or pharmacist if red, hot, swollen or discharging. Check tetanus cover with the surgery.',
        },
      };
    },
  },
  {
    key: 'food_stall_burn',
    events: ['festival', 'show'],
    weight: 4,
    ages: [17, 60],
    skill: 'intermediate',
    place: 3,
    tell: (scene) => ({
      complaint: 'Burn to the forearm',
      acuity: 'p2',
      finalAcuity: 'p3',
      attendance: 'called_to',
      locationType: 'workplace',
      onset: 6,
      presenting: 'Hot oil splashed over the right forearm at a food stall.',
      history: 'Fryer basket slipped. Colleague put the arm under the cold tap at once.',
      narrative:
        'About 2 % partial thickness with blisters, not circumferential, hand spared. Cooled for a further 20 minutes, film dressing, referred to urgent care the same day.',
      about: {
        complaint_body_area: 'arm',
        complaint_system: 'musculoskeletal_skin',
        activity: 'working',
        possible_injury: 'yes',
      },
      incident: { work_related: 'yes' },
      secondary: {
        mechanismsOfInjury: ['burn'],
        integumentary:
          'Right forearm, outer side: 2 % of body surface, partial thickness, blistered, blanching, painful.',
        exam_findings: [{ region: 'skin', location: 'forearm_right', finding: 'burn', size_mm: 110 }],
        body_map: [seenOn(scene, 'forearm_right_front', 'burn', 110)],
      },
      course: { at: [3, 24], from: { pain: 7, hr: 102, rr: 18 }, to: { pain: 3, hr: 84, rr: 16 } },
      drugs: mayTakeIbuprofen(scene.patient)
        ? [
            paracetamolFor(scene, 8),
            {
              minute: 9,
              drug: 'ibuprofen',
              dose: 400,
              unit: 'mg',
              route: 'oral',
              indication: 'Pain 7 of 10',
              response: 'improved',
            },
          ]
        : [paracetamolFor(scene, 8)],
      procedures: [
        {
          minute: 2,
          procedure: 'burn_cooling',
          success: true,
          response: 'improved',
          comments: '20 minutes of cool running water',
        },
      ],
      interventions: { wound_treatments: ['cooling', 'burn_dressing'] },
      impressions: ['burn'],
      certainty: 'confirmed',
      outcome: 'referred_urgent_care',
      leaves: 38,
      disposition: {
        worsening_advice_given: true,
        advice_given: 'Urgent treatment centre today for a wound check. Do not burst blisters.',
      },
    }),
  },
];
