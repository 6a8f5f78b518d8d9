import { describe, expect, it } from 'vitest';
import { bodyMarks, marksByRegion } from './body-map.js';
import { BODY_BOX, BODY_REGION, BODY_REGIONS, BODY_VIEWS, buildOf } from '../catalogue/body-regions.js';
import { handoverOf } from '../handover/handover.js';
import type { PrfFacts } from '../catalogue/kinds.js';

const BUILDS = ['adult', 'child'] as const;
const numbersOf = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('the regions of the body', () => {
  it('are each in the list once, with their own label', () => {
    expect(Object.keys(BODY_REGION.options)).toEqual(BODY_REGIONS.map(({ key }) => key));
    expect(new Set(BODY_REGIONS.map(({ key }) => key)).size).toBe(BODY_REGIONS.length);
    expect(new Set(BODY_REGIONS.map(({ label }) => label)).size).toBe(BODY_REGIONS.length);
    expect(BODY_REGION.options.forearm_left_front.label).toBe('Left forearm, front');
  });

  it('lie within the drawing, for the adult and the child', () => {
    for (const { key, shapes } of BODY_REGIONS) {
      for (const build of BUILDS) {
        const { path, middle } = shapes[build];
        expect(path, key).toMatch(/^M[-\d. LC]+Z$/);
        const numbers = numbersOf(path);
        const xs = numbers.filter((_, at) => at % 2 === 0);
        const ys = numbers.filter((_, at) => at % 2 === 1);
        expect(Math.min(...xs), key).toBeGreaterThanOrEqual(BODY_BOX.left);
        expect(Math.max(...xs), key).toBeLessThanOrEqual(BODY_BOX.left + BODY_BOX.width);
        expect(Math.min(...ys), key).toBeGreaterThanOrEqual(BODY_BOX.top);
        expect(Math.max(...ys), key).toBeLessThanOrEqual(BODY_BOX.top + BODY_BOX.height);
        expect(middle[0], key).toBeGreaterThan(Math.min(...xs));
        expect(middle[0], key).toBeLessThan(Math.max(...xs));
        expect(middle[1], key).toBeGreaterThan(Math.min(...ys));
        expect(middle[1], key).toBeLessThan(Math.max(...ys));
      }
    }
  });

  it('have the patient’s left on the viewer’s right from the front, and on the left from behind', () => {
    for (const { key, view, shapes } of BODY_REGIONS) {
      const side = key.includes('_left_') ? 1 : key.includes('_right_') ? -1 : 0;
      for (const build of BUILDS) {
        const [x] = shapes[build].middle;
        if (side === 0) expect(Math.abs(x), key).toBeLessThan(0.01);
        else expect(Math.sign(x), key).toBe(view === 'front' ? side : -side);
      }
    }
  });

  it('are mirrored: the centres of a pair are as far from the midline', () => {
    const at = new Map<string, (typeof BODY_REGIONS)[number]['shapes']>(
      BODY_REGIONS.map(({ key, shapes }) => [key, shapes]),
    );
    for (const { key, shapes } of BODY_REGIONS.filter(({ key }) => key.includes('_left_'))) {
      const right = at.get(key.replace('_left_', '_right_'));
      for (const build of BUILDS) {
        expect(right?.[build].middle[0], key).toBeCloseTo(-shapes[build].middle[0], 9);
        expect(right?.[build].middle[1], key).toBeCloseTo(shapes[build].middle[1], 9);
      }
    }
  });

  it('follow one another from head to foot in each view', () => {
    for (const view of BODY_VIEWS) {
      const own = BODY_REGIONS.filter((region) => region.view === view);
      const heights = own.map(({ shapes }) => Math.round(shapes.adult.middle[1]));
      heights.forEach((height, index) => {
        expect(height).toBeGreaterThanOrEqual((heights[index - 1] ?? 0) - 1);
      });
      expect(own[0]?.key).toBe(view === 'front' ? 'forehead_front' : 'crown_back');
      expect(own.at(-1)?.key).toBe(view === 'front' ? 'foot_left_front' : 'foot_right_back');
    }
  });

  it('are drawn as a child’s below ten years, and as an adult’s if the age is unknown', () => {
    expect([null, 0, 9, 10, 40].map(buildOf)).toEqual(['adult', 'child', 'child', 'adult', 'adult']);
  });
});

const LIST = [
  {
    id: 'b',
    seen_at: '2026-11-20T14:40:00.000Z',
    region: 'forearm_left_front',
    kinds: ['laceration'],
    size_mm: 40,
  },
  {
    id: 'a',
    seen_at: '2026-11-20T14:32:00.000Z',
    region: 'knee_right_front',
    kinds: ['abrasion', 'swelling'],
  },
  {
    id: 'c',
    seen_at: '2026-11-20T14:33:00.000Z',
    region: 'crown_back',
    kinds: ['burn'],
    void_reason: 'Wrong side',
  },
  {
    id: 'd',
    seen_at: '2026-11-20T14:41:00.000Z',
    region: 'forearm_left_front',
    kinds: ['other'],
    kinds_other: 'Glass',
  },
  { id: 'e', seen_at: '2026-11-20T14:50:00.000Z', kinds: ['rash'] },
];

describe('the wounds on the body', () => {
  it('are numbered by time, without those struck through, and worded with place, kind and length', () => {
    expect(bodyMarks(LIST).map(({ number, words }) => `${String(number)} ${words}`)).toEqual([
      '1 Right knee, front: abrasion, swelling',
      '2 Left forearm, front: laceration, 40 mm',
      '3 Left forearm, front: other: glass',
      '4 Part of the body not chosen: rash',
    ]);
    expect(bodyMarks(null)).toEqual([]);
  });

  it('are together if they are in one region', () => {
    const regions = marksByRegion(bodyMarks(LIST));
    expect(regions.get('forearm_left_front')?.map(({ number }) => number)).toEqual([2, 3]);
    expect([...regions.keys()]).toEqual(['knee_right_front', 'forearm_left_front']);
  });

  it('make a handover a trauma handover, and are named in it', () => {
    const facts: PrfFacts = {
      data: { SecondarySurvey: { body_map: LIST.slice(0, 1) } },
      ageYears: 20,
      hasPatient: true,
    };
    const lines = handoverOf({ facts, gender: null, timeZone: 'Europe/London', asOf: 0 }, 'atmist');
    expect(lines.find(({ label }) => label === 'Injuries')?.text).toBe(
      'Left forearm, front: laceration, 40 mm',
    );
  });
});
