import { describe, expect, it } from 'vitest';
import { shownStatus } from './shown-status';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const saved = (time: string) => ({ kind: 'saved', at: at(time) }) as const;

describe('the status line of a record', () => {
  it('shows what changed after this page saved, such as a link to its patient', () => {
    expect(shownStatus(saved('12:56'), { updatedAt: at('13:31') }, true)).toEqual(saved('13:31'));
  });
  it('keeps the time of a save if the record has not been read since', () => {
    expect(shownStatus(saved('12:56'), { updatedAt: at('12:40') }, true)).toEqual(saved('12:56'));
    expect(shownStatus(saved('12:56'), null, true)).toEqual(saved('12:56'));
  });
  it('is the record’s own time if nothing was entered here, and empty without a record', () => {
    expect(shownStatus({ kind: 'nothing' }, { updatedAt: at('13:31') }, true)).toEqual(saved('13:31'));
    expect(shownStatus({ kind: 'nothing' }, null, true)).toEqual({ kind: 'nothing' });
  });
  it('leaves unsent changes as they are', () => {
    const waiting = { kind: 'onDevice', since: at('12:56') } as const;
    expect(shownStatus(waiting, { updatedAt: at('13:31') }, true)).toBe(waiting);
  });
  it('does not call a record saved before the device has been looked through', () => {
    const record = { updatedAt: at('13:31') };
    expect(shownStatus({ kind: 'nothing' }, record, false)).toEqual({ kind: 'looking' });
    expect(shownStatus(saved('12:56'), record, false)).toEqual({ kind: 'looking' });
    expect(shownStatus({ kind: 'onDevice', since: at('12:56') }, record, false).kind).toBe('onDevice');
    expect(shownStatus({ kind: 'nothing' }, null, false)).toEqual({ kind: 'nothing' });
  });
});
