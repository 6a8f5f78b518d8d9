import { describe, expect, it } from 'vitest';
import type { ControlBoardFieldsFragment } from './control.generated';
import { marksOf, zonesNow, zoneWords } from './plan-words';

type Board = Pick<ControlBoardFieldsFragment, 'eventZones' | 'incidents' | 'crews'>;

const incident = (number: number, facts: object) =>
  ({
    id: `i${String(number)}`,
    number,
    what: 'Fall',
    priority: 'p2',
    crewId: null,
    state: 'called',
    ...facts,
  }) as unknown as Board['incidents'][number];
const crew = (id: string, state: string) =>
  ({ id, callSign: id, state }) as unknown as Board['crews'][number];

const BOARD: Board = {
  eventZones: [
    { id: 'arena', name: 'Arena', planX: 250, planY: 400 },
    { id: 'gate', name: 'Gate 4', planX: null, planY: null },
  ],
  incidents: [
    incident(1, { zoneId: 'arena', crewId: 'Alpha 1', state: 'at_scene' }),
    incident(2, { zone: 'Car park', zoneId: null }),
    incident(3, { zoneId: 'arena', state: 'clear' }),
  ],
  crews: [crew('Alpha 1', 'at_scene'), crew('Bravo 2', 'available'), crew('Charlie 3', 'off_duty')],
};

describe('the plan of an event', () => {
  it('shows open incidents in the zone that they name, and crews at their incident', () => {
    expect(
      zonesNow(BOARD).map(({ zone, incidents, crews }) => [
        zone?.name ?? null,
        incidents.map(({ number }) => number),
        crews.map(({ callSign }) => callSign),
      ]),
    ).toEqual([
      ['Arena', [1], ['Alpha 1']],
      ['Gate 4', [], []],
      [null, [2], ['Bravo 2']],
    ]);
  });

  it('marks the zones that are on the plan, and lists what is there', () => {
    expect(marksOf(BOARD)).toEqual([
      {
        ...{ id: 'arena', name: 'Arena', x: 250, y: 400, isBusy: true },
        ...{ count: '№ 1 · Alpha 1 at scene', words: '1 incident, 1 crew' },
      },
    ]);
    expect(zoneWords({ incidents: [], crews: [] })).toBe('no incidents');
  });
});
