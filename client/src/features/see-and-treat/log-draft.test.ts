import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asOf, emptyLog, keepLogs, keptLogs, nextLog, withEvent, withIncident } from './log-draft';

const NOW = new Date('2026-11-20T09:05:42.123Z');
const DRAFT = emptyLog(NOW);

describe('a new log', () => {
  it('starts at the current minute', () => {
    expect(DRAFT.incidentDate).toBe('2026-11-20T09:05:00.000Z');
  });
});

describe('a log opened from an incident', () => {
  const incident = {
    logId: 'log',
    eventId: 'park',
    at: '2026-11-20T08:59:31Z',
    zoneId: 'arena',
    place: 'Arena, gate 4',
    what: 'Fainted',
  };

  it('takes event, place, time and words from the incident, before what the tab holds', () => {
    const begun = { ...DRAFT, issueSummary: 'Blister' };
    const [first, ...others] = withIncident([begun, { ...DRAFT, id: 'blank' }], incident, NOW);
    expect(first).toMatchObject({
      id: 'log',
      eventId: 'park',
      incidentDate: '2026-11-20T08:59:00.000Z',
      zoneId: 'arena',
      incidentLocation: 'Arena, gate 4',
      issueSummary: 'Fainted',
    });
    expect(others).toEqual([begun]);
    // About the time of the call, and of its event, however long it lies open.
    expect(first === undefined ? null : asOf(first, [], new Date('2026-11-20T11:00:00Z'))).toEqual(first);
  });

  it('stays as typed if the tab already holds it', () => {
    const typed = { ...DRAFT, id: 'log', issueSummary: 'Fainted, then fell' };
    expect(withIncident([typed], incident, NOW)).toEqual([typed]);
    expect(withIncident([typed], null, NOW)).toEqual([typed]);
  });
});

describe('withEvent', () => {
  const park = { id: 'park', location: 'Roath Park' };
  const hall = { id: 'hall', location: 'City Hall' };
  const nowhere = { id: 'nowhere', location: null };

  it('fills in the place, and replaces the place of another event', () => {
    expect(withEvent(DRAFT, park)).toMatchObject({ eventId: 'park', incidentLocation: 'Roath Park' });
    expect(withEvent(withEvent(DRAFT, park), hall).incidentLocation).toBe('City Hall');
    expect(withEvent(withEvent(DRAFT, park), nowhere).incidentLocation).toBe('');
  });

  it('keeps what was typed if the event has no place', () => {
    const typed = { ...DRAFT, incidentLocation: 'Gate 4' };
    expect(withEvent(typed, nowhere).incidentLocation).toBe('Gate 4');
    expect(withEvent(typed, null).incidentLocation).toBe('Gate 4');
  });
});

