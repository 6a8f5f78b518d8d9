import { expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.js';

const PASSWORD = 'velvet-harbour-trumpet-19';

// Accounts of tests have cheaper hashes: nothing else would notice a change of these.
it('keeps a password as Argon2id at 19 MiB, two passes, one lane', async () => {
  expect(await new PasswordHasher().hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('takes the right password only, and none where there is no account', async () => {
  const hasher = new PasswordHasher();
  const kept = await hasher.hash(PASSWORD);
  expect(await hasher.verify(kept, PASSWORD)).toBe(true);
  expect(await hasher.verify(kept, `${PASSWORD} `)).toBe(false);
  expect(await hasher.verify(null, PASSWORD)).toBe(false);
});
