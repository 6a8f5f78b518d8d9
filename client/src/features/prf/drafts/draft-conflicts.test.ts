import { describe, expect, it } from 'vitest';
import { newDraft } from './draft-state';
import { NOW, result, sealed, steps } from './draft-steps.fixture';
import { acknowledge, canKeepMine, decidedWith, strikeAt } from './draft-transitions';
import { sectionDraft } from './draft-view';

const KEY = 'observations';
const SYSTOLIC = 'entries/e1/bp_systolic';
const DIASTOLIC = 'entries/e1/bp_diastolic';
const PULSE = 'entries/e1/heart_rate';
const { edit, load, resolveConflict } = steps;

const set = (fields: object) => ({ entries: [{ id: 'e1', ...fields }] });
const before = load(newDraft('prf'), 'SL-1', {
  [KEY]: { version: 1, data: set({ bp_systolic: 120, bp_diastolic: 80, heart_rate: 70 }) },
});
const mine = edit(edit(edit(before, KEY, SYSTOLIC, 100), KEY, DIASTOLIC, 60), KEY, PULSE, 110);
const sent = sealed(mine);
const refused = acknowledge(
  sent,
  [
    result(sent, {
      outcome: 'CONFLICT',
      version: 2,
      data: set({ bp_systolic: 150, bp_diastolic: 95, heart_rate: 90 }),
      conflict: { paths: [SYSTOLIC, DIASTOLIC, PULSE], authors: {} },
    }),
  ],
  NOW,
);

describe('two answers to one measurement', () => {
  it.each([SYSTOLIC, DIASTOLIC])('are chosen as a whole, by %s', (path) => {
    const decided = resolveConflict(refused, KEY, path, 'mine');
    expect(sectionDraft(decided, KEY)).toMatchObject({
      conflict: { paths: [PULSE] },
      edits: set({ bp_systolic: 100, bp_diastolic: 60 }),
      choices: [
        { path: SYSTOLIC, side: 'mine' },
        { path: DIASTOLIC, side: 'mine' },
      ],
    });
    const left = resolveConflict(refused, KEY, path, 'theirs');
    expect(sectionDraft(left, KEY)).toMatchObject({ conflict: { paths: [PULSE] }, edits: {} });
  });

  it('are chosen as a whole if it has three parts, including cleared ones', () => {
    const SCALE = ['spo2_scale', 'spo2_scale_chosen_by', 'spo2_scale_reason'];
    const paths = SCALE.map((name) => `entries/e1/${name}`);
    const chosen = { spo2_scale: 'scale_2', spo2_scale_chosen_by: 'N. Okafor', spo2_scale_reason: 'COPD' };
    const corrected = { ...chosen, spo2_scale_chosen_by: 'Dr Senior', spo2_scale_reason: 'Hypercapnia' };
    const cleared = { spo2_scale: null, spo2_scale_chosen_by: null, spo2_scale_reason: null };
    const begun = load(newDraft('prf'), 'SL-1', { [KEY]: { version: 1, data: set(chosen) } });
    const back = sealed(paths.reduce((state, path) => edit(state, KEY, path, null), begun));
    const data = set(corrected);
    const clash = acknowledge(
      back,
      [result(back, { outcome: 'CONFLICT', version: 2, data, conflict: { paths, authors: {} } })],
      NOW,
    );
    for (const path of paths) {
      expect(sectionDraft(resolveConflict(clash, KEY, path, 'mine'), KEY)).toMatchObject({
        conflict: null,
        edits: set(cleared),
      });
      expect(sectionDraft(resolveConflict(clash, KEY, path, 'theirs'), KEY)).toMatchObject({
        conflict: null,
        edits: {},
        data,
      });
    }
  });

  it('leave other fields to be chosen separately', () => {
    expect(sectionDraft(resolveConflict(refused, KEY, PULSE, 'mine'), KEY)).toMatchObject({
      conflict: { paths: [SYSTOLIC, DIASTOLIC] },
      edits: set({ heart_rate: 110 }),
    });
  });

  it('are the same answer if only a figure differs', () => {
    const { conflict } = sectionDraft(refused, KEY);
    if (!conflict) throw new Error('no conflict');
    expect(decidedWith(KEY, { ...conflict, paths: [SYSTOLIC, PULSE] }, SYSTOLIC)).toEqual([SYSTOLIC]);
  });
});

describe('two answers in an entry that this device strikes through', () => {
  const STRUCK = 'entries/e1/void_reason';
  const onItsWay = sealed(edit(refused, KEY, STRUCK, 'Wrong patient'));

  it('can no longer be chosen once the strike is being sent', () => {
    expect(canKeepMine(refused, KEY, PULSE)).toBe(true);
    expect(canKeepMine(onItsWay, KEY, PULSE)).toBe(false);
    expect(strikeAt(onItsWay, KEY, PULSE)).toBe('Wrong patient');
    expect(resolveConflict(onItsWay, KEY, PULSE, 'mine')).toBe(onItsWay);
  });

  it('stay visible until the person discards theirs, even after the strike has arrived', () => {
    const data = set({ bp_systolic: 150, bp_diastolic: 95, heart_rate: 90, void_reason: 'Wrong patient' });
    const arrived = acknowledge(onItsWay, [result(onItsWay, { version: 3, data })], NOW);
    expect(sectionDraft(arrived, KEY).conflict).toMatchObject({
      paths: [SYSTOLIC, DIASTOLIC, PULSE],
      mine: set({ heart_rate: 110 }),
    });
    expect(canKeepMine(arrived, KEY, PULSE)).toBe(false);
  });

  it('are not dropped if written after the strike was sent', () => {
    const later = edit(sealed(edit(before, KEY, STRUCK, 'Wrong patient')), KEY, PULSE, 64);
    const data = set({ bp_systolic: 120, bp_diastolic: 80, heart_rate: 70, void_reason: 'Wrong patient' });
    const arrived = acknowledge(later, [result(later, { version: 2, data })], NOW);
    expect(sectionDraft(arrived, KEY)).toMatchObject({
      conflict: { paths: [PULSE], mine: set({ heart_rate: 64 }) },
      edits: {},
    });
  });
});
