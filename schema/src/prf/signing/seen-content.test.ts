import { describe, expect, it } from 'vitest';
import { deriveSection } from '../record/derive.js';
import { seenContent, type SeenRecord } from './seen-content.js';

const PRF = '01934a5e-0000-7000-8000-0000000000aa';
const ENTRY = '01934a5e-0000-7000-8000-000000000001';
const OTHER = '01934a5e-0000-7000-8000-000000000002';
const SET = {
  id: ENTRY,
  date_time: '2026-11-20T14:10:00.000Z',
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 122,
  bp_diastolic: 78,
  heart_rate: 72,
  acvpu: 'A',
  temperature: 36.8,
};

const content = (sections: SeenRecord['sections'], change: Partial<SeenRecord> = {}): string =>
  seenContent({ prfId: PRF, patientId: 'patient', patientVersion: 3, sections, ...change });

describe('the content that a signer saw', () => {
  it('is the same on the device that shows it and on the server that stores it', () => {
    const entries = [SET, { ...SET, id: OTHER, heart_rate: 80 }];
    const device = content({
      observations: { entries },
      incidentDetails: {
        chief_complaint: ' Sprained ankle ',
        acuity: '',
        incident_date: '2026-11-20T14:00:00Z',
      },
    });
    const derived = deriveSection(
      'observations',
      { entries: [...entries].reverse() },
      {
        ageYears: 40,
        isPregnant: false,
      },
    );
    const stamped = (derived['entries'] as readonly object[]).map((entry) => ({
      ...entry,
      recorded_at: '2026-11-20T14:11:00.000Z',
      recorded_by: 'somebody',
    }));
    const server = content({
      incidentDetails: {
        incident_date: '2026-11-20T14:00:00.000Z',
        chief_complaint: 'Sprained ankle',
        custom_prf_id: 'SL-261120-7K3M9Q2D',
      },
      observations: { entries: stamped },
      PrimarySurvey: {},
    });
    expect(server).toBe(device);
  });

  it.each([
    ['a figure', { sections: { observations: { entries: [{ ...SET, heart_rate: 73 }] } } }],
    ['an entry more', { sections: { observations: { entries: [SET, { ...SET, id: OTHER }] } } }],
    ['a figure less', { sections: { observations: { entries: [{ ...SET, temperature: null }] } } }],
    [
      'a strike-through',
      { sections: { observations: { entries: [{ ...SET, void_reason: 'Wrong patient' }] } } },
    ],
    [
      'a section more',
      { sections: { observations: { entries: [SET] }, PrimarySurvey: { airway: 'clear' } } },
    ],
    ['another patient', { patientId: 'another' }],
    ['the patient changed', { patientVersion: 4 }],
    ['another record', { prfId: OTHER }],
  ] as const)('differs by %s', (_, change) => {
    const sections = { observations: { entries: [SET] } };
    expect(content(sections, change as Partial<SeenRecord>)).not.toBe(content(sections));
  });
});
