import { hash, verify, type Options } from '@node-rs/argon2';
import { LIMITS } from '@sideline/schema/limits';
import { DomainError } from '../../platform/errors.js';
import { newSecret } from '../../platform/secrets.js';

/** Argon2id (the library's default algorithm) at 19 MiB, two passes, one lane: 8 ms of a core (design section 5). */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Argon2id, at most four at once and fifty waiting; who comes on top gets TOO_MANY_REQUESTS, so that a flood of
 * sign-ins takes neither the memory nor the processor from those who are at work.
 */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, PARAMETERS));
  }

  /** Whether the password is the one of `passwordHash`. Null takes as long as a wrong password does, and is never right. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#decoy ??= hash(newSecret(), PARAMETERS);
    const decoy = await this.#decoy;
    const isRight = await this.#inTurn(() => verify(passwordHash ?? decoy, password));
    return isRight && passwordHash !== null;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < LIMITS.argon.concurrent) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= LIMITS.argon.queue)
        throw new DomainError('TOO_MANY_REQUESTS', { seconds: 1 });
      // Whoever ends hands over its place, so the number of those running stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
