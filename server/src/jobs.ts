import type { Services } from './container.js';
import type { Jobs } from './platform/jobs.js';

/** What the server does without being asked, by task name, and when. */
export const jobs = (_services: Services): Jobs => ({ tasks: {}, crontab: [] });
