import { describe, expect, it } from 'vitest';
import { escalationBlocks } from './handover-alerts.js';
import type { HandedOverAlert } from './handover-record.js';

/** Alerts on the page of a handover: what called for action, and what was done. */

const alert = (total: number, action: string | null): HandedOverAlert => ({
  total,
  basis: 'score',
  reasons: [],
  action,
});
const rowsOf = (alerts: readonly HandedOverAlert[], longest: number | null = null) =>
  escalationBlocks(alerts, longest).flatMap(({ rows }) =>
    rows.map(({ label, text, isAlert }) => `${isAlert ? '! ' : ''}${label}: ${text}`),
  );
const answered = (count: number): readonly HandedOverAlert[] =>
  Array.from({ length: count }, (_, index) => alert(5 + index, `Action ${String(index + 1)}`));

describe('the alerts of a handover', () => {
  it('have no block if there were none', () => {
    expect(escalationBlocks([], null)).toEqual([]);
  });

  it('have a block of their own, with those without an action first', () => {
    expect(escalationBlocks([alert(5, 'Called the doctor'), alert(7, null)], null)).toMatchObject([
      { label: 'Alerts and what was done' },
    ]);
    expect(rowsOf([alert(5, 'Called the doctor'), alert(7, null), alert(9, null)])).toEqual([
      '! NEWS2 7: No action recorded yet',
      '! NEWS2 9: No action recorded yet',
      'NEWS2 5: Called the doctor',
    ]);
  });

  it('are five with an action, and the others are counted', () => {
    expect(rowsOf(answered(5))).toHaveLength(5);
    expect(rowsOf(answered(7)).slice(4)).toEqual([
      'NEWS2 9: Action 5',
      'Earlier alerts: 2 more, each with an action, see record',
    ]);
  });

  it('share a row on a full page while none has an action, and the newest action is kept', () => {
    expect(rowsOf([alert(7, null), alert(9, null), ...answered(2)], 60)).toEqual([
      '! No action recorded yet: NEWS2 7; NEWS2 9',
      'NEWS2 5: Action 1',
      'Earlier alerts: 1 more, each with an action, see record',
    ]);
    expect(rowsOf([alert(7, null)], 60)).toEqual(['! No action recorded yet: NEWS2 7']);
    expect(rowsOf(answered(1), 60)).toEqual(['NEWS2 5: Action 1']);
  });

  it('have as much of an action as there is room for', () => {
    const long = (length: number) => rowsOf([alert(5, `${'x'.repeat(length - 2)} y`)]).join('');
    expect(long(180)).toMatch(/x y$/u);
    expect(long(181)).toMatch(/x…$/u);
    expect(rowsOf([alert(5, `${'x'.repeat(58)} yy`)], 60).join('')).toMatch(/x…$/u);
  });
});
