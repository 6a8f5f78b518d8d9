import { describe, expect, it } from 'vitest';
import { gcsTotal, suggestsNewConfusion } from './gcs.js';

describe('GCS', () => {
  it('adds three parts, from 3 to 15', () => {
    expect(gcsTotal({ gcs_eye: 4, gcs_verbal: 5, gcs_motor: 6 })).toBe(15);
    expect(gcsTotal({ gcs_eye: 1, gcs_verbal: 1, gcs_motor: 1 })).toBe(3);
    expect(gcsTotal({ gcs_eye: 3, gcs_verbal: 4, gcs_motor: 6 })).toBe(13);
  });
  it('gives no total while a part is missing, out of range or not testable', () => {
    expect(gcsTotal({ gcs_eye: 4, gcs_motor: 6 })).toBeNull();
    expect(gcsTotal({ gcs_eye: 4, gcs_verbal: null, gcs_motor: 6 })).toBeNull();
    expect(gcsTotal({ gcs_eye: 5, gcs_verbal: 5, gcs_motor: 6 })).toBeNull();
    expect(gcsTotal({ gcs_eye: 0, gcs_verbal: 5, gcs_motor: 6 })).toBeNull();
    expect(gcsTotal({ gcs_eye: 4, gcs_verbal: 5, gcs_motor: 6 }, new Set(['gcs_verbal']))).toBeNull();
  });
  it('asks about new confusion for V4 with Alert or nothing, and never answers it', () => {
    expect(suggestsNewConfusion({ gcs_verbal: 4 }, 'A')).toBe(true);
    expect(suggestsNewConfusion({ gcs_verbal: 4 }, null)).toBe(true);
    expect(suggestsNewConfusion({ gcs_verbal: 4 }, 'C')).toBe(false);
    expect(suggestsNewConfusion({ gcs_verbal: 5 }, 'A')).toBe(false);
  });
});

describe('a part of the GCS', () => {
  const WHOLE = { gcs_eye: 4, gcs_verbal: 5, gcs_motor: 6 };

  it.each([
    ['gcs_eye', 4],
    ['gcs_verbal', 5],
    ['gcs_motor', 6],
  ] as const)(
    '%s gives no total below 1, above %d, with halves or if it could not be tested',
    (part, most) => {
      expect(gcsTotal({ ...WHOLE, [part]: most })).toBe(15);
      expect(gcsTotal({ ...WHOLE, [part]: 1 })).toBe(16 - most);
      for (const value of [0, most + 1, 1.5, null]) expect(gcsTotal({ ...WHOLE, [part]: value })).toBeNull();
      expect(gcsTotal(WHOLE, new Set([part]))).toBeNull();
    },
  );
});
