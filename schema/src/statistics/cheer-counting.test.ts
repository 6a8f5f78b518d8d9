import { describe, expect, it } from 'vitest';
import { BODY_REGION } from '../prf/catalogue/body-regions.js';
import { cheerBreakdown, cheerFigures, cheerRegion } from './cheer-counting.js';
import type { CheerPresentation } from './cheer-report.js';

const seen = (facts: Partial<CheerPresentation> = {}): CheerPresentation => ({
  athlete: 'a',
  teamId: 't',
  squadId: null,
  disposition: null,
  isAdvised: false,
  impressions: [],
  mechanisms: [],
  activity: null,
  wounds: [],
  minutes: null,
  ...facts,
});

describe('the figures of a cheer report', () => {
  it('counts athletes once and presentations each time', () => {
    const figures = cheerFigures([seen(), seen(), seen({ athlete: 'b' })], 20);
    expect(figures).toMatchObject({ registered: 20, presented: 2, presentations: 3, reattended: 1 });
    // Wilson's interval of 2 in 20, as published: 2.8 % to 30.1 %.
    expect(figures.rate?.value).toBeCloseTo(10);
    expect(figures.rate?.low).toBeCloseTo(2.79, 2);
    expect(figures.rate?.high).toBeCloseTo(30.1, 1);
    expect(cheerFigures([], 0).rate).toBeNull();
  });

  it('knows a head injury by impression or by a wound on the scalp, and its follow-up', () => {
    const figures = cheerFigures(
      [
        seen({ impressions: ['concussion'], disposition: 'conveyed_ambulance_service', isAdvised: true }),
        seen({ wounds: [{ kinds: ['contusion'], region: 'head_back' }], disposition: 'returned_to_event' }),
        seen({ impressions: ['head_injury'], disposition: 'discharged_own_gp' }),
        seen({ wounds: [{ kinds: ['contusion'], region: 'face_left_front' }], isAdvised: true }),
      ],
      4,
    );
    expect(figures).toMatchObject({
      headInjuries: 3,
      followedUp: 2,
      advised: 1,
      conveyed: 1,
      notReturned: 2,
    });
  });

  it('sums the time lost where both ends are recorded', () => {
    const figures = cheerFigures([seen({ minutes: 10 }), seen({ minutes: 30 }), seen()], 3);
    expect(figures).toMatchObject({ medianMinutes: 20, minutesLost: 40 });
    expect(cheerFigures([seen()], 1)).toMatchObject({ medianMinutes: null, minutesLost: 0 });
  });
});

describe('the breakdowns of a cheer report', () => {
  it('count a presentation once in a cell, the most common first, in words', () => {
    const wounds = [
      { kinds: ['contusion', 'swelling'], region: 'ankle_left_front' },
      { kinds: ['contusion'], region: 'ankle_left_back' },
    ];
    const list = [
      seen({ wounds, mechanisms: ['fall_from_stunt'], activity: 'stunting' }),
      seen({ wounds: [{ kinds: ['contusion'], region: 'wrist_right_front' }] }),
    ];
    expect(cheerBreakdown('injury', list).map(({ label, count }) => [label, count])).toEqual([
      ['Bruise', 2],
      ['Swelling', 1],
    ]);
    expect(cheerBreakdown('region', list).map(({ label, count }) => [label, count])).toEqual([
      ['Ankle', 1],
      ['Wrist', 1],
    ]);
    expect(cheerBreakdown('mechanism', list)[0]?.label).toBe('Fall from stunt or pyramid');
    expect(cheerBreakdown('activity', list)[0]?.label).toBe('Stunting or pyramid');
    expect(cheerBreakdown('impression', [seen({ impressions: ['concussion'] })])[0]?.label).toBe(
      'Concussion',
    );
  });

  it('have a name for every region of the body map', () => {
    for (const key of Object.keys(BODY_REGION.options)) expect(cheerRegion(key)).not.toBe(key);
  });
});
