import { LIMITS } from '@sideline/schema/limits';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, platform } from 'node:os';
import { expect, it } from 'vitest';
import { estimateStrength, passwordProblems } from './password-rules.js';

/** Substituted letters over and over: the estimator tries every combination of them. */
const SLOW = 'p4$$w0rd'.repeat(25);

it('judges a password in another thread, so that this one continues meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const estimate = await estimateStrength(SLOW, []);
  clearInterval(timer);
  // On this thread, no turn would have been taken between asking and the answer.
  expect(turns).toBeGreaterThan(10);
  expect(estimate === null || estimate.score < 3).toBe(true);
});

// Elsewhere a thread has no priority of its own.
it.runIf(platform() === 'linux')('judges on a thread with a lower priority than requests', async () => {
  await estimateStrength('hydrant-umbrella-kestrel', []);
  const niceness = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // Fields are counted from behind the name, which may hold spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
  expect(niceness).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority(process.pid)).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL);
});

it('reads only the beginning: what follows makes no difference and takes no time', async () => {
  const { characters } = LIMITS.passwordStrength;
  const beginning = 'hydrant-umbrella-kestrel-moonlit-fathom-biscuit'.slice(0, characters);
  expect(await estimateStrength(beginning + SLOW.slice(0, 100), [])).toEqual(
    await estimateStrength(beginning, []),
  );
});

it('refuses what is too short, too long, easy to guess, or made of the person’s own address', async () => {
  const codes = async (password: string, known: readonly string[] = []) =>
    (await passwordProblems(password, known, 'password')).map(({ field, code }) => [field, code]);
  expect(await codes('short')).toEqual([['password', 'too_short']]);
  expect(await codes('a'.repeat(LIMITS.password.maximumLength + 1))).toEqual([['password', 'too_long']]);
  expect(await codes('password1234')).toEqual([['password', 'too_weak']]);
  expect(await codes('rowan.quillfeather', ['rowan.quillfeather'])).toEqual([['password', 'too_weak']]);
  expect(await codes('hydrant-umbrella-kestrel')).toEqual([]);
});

it('refuses more passwords than it can judge, and judges again afterwards', async () => {
  const { queue } = LIMITS.passwordStrength;
  const asked = Array.from({ length: queue + 10 }, (_, index) =>
    estimateStrength(`${SLOW}${String(index)}`, []),
  );
  const answers = await Promise.allSettled(asked);
  expect(
    answers.some(
      (answer) =>
        answer.status === 'rejected' && (answer.reason as { code?: string }).code === 'TOO_MANY_REQUESTS',
    ),
  ).toBe(true);
  // Its thread gives way to everything else, so on a busy machine an estimate may run out of time.
  await expect
    .poll(async () => (await estimateStrength('hydrant-umbrella-kestrel', []))?.score ?? 0, {
      timeout: 120_000,
    })
    .toBeGreaterThanOrEqual(3);
});
