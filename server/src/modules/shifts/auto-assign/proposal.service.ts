import { LIMITS } from '@sideline/schema/limits';
import type { Context } from '../../../platform/context.js';
import { badInput } from '../../../platform/errors.js';
import { readCandidates } from '../candidate.hot.js';
import type { Candidate } from '../shift.candidate.js';
import { eventsOver } from '../shift.checks.js';
import type { ShiftReadingService } from '../shift-reading.service.js';
import type { ShiftStaff } from '../shift.types.js';
import type { ShiftRange } from '../shift.values.js';
import { propose } from './proposal-thread.js';
import type { ShiftProposal } from './proposal.types.js';

interface Deps {
  readonly reading: ShiftReadingService;
}

const HOUR_MS = 3_600_000;

interface Timed {
  readonly start: string;
  readonly end: string;
}
const hoursOf = (spans: readonly Timed[]): number =>
  spans.reduce((sum, { start, end }) => sum + (Date.parse(end) - Date.parse(start)) / HOUR_MS, 0);

const staffOf = ({ staffId, userId, firstName, lastName }: Candidate): ShiftStaff => ({
  staffId: staffId,
  user: { id: userId, firstName, lastName },
});

/** Proposals that fill open shifts. Each accepted shift goes through the ordinary assignment by itself. */
export class ShiftProposalService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Who could fill the open shifts of a period, or of one event in it, if the event still takes people. BAD_INPUT if there
   * are too many.
   */
  async propose(context: Context, range: ShiftRange): Promise<ShiftProposal> {
    const now = context.clock().toISOString();
    const unfilled = [...(await this.#deps.reading.range(context, range))].filter(
      ({ status, shiftEnd }) => status === 'open' && shiftEnd > now,
    );
    const over = await eventsOver(context, [...new Set(unfilled.map(({ eventId }) => eventId))]);
    const open = unfilled.filter(({ eventId }) => !over.has(eventId));
    if (open.length > LIMITS.shifts.proposal)
      throw badInput([
        {
          field: 'range.to',
          code: 'too_many',
          message: `There are more than ${String(LIMITS.shifts.proposal)} open shifts in this period. Choose a shorter period, or one event.`,
        },
      ]);
    const [from, to] = [range.from.toISOString(), range.to.toISOString()];
    if (open.length === 0) return { lines: [], hours: [] };
    // All of a person's shifts in the period count towards their hours. Shifts may extend beyond either end of it, and shifts
    // and availability must be known there too.
    const people = await readCandidates(
      context,
      new Date(Math.min(range.from.getTime(), ...open.map(({ shiftStart }) => Date.parse(shiftStart)))),
      new Date(Math.max(range.to.getTime(), ...open.map(({ shiftEnd }) => Date.parse(shiftEnd)))),
    );
    const proposed = await propose({ from, to, places: open, people });
    const byId = new Map(people.map((person) => [person.staffId, person]));
    const lines = open.map((shift, at) => {
      const { staffId = null, warnings = [], unfilledBecause = null } = proposed[at] ?? {};
      const person = staffId === null ? undefined : byId.get(staffId);
      return { shift, staff: person === undefined ? null : staffOf(person), warnings, unfilledBecause };
    });
    const hours = people.flatMap((person) => {
      const given = lines.flatMap(({ shift, staff }) =>
        staff?.staffId === person.staffId ? [{ start: shift.shiftStart, end: shift.shiftEnd }] : [],
      );
      if (given.length === 0) return [];
      const before = hoursOf(
        person.others
          .map(({ start, end }) => ({
            start: new Date(start).toISOString(),
            end: new Date(end).toISOString(),
          }))
          .filter(({ start, end }) => start < to && end > from),
      );
      return [{ staff: staffOf(person), before, after: before + hoursOf(given) }];
    });
    return { lines, hours: hours.sort((a, b) => b.after - a.after) };
  }
}
