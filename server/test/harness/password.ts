import { hash } from '@node-rs/argon2';

/** The password of every account that a test makes. */
export const PASSWORD = 'gravel-lantern-orchid-42';

/** As the product keeps it, but at the least cost: a hash says what it costs, and tests check thousands. */
export const PASSWORD_HASH: Promise<string> = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
