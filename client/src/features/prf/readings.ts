/**
 * The requests to load one address. Several may be in progress, and answers arrive in any order. A later request is never
 * replaced by an earlier one, and once the address has changed none of them is shown.
 */
export class Readings {
  #asked = 0;
  #shown = 0;
  #isOver = false;

  /** Starts a request. */
  ask(): Reading {
    const turn = ++this.#asked;
    const isLate = () => this.#isOver || turn < this.#shown;
    return {
      isLate,
      take: () => {
        if (isLate()) return false;
        this.#shown = turn;
        return true;
      },
    };
  }

  /** The address has changed, so no answer applies any more. */
  end(): void {
    this.#isOver = true;
  }
}

export interface Reading {
  /** Whether its result, even a failure, is out of date. */
  readonly isLate: () => boolean;
  /** Whether its answer may be shown. From then on, no earlier answer may be. */
  readonly take: () => boolean;
}
