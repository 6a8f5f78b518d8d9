import { describe, expect, it } from 'vitest';
import { groupViews } from './view-words';

const view = (id: string, at: string, action: string, actorId: string | null = 'ann') => ({
  id,
  at,
  action,
  actorId,
  isScheduled: false,
});

describe('who has looked', () => {
  it('tells what one person did over and over within an hour once', () => {
    const groups = groupViews([
      view('4', '2026-11-20T09:17:00Z', 'PRF_SIGNED'),
      view('3', '2026-11-20T09:00:00Z', 'PRF_UPDATED'),
      view('2', '2026-11-20T08:44:00Z', 'PRF_UPDATED'),
      view('1', '2026-11-20T06:44:00Z', 'PRF_UPDATED'),
    ]);
    expect(groups.map(({ id, count, from }) => [id, count, from])).toEqual([
      ['4', 1, '2026-11-20T09:17:00Z'],
      ['3', 2, '2026-11-20T08:44:00Z'],
      ['1', 1, '2026-11-20T06:44:00Z'],
    ]);
  });

  it('never joins two people', () => {
    const groups = groupViews([
      view('2', '2026-11-20T09:00:00Z', 'PATIENT_VIEWED', 'ann'),
      view('1', '2026-11-20T08:59:00Z', 'PATIENT_VIEWED', 'bob'),
    ]);
    expect(groups).toHaveLength(2);
  });

  it('never joins a scheduled job and somebody without an account', () => {
    const groups = groupViews([
      { ...view('2', '2026-11-20T09:00:00Z', 'ERASURE_LISTED', null), isScheduled: true },
      view('1', '2026-11-20T08:59:00Z', 'ERASURE_LISTED', null),
    ]);
    expect(groups).toHaveLength(2);
  });
});
