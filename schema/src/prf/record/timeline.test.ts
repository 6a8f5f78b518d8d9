import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldPlace, walkFields } from '../catalogue/catalogue.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { lateRecording, timelineOf, type TimelineSource } from './timeline.js';

const at = (time: string): string => `2026-11-20T${time}:00Z`;

const source = (data: PrfFacts['data'], more: Partial<TimelineSource> = {}): TimelineSource => ({
  facts: { data, ageYears: 40, hasPatient: true },
  events: [],
  alerts: [],
  clocks: [],
  stored: data,
  ...more,
});

const scored = (total: number) => ({ status: 'scored', total, band: 'high', rule_version: 'x' });

describe('timeline', () => {
  it('puts clock, observations, treatment, alerts and the record’s own events in one order', () => {
    const { timed, untimed } = timelineOf(
      source(
        {
          incidentDetails: { call_time: at('14:10'), arrived_time: at('14:20') },
          observations: {
            entries: [
              { id: 'o1', date_time: at('14:21'), heart_rate: 118, oxygen_saturation: 93, news2: scored(9) },
              { id: 'o0', is_before_arrival: true, heart_rate: 90 },
            ],
          },
          ClinicalInterventions: {
            drugs_administered: [
              {
                id: 'd1',
                drug_name: 'aspirin',
                dose: 300,
                dose_unit: 'mg',
                route: 'oral',
                time_administered: at('14:25'),
                recorded_at: at('14:26'),
              },
            ],
            defibrillation: [
              { id: 's1', time: at('14:30'), rhythm: 'vf', shocks_delivered: 1, energy_joules: 150 },
            ],
            cpr: [{ id: 'c1', event: 'started', time: at('14:29') }],
            procedures: [{ id: 'p1', procedure: 'suction', time_performed: at('14:31') }],
            running_notes: [{ id: 'n1', time: at('14:32'), note: 'Wife says he fell suddenly.' }],
          },
        },
        {
          events: [{ key: 'begun', at: at('14:05'), title: 'Record started', text: '' }],
          alerts: [
            {
              entryId: 'o1',
              total: 9,
              occurredAt: at('14:21'),
              raisedAt: at('14:22'),
              action: 'Doctor called',
              actionedAt: at('14:23'),
              actionRecordedAt: null,
              actionedBy: 'A. Khan',
              clearedAt: null,
            },
          ],
        },
      ),
      { timeZone: 'Europe/London' },
    );
    expect(
      timed.map(({ at: when, title, text }) => `${when?.slice(11, 16) ?? ''} ${title} ${text}`.trim()),
    ).toEqual([
      '14:05 Record started',
      '14:10 Call received',
      '14:20 Arrived at scene',
      '14:21 Observation set SpO2 93 %, Pulse 118 · NEWS2 9',
      '14:21 NEWS2 9: alert',
      '14:23 NEWS2 9: action taken Doctor called (A. Khan)',
      '14:25 Aspirin 300 mg oral',
      '14:29 CPR started',
      '14:30 Defibrillation Rhythm: VF · Shocks: 1 · Energy: 150 J',
      '14:31 Suction',
      '14:32 Note Wife says he fell suddenly.',
    ]);
    expect(untimed.map(({ key }) => key)).toEqual(['o0']);
    expect(timed.flatMap(({ brief }) => (brief === '' ? [] : [brief]))).toEqual([
      'NEWS2 9',
      '300 mg oral',
      'VF',
      'Wife says he fell suddenly.',
    ]);
  });

  it('shows an entry struck through with its reason, and raises no alert for it', () => {
    const { timed } = timelineOf(
      source({
        observations: {
          entries: [{ id: 'o1', date_time: at('14:21'), news2: scored(9), void_reason: 'Wrong patient' }],
        },
      }),
    );
    expect(timed.map(({ kind, struckBecause }) => [kind, struckBecause])).toEqual([
      ['observation', 'Wrong patient'],
    ]);
  });

  it('shows the alert of a set that the server does not have yet, once', () => {
    const data = { observations: { entries: [{ id: 'o1', date_time: at('14:21'), news2: scored(9) }] } };
    const onRecord = {
      entryId: 'o1',
      occurredAt: at('14:21'),
      raisedAt: at('14:22'),
      action: null,
      actionedAt: null,
      actionRecordedAt: null,
      actionedBy: null,
      clearedAt: null,
    };
    const alerts = (total: number | null) =>
      timelineOf(source(data, { alerts: total === null ? [] : [{ ...onRecord, total }] })).timed.filter(
        ({ kind }) => kind === 'alert',
      );
    expect(alerts(null).map(({ isSent }) => isSent)).toEqual([false]);
    expect(alerts(9).map(({ isSent }) => isSent)).toEqual([true]);
    expect(alerts(5).map(({ title }) => title)).toEqual(['NEWS2 9: alert', 'NEWS2 5: alert']);
  });

  it('gives the reason why an alert was withdrawn, and when the same score came back', () => {
    const set = { id: 'o1', date_time: at('14:20'), news2: scored(17) };
    const struck = { id: 'o2', date_time: at('14:21'), void_reason: 'Twice', voided_at: at('14:40') };
    const alert = (entryId: string, raisedAt: string, clearedAt: string | null) => ({
      entryId,
      total: 17,
      occurredAt: entryId === 'o1' ? set.date_time : struck.date_time,
      raisedAt,
      action: null,
      actionedAt: null,
      actionRecordedAt: null,
      actionedBy: null,
      clearedAt,
    });
    // Pregnant, not pregnant: the set was never touched.
    const alerts = [
      alert('o1', at('14:22'), at('14:30')),
      alert('o1', at('14:50'), null),
      alert('o2', at('14:22'), at('14:40')),
    ];
    const { timed } = timelineOf(source({ observations: { entries: [set, struck] } }, { alerts }));
    const told = timed.filter(({ kind }) => kind === 'alert');
    expect(told.map(({ at: when, title, text }) => [when?.slice(11, 16), title, text])).toEqual([
      ['14:20', 'NEWS2 17: alert', ''],
      ['14:21', 'NEWS2 17: alert', ''],
      ['14:30', 'NEWS2 17: alert withdrawn', 'The score was worked out again.'],
      ['14:40', 'NEWS2 17: alert withdrawn', 'The set was struck through.'],
      ['14:50', 'NEWS2 17: alert again', 'The score was worked out again.'],
    ]);
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
  });

  it('includes access, tests and medicines, even what was done without a time', () => {
    const row = (minute: string) => ({ id: `io-${minute}`, site: 'hand_left', at: at(`14:${minute}`) });
    const { timed, untimed } = timelineOf(
      source({
        PresentingComplaint: {
          current_medicines: [
            { medicine: 'Ramipril', dose: 5, dose_unit: 'mg', last_taken_at: at('08:00') },
            { medicine: 'Bisoprolol' },
          ],
        },
        SecondarySurvey: {
          investigations: [
            { id: 'ct', study: 'ct', result: 'No bleed', performed_at: at('14:40'), picture: 'an id' },
            { id: 'lactate', study: 'other', study_other: 'Lactate', is_before_arrival: true },
          ],
        },
        ClinicalInterventions: {
          iv_access: [
            {
              id: 'iv-1',
              site: 'antecubital_right',
              gauge: 'g18',
              attempts: 2,
              success: true,
              at: at('14:24'),
            },
            { id: 'iv-2', site: 'hand_left', gauge: 'g20', success: false },
          ],
          io_access: [row('26'), row('25')],
          procedures: [{ id: 'p1', procedure: 'suction', time_performed: at('14:24') }],
        },
      }),
    );
    const told = ({ at: when, kind, title, text }: (typeof timed)[number]) =>
      [when?.slice(11, 16) ?? '', kind, title, text].join(' | ');
    expect(timed.map(told)).toEqual([
      '08:00 | clock | Last taken | Ramipril',
      '14:24 | procedure | Intravenous access | Site: Right antecubital fossa · Gauge: 18 G · Attempts: 2 · Successful: Yes',
      '14:24 | procedure | Suction | ',
      '14:25 | procedure | Intraosseous access | Site: Left hand',
      '14:26 | procedure | Intraosseous access | Site: Left hand',
      '14:40 | procedure | CT | Result: No bleed',
    ]);
    expect(untimed.map(told)).toEqual([
      ' | procedure | Intravenous access | Site: Left hand · Gauge: 20 G · Successful: No',
      ' | procedure | Other: Lactate | Before our arrival: Yes',
    ]);
    expect(untimed.map(({ key, place }) => [key, place?.field, place?.within])).toEqual([
      ['iv-2', 'iv_access', 'iv-2'],
      ['lactate', 'investigations', 'lactate'],
    ]);
  });

  it('leaves out what happened before the contact', () => {
    const data = {
      complaints: [{ id: 'c', complaint: 'Chest pain', reported_at: at('14:20') }],
      immunisations: [{ id: 'i', vaccine: 'mmr', reported_at: at('14:21') }],
    };
    const { timed, untimed } = timelineOf(source({ PresentingComplaint: data }));
    expect([...timed, ...untimed]).toEqual([]);
  });

  it('keeps rows of one moment in the order of their list, however many', () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      medicine: `Medicine ${String(index)}`,
      last_taken_at: at('14:24'),
    }));
    const { timed } = timelineOf(source({ PresentingComplaint: { current_medicines: rows } }));
    expect(timed.map(({ place }) => place?.within)).toEqual(rows.map((_, index) => `${index}/last_taken_at`));
  });

  it('says of each row whether the server has its current state, wherever it is in the list', () => {
    const [first, second] = [
      { medicine: 'Ramipril', last_taken_at: at('14:24') },
      { medicine: 'Bisoprolol', last_taken_at: at('14:25') },
    ];
    const sent = (current_medicines: readonly object[]) =>
      timelineOf(
        source(
          { PresentingComplaint: { current_medicines } },
          { stored: { PresentingComplaint: { current_medicines: [first, second] } } },
        ),
      ).timed.map(({ isSent }) => isSent);
    expect(sent([first, { ...second, dose: 5 }])).toEqual([true, false]);
    expect(sent([second])).toEqual([true]);
  });

  it('marks entries that only this device has', () => {
    const { timed } = timelineOf(
      source({
        ClinicalInterventions: {
          cpr: [
            { id: 'a', event: 'started', time: at('14:00'), recorded_at: at('14:00') },
            { id: 'b', event: 'rhythm_check', time: at('14:02') },
          ],
        },
      }),
    );
    expect(timed.map(({ isSent }) => isSent)).toEqual([true, false]);
  });

  it.each([
    ['14:15', null],
    ['14:16', '14:16'],
    ['13:45', null],
    ['13:44', '13:44'],
  ])('for 14:00, recorded at %s, shows %s', (recorded, told) => {
    expect(lateRecording(at('14:00'), at(recorded))).toBe(told === null ? null : at(told));
  });

  it('shows when a contact time or an alert was recorded, if that was much later', () => {
    const clock = { section: 'incidentDetails', field: 'arrived_time', at: at('14:20') } as const;
    const told = (arrived_time: string) =>
      timelineOf(
        source(
          { incidentDetails: { call_time: at('14:10'), arrived_time } },
          {
            clocks: [
              { ...clock, recordedAt: at('15:00') },
              { ...clock, field: 'call_time', at: at('14:10'), recordedAt: at('14:20') },
            ],
            alerts: [
              {
                entryId: 'o1',
                total: 9,
                occurredAt: at('14:21'),
                raisedAt: at('15:01'),
                action: 'Doctor called',
                actionedAt: at('14:23'),
                actionRecordedAt: at('15:02'),
                actionedBy: null,
                clearedAt: null,
              },
            ],
          },
        ),
      ).timed.map(({ title, recordedAt, isSent }) => [title, recordedAt, isSent]);
    expect(told('2026-11-20T14:20:00.000Z')).toEqual([
      ['Call received', null, true],
      ['Arrived at scene', at('15:00'), true],
      ['NEWS2 9: alert', at('15:01'), true],
      ['NEWS2 9: action taken', at('15:02'), true],
    ]);
    // Put right on this device and not sent yet: nobody has recorded that.
    expect(told(at('14:19'))).toContainEqual(['Arrived at scene', null, false]);
  });

  it('keeps everything, in the same sequence whatever order it was stored in', () => {
    const minute = fc.option(fc.integer({ min: 0, max: 59 }), { nil: null });
    const entry = fc.record({ id: fc.uuid({ version: 7 }), minute });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 30 }),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        (entries, salt) => {
          const stored = entries.map(({ id, minute: m }) => ({
            id,
            ...(m === null ? {} : { time: at(`14:${String(m).padStart(2, '0')}`) }),
          }));
          const shuffled = stored
            .map((value, index) => ({ value, by: salt[index] ?? 0 }))
            .sort((a, b) => a.by - b.by)
            .map(({ value }) => value);
          const read = (list: readonly object[]) =>
            timelineOf(
              source({ ClinicalInterventions: { cpr: list.slice(0, 5), running_notes: list.slice(5) } }),
            );
          const one = timelineOf(source({ ClinicalInterventions: { running_notes: stored } }));
          expect(timelineOf(source({ ClinicalInterventions: { running_notes: shuffled } }))).toEqual(one);
          const { timed, untimed } = read(stored);
          expect([...timed, ...untimed].map(({ key }) => key).sort()).toEqual(
            stored.map(({ id }) => id).sort(),
          );
          const times = timed.map(({ at: when }) => Date.parse(when ?? ''));
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(untimed.every(({ at: when }) => when === null)).toBe(true);
        },
      ),
    );
  });
});

