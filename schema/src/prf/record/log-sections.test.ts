import { describe, expect, it } from 'vitest';
import type { PrfSectionKey } from '../catalogue/catalogue.js';
import { sectionsOfLog, type LoggedContact } from './log-sections.js';
import { changesSchema } from '../rules/validate.js';

const LOG: LoggedContact = {
  eventId: '0197e0f0-0000-7000-8000-000000000001',
  incidentDate: '2026-07-10T11:30:00.000Z',
  incidentLocation: 'First aid tent',
  issueSummary: 'Blister on the left heel',
  treatmentProvided: 'Cleaned and dressed',
  adviceGiven: 'Keep it dry',
  clinicianName: 'Rhian Vaughan',
  clinicianRole: 'FREC 4',
};

describe('sectionsOfLog', () => {
  it('includes everything in the log', () => {
    const text = JSON.stringify(sectionsOfLog(LOG));
    for (const value of Object.values(LOG)) expect(text).toContain(value);
  });

  it('is accepted by the sections as it is', () => {
    const issueSummary = 'Fell over a guy rope and '.repeat(20).trim();
    for (const [key, changes] of Object.entries(sectionsOfLog({ ...LOG, issueSummary })))
      expect(changesSchema(key as PrfSectionKey).safeParse(changes)).toMatchObject({ success: true });
  });

  it('leaves out what the log leaves out', () => {
    const sections = sectionsOfLog({
      ...LOG,
      incidentLocation: null,
      treatmentProvided: null,
      adviceGiven: null,
    });
    expect(sections).toEqual({
      incidentDetails: {
        event_id: LOG.eventId,
        incident_date: LOG.incidentDate,
        chief_complaint: 'Blister on the left heel',
      },
      PresentingComplaint: {
        presenting_complaint: 'Blister on the left heel',
        incident_narrative: 'Seen and treated by Rhian Vaughan (FREC 4).',
      },
    });
  });

  it('keeps a long summary whole in the complaint and its beginning as the chief complaint', () => {
    const issueSummary = `${'Fell over a guy rope and '.repeat(20)}\nthen got up`;
    const { incidentDetails, PresentingComplaint } = sectionsOfLog({ ...LOG, issueSummary });
    expect(PresentingComplaint['presenting_complaint']).toBe(issueSummary);
    expect(incidentDetails['chief_complaint']).toHaveLength(300);
    expect(incidentDetails['chief_complaint']).toMatch(/…$/);
  });
});
