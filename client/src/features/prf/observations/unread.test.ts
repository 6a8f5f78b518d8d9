import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { EMPTY_SECTION, type DraftState, type KeptText } from '../drafts/draft-state';
import { unreadOf } from './unread';

const set: ObservationEntry = { id: 'a', bp_systolic: 118 };
const draftWith = (texts: Readonly<Record<string, KeptText>>): DraftState =>
  ({ sections: { observations: { ...EMPTY_SECTION, texts } } }) as unknown as DraftState;

describe('text that is not a value yet', () => {
  it('is empty once every part of a measurement is a value', () => {
    expect(unreadOf(draftWith({}), set, 'blood_pressure')).toBeNull();
  });
  it('keeps a refused diastolic with its systolic, so that it does not read as a palpated pressure', () => {
    const draft = draftWith({
      'entries/a/bp_diastolic': { text: '170', problem: 'Higher than the systolic.' },
    });
    expect(unreadOf(draft, set, 'blood_pressure')).toEqual({ text: '118/170', isRefused: true });
  });
  it('says that half a pressure is waiting for its other half', () => {
    const draft = draftWith({ 'entries/a/bp_diastolic': { text: '7', problem: null } });
    expect(unreadOf(draft, set, 'blood_pressure')).toEqual({ text: '118/…', isRefused: false });
  });
  it('says nothing about a single figure being typed, and shows a refused one', () => {
    const typing = draftWith({ 'entries/a/temperature': { text: '3', problem: null } });
    expect(unreadOf(typing, set, 'temperature')).toBeNull();
    const refused = draftWith({
      'entries/a/temperature': { text: '388', problem: 'Must be from 20 to 45 °C.' },
    });
    expect(unreadOf(refused, set, 'temperature')).toEqual({ text: '388', isRefused: true });
  });
});
