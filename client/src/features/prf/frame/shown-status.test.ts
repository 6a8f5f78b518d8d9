import { describe, expect, it } from 'vitest';
import { shownStatus } from './shown-status';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const saved = (time: string) => ({ kind: 'saved', at: at(time) }) as const;

describe('what the foot says of a record', () => {
  it('follows what changed it since this page saved, as a link to its patient', () => {
    expect(shownStatus(saved('12:56'), { updatedAt: at('13:31') })).toEqual(saved('13:31'));
  });
  it('keeps the time of a save that the record was not read again since', () => {
    expect(shownStatus(saved('12:56'), { updatedAt: at('12:40') })).toEqual(saved('12:56'));
    expect(shownStatus(saved('12:56'), null)).toEqual(saved('12:56'));
  });
  it('is the record’s own time where nothing was entered here, and nothing without a record', () => {
    expect(shownStatus({ kind: 'nothing' }, { updatedAt: at('13:31') })).toEqual(saved('13:31'));
    expect(shownStatus({ kind: 'nothing' }, null)).toEqual({ kind: 'nothing' });
  });
  it('leaves what is not sent as it is', () => {
    const waiting = { kind: 'onDevice', since: at('12:56') } as const;
    expect(shownStatus(waiting, { updatedAt: at('13:31') })).toBe(waiting);
  });
});
