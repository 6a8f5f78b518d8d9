import { describe, expect, it } from 'vitest';
import { fieldAt } from '../catalogue/catalogue.js';
import { deriveSection } from '../record/derive.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import type { ActList } from './handover-effect.js';
import { handoverBlocks, handoverOf } from './handover.js';
import { readingSeconds } from './handover-fit.js';

/** How it went, what is left in place, and who may need protecting: on the page, and aloud. */

const at = (time: string): string => `2026-11-20T${time}:00Z`;
const sourceOf = (data: PrfFacts['data'], more: object = {}) => ({
  facts: { data, ageYears: 40, hasPatient: true },
  gender: 'Female',
  timeZone: 'Europe/London',
  asOf: Date.parse(at('14:45')),
  ...more,
});
const page = (data: PrfFacts['data'], more: object = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    handoverBlocks(sourceOf(data, more)).flatMap(({ rows }) =>
      rows.map(({ label, text }): [string, string] => [label, text]),
    ),
  );
const treated = (values: Readonly<Record<string, unknown>>) => page({ ClinicalInterventions: values });
const alerts = (data: PrfFacts['data']): string =>
  handoverOf(sourceOf(data), 'atmist').find(({ label }) => label === 'Alerts')?.text ?? '';

const DRUG = {
  ...{ id: 'd', drug_name: 'morphine', dose: 5, dose_unit: 'mg', route: 'intravenous' },
  time_administered: at('14:20'),
};
const TUBE = {
  ...{ id: 't', device: 'tracheal_tube', size: '7.5', success: true },
  placed_at: at('14:12'),
};
const SUCTION = { id: 'p', procedure: 'suction', time_performed: at('14:05') };

describe('the outcome of treatment', () => {
  it('follows each dose, procedure and device', () => {
    const told = treated({
      drugs_administered: [
        { ...DRUG, response: 'improved', complication: ['none'] },
        {
          ...{ ...DRUG, id: 'e', time_administered: at('14:30'), response: 'worse' },
          complication: ['hypotension', 'other'],
          complication_other: 'Shivering',
        },
      ],
      procedures: [
        { ...SUCTION, response: 'unchanged', complication: ['vomiting'] },
        { id: 'q', procedure: 'tourniquet', time_performed: at('14:02'), complication: ['pain'] },
      ],
      airway_devices: [{ ...TUBE, complication: ['desaturation'] }],
    });
    expect(told).toMatchObject({
      'Morphine sulfate':
        '5 mg IV at 14:20 (patient improved), then 5 mg IV at 14:30 (patient worse; complication: hypotension, shivering); total 10 mg in 2 doses',
      Procedures: 'Suction at 14:05 (patient unchanged; complication: vomiting)',
      Bleeding: 'Tourniquet at 14:02 (complication: pain)',
      'Left in place': 'Tourniquet at 14:02; Tracheal tube 7.5 at 14:12 (complication: SpO2 under 90 %)',
    });
  });

  it('is left out if nobody recorded it', () => {
    expect(treated({ drugs_administered: [DRUG], procedures: [SUCTION] })).toMatchObject({
      'Morphine sulfate': '5 mg IV at 14:20',
      Procedures: 'Suction at 14:05',
    });
  });

  it.each<[ActList, object]>([
    ['drugs_administered', DRUG],
    ['procedures', SUCTION],
    ['airway_devices', TUBE],
  ])('leaves out no complication of %s, on the page or aloud', (list, entry) => {
    const field = fieldAt('ClinicalInterventions', `${list}.complication`);
    if (field === undefined || !('choices' in field)) throw new Error('No complications');
    for (const [key, { label }] of Object.entries(field.choices.options)) {
      const data = {
        ClinicalInterventions: { [list]: [{ ...entry, complication: [key], complication_other: 'Hiccups' }] },
      };
      const words = key === 'other' ? 'hiccups' : label.toLowerCase();
      const onPage = Object.values(page(data)).join(' ').toLowerCase();
      if (key === 'none') {
        expect(onPage).not.toContain('complication');
        expect(alerts(data)).not.toContain('omplication');
      } else {
        expect(onPage, key).toContain(`complication: ${words}`);
        expect(alerts(data).toLowerCase(), key).toContain(`complications: ${words} after`);
      }
    }
  });

  it('is read out with what it came after, the latest first, but not if the entry was struck through', () => {
    const drugs_administered = [
      { ...DRUG, complication: ['nausea'] },
      { ...DRUG, id: 'x', drug_name: 'ketamine', complication: ['apnoea'], void_reason: 'Other patient' },
      { ...DRUG, id: 'e', time_administered: at('14:30'), complication: ['hypotension', 'bradycardia'] },
    ];
    const airway_devices = [{ ...TUBE, placed_at: at('14:40'), complication: ['dislodged'] }];
    expect(alerts({ ClinicalInterventions: { drugs_administered, airway_devices } })).toBe(
      'Allergies not recorded. Complications: dislodged on the way after Tracheal tube, hypotension and bradycardia…',
    );
  });

  it('is read out in thirty seconds with everything else', () => {
    const drugs_administered = Array.from({ length: 9 }, (_, index) => ({
      ...{ ...DRUG, id: String(index), response: 'worse', outcome: 'Much as before, a little more awake' },
      complication: ['hypotension', 'bradycardia', 'vomiting'],
    }));
    const data = {
      PresentingComplaint: { advance_directives: ['dnacpr', 'respect'], is_pregnant: 'yes' },
      SocialHistory: { safeguarding_concerns: 'yes' },
      ClinicalInterventions: { drugs_administered, airway_devices: [{ ...TUBE, complication: ['failed'] }] },
    };
    for (const format of ['atmist', 'sbar'] as const)
      expect(readingSeconds(handoverOf(sourceOf(data), format))).toBeLessThanOrEqual(30);
  });
});

