import { describe, expect, it } from 'vitest';
import type { Candidate, Placed } from '../shift.candidate.js';
import { proposeFor } from './proposal.js';

const DAY = '2026-12-05';
const at = (hour: number, day = DAY): string => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const place = (shiftId: string, from: number, to: number, facts: Partial<Placed> = {}): Placed => ({
  id: shiftId,
  shiftStart: at(from),
  shiftEnd: at(to),
  role: 'first_aider',
  requiredQualifications: ['frec_3'],
  timeZone: 'Europe/London',
  ...facts,
});
const person = (staffId: string, facts: Partial<Candidate> = {}): Candidate => ({
  staffId,
  userId: `user of ${staffId}`,
  name: staffId,
  firstName: staffId,
  lastName: 'Vale',
  position: 'first_aider',
  isActive: true,
  hireDate: null,
  terminationDate: null,
  qualifications: [{ qualification: 'frec_3', expiresOn: null }],
  others: [],
  availability: { weekly: [], exceptions: [] },
  ...facts,
});

const TIME = { from: at(0, '2026-12-01'), to: at(0, '2026-12-15') };

describe('a proposal', () => {
  it('gives each shift to a person who may work it, and hours to the person with the fewest', () => {
    const proposal = proposeFor({
      ...TIME,
      places: [place('early', 6, 12), place('late', 13, 19)],
      people: [
        person('Alys'),
        person('Bryn', { others: [{ start: at(8, '2026-12-03'), end: at(20, '2026-12-03') }] }),
        person('Cai'),
      ],
    });
    expect(proposal.map(({ staffId }) => staffId).sort()).toEqual(['Alys', 'Cai']);
    expect(proposal.every(({ unfilledBecause }) => unfilledBecause === null)).toBe(true);
  });

  it('respects rest and overlap, and says why a shift stays open', () => {
    const night = { others: [{ start: at(20, '2026-12-04'), end: at(2) }] };
    const [busy, tired] = [
      proposeFor({
        ...TIME,
        places: [place('one', 1, 5)],
        people: [person('Alys', night)],
      }),
      proposeFor({
        ...TIME,
        places: [place('one', 8, 12)],
        people: [person('Alys', night)],
      }),
    ];
    expect(busy[0]).toMatchObject({
      staffId: null,
      unfilledBecause: 'Of those who meet its requirements: 1 person on another shift at that time.',
    });
    expect(tired[0]?.unfilledBecause).toBe(
      'Of those who meet its requirements: 1 person with less than 11 h rest before or after another shift.',
    );
  });

  it('counts rest from the actual end, and treats a person who left early as free at that time', () => {
    const until = (workedUntil: string) => ({
      others: [{ start: at(20, '2026-12-04'), end: at(2), workedUntil }],
    });
    const why = (from: number, workedUntil: string) =>
      proposeFor({
        ...TIME,
        places: [place('one', from, from + 4)],
        people: [person('Alys', until(workedUntil))],
      })[0]?.unfilledBecause;
    const tired =
      'Of those who meet its requirements: 1 person with less than 11 h rest before or after another shift.';
    expect(why(14, at(2))).toBeNull();
    expect(why(14, at(6))).toBe(tired);
    expect(why(17, at(6))).toBeNull();
    // Planned to be over, and still there when it begins: nobody's clash, and no rest.
    expect(why(14, at(16))).toBe(tired);
  });

  it('leaves out people who said that they cannot', () => {
    const away = { isAvailable: false, from: at(10), until: at(11) };
    const proposal = proposeFor({
      ...TIME,
      places: [place('one', 8, 12)],
      people: [person('Alys', { availability: { weekly: [], exceptions: [away] } })],
    });
    expect(proposal[0]?.unfilledBecause).toBe('Of those who meet its requirements: 1 person not available.');
  });

  it('never proposes a person without the qualification, position or employment, and names what is required', () => {
    const proposal = proposeFor({
      ...TIME,
      places: [place('one', 8, 12, { role: 'paramedic', requiredQualifications: ['als', 'bls'] })],
      people: [
        person('out of date', {
          position: 'paramedic',
          qualifications: [
            { qualification: 'als', expiresOn: '2026-12-04' },
            { qualification: 'bls', expiresOn: null },
          ],
        }),
        person('gone', { position: 'paramedic', terminationDate: '2026-12-01' }),
        person('another position'),
      ],
    });
    expect(proposal[0]).toMatchObject({
      staffId: null,
      unfilledBecause:
        'No one working for us at that time meets its requirements (Paramedic, with ALS and BLS).',
    });
  });

  it('says if those who could work a shift are proposed for others, and what requires a reason', () => {
    const proposal = proposeFor({
      ...TIME,
      places: [place('one', 8, 12), place('two', 9, 13)],
      people: [person('Alys', { others: [{ start: at(6, '2026-12-01'), end: at(3, '2026-12-03') }] })],
    });
    const [given, open] = [
      proposal.find(({ staffId }) => staffId !== null),
      proposal.find(({ staffId }) => staffId === null),
    ];
    expect(open?.unfilledBecause).toBe(
      'The only person who could work it is proposed for another shift too close to it.',
    );
    expect(given?.warnings).toEqual(['49 h in one week (at most 48 h)']);
  });
});
