/** How to reach a database, and as whom. */
export interface Connection {
  readonly url: string;
  /** Role to adopt at the start of each session; null where the login is already the right one. */
  readonly role: string | null;
  /** There is a pooler in between, which may send statements of one session to several connections. */
  readonly isPooled?: boolean;
}

/** The role that the application works as; see the first migration. */
export const APP_ROLE = 'sideline_app';

/** The role that works on the job queue. */
export const JOBS_ROLE = 'sideline_jobs';
