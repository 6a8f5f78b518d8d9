import type { Context } from '../../../platform/context.js';
import { currentDeadline, runUnder, type Deadline } from '../../../platform/database/deadline.js';
import { cutSilent } from '../../../platform/database/limits.js';
import { isHeldUp, isUnavailable } from '../../../platform/errors.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { PrfCommandResult } from './prf-saving.types.js';
import type { SaveCommand } from './save-command.js';

/** What one request wants to save. */
export interface SaveJob {
  readonly context: Context;
  readonly commands: readonly SaveCommand[];
}

interface WaitingJob extends SaveJob {
  readonly prfIds: ReadonlySet<string>;
  readonly deadline: Deadline | undefined;
  readonly resolve: (results: PrfCommandResult[]) => void;
  readonly reject: (reason: unknown) => void;
  /** It must not share a transaction: its record was locked by another, or it failed in a shared one. */
  isAlone: boolean;
  /** Its request has had its answer. */
  isOver: boolean;
}

/** Saves within contexts that share one transaction; as many lists of results as jobs. */
type SaveTogether = (jobs: readonly SaveJob[]) => Promise<PrfCommandResult[][]>;

/** While one transaction waits for its COMMIT to reach the disk, the next one is read and planned. */
const TRANSACTIONS = 2;
/** One that takes longer is waiting for another's lock, or for a database that has stopped, and no longer counts. */
const HELD_UP_MS = 300;
/** Including those that are held up; fewer than the pool's connections. */
const MOST_TRANSACTIONS = 5;
/** How many records that were locked at their last save are remembered. */
const MOST_HELD = 1_000;
const JOBS = 32;
const COMMANDS = 100;

/**
 * Lets saves that wait at the same moment share one transaction: one read, one write, one audit statement and one COMMIT for
 * all of them, which allows a thousand durable saves a second on two processors. A save that finds none waiting begins at
 * once. Each is acknowledged only after the COMMIT that holds it. Those on one record go one after the other, in their
 * order. If a shared transaction fails, each save is repeated alone, so that no save fails because of another's data. A
 * record that another transaction had locked is saved alone the next time, and a transaction that is held up does not stop
 * others from beginning. Where the database is lost, all fail at once: no sender caused that, and one after the other they
 * would wait for it long after their devices have given up and sent again. A save whose request has waited too long fails:
 * one that has not begun never will, and for one under way the device learns the outcome by sending it again under the same
 * id.
 */
export class SaveQueue {
  readonly #saveTogether: SaveTogether;
  #waiting: WaitingJob[] = [];
  /** Transactions under way, and those of them that are not held up. */
  #open = 0;
  #running = 0;
  /** The records of the transactions under way. */
  readonly #busy = new Set<string>();
  /** Records that were locked by another transaction at their last save. */
  readonly #held = new Set<string>();

  constructor(saveTogether: SaveTogether) {
    this.#saveTogether = saveTogether;
  }

  /** Resolves once it is durable. Within a transaction of the caller's it joins that one instead. */
  async add(job: SaveJob): Promise<PrfCommandResult[]> {
    if (job.context.transaction !== null) {
      const [results = []] = await this.#saveTogether([job]);
      return results;
    }
    const deadline = currentDeadline();
    let leave: (() => void) | undefined;
    const saved = new Promise<PrfCommandResult[]>((resolve, reject) => {
      const prfIds = new Set(job.commands.map(({ prfId }) => prfId));
      const isAlone = [...prfIds].some((id) => this.#held.has(id));
      const waiting = { ...job, prfIds, deadline, resolve, reject, isAlone, isOver: false };
      leave = deadline?.enter({
        waitingFor: () => waiting,
        cut: () => {
          waiting.isOver = true;
          this.#waiting = this.#waiting.filter((one) => one !== waiting);
          reject(cutSilent());
        },
      });
      this.#waiting.push(waiting);
      this.#startNext();
    });
    try {
      return await saved;
    } finally {
      leave?.();
    }
  }

  #startNext(): void {
    while (this.#running < TRANSACTIONS && this.#open < MOST_TRANSACTIONS) {
      const jobs = this.#take();
      // No job is waiting, or every job waits for a record that is being saved.
      if (jobs.length === 0) return;
      this.#start(jobs);
    }
  }

  #start(jobs: readonly WaitingJob[]): void {
    const ids = jobs.flatMap(({ prfIds }) => [...prfIds]);
    for (const id of ids) this.#busy.add(id);
    this.#open += 1;
    this.#running += 1;
    let isCounted = true;
    const countNoMore = (): void => {
      if (isCounted) this.#running -= 1;
      isCounted = false;
    };
    const heldUp = setTimeout(() => {
      countNoMore();
      this.#startNext();
    }, HELD_UP_MS).unref();
    // Under the deadline of the job that has waited longest, not of the transaction before.
    void runUnder(jobs[0]?.deadline, () => this.#run(jobs)).finally(() => {
      clearTimeout(heldUp);
      for (const id of ids) this.#busy.delete(id);
      this.#open -= 1;
      countNoMore();
      this.#startNext();
    });
  }

  /** The jobs that waited longest, no two on one record and none on one under way; the others keep their place. */
  #take(): WaitingJob[] {
    const taken: WaitingJob[] = [];
    const left: WaitingJob[] = [];
    const seen = new Set(this.#busy);
    let commands = 0;
    for (const job of this.#waiting) {
      const [first] = taken;
      const isFull =
        first !== undefined &&
        (first.isAlone || job.isAlone || taken.length >= JOBS || commands + job.commands.length > COMMANDS);
      const meets = [...job.prfIds].some((id) => seen.has(id));
      // A job that is left out also claims its records: a later save must not overtake it.
      for (const id of job.prfIds) seen.add(id);
      if (isFull || meets) left.push(job);
      else {
        taken.push(job);
        commands += job.commands.length;
      }
    }
    this.#waiting = left;
    return taken;
  }

  async #run(jobs: readonly WaitingJob[]): Promise<void> {
    try {
      const results = await this.#inOneTransaction(jobs);
      for (const [index, job] of jobs.entries()) {
        for (const id of job.prfIds) this.#held.delete(id);
        job.resolve(results[index] ?? []);
      }
    } catch (reason) {
      const isHeld = isHeldUp(reason);
      if (jobs.length > 1 && (isHeld || !isUnavailable(reason))) {
        for (const job of jobs) job.isAlone = true;
        // Before those that came later: what is on one record keeps its order.
        this.#waiting.unshift(...jobs.filter(({ isOver }) => !isOver));
        return;
      }
      for (const job of jobs) {
        if (isHeld && this.#held.size < MOST_HELD) for (const id of job.prfIds) this.#held.add(id);
        job.reject(reason);
      }
    }
  }

  async #inOneTransaction(jobs: readonly WaitingJob[]): Promise<PrfCommandResult[][]> {
    const [first] = jobs;
    if (first === undefined) return [];
    try {
      return await runInTransaction(
        first.context,
        ({ manager, transaction, loaders }) =>
          this.#saveTogether(
            jobs.map(({ context, commands }) => ({
              // Caller, address and request id stay each job's own, for the audit.
              context: { ...context, manager, transaction, loaders },
              commands,
            })),
          ),
        // Each device sends what is held up again, and nobody waits for the others.
        { asksAgain: true },
      );
    } finally {
      for (const { context } of jobs) context.loaders.clear();
    }
  }
}