describe('what is left in place', () => {
  const left = (values: Readonly<Record<string, unknown>>) => treated(values)['Left in place'];

  it('is given with its time, or with no time where none was recorded', () => {
    expect(
      left({
        iv_access: [
          { id: 'a', site: 'forearm_left', gauge: 'g18', success: true, at: at('14:08') },
          { id: 'b', site: 'hand_left', success: false, at: at('14:06') },
        ],
        io_access: [{ id: 'c', site: 'tibia_left', is_before_arrival: true }],
        airway_devices: [TUBE],
        wound_treatments: ['tourniquet'],
        procedures: [
          { id: 'd', procedure: 'urinary_catheter', time_performed: at('14:33') },
          { id: 'e', procedure: 'chest_decompression', time_performed: at('14:25') },
          { id: 'f', procedure: 'chest_seal', time_performed: at('14:26'), success: false },
        ],
      }),
    ).toBe(
      'Tourniquet time not recorded; Chest decompression at 14:25; Urinary catheter at 14:33; ' +
        'Tracheal tube 7.5 at 14:12; Cannula Left forearm 18 G at 14:08; ' +
        'Intraosseous needle Left tibia time not recorded, before our arrival',
    );
  });

  it('is named once, and not again under what else was done', () => {
    const told = treated({
      iv_access: [{ id: 'a', site: 'forearm_left', at: at('14:08') }],
      airway_devices: [TUBE],
      procedures: [
        { id: 'd', procedure: 'intravenous_cannulation', time_performed: at('14:08') },
        { id: 'e', procedure: 'intubation', time_performed: at('14:12') },
        { id: 'f', procedure: 'tourniquet', time_performed: at('14:02') },
      ],
      wound_treatments: ['tourniquet'],
    });
    expect(told['Left in place']).toBe(
      'Tourniquet at 14:02; Tracheal tube 7.5 at 14:12; Cannula Left forearm at 14:08',
    );
    expect(told['Also done']).toBeUndefined();
  });

  it('excludes a device that failed, was abandoned or was out of place, until a check finds it in place again', () => {
    const check = (time: string, in_place: boolean) => ({
      ...{ id: time, device: 'tracheal_tube', proof: ['waveform_capnography'] },
      ...{ checked_at: at(time), in_place },
    });
    const tube = (more: object, ...airway_checks: readonly object[]) =>
      left({ airway_devices: [{ ...TUBE, ...more }], airway_checks });
    expect(tube({ success: false })).toBeUndefined();
    expect(tube({ given_up_at: at('14:13') })).toBeUndefined();
    expect(tube({}, check('14:20', false))).toBeUndefined();
    expect(tube({}, check('14:25', true), check('14:20', false))).toContain('Tracheal tube');
    // Another person's entry of the same act is kept, even if the device's own entry failed.
    expect(
      left({
        airway_devices: [{ ...TUBE, success: false }],
        procedures: [{ id: 'e', procedure: 'intubation', time_performed: at('14:15') }],
      }),
    ).toBe('Intubation at 14:15');
  });

  it('has its time from the procedure if that is the only one of its kind', () => {
    const cannula = (id: string) => ({ id, site: 'hand_left' });
    const cannulation = (id: string, time: string, more: object = {}) => ({
      ...{ id, procedure: 'intravenous_cannulation', time_performed: at(time) },
      ...more,
    });
    const failed = cannulation('f', '14:01', { success: false });
    expect(left({ iv_access: [cannula('a')], procedures: [failed, cannulation('p', '14:09')] })).toBe(
      'Cannula Left hand at 14:09',
    );
    expect(
      left({ iv_access: [cannula('a')], procedures: [cannulation('p', '14:09'), cannulation('q', '14:12')] }),
    ).toBe('Cannula Left hand time not recorded');
    expect(
      left({ iv_access: [cannula('a'), cannula('b')], procedures: [cannulation('p', '14:09')] }),
    ).not.toContain('14:09');
  });

  it.each([
    'tourniquet',
    'oropharyngeal_airway',
    'nasopharyngeal_airway',
    'supraglottic_airway',
    'intubation',
    'surgical_airway',
    'intravenous_cannulation',
    'intraosseous_access',
    'central_access',
    'chest_decompression',
    'chest_seal',
    'wound_packing',
    'pelvic_binder',
    'gastric_tube',
    'urinary_catheter',
  ])('includes the procedure %s, once', (procedure) => {
    const done = { id: 'p', procedure, time_performed: at('14:05') };
    expect(treated({ procedures: [done, { ...SUCTION, id: 'q' }] })['Left in place']).toMatch(
      /^[^;]+ at 14:05$/u,
    );
  });

  it.each([
    ['oropharyngeal_airway', 'airway_devices', { device: 'oropharyngeal' }, 'Oropharyngeal'],
    ['nasopharyngeal_airway', 'airway_devices', { device: 'nasopharyngeal' }, 'Nasopharyngeal'],
    ['supraglottic_airway', 'airway_devices', { device: 'igel' }, 'I-gel'],
    ['supraglottic_airway', 'airway_devices', { device: 'laryngeal_mask' }, 'Laryngeal mask'],
    ['supraglottic_airway', 'airway_devices', { device: 'laryngeal_tube' }, 'Laryngeal tube'],
    ['supraglottic_airway', 'airway_devices', { device: 'combitube' }, 'Combitube'],
    ['intubation', 'airway_devices', { device: 'tracheal_tube' }, 'Tracheal tube'],
    ['surgical_airway', 'airway_devices', { device: 'front_of_neck' }, 'Front of neck'],
    ['surgical_airway', 'airway_devices', { device: 'tracheostomy' }, 'Tracheostomy'],
    ['intravenous_cannulation', 'iv_access', { site: 'hand_left' }, 'Cannula Left hand'],
    ['intraosseous_access', 'io_access', { site: 'tibia_left' }, 'Intraosseous needle Left tibia'],
  ])('says %s by the list of %s where that has it: %j', (procedure, list, more, words) => {
    const procedures = [{ id: 'p', procedure, time_performed: at('14:05') }];
    const failed = { id: 'f', success: false, ...more };
    const time = list === 'airway_devices' ? 'placed_at' : 'at';
    const said = treated({ procedures, [list]: [failed, { id: 'a', [time]: at('14:06'), ...more }] });
    expect(said['Left in place']).toContain(words);
    expect(said['Left in place']).not.toContain('; ');
    expect(treated({ procedures, [list]: [failed] })['Left in place']).toMatch(/ at 14:05$/u);
  });

  it.each([
    ['oropharyngeal_airway', 'nasopharyngeal'],
    ['nasopharyngeal_airway', 'oropharyngeal'],
    ['supraglottic_airway', 'nasopharyngeal'],
    ['intubation', 'nasopharyngeal'],
    ['surgical_airway', 'nasopharyngeal'],
  ])('says %s beside a device of another kind: %s', (procedure, device) => {
    const procedures = [{ id: 'p', procedure, time_performed: at('14:05') }];
    const airway_devices = [{ id: 'a', device, placed_at: at('14:06') }];
    expect(treated({ procedures, airway_devices })['Left in place']).toContain('; ');
  });

  it('gives the time of the only cannula that went in from its procedure', () => {
    expect(
      treated({
        procedures: [{ id: 'p', procedure: 'intravenous_cannulation', time_performed: at('14:05') }],
        iv_access: [
          { id: 'a', site: 'hand_left', success: false },
          { id: 'b', site: 'hand_right' },
        ],
      })['Left in place'],
    ).toBe('Cannula Right hand at 14:05');
  });

  it('gives the time of the only intraosseous needle from its procedure', () => {
    expect(
      treated({
        procedures: [{ id: 'p', procedure: 'intraosseous_access', time_performed: at('14:05') }],
        io_access: [{ id: 'a', site: 'tibia_left' }],
      })['Left in place'],
    ).toMatch(/ at 14:05$/u);
  });

  it('is empty if nothing is left in place', () => {
    expect(left({ procedures: [SUCTION] })).toBeUndefined();
  });
});

