import { describe, expect, it } from 'vitest';
import { qualityFacts, qualityStepFacts, stepsFor, stillNeeded } from './quality.js';

const TODAY = '2026-11-20';
const FACTS = { kind: 'complaint', happenedOn: '2026-11-19', text: 'Nobody told us how long we would wait' };
const faults = (facts: object): readonly string[] =>
  (qualityFacts(TODAY).safeParse({ ...FACTS, ...facts }).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  );

describe('what the quality register takes', () => {
  it('requires the essential facts of each kind', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ kind: 'safety_incident' })).toEqual(['severity']);
    expect(faults({ kind: 'safety_incident', severity: 'none' })).toEqual([]);
    expect(faults({ kind: 'duty_of_candour', severity: 'low' })).toEqual(['severity']);
    expect(faults({ kind: 'duty_of_candour', severity: 'moderate' })).toEqual([]);
    expect(faults({ kind: 'training' })).toEqual(['staffId']);
    expect(faults({ kind: 'cleaning' })).toEqual(['place']);
    expect(faults({ text: ' ', happenedOn: '2026-11-21' })).toEqual(['happenedOn', 'text']);
    expect(
      qualityStepFacts(TODAY).safeParse({ kind: 'told', happenedOn: '2026-11-21', text: '' }).success,
    ).toBe(false);
  });

  it('closes an entry once its steps are done, and accepts only notes if it needs no step', () => {
    const told = [{ kind: 'told' }] as const;
    const both = [...told, { kind: 'written' }] as const;
    expect(stillNeeded('duty_of_candour', told)).toEqual(['written']);
    expect(stepsFor('duty_of_candour', 'open', told)).toEqual(['note', 'told', 'written']);
    expect(stepsFor('duty_of_candour', 'open', both)).toContain('closed');
    expect(stepsFor('duty_of_candour', 'closed', both)).toEqual(['reopened']);
    expect(stepsFor('training', 'closed', [])).toEqual(['note']);
  });
});
