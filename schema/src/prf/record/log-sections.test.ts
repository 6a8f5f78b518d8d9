import { describe, expect, it } from 'vitest';
import type { PrfSectionKey } from '../catalogue/catalogue.js';
import { sectionsOfLog, type LoggedContact } from './log-sections.js';
import { changesSchema } from '../rules/validate.js';

const LOG: LoggedContact = {
  event_id: '0197e0f0-0000-7000-8000-000000000001',
  incident_date: '2026-07-10T11:30:00.000Z',
  incident_location: 'First aid tent',
  issue_summary: 'Blister on the left heel',
  treatment_provided: 'Cleaned and dressed',
  advice_given: 'Keep it dry',
  clinician_name: 'Rhian Vaughan',
  clinician_role: 'FREC 4',
};

describe('sectionsOfLog', () => {
  it('says everything that the log says', () => {
    const text = JSON.stringify(sectionsOfLog(LOG));
    for (const value of Object.values(LOG)) expect(text).toContain(value);
  });

  it('is taken by the sections as it stands', () => {
    const issue_summary = 'Fell over a guy rope and '.repeat(20).trim();
    for (const [key, changes] of Object.entries(sectionsOfLog({ ...LOG, issue_summary })))
      expect(changesSchema(key as PrfSectionKey).safeParse(changes)).toMatchObject({ success: true });
  });

  it('leaves out what the log leaves out', () => {
    const sections = sectionsOfLog({
      ...LOG,
      incident_location: null,
      treatment_provided: null,
      advice_given: null,
    });
    expect(sections).toEqual({
      incidentDetails: {
        event_id: LOG.event_id,
        incident_date: LOG.incident_date,
        chief_complaint: 'Blister on the left heel',
      },
      PresentingComplaint: {
        presenting_complaint: 'Blister on the left heel',
        incident_narrative: 'Seen and treated by Rhian Vaughan (FREC 4).',
      },
    });
  });

  it('keeps a long summary whole in the complaint and its beginning as the chief complaint', () => {
    const issue_summary = `${'Fell over a guy rope and '.repeat(20)}\nthen got up`;
    const { incidentDetails, PresentingComplaint } = sectionsOfLog({ ...LOG, issue_summary });
    expect(PresentingComplaint['presenting_complaint']).toBe(issue_summary);
    expect(incidentDetails['chief_complaint']).toHaveLength(300);
    expect(incidentDetails['chief_complaint']).toMatch(/…$/);
  });
});
