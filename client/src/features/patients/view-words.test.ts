import { describe, expect, it } from 'vitest';
import { groupViews } from './view-words';

const view = (id: string, at: string, action: string, actorId: string | null = 'ann') => ({
  id,
  at,
  action,
  actorId,
  isScheduled: false,
});

describe('the list of readers', () => {
  it('joins one person’s repeated reads within an hour', () => {
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

  it('shows one person’s different actions once each, and again after another person’s', () => {
    const groups = groupViews([
      view('6', '2026-11-20T09:05:00Z', 'PATIENT_VIEWED'),
      view('5', '2026-11-20T09:04:00Z', 'PATIENT_VIEWED', 'bob'),
      view('4', '2026-11-20T09:03:00Z', 'PRF_UPDATED'),
      view('3', '2026-11-20T09:02:00Z', 'PATIENT_VIEWED'),
      view('2', '2026-11-20T09:01:00Z', 'PRF_UPDATED'),
      view('1', '2026-11-20T09:00:00Z', 'PATIENT_VIEWED'),
    ]);
    expect(groups.map(({ id, count }) => [id, count])).toEqual([
      ['6', 1],
      ['5', 1],
      ['4', 2],
      ['3', 2],
    ]);
  });

  it('never joins two people', () => {
    const groups = groupViews([
      view('2', '2026-11-20T09:00:00Z', 'PATIENT_VIEWED', 'ann'),
      view('1', '2026-11-20T08:59:00Z', 'PATIENT_VIEWED', 'bob'),
    ]);
    expect(groups).toHaveLength(2);
  });

  it('never joins a scheduled job and a person without an account', () => {
    const groups = groupViews([
      { ...view('2', '2026-11-20T09:00:00Z', 'ERASURE_LISTED', null), isScheduled: true },
      view('1', '2026-11-20T08:59:00Z', 'ERASURE_LISTED', null),
    ]);
    expect(groups).toHaveLength(2);
  });
});
