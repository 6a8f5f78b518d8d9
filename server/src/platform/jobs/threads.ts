import { LIMITS } from '@sideline/schema/limits';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../errors.js';
import { logger } from '../logger.js';

/** The refusal of work that took longer than any should. The log names its thread, because this is a fault of ours. */
const tooLong = (file: URL, ms: number): DomainError => {
  logger.error({ thread: basename(file.pathname), ms }, 'Work in a thread took too long and was cut off');
  return new DomainError('OVERLOADED', { seconds: LIMITS.overload.retrySeconds });
};

const ended = (file: URL, code: number): Error =>
  new Error(`The thread ${basename(file.pathname)} ended with ${String(code)}`);

/**
 * What a thread of its own posts for `workerData`. Work that takes longer than `ms` is cut off with its thread (OVERLOADED): no
 * content keeps a processor, or the place in a queue, for ever.
 */
export const inThread = <T>(file: URL, workerData: unknown, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData });
    const timer = setTimeout(() => {
      reject(tooLong(file, ms));
      void worker.terminate();
    }, ms);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(ended(file, code));
    });
  });

interface Waiting {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly job: number;
  /** Null until it is done. */
  readonly error: string | null;
}

/**
 * A thread for one kind of work. It begins with the first piece, does not keep the process alive, and is replaced when it dies or
 * when a piece takes longer than `ms`; everything that it was doing then fails.
 */
export class KeptThread<Task extends object> {
  readonly #file: URL;
  readonly #ms: number;
  #worker: Worker | null = null;
  #jobs = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(file: URL, ms: number) {
    this.#file = file;
    this.#ms = ms;
  }

  do(task: Task): Promise<void> {
    const worker = (this.#worker ??= this.#begin());
    const job = ++this.#jobs;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#fail(worker, tooLong(this.#file, this.#ms));
        void worker.terminate();
      }, this.#ms);
      this.#waiting.set(job, { worker, timer, resolve, reject });
      worker.ref();
      worker.postMessage({ job, ...task });
    });
  }

  #begin(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', ({ job, error }: Answer) => {
      const waiting = this.#waiting.get(job);
      clearTimeout(waiting?.timer);
      this.#waiting.delete(job);
      if (![...this.#waiting.values()].some((one) => one.worker === worker)) worker.unref();
      if (error === null) waiting?.resolve();
      else waiting?.reject(new Error(error));
    });
    worker.on('error', (error: Error) => {
      this.#fail(worker, error);
    });
    worker.on('exit', (code) => {
      this.#fail(worker, ended(this.#file, code));
    });
    return worker;
  }

  /** What another thread has taken up since is not touched. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#worker = null;
    for (const [job, waiting] of this.#waiting) {
      if (waiting.worker !== worker) continue;
      clearTimeout(waiting.timer);
      this.#waiting.delete(job);
      waiting.reject(error);
    }
  }
}
