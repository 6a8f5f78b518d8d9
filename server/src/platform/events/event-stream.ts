/**
 * Events for one reader who takes them at their own pace. Of those with the same key only the newest waits, so that a slow
 * reader holds no more than there are keys.
 */
export class EventStream<T> implements AsyncIterableIterator<T> {
  readonly #waiting = new Map<string, T>();
  readonly #onEnd: () => void;
  #wake: (() => void) | null = null;
  #isOver = false;

  /** `onEnd` is called once, when the reader leaves or the stream is ended. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  push(key: string, event: T): void {
    if (this.#isOver) return;
    // Goes to the end of the queue: an earlier event of this key is no longer useful.
    this.#waiting.delete(key);
    this.#waiting.set(key, event);
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    while (!this.#isOver) {
      for (const [key, value] of this.#waiting) {
        this.#waiting.delete(key);
        return { done: false, value };
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<T, undefined>> {
    if (!this.#isOver) {
      this.#isOver = true;
      this.#waiting.clear();
      this.#wake?.();
      this.#onEnd();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * The events of a source, each as `map` makes it; what `map` throws ends both. No async generator: one that waits for its
 * source learns that its reader has left only with the next event.
 */
export const mapStream = <T, R>(
  source: AsyncIterable<T>,
  map: (event: T) => Promise<R>,
): AsyncIterableIterator<R> => {
  const iterator = source[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorResult<R, undefined>> => {
    await iterator.return?.();
    return { done: true, value: undefined };
  };
  return {
    next: async () => {
      const step = await iterator.next();
      if (step.done === true) return { done: true, value: undefined };
      try {
        return { done: false, value: await map(step.value) };
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
