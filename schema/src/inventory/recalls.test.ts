import { expect, it } from 'vitest';
import {
  RECALL_LINE_KINDS,
  RECALL_LINE_TABLE,
  RECALL_OUTCOMES,
  recallNumberOf,
  settlesLine,
} from './recalls.js';

it('settles each kind of line, with an outcome for each', () => {
  expect(settlesLine('patient', 'told')).toBe(true);
  expect(settlesLine('patient', 'destroyed')).toBe(false);
  for (const kind of RECALL_LINE_KINDS) expect(RECALL_LINE_TABLE[kind].settled.length).toBeGreaterThan(1);
  expect(RECALL_OUTCOMES.filter((one) => !RECALL_LINE_KINDS.some((kind) => settlesLine(kind, one)))).toEqual(
    [],
  );
});

it('settles a patient’s line only by what was said to the patient', () => {
  expect(RECALL_OUTCOMES.filter((one) => settlesLine('patient', one))).toEqual([
    'told',
    'not_reached',
    'no_need',
  ]);
});

it('recalls are numbered', () => {
  expect(recallNumberOf(7)).toBe('RC-0007');
});
