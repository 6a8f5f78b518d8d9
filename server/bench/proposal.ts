import type { ProposalQuestion } from '../src/modules/shifts/auto-assign/proposal.js';
import { propose } from '../src/modules/shifts/auto-assign/proposal-thread.js';
import type { Candidate } from '../src/modules/shifts/shift.candidate.js';
import { randomFrom } from './patients-data.js';
import type { Claim } from './report.js';

/** How long a proposal takes for what a large provider asks at once, in the thread in which the server works it out. */

const SEED = 20_261_121;
const SHIFTS = 200;
const PEOPLE = 60;
const DAYS = 28;
/** So few that most of the shifts lie at one time: many more than there are people for. */
const CROWDED_DAYS = 2;
/** What is asked, in seconds. */
const AT_MOST = 5;
/** Of these shifts, which could all be filled. */
const AT_LEAST_FILLED = 0.99;
const ROUNDS = 3;
const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2027, 4, 3);

/** Of days and of nights, in hours after midnight. */
const STARTS = [6, 7, 8, 14, 20] as const;
const ROLES = ['first_aider', 'first_responder', 'technician', 'paramedic'] as const;
const HELD = ['frec_3', 'frec_4', 'ihcd_technician', 'hcpc_paramedic'] as const;

/** Days and nights over so many days, for people of four grades who have some of their time taken; the same ones each time. */
const madeQuestion = (days: number): ProposalQuestion => {
  const random = randomFrom(SEED);
  const below = (limit: number): number => Math.floor(random() * limit);
  const span = (): { readonly start: string; readonly end: string } => {
    const start = FIRST + (below(days) * 24 + (STARTS[below(STARTS.length)] ?? 8)) * HOUR_MS;
    return {
      start: new Date(start).toISOString(),
      end: new Date(start + (8 + below(5)) * HOUR_MS).toISOString(),
    };
  };
  const people = Array.from({ length: PEOPLE }, (_, place): Candidate => {
    const grade = place % ROLES.length;
    return {
      staffId: `person ${String(place)}`,
      userId: `user ${String(place)}`,
      name: `Person ${String(place)}`,
      firstName: 'Person',
      lastName: String(place),
      position: ROLES[grade] ?? 'first_aider',
      isActive: true,
      hireDate: null,
      terminationDate: null,
      qualifications: [{ qualification: HELD[grade] ?? 'frec_3', expiresOn: null }],
      others: Array.from({ length: below(3) }, span),
      availability: {
        weekly: [],
        exceptions: Array.from({ length: below(3) }, () => {
          const { start, end } = span();
          return { isAvailable: false, from: start, until: end };
        }),
      },
    };
  });
  const places = Array.from({ length: SHIFTS }, (_, place) => {
    const { start, end } = span();
    return {
      id: `shift ${String(place)}`,
      shiftStart: start,
      shiftEnd: end,
      role: ROLES[below(ROLES.length)] ?? null,
      requiredQualifications: ['frec_3' as const],
      timeZone: 'Europe/London',
    };
  });
  const until = new Date(FIRST + days * 24 * HOUR_MS).toISOString();
  return { from: new Date(FIRST).toISOString(), to: until, places, people };
};

/** Seconds of a processor that it takes to answer. */
const secondsOf = async (question: ProposalQuestion): Promise<number> => {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await propose(question);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000 / ROUNDS;
};

/**
 * Seconds of a processor for one proposal: what it takes from question to answer where nothing else runs, since it is one
 * thread, and the same where much does.
 */
export const measureProposal = async (name: string): Promise<readonly Claim[]> => {
  const question = madeQuestion(DAYS);
  const filled = (await propose(question)).filter(({ staffId }) => staffId !== null).length;
  return [
    {
      what: `${name}, ${String(SHIFTS)} shifts and ${String(PEOPLE)} people`,
      value: await secondsOf(question),
      unit: 's of a processor',
      limit: AT_MOST,
      is: 'at most',
    },
    {
      what: `${name}, as many within ${String(CROWDED_DAYS)} days`,
      value: await secondsOf(madeQuestion(CROWDED_DAYS)),
      unit: 's of a processor',
      limit: AT_MOST,
      is: 'at most',
    },
    {
      what: `${name}, shifts filled`,
      value: filled,
      unit: 'shifts',
      limit: SHIFTS * AT_LEAST_FILLED,
      is: 'at least',
    },
  ];
};
