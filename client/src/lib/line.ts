let awaited = 0;
const whenFree: (() => void)[] = [];

/** Counts a request as awaited until it is answered, so that requests nobody is waiting for do not slow it down. */
export const awaitedOnLine = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  awaited += 1;
  try {
    return await answer;
  } finally {
    awaited -= 1;
    if (awaited === 0) for (const go of whenFree.splice(0)) go();
  }
};

/** Whether no answer is awaited. */
export const isLineFree = (): boolean => awaited === 0;

/** Resolves when no answer is awaited. */
export const lineFree = (): Promise<void> =>
  new Promise((resolve) => {
    if (isLineFree()) resolve();
    else whenFree.push(resolve);
  });
