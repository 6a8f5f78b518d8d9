import { describe, expect, it } from 'vitest';
import type { ControlBoardFieldsFragment } from './control.generated';
import { aboutIds, aboutOf, aboutOptions } from './log-about';

const BOARD = {
  incidents: [{ id: 'i1', number: 1, what: 'Fall', records: [] }],
  crews: [{ id: 'c1', callSign: 'Alpha 1' }],
  records: [],
} as unknown as Pick<ControlBoardFieldsFragment, 'incidents' | 'crews' | 'records'>;

describe('the subject of a control log entry', () => {
  it('is an incident, a crew or an open PRF on the board, in the server’s format', () => {
    const options = aboutOptions(BOARD);
    expect(options.map(({ label }) => label)).toEqual(['Incidents', 'Crews']);
    expect(options[0]?.options).toEqual([{ value: 'incident i1', label: 'Incident 1: Fall' }]);
    expect(aboutIds('crew c1')).toEqual({ incidentId: null, crewId: 'c1', prfId: null });
    expect(aboutIds(null)).toEqual({ incidentId: null, crewId: null, prfId: null });
  });

  it('includes a signed PRF of an incident, and lists each PRF once', () => {
    const board = {
      ...BOARD,
      incidents: [
        {
          ...BOARD.incidents[0],
          records: [
            { kind: 'prf', id: 'p1', number: 'PRF-1' },
            { kind: 'prf', id: 'p2', number: 'PRF-2' },
            { kind: 'see_and_treat', id: 'l1', number: null },
          ],
        },
      ],
      records: [{ id: 'p2', number: 'PRF-2' }],
    } as unknown as typeof BOARD;
    expect(aboutOptions(board).at(-1)).toEqual({
      label: 'PRFs',
      options: [
        { value: 'prf p2', label: 'PRF PRF-2' },
        { value: 'prf p1', label: 'PRF PRF-1' },
      ],
    });
    expect(aboutOf(board, { incidentNumber: null, callSign: null, prfNumber: 'PRF-1' })).toBe('prf p1');
  });

  it('is the same for its correction', () => {
    expect(aboutOf(BOARD, { incidentNumber: 1, callSign: 'Alpha 1', prfNumber: null })).toBe('incident i1');
    expect(aboutOf(BOARD, { incidentNumber: null, callSign: 'Alpha 1', prfNumber: null })).toBe('crew c1');
    expect(aboutOf(BOARD, { incidentNumber: null, callSign: null, prfNumber: 'PRF-9' })).toBeNull();
  });
});
