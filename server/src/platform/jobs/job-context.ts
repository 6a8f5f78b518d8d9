import { SCHEDULED_REQUEST } from '@sideline/schema/audit-actions';
import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.js';
import type { Actor, Context } from '../context.js';
import { LoaderRegistry } from '../database/loader-registry.js';

export interface JobContextDeps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** The context of work done outside a request: for the person who requested it, or for nobody. */
export const jobContext = (
  { dataSource, clock }: JobContextDeps,
  task: string,
  actor: Actor | null,
): Context => ({
  requestId: `${SCHEDULED_REQUEST}${task}`,
  actor,
  address: 'job',
  userAgent: null,
  isBackground: true,
  manager: dataSource.manager,
  transaction: null,
  loaders: new LoaderRegistry(),
  clock,
});
