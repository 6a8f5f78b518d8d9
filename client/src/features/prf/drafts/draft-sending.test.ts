import { describe, expect, it } from 'vitest';
import { newDraft, type CommandResult, type DraftState } from './draft-state';
import { newId, NOW, result, sealed, steps, stored } from './draft-steps.fixture';
import { acknowledge, seal } from './draft-transitions';
import { saveStatus, sectionDraft, unsentSince } from './draft-view';
import { stepsAt } from './steps-at';

const { edit } = steps;

describe('the times of the contact', () => {
  it('are known with the time when the server received them, unless another person’s apply', () => {
    const times = { call_time: '2026-11-20T08:00:00.000Z', arrived_time: '2026-11-20T08:10:00.000Z' };
    const sent = sealed(
      Object.entries({ ...times, incident_location: 'Gate 2' }).reduce(
        (state, [field, value]) => edit(state, 'incidentDetails', field, value),
        newDraft('prf'),
      ),
    );
    const recordedAt = '2026-11-20T14:32:05.000Z';
    const recordedOf = (changes: Partial<CommandResult>) =>
      sectionDraft(
        acknowledge(sent, [result(sent, { data: times, recordedAt, ...changes })], NOW),
        'incidentDetails',
      ).recorded;
    const arrived_time = { at: times.arrived_time, recordedAt };
    expect(recordedOf({})).toEqual({ call_time: { at: times.call_time, recordedAt }, arrived_time });
    const conflict = { paths: ['call_time'], authors: {} };
    expect(recordedOf({ outcome: 'CONFLICT', conflict })).toEqual({ arrived_time });
    expect(recordedOf({ outcome: 'REPLAYED', recordedAt: null })).toBeUndefined();
  });
});

describe('the time at which something was entered', () => {
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;
  const enter = (state: DraftState, path: string, value: string, time: string) =>
    stepsAt(at(time)).edit(state, 'PrimarySurvey', path, value);
  const sealedAt = (state: DraftState, time: string) => seal(state, { now: at(time), newId });
  const timesOf = (state: DraftState) =>
    state.queue.map(({ deviceTime, changes }) => [deviceTime, Object.keys(changes)]);
  const underWay = sealedAt(enter(stored, 'disability_notes', 'Drowsy', '10:00'), '10:00');
  const answer = result(underWay, { version: 4, data: { airway: 'clear', disability_notes: 'Drowsy' } });

  it('stays with changes that waited for hours behind a command being sent', () => {
    const waiting = enter(underWay, 'airway', 'obstructed', '10:05');
    const back = sealedAt(acknowledge(waiting, [answer], at('13:05')), '13:05');
    expect(timesOf(back)).toEqual([[at('10:05'), ['airway']]]);
  });

  it('is kept for each change if they are more than a quarter of an hour apart, otherwise only the last', () => {
    const waiting = enter(
      enter(enter(underWay, 'airway', 'obstructed', '10:05'), 'consent', 'verbal', '10:20'),
      'cervical_spine',
      'cleared',
      '12:50',
    );
    const back = sealedAt(acknowledge(waiting, [answer], at('13:05')), '13:05');
    expect(timesOf(back)).toEqual([
      [at('10:20'), ['airway', 'consent']],
      [at('12:50'), ['cervical_spine']],
    ]);
    expect(new Set(back.queue.map(({ baseVersion }) => baseVersion))).toEqual(new Set([4]));
  });

  it('stays with a refused change, and with one side of a choice', () => {
    const sent = sealedAt(enter(stored, 'airway', 'obstructed', '10:05'), '10:05');
    const refused = acknowledge(
      sent,
      [result(sent, { outcome: 'REFUSED', problems: [{ field: 'airway', code: 'X', message: 'No.' }] })],
      at('13:05'),
    );
    expect(unsentSince(refused)).toBe(at('10:05'));
    const clash = acknowledge(
      sent,
      [
        result(sent, {
          outcome: 'CONFLICT',
          version: 4,
          data: { airway: 'unclear' },
          conflict: { paths: ['airway'], authors: {} },
        }),
      ],
      at('13:05'),
    );
    expect(sectionDraft(clash, 'PrimarySurvey').enteredAt).toMatchObject({ airway: at('10:05') });
    expect(saveStatus(clash)).toEqual({ kind: 'conflict', count: 1, since: at('10:05') });
  });

  it('is kept for text that is not a value, and for the patient’s details', () => {
    const typed = stepsAt(at('10:05')).keepText(stored, 'observations', 'entries/e1/temperature', {
      text: '388',
      problem: 'Too high.',
    });
    expect(unsentSince(stepsAt(at('11:00')).keepPatientForm(typed, {}))).toBe(at('10:05'));
    expect(unsentSince(stepsAt(at('11:00')).keepPatientForm(stored, {}))).toBe(at('11:00'));
  });
});