describe('asOf', () => {
  const event = (id: string, date: string, endsAt: string) => ({
    id,
    date,
    endsAt,
    location: `${id} ground`,
  });
  const park = event('park', '2026-11-20T08:00:00Z', '2026-11-20T12:00:00Z');
  const hall = event('hall', '2026-11-20T11:00:00Z', '2026-11-20T18:00:00Z');
  const arena = event('arena', '2026-11-21T08:00:00Z', '2026-11-21T18:00:00Z');
  const EVENTS = [park, hall, arena];
  const NOON = new Date('2026-11-20T11:30:20Z');
  const EVENING = new Date('2026-11-20T19:00:00Z');
  const TOMORROW = new Date('2026-11-21T09:30:20Z');
  const filled = asOf(DRAFT, EVENTS, NOW);

  it('fills in the event once it is known, and its place if none was typed', () => {
    expect(filled).toEqual({ ...withEvent(DRAFT, park), filledAt: NOW.toISOString() });
    const typed = asOf({ ...DRAFT, incidentLocation: 'Gate 4' }, EVENTS, NOW);
    expect(typed).toMatchObject({ eventId: 'park', incidentLocation: 'Gate 4', placeOf: null });
    expect(asOf(DRAFT, null, NOW)).toEqual(DRAFT);
  });

  it('moves to the current time until it names a person', () => {
    const at = '2026-11-20T11:30:00.000Z';
    expect(asOf(filled, null, NOON).incidentDate).toBe(at);
    expect(asOf(nextLog({ ...filled, issueSummary: 'Blister' }, NOW), EVENTS, NOON).incidentDate).toBe(at);
    for (const begun of [{ issueSummary: 'Blister' }, { patientId: 'somebody' }])
      expect(asOf({ ...filled, ...begun }, EVENTS, TOMORROW)).toEqual({ ...filled, ...begun });
  });

  it('keeps a time that the user entered', () => {
    const said = { ...filled, incidentDate: '2026-11-20T08:40:00.000Z', isTimeSaid: true };
    expect(asOf(said, EVENTS, TOMORROW)).toEqual(said);
  });

  it('stays at an event in progress, and moves to another that has started once it is over', () => {
    expect(asOf(filled, EVENTS, NOON)).toMatchObject({ eventId: 'park' });
    expect(asOf(filled, EVENTS, EVENING)).toMatchObject({
      eventId: 'hall',
      incidentLocation: 'hall ground',
    });
    expect(asOf(filled, EVENTS, TOMORROW)).toMatchObject({ eventId: 'arena' });
  });

  it('stays at the previous log’s event if no other has started since, without its place', () => {
    const chosen = { ...withEvent(DRAFT, park), isEventSaid: true, issueSummary: 'Blister' };
    const late = nextLog({ ...chosen, incidentLocation: 'Gate 4', placeOf: null }, EVENING);
    const minutesLater = new Date(EVENING.getTime() + 10 * 60_000);
    expect(asOf(late, EVENTS, minutesLater)).toMatchObject({ eventId: 'park', incidentLocation: 'Gate 4' });
    expect(asOf(late, EVENTS, TOMORROW)).toMatchObject({
      eventId: 'arena',
      incidentLocation: 'arena ground',
    });
  });

  it('keeps an event that the user chose for this log', () => {
    const chosen = { ...withEvent(DRAFT, park), isEventSaid: true };
    expect(asOf(chosen, EVENTS, TOMORROW)).toMatchObject({ eventId: 'park' });
    const cleared = { ...withEvent(DRAFT, null), isEventSaid: true };
    expect(asOf(cleared, EVENTS, TOMORROW)).toMatchObject({ eventId: null });
  });

  it('has no event if the last log was more than a week ago', () => {
    const later = new Date('2026-12-20T09:00:00Z');
    expect(asOf(filled, EVENTS, later)).toMatchObject({ eventId: null, incidentLocation: '' });
    expect(asOf(filled, [], later)).toMatchObject({ eventId: null, incidentLocation: '' });
  });
});

describe('nextLog', () => {
  it('keeps event, place and clinician, and nothing of the patient', () => {
    const full = {
      ...DRAFT,
      eventId: 'park',
      patientId: 'somebody',
      incidentLocation: 'Gate 4',
      issueSummary: 'Blister',
      treatmentProvided: 'Dressed',
      adviceGiven: 'Dry',
      clinicianName: 'Rhian',
      clinicianRole: 'FREC 4',
    };
    const later = new Date('2026-11-20T10:00:00Z');
    const next = nextLog(full, later);
    expect(next.id).not.toBe(full.id);
    expect(next).toEqual({
      ...emptyLog(later),
      id: next.id,
      eventId: 'park',
      incidentLocation: 'Gate 4',
      placeOf: 'park',
      clinicianName: 'Rhian',
      clinicianRole: 'FREC 4',
    });
  });
});

