import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyLog, keepLogs, keptLogs, nextLog, withEvent, withPreselected } from './log-draft';

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

  it('replaces nothing that was typed where nobody chose it', () => {
    expect(withPreselected(DRAFT, park)).toEqual(withEvent(DRAFT, park));
    const typed = { ...DRAFT, incident_location: 'Gate 4' };
    expect(withPreselected(typed, park)).toEqual({ ...typed, event_id: 'park' });
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
    keepLogs(null, [typed]);
    expect(keptLogs(null)).toEqual([typed]);
    expect(keptLogs('rhian')).toEqual([typed]);
    keepLogs('rhian', [typed]);
    expect(keptLogs('rhian')).toEqual([typed]);
    expect(keptLogs('sam')).toEqual([]);
    expect(keptLogs(null)).toEqual([]);
  });

  it('outlives a time in which the session was over, and another person', () => {
    keepLogs('rhian', [typed]);
    keepLogs('sam', [DRAFT]);
    expect(keptLogs('rhian')).toEqual([typed]);
  });

  it('loses nothing that was typed signed out to the empty form of an earlier visit', () => {
    const own = {
      ...emptyLog(NOW),
      event_id: 'park',
      incident_location: 'Roath Park',
      placeOf: 'park',
      clinician_name: 'Rhian',
      clinician_role: 'FREC 4',
    };
    keepLogs('rhian', [own]);
    keepLogs(null, [typed]);
    expect(keptLogs('rhian')).toEqual([{ ...own, log_id: typed.log_id, issue_summary: 'Blister' }]);
    const elsewhere = { ...typed, incident_location: 'Gate 4', clinician_name: 'Rhian P' };
    keepLogs(null, [elsewhere]);
    expect(keptLogs('rhian')).toEqual([{ ...elsewhere, event_id: 'park', clinician_role: 'FREC 4' }]);
  });

  it.each([
    ['words', { treatment_provided: 'Dressed' }],
    ['a patient', { patient_id: 'somebody' }],
    ['another place', { incident_location: 'Gate 9' }],
  ])('keeps both where the earlier one holds %s', (_what, held) => {
    const own = { ...emptyLog(NOW), ...held };
    const later = { ...typed, incident_location: 'Gate 4' };
    keepLogs('rhian', [own]);
    keepLogs(null, [later]);
    expect(keptLogs('rhian')).toEqual([later, own]);
    keepLogs('rhian', keptLogs('rhian'));
    expect(keptLogs('rhian')).toEqual([later, own]);
  });

  it('reads what was kept as one log', () => {
    store.set('sideline-see-and-treat-rhian', JSON.stringify(typed));
    expect(keptLogs('rhian')).toEqual([typed]);
  });

  it.each(['', 'null', '{}', '[]', '[null]', '{"event_id":1}', 'not json'])(
    'is nothing where the storage holds %j',
    (value) => {
      store.set('sideline-see-and-treat-nobody', value);
      expect(keptLogs(null)).toEqual([]);
    },
  );
});
