import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 20;
const AGAIN_AFTER_MS = 1_000;

/** Sends again while the answer is 503, as a client does: on a busy machine the database may not answer in time. */
export const whenReady = async <T>(send: () => Promise<T>, statusOf: (answer: T) => number): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (statusOf(answer) !== 503 || tries === TRIES) return answer;
    await wait(AGAIN_AFTER_MS);
  }
};
