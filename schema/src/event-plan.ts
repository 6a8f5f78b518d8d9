import { z } from 'zod';

/** A place on the plan of an event is counted in thousandths of the picture's width and height, from its upper left corner. */
export const PLAN_SIDE = 1_000;

/** How far an arrow key moves a zone, and with Shift. */
export const PLAN_STEPS = { fine: 10, coarse: 50 } as const;

export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

const side = z
  .int('Give a place on the plan in whole thousandths.')
  .min(0, 'Choose a place on the plan.')
  .max(PLAN_SIDE, 'Choose a place on the plan.');

/** Where a zone is on the plan; both null take it off the plan. */
export const planPlace = z
  .object({ x: side.nullable(), y: side.nullable() })
  .refine(({ x, y }) => (x === null) === (y === null), {
    path: ['y'],
    message: 'Enter both x and y, or neither.',
  });

const within = (value: number): number => Math.min(PLAN_SIDE, Math.max(0, Math.round(value)));

/** The nearest place that is on the plan. */
export const pointOnPlan = ({ x, y }: PlanPoint): PlanPoint => ({ x: within(x), y: within(y) });

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a point to, null for any other key. A zone that is not on the plan yet starts in the middle. */
export const movedOnPlan = (from: PlanPoint | null, key: string, isCoarse: boolean): PlanPoint | null => {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const step = isCoarse ? PLAN_STEPS.coarse : PLAN_STEPS.fine;
  const { x, y } = from ?? { x: PLAN_SIDE / 2, y: PLAN_SIDE / 2 };
  return pointOnPlan({ x: x + arrow[0] * step, y: y + arrow[1] * step });
};
