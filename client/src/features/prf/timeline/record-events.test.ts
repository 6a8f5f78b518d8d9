import { describe, expect, it } from 'vitest';
import { newDraft } from '../drafts/draft-state';
import { stepsAt } from '../drafts/steps-at';
import type { PrfRecord } from '../prf-record';
import { alertsOnRecord, clocksOnRecord, recordEvents, sectionsOnRecord } from './record-events';

const at = (time: string): string => `2026-11-20T${time}:00.000Z`;
const person = (firstName: string, lastName: string) => ({ userId: firstName, firstName, lastName });
const HALE = person('Robin', 'Hale');
const MOSS = person('Ada', 'Moss');

/** What these functions look at of a record, and nothing else. */
const record = (change: Partial<PrfRecord>): PrfRecord =>
  ({
    createdAt: at('10:00'),
    author: HALE,
    revisions: [],
    reviewRequests: [],
    alerts: [],
    clocks: [],
    data: {},
    voidedAt: null,
    voidReason: null,
    ...change,
  }) as unknown as PrfRecord;

describe('the events in a record’s history', () => {
  it('are none before the server has created it, and its creation after', () => {
    expect(recordEvents(null)).toEqual([]);
    expect(recordEvents(record({}))).toEqual([
      { key: 'begun', at: at('10:00'), title: 'Record started', text: 'Robin Hale' },
    ]);
  });

  it('name each review request with who asked and whose change ended it, each under its own key', () => {
    const events = recordEvents(
      record({
        reviewRequests: [
          { requestedAt: at('11:00'), requestedBy: HALE, endedAt: at('12:05'), endedBy: MOSS },
          { requestedAt: at('12:30'), requestedBy: MOSS, endedAt: null, endedBy: null },
        ],
      }),
    );
    expect(events.slice(1)).toEqual([
      { key: 'review.1', at: at('11:00'), title: 'Review requested', text: 'Robin Hale' },
      { key: 'resumed.1', at: at('12:05'), title: 'In progress again', text: 'Ada Moss' },
      { key: 'review.2', at: at('12:30'), title: 'Review requested', text: 'Ada Moss' },
    ]);
  });

  it('show the first signature apart from amendments, with name, grade and reason', () => {
    const signed = { signedAt: at('13:00'), name: 'Robin Hale', grade: 'Paramedic', reason: null };
    const events = recordEvents(
      record({
        revisions: [
          { revision: 1, ...signed },
          { revision: 2, ...signed, signedAt: at('14:00'), reason: 'Wrong arm' },
        ],
      }),
    );
    expect(events.slice(1)).toEqual([
      { key: 'signed.1', at: at('13:00'), title: 'Signed', text: 'Robin Hale, Paramedic' },
      {
        key: 'signed.2',
        at: at('14:00'),
        title: 'Amended: version 2',
        text: 'Robin Hale, Paramedic · Wrong arm',
      },
    ]);
  });

  it('end with why it was entered in error', () => {
    expect(recordEvents(record({ voidedAt: at('15:00'), voidReason: 'Another patient' })).at(-1)).toEqual({
      key: 'void',
      at: at('15:00'),
      title: 'Declared entered in error',
      text: 'Another patient',
    });
  });

  it('leave out names that are no longer known', () => {
    expect(recordEvents(record({ author: person('', '') }))[0]?.text).toBe('');
  });
});

it('shows who answered an alert', () => {
  const alert = { entryId: 'set', total: 7, occurredAt: null, raisedAt: at('11:00'), clearedAt: null };
  const alerts = [
    { ...alert, action: 'Oxygen', actionedAt: at('11:05'), actionRecordedAt: at('15:00'), actionedBy: MOSS },
    { ...alert, action: null, actionedAt: null, actionedBy: null },
  ] as unknown as PrfRecord['alerts'];
  expect(
    alertsOnRecord(record({ alerts })).map(({ action, actionedBy, actionRecordedAt }) => [
      action,
      actionedBy,
      actionRecordedAt,
    ]),
  ).toEqual([
    ['Oxygen', 'Ada Moss', at('15:00')],
    [null, null, null],
  ]);
});

describe('the time when something was recorded', () => {
  const KEY = 'incidentDetails';
  const FIELD = 'arrived_time';
  const steps = stepsAt(at('10:20'));
  const draft = steps.load(newDraft('prf'), 'SL-1', {
    [KEY]: { version: 1, data: { [FIELD]: at('10:05') } },
  });
  const known = record({
    data: { [KEY]: { [FIELD]: at('10:05') } },
    clocks: [{ section: KEY, field: FIELD, recordedAt: at('10:20') }],
  });

  it('is the record’s own', () => {
    const clock = { section: KEY, field: FIELD, at: at('10:05') };
    expect(clocksOnRecord(draft, known)).toEqual([{ ...clock, recordedAt: at('10:20') }]);
    const other = record({ data: { [KEY]: { [FIELD]: at('10:07') } }, clocks: known.clocks });
    expect(clocksOnRecord(draft, other)).toEqual([{ ...clock, recordedAt: null }]);
    expect(clocksOnRecord(draft, null)).toEqual([{ ...clock, recordedAt: null }]);
  });

  it('is the server’s answer to what was sent from here since', () => {
    const [section] = Object.values(draft.sections);
    const sent = {
      ...draft,
      sections: {
        [KEY]: { ...section, recorded: { [FIELD]: { at: at('10:05'), recordedAt: at('10:40') } } },
      },
    } as typeof draft;
    expect(clocksOnRecord(sent, known).map(({ recordedAt }) => recordedAt)).toEqual([at('10:40')]);
  });
});

it('gives the sections as on the server, without changes made here since', () => {
  const steps = stepsAt(at('10:20'));
  const stored = { iv_access: [{ id: 'iv', site: 'hand_left' }] };
  const draft = steps.edit(
    steps.load(newDraft('prf'), 'SL-1', { ClinicalInterventions: { version: 1, data: stored } }),
    'ClinicalInterventions',
    'iv_access/iv/site',
    'hand_right',
  );
  expect(sectionsOnRecord(draft)).toEqual({ ClinicalInterventions: stored });
});
