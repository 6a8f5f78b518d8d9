import { hash, verify, type Options } from '@node-rs/argon2';
import { LIMITS } from '@sideline/schema/limits';
import { newSecret } from '../../platform/secrets/secrets.js';
import { WorkQueue } from '../../platform/jobs/work-queue.js';

/** Argon2id (the library's default algorithm) at 19 MiB, two passes, one lane: 8 ms of a core (design section 5). */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, at most four at once and fifty waiting: a flood of sign-ins does not slow down people at work. */
export class PasswordHasher {
  readonly #queue = new WorkQueue(LIMITS.argon);
  #decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.#queue.take(() => hash(password, PARAMETERS));
  }

  /** Whether the password matches `passwordHash`. Null takes as long as a wrong password, and never matches. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.#decoy ??= hash(newSecret(), PARAMETERS);
    const decoy = await this.#decoy;
    const isRight = await this.#queue.take(() => verify(passwordHash ?? decoy, password));
    return isRight && passwordHash !== null;
  }
}
