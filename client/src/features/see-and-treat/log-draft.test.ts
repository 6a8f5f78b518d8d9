import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyLog, keepLog, keptLog, nextLog, withEvent } from './log-draft';

const NOW = new Date('2026-11-20T09:05:42.123Z');
const DRAFT = emptyLog(NOW);

describe('a new log', () => {
  it('is about now, to the minute', () => {
    expect(DRAFT.incident_date).toBe('2026-11-20T09:05:00.000Z');
  });
});

describe('withEvent', () => {
  const park = { eventID: 'park', location: 'Roath Park' };
  const hall = { eventID: 'hall', location: 'City Hall' };
  const nowhere = { eventID: 'nowhere', location: null };

  it('fills the place, and replaces the place of another event', () => {
    expect(withEvent(DRAFT, park)).toMatchObject({ event_id: 'park', incident_location: 'Roath Park' });
    expect(withEvent(withEvent(DRAFT, park), hall).incident_location).toBe('City Hall');
    expect(withEvent(withEvent(DRAFT, park), nowhere).incident_location).toBe('');
  });

  it('leaves what was typed where the event has no place', () => {
    const typed = { ...DRAFT, incident_location: 'Gate 4' };
    expect(withEvent(typed, nowhere).incident_location).toBe('Gate 4');
    expect(withEvent(typed, null).incident_location).toBe('Gate 4');
  });
});

describe('nextLog', () => {
  it('keeps event, place and clinician, and nothing of the patient', () => {
    const full = {
      ...DRAFT,
      event_id: 'park',
      patient_id: 'somebody',
      incident_location: 'Gate 4',
      issue_summary: 'Blister',
      treatment_provided: 'Dressed',
      advice_given: 'Dry',
      clinician_name: 'Rhian',
      clinician_role: 'FREC 4',
    };
    const later = new Date('2026-11-20T10:00:00Z');
    const next = nextLog(full, later);
    expect(next.log_id).not.toBe(full.log_id);
    expect(next).toEqual({
      ...emptyLog(later),
      log_id: next.log_id,
      event_id: 'park',
      incident_location: 'Gate 4',
      clinician_name: 'Rhian',
      clinician_role: 'FREC 4',
    });
  });
});

describe('what the tab keeps', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
  });
  const typed = { ...DRAFT, issue_summary: 'Blister' };

  it('passes from nobody to whoever signs in, and is nobody’s afterwards', () => {
    keepLog(null, typed);
    expect(keptLog(null)).toEqual(typed);
    expect(keptLog('rhian')).toEqual(typed);
    keepLog('rhian', typed);
    expect(keptLog('rhian')).toEqual(typed);
    expect(keptLog('sam')).toBeNull();
    expect(keptLog(null)).toBeNull();
  });

  it('outlives a time in which the session was over, and another person', () => {
    keepLog('rhian', typed);
    keepLog(null, DRAFT);
    keepLog('sam', DRAFT);
    expect(keptLog('rhian')).toEqual(typed);
  });

  it.each(['', 'null', '{}', '{"event_id":1}', 'not json'])(
    'is nothing where the storage holds %j',
    (value) => {
      store.set('sideline-see-and-treat-nobody', value);
      expect(keptLog(null)).toBeNull();
    },
  );
});