describe('safeguarding', () => {
  const referral = {
    ...{ id: 'r', made_at: at('14:30'), subject: 'child', concerns: ['physical'], told: ['police'] },
    ...{ told_name: 'Secretname', reference: 'Secretref', note: 'Secretnote', made_by: 'Secretby' },
  };
  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, string, string]>([
    ['yes', { safeguarding_concerns: 'yes' }, {}, 'Concern, see record; no referral recorded', 'concern'],
    [
      'on examination',
      {},
      { safeguardingConcerns: 'yes' },
      'Concern, see record; no referral recorded',
      'concern',
    ],
    [
      'unsure',
      { safeguarding_concerns: 'unsure' },
      { safeguardingConcerns: 'no' },
      'Possible concern, see record; no referral recorded',
      'possible concern',
    ],
    [
      'referred',
      { safeguarding_concerns: 'no', safeguarding_referrals: [referral] },
      {},
      'Concern, see record; referral made at 14:30',
      'concern',
    ],
  ])('is a concern (%s), without its subject', (_words, SocialHistory, SecondarySurvey, text, spoken) => {
    const data = { SocialHistory, SecondarySurvey };
    expect(page(data)['Safeguarding']).toBe(text);
    expect(alerts(data)).toContain(`safeguarding: ${spoken}, see record`);
  });

  it('names nobody and quotes no text, on the page or aloud', () => {
    const data = {
      SocialHistory: {
        safeguarding_concerns: 'yes',
        safeguarding_concerns_details: 'Secret: the stepfather',
        safeguarding_referrals: [referral],
      },
      SecondarySurvey: { safeguardingConcerns: 'yes', safeguardingNotes: 'Secret: grip marks' },
    };
    const said = JSON.stringify([
      handoverBlocks(sourceOf(data)),
      handoverOf(sourceOf(data), 'atmist'),
      handoverOf(sourceOf(data), 'sbar'),
    ]);
    expect(said).not.toMatch(/Secret|[Pp]olice|[Pp]hysical/);
  });

  it('is none if it was looked for, not recorded if it was not, and leaves out a referral struck through', () => {
    expect(page({ SocialHistory: { safeguarding_concerns: 'no' } })['Safeguarding']).toBe('No concern');
    expect(page({})['Safeguarding']).toBe('Not recorded');
    const struck = {
      SocialHistory: { safeguarding_referrals: [{ ...referral, void_reason: 'Wrong patient' }] },
    };
    expect(page(struck)['Safeguarding']).toBe('Not recorded');
    expect(alerts(struck)).not.toContain('safeguarding');
  });

  it('is not marked as unrecorded on the patient’s own copy, which leaves it out', () => {
    expect(page({}, { isOwnCopy: true })).not.toHaveProperty('Safeguarding');
    expect(page({}, { isOwnCopy: true })).toHaveProperty('Refusal');
  });
});