/** Times that are no moment of the contact, each with why. */
const LEFT_OUT = new Map([
  ['observations.entries.news2.next_due_at', 'Worked out from the set; it is still to come'],
  ['PresentingComplaint.complaints.reported_at', 'Of what was before the contact'],
  ['PresentingComplaint.immunisations.reported_at', 'Of what was before the contact'],
  ['ClinicalInterventions.drugs_administered.batch.expiry', 'Says of the ampoule until when it is good'],
  ['SecondarySurvey.pregnancy.due_date', 'A day to come'],
  ['ClinicalInterventions.consumables_used.time_used', 'What was used up is no act of its own'],
  ['ClinicalInterventions.consumables_used.batch.expiry', 'Says of the item until when it is good'],
  ['DispositionOutcome.question_answers.answered_at', 'Is said of the record, not done to the patient'],
]);

const TIMES = [...walkFields()].filter(({ field }) => field.kind === 'time' || field.kind === 'date');
const pathOf = ({ section, parents, field }: FieldPlace): string =>
  [section.key, ...parents.map(({ name }) => name), field.name].join('.');

/** A record of which nothing is known but one time. */
const onlyAt = ({ section, parents, field }: FieldPlace, value: string): PrfFacts['data'] => ({
  [section.key]: parents.reduceRight<Readonly<Record<string, unknown>>>(
    (inner, { name, kind }) => ({
      [name]: kind === 'entries' ? [{ id: 'one', ...inner }] : kind === 'groups' ? [inner] : inner,
    }),
    { [field.name]: value },
  ),
});

describe('every time of the catalogue', () => {
  it.each(TIMES.map((place) => [pathOf(place), place] as const))('%s', (path, place) => {
    const value = place.field.kind === 'date' ? '2026-11-20' : at('14:24');
    const { timed } = timelineOf(source(onlyAt(place, value)));
    // One that is left out must not be on it either: the list of them would say what is not so.
    expect(timed.map(({ at: when }) => when)).toEqual(LEFT_OUT.has(path) ? [] : [value]);
  });

  it('is covered by the list of those left out', () => {
    expect(TIMES.map(pathOf)).toEqual(expect.arrayContaining([...LEFT_OUT.keys()]));
  });
});
