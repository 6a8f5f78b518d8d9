import { LIMITS } from '@sideline/schema/limits';
import { FEWEST_PATIENTS, isUnusualReading, usualReading } from '@sideline/schema/statistics/reading';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import type { AuditService } from './audit.service.js';
import { countReading, readDays, readNamed, type ReadingDay } from './reading.hot.js';
import type { UnusualReading } from './reading.types.js';

/** The name of the job that counts each person's reading. */
export const COUNT_READING_TASK = 'count-reading';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const spanOf = (day: string): { readonly from: string; readonly to: string } => {
  const from = Date.parse(`${day}T00:00:00Z`);
  return { from: new Date(from).toISOString(), to: new Date(from + DAY_MS).toISOString() };
};
const hourOf = (at: string): { readonly from: string; readonly to: string } => ({
  from: at,
  to: new Date(Date.parse(at) + HOUR_MS).toISOString(),
});

/** What is out of the ordinary about a day: the day as a whole, otherwise its busiest hour. */
const unusualIn = (day: ReadingDay): UnusualReading[] => {
  const { actorId, actorName } = day;
  const whose = { actorId, actorName, patientId: null, patientName: null };
  const usual = usualReading(day.earlier);
  if (isUnusualReading('day', day.patients, usual))
    return [{ ...whose, kind: 'day', count: day.patients, usual: rounded(usual), ...spanOf(day.day) }];
  const usualHour = usualReading(day.earlierBusiest);
  return isUnusualReading('hour', day.busiest, usualHour)
    ? [{ ...whose, kind: 'hour', count: day.busiest, usual: rounded(usualHour), ...hourOf(day.busiestAt) }]
    : [];
};
const rounded = (usual: number | null): number | null => (usual === null ? null : Math.round(usual));

/** Finds reading that administrators should look at (operations section 7). */
export class ReadingService {
  readonly #deps: { readonly audit: AuditService; readonly dataSource: DataSource; readonly clock: Clock };

  constructor(deps: {
    readonly audit: AuditService;
    readonly dataSource: DataSource;
    readonly clock: Clock;
  }) {
    this.#deps = deps;
  }

  /** The job: counts what the trail says of today and of the days since it was last counted. */
  count(): Promise<void> {
    return countReading(this.#deps.dataSource.manager, this.#deps.clock());
  }

  /** What is unusual in the last days, the newest first. One entry of the trail. */
  async unusual(context: Context): Promise<UnusualReading[]> {
    const now = context.clock();
    const from = new Date(now.getTime() - LIMITS.audit.unusualDays * DAY_MS);
    const period = { from: from.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
    const days = await readDays(context.manager, period, FEWEST_PATIENTS);
    const named = await readNamed(context.manager, { from, to: new Date(now.getTime() + 1) });
    await this.#deps.audit.record(context, {
      action: 'AUDIT_UNUSUAL_VIEWED',
      entity: { type: 'AuditEntry', id: 'unusual' },
    });
    return [
      ...days.flatMap(unusualIn),
      ...named.map(({ kind, actorId, actorName, patientId, patientName, times, lastAt }) => ({
        kind,
        actorId,
        actorName,
        patientId,
        patientName,
        count: times,
        usual: null,
        ...spanOf(lastAt.slice(0, 10)),
      })),
    ].toSorted((a, b) => b.from.localeCompare(a.from));
  }
}
