import { describe, expect, it } from 'vitest';
import { distanceText, metresBetween } from './whereabouts.js';

const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

describe('the distance between two points', () => {
  it('is the known one in both directions, and zero to the same point', () => {
    expect(metresBetween(LONDON, PARIS) / 1_000).toBeCloseTo(343.6, 0);
    expect(metresBetween(PARIS, LONDON)).toBeCloseTo(metresBetween(LONDON, PARIS), 6);
    expect(metresBetween(LONDON, LONDON)).toBe(0);
  });
  it('is half the Earth at most, and short over the date line', () => {
    const pole = metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 });
    expect(pole / 1_000).toBeCloseTo(20_015, 0);
    const [west, east] = [179.999, -179.999].map((longitude) => ({ latitude: 0, longitude }));
    expect(metresBetween(west ?? LONDON, east ?? LONDON)).toBeCloseTo(222, 0);
  });
  it('is written in tens of metres, tenths of kilometres, or kilometres', () => {
    expect([0, 4, 187, 2_441, 343_556].map(distanceText)).toEqual([
      '0 m',
      '0 m',
      '190 m',
      '2.4 km',
      '344 km',
    ]);
  });
});
