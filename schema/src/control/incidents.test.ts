import { describe, expect, it } from 'vitest';
import { crewStateOf } from './crews.js';
import { INCIDENT_STATES, INCIDENT_STEPS, incidentStep, incidentStepsFrom } from './incidents.js';

describe('the steps of an incident', () => {
  it('lead from a call to its end, with the usual step first', () => {
    const path: string[] = ['called'];
    for (;;) {
      const [next] = incidentStepsFrom(path.at(-1) as 'called');
      if (next === undefined) break;
      path.push(next.to);
    }
    expect(path).toEqual([...INCIDENT_STATES]);
  });

  it('leave no state without an end, and lead out of no end', () => {
    for (const state of INCIDENT_STATES.filter((each) => each !== 'clear')) {
      const reached = new Set<string>([state]);
      for (let before = 0; before !== reached.size;) {
        before = reached.size;
        for (const { from, to } of INCIDENT_STEPS) if (reached.has(from)) reached.add(to);
      }
      expect(reached.has('clear'), state).toBe(true);
    }
    expect(incidentStepsFrom('clear')).toEqual([]);
  });

  it('require a crew before it goes, and a reason if nobody reached a patient', () => {
    expect(INCIDENT_STEPS.filter(({ needsCrew }) => needsCrew).map(({ from, to }) => [from, to])).toEqual([
      ['called', 'assigned'],
    ]);
    for (const from of ['called', 'assigned', 'mobile', 'at_scene'] as const)
      expect(incidentStep(from, 'clear')?.needsReason, from).toBe(true);
    for (const from of ['with_patient', 'conveying'] as const)
      expect(incidentStep(from, 'clear')?.needsReason, from).toBe(false);
    expect(incidentStep('called', 'with_patient')).toBeNull();
  });
});

describe('the state of a crew', () => {
  it('is its incident’s while it has one, and its own otherwise', () => {
    expect(crewStateOf('available', null)).toBe('available');
    expect(crewStateOf('unavailable', null)).toBe('unavailable');
    expect(crewStateOf('available', 'mobile')).toBe('mobile');
  });
});
