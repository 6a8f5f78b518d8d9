import type { DataSource } from 'typeorm';
import type { Services } from './container.js';
import type { Clock } from './platform/clock.js';
import type { Jobs } from './platform/jobs.js';

export interface JobDeps {
  readonly services: Pick<Services, 'sessions' | 'throttle'>;
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** What the server does without being asked, by task name, and when. */
export const jobs = ({ services, dataSource, clock }: JobDeps): Jobs => ({
  tasks: {
    'remove-ended-sessions': () => services.sessions.prune(dataSource.manager, clock()),
    'remove-old-sign-in-attempts': () => services.throttle.prune(dataSource.manager, clock()),
  },
  crontab: ['17 * * * * remove-ended-sessions', '23 3 * * * remove-old-sign-in-attempts'],
});
