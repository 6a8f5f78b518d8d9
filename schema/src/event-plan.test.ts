import { describe, expect, it } from 'vitest';
import { movedOnPlan, planPlace, pointOnPlan } from './event-plan.js';

describe('a place on the plan of an event', () => {
  it('moves by arrow keys, farther with Shift, and never off the plan', () => {
    expect(movedOnPlan({ x: 300, y: 400 }, 'ArrowRight', false)).toEqual({ x: 310, y: 400 });
    expect(movedOnPlan({ x: 300, y: 400 }, 'ArrowUp', true)).toEqual({ x: 300, y: 350 });
    expect(movedOnPlan({ x: 995, y: 5 }, 'ArrowRight', false)).toEqual({ x: 1_000, y: 5 });
    expect(movedOnPlan({ x: 995, y: 5 }, 'ArrowUp', true)).toEqual({ x: 995, y: 0 });
    expect(movedOnPlan({ x: 300, y: 400 }, 'Enter', false)).toBeNull();
  });

  it('starts in the middle if it is not on the plan yet', () => {
    expect(movedOnPlan(null, 'ArrowDown', false)).toEqual({ x: 500, y: 510 });
  });

  it('is whole, on the picture, and has both sides or neither', () => {
    expect(pointOnPlan({ x: -3.2, y: 400.6 })).toEqual({ x: 0, y: 401 });
    expect(planPlace.safeParse({ x: null, y: null }).success).toBe(true);
    expect(planPlace.safeParse({ x: 1, y: null }).success).toBe(false);
    expect(planPlace.safeParse({ x: 1_001, y: 4 }).success).toBe(false);
  });
});
