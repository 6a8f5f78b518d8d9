import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { Piscina } from 'piscina';
import { WorkQueue } from '../../platform/jobs/work-queue.js';
import type { Estimate, Guessable } from './password-strength.worker.js';

/** 'Safely unguessable: moderate protection from an offline attack' on the estimator's scale of 0 to 4. */
const REQUIRED_SCORE = 3;

// Compiled, or run from source by a Node that reads types; an older Node estimates on its only thread when run from source.
const isCompiled = import.meta.url.endsWith('.js');
const hasThread = isCompiled || Boolean((process.features as { readonly typescript?: unknown }).typescript);
const WORKER = new URL(`./password-strength.worker.${isCompiled ? 'js' : 'ts'}`, import.meta.url).href;

const NOTHING: Guessable = { password: '', known: [] };

/**
 * A thread of its own for estimates: some passwords take seconds, in which nobody else would be answered. It starts with
 * the first password, ends when it has been idle, and is replaced when an estimate is cut off.
 */
class StrengthThread {
  #pool: Piscina<Guessable, Estimate> | null = null;
  readonly #queue = new WorkQueue({ concurrent: 1, queue: LIMITS.passwordStrength.queue, seconds: 5 });

  /** One at a time: a waiting estimate is never cut off, because each new thread would have to load its dictionaries. */
  estimate(guessable: Guessable): Promise<Estimate | null> {
    return this.#queue.take(() => this.#run(guessable));
  }

  async #run(guessable: Guessable): Promise<Estimate | null> {
    const { startMs, estimateMs, idleMs } = LIMITS.passwordStrength;
    this.#pool ??= new Piscina<Guessable, Estimate>({
      filename: WORKER,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
    });
    try {
      // A thread that has just started first loads its dictionaries, which has a time limit of its own: no good password is
      // refused because of it.
      await this.#pool.run(NOTHING, { signal: AbortSignal.timeout(startMs) });
      return await this.#pool.run(guessable, { signal: AbortSignal.timeout(estimateMs) });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return null;
      throw error;
    }
  }
}

const thread = new StrengthThread();

/**
 * How guessable a password is, by its first characters: a longer one is at least as strong. Null if the estimate took too
 * long; TOO_MANY_REQUESTS if too many are waiting.
 */
export const estimateStrength = async (
  password: string,
  known: readonly string[],
): Promise<Estimate | null> => {
  const { characters, knownWords, knownCharacters } = LIMITS.passwordStrength;
  const guessable: Guessable = {
    password: password.slice(0, characters),
    known: known.slice(0, knownWords).map((word) => word.slice(0, knownCharacters)),
  };
  if (hasThread) return thread.estimate(guessable);
  const { default: estimate } = await import('./password-strength.worker.js');
  return estimate(guessable);
};

/**
 * The problems with a new password; empty if there are none: 12 to 200 characters, and not guessable by the estimate of
 * zxcvbn. `known` are words that an attacker would try first: the person's names and address. `field` names the input.
 */
export const passwordProblems = async (
  password: string,
  known: readonly string[],
  field: string,
): Promise<readonly Problem[]> => {
  const { minimumLength, maximumLength } = LIMITS.password;
  if (password.length < minimumLength)
    return [{ field, code: 'too_short', message: `Use at least ${String(minimumLength)} characters.` }];
  if (password.length > maximumLength)
    return [{ field, code: 'too_long', message: `Use at most ${String(maximumLength)} characters.` }];
  const estimate = await estimateStrength(password, known);
  if (estimate === null)
    return [
      {
        field,
        code: 'unchecked',
        message:
          'We could not check this password in time. Try again, or choose three or four unrelated words.',
      },
    ];
  const { score, warning } = estimate;
  if (score >= REQUIRED_SCORE) return [];
  const reason = warning === null || warning === '' ? '' : ` ${warning}`;
  return [
    {
      field,
      code: 'too_weak',
      message: `This password is too easy to guess.${reason} Three or four unrelated words make a good one.`,
    },
  ];
};