describe('a log held by the tab', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
  });
  const typed = { ...DRAFT, issueSummary: 'Blister' };

  it('passes to the next person who signs in, and to nobody else', () => {
    keepLogs(null, [typed]);
    expect(keptLogs(null)).toEqual([typed]);
    expect(keptLogs('rhian')).toEqual([typed]);
    keepLogs('rhian', [typed]);
    expect(keptLogs('rhian')).toEqual([typed]);
    expect(keptLogs('sam')).toEqual([]);
    expect(keptLogs(null)).toEqual([]);
  });

  it('outlives an ended session and another person’s visit', () => {
    keepLogs('rhian', [typed]);
    keepLogs('sam', [DRAFT]);
    expect(keptLogs('rhian')).toEqual([typed]);
  });

  it('does not lose what was typed while signed out to an empty form of an earlier visit', () => {
    const own = {
      ...emptyLog(NOW),
      eventId: 'park',
      incidentLocation: 'Roath Park',
      placeOf: 'park',
      clinicianName: 'Rhian',
      clinicianRole: 'FREC 4',
    };
    keepLogs('rhian', [own]);
    keepLogs(null, [typed]);
    expect(keptLogs('rhian')).toEqual([{ ...own, id: typed.id, issueSummary: 'Blister' }]);
    const elsewhere = { ...typed, incidentLocation: 'Gate 4', clinicianName: 'Rhian P' };
    keepLogs(null, [elsewhere]);
    expect(keptLogs('rhian')).toEqual([{ ...elsewhere, eventId: 'park', clinicianRole: 'FREC 4' }]);
  });

  it.each([
    ['words', { treatmentProvided: 'Dressed' }],
    ['a patient', { patientId: 'somebody' }],
    ['another place', { incidentLocation: 'Gate 9' }],
  ])('keeps both if the earlier one holds %s', (_what, held) => {
    const own = { ...emptyLog(NOW), ...held };
    const later = { ...typed, incidentLocation: 'Gate 4' };
    keepLogs('rhian', [own]);
    keepLogs(null, [later]);
    expect(keptLogs('rhian')).toEqual([later, own]);
    keepLogs('rhian', keptLogs('rhian'));
    expect(keptLogs('rhian')).toEqual([later, own]);
  });

  it('gives a log typed while signed out the event of its own time', () => {
    const yesterday = new Date('2026-11-19T09:00:00Z');
    const event = { location: null, date: '2026-11-19T08:00:00Z', endsAt: '2026-11-19T18:00:00Z' };
    const events = [
      { ...event, id: 'park' },
      { ...event, id: 'hall', date: '2026-11-20T08:00:00Z', endsAt: '2026-11-20T18:00:00Z' },
    ];
    keepLogs('rhian', [asOf(emptyLog(yesterday), events, yesterday)]);
    keepLogs(null, [typed]);
    const [kept = DRAFT] = keptLogs('rhian');
    expect(kept).toMatchObject({ eventId: 'park', issueSummary: 'Blister' });
    expect(asOf(kept, events, NOW)).toMatchObject({ eventId: 'hall', incidentDate: DRAFT.incidentDate });
  });

  it('is read as one log', () => {
    store.set('sideline-see-and-treat-rhian', JSON.stringify(typed));
    expect(keptLogs('rhian')).toEqual([typed]);
  });

  it('is read under the older field names', () => {
    const before = {
      ...{ log_id: 'log', event_id: 'park', patient_id: 'somebody', placeOf: 'park', isTimeSaid: true },
      ...{ isEventSaid: true, filledAt: NOW.toISOString(), incident_date: '2026-11-20T08:59:00.000Z' },
      ...{ incident_location: 'Roath Park', zone_id: 'arena', issue_summary: 'Blister', advice_given: '' },
      ...{ treatment_provided: 'Dressed', clinician_name: 'Rhian', clinician_role: 'FREC 4' },
      consumables: [{ item_id: 'a', batch_id: null, location_id: 'bag', quantity: 2, words: 'Foil blanket' }],
    };
    store.set('sideline-see-and-treat-rhian', JSON.stringify([before]));
    expect(keptLogs('rhian')).toEqual([
      {
        ...{ id: 'log', eventId: 'park', patientId: 'somebody', placeOf: 'park', isTimeSaid: true },
        ...{ isEventSaid: true, filledAt: NOW.toISOString(), incidentDate: '2026-11-20T08:59:00.000Z' },
        ...{ incidentLocation: 'Roath Park', zoneId: 'arena', issueSummary: 'Blister', adviceGiven: '' },
        ...{ treatmentProvided: 'Dressed', clinicianName: 'Rhian', clinicianRole: 'FREC 4' },
        consumables: [{ itemId: 'a', batchId: null, locationId: 'bag', quantity: 2, words: 'Foil blanket' }],
      },
    ]);
  });

  it('is read even if it predates the record of what the form filled in', () => {
    const { isTimeSaid: _, isEventSaid: __, filledAt: ___, ...before } = typed;
    store.set('sideline-see-and-treat-rhian', JSON.stringify([before]));
    const [kept = DRAFT] = keptLogs('rhian');
    expect(kept).toMatchObject(before);
    expect(asOf(kept, [], new Date('2026-11-21T09:00:00Z'))).toEqual(kept);
  });

  it.each(['', 'null', '{}', '[]', '[null]', '{"eventId":1}', 'not json'])(
    'is empty if the storage holds %j',
    (value) => {
      store.set('sideline-see-and-treat-nobody', value);
      expect(keptLogs(null)).toEqual([]);
    },
  );
});