it('includes the last swab, which decides where the patient lies', () => {
  const swab = (id: string, time: string, more: object) => ({
    ...{ id, study: 'infection_test', performed_at: at(time) },
    ...more,
  });
  const told = (...investigations: readonly object[]) =>
    page({ SecondarySurvey: { investigations } })['Infection'];
  expect(
    told(swab('b', '14:30', { result: 'Positive, influenza A' }), swab('a', '14:00', { result: 'Void' })),
  ).toBe('Swab at 14:30: Positive, influenza A');
  expect(told(swab('a', '14:00', {}))).toBe('Swab at 14:00: result not recorded');
  // Always a line of the page since the record asks about the risk of infection.
  expect(told({ id: 'x', study: 'lactate', result: '2.1' })).toBe('Not recorded');
});

describe('an infection', () => {
  const MEASLES = {
    infection_risk: 'suspected',
    infections: ['measles'],
    infection_precautions: ['single_room', 'airborne'],
  };
  it('is read out with its precautions, before what comes after the allergies', () => {
    const told = alerts({
      PresentingComplaint: {
        ...MEASLES,
        is_pregnant: 'yes',
        advance_directives: ['dnacpr', 'respect'],
        current_medicines: [{ medicine: 'Warfarin' }],
      },
      SocialHistory: { safeguarding_concerns: 'yes' },
    });
    expect(told).toMatch(
      /^Allergies not recorded; infection risk: suspected measles, single room, airborne precautions;/,
    );
  });

  it('of the blood is on the page but not read out, because others can hear', () => {
    const quiet = { infection_risk: 'confirmed', infections: ['blood_borne', 'mrsa'] };
    expect(page({ PresentingComplaint: quiet })['Infection']).toContain('HIV');
    expect(alerts({ PresentingComplaint: quiet })).toBe(
      'Allergies not recorded; infection risk: confirmed MRSA',
    );
  });

  it('includes the text beside Other, that there is none, and why nobody asked', () => {
    const told = (complaint: object) => page({ PresentingComplaint: { ...complaint } })['Infection'];
    const other = { infections: ['other'], infections_other: 'Leptospirosis' };
    expect(told({ infection_risk: 'suspected', ...other })).toBe('Suspected leptospirosis');
    expect(told({ infection_risk: 'none_known' })).toBe('None known');
    expect(told({ infection_risk: 'confirmed' })).toBe('Confirmed infection, not named');
    expect(told({ infection_precautions: ['protective'] })).toBe('Protective isolation (patient at risk)');
    expect(told({ no_value: [{ field: 'infection_risk', reason: 'unable_to_obtain' }] })).toBe(
      'Unable to obtain',
    );
    expect(told({})).toBe('Not recorded');
  });
});

it('keeps its last complete score if a later set has no value', () => {
  const WELL = {
    ...{ respiratory_rate: 25, oxygen_saturation: 98, supplemental_o2: false, bp_systolic: 120 },
    ...{ heart_rate: 70, acvpu: 'A', temperature: 37, date_time: at('14:10') },
  };
  const sets = (...entries: readonly object[]) =>
    page({ observations: deriveSection('observations', { entries }, { ageYears: 40, isPregnant: false }) });
  const whole = sets({ id: 'a', ...WELL });
  expect(whole['NEWS2']).toBe('3 low-medium at 14:10');
  expect(sets({ id: 'a', ...WELL }, { id: 'b', date_time: at('14:20'), position: 'sitting' })).toEqual(whole);
});
