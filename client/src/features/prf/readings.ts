/**
 * The readings of what one address shows. Several may be under way, and answers come in any order: what was asked for later
 * is never replaced by what was asked for before, and once the address has changed nothing of it is shown.
 */
export class Readings {
  #asked = 0;
  #shown = 0;
  #isOver = false;

  /** Begins a reading. */
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

  /** The address has changed: no answer is its any more. */
  end(): void {
    this.#isOver = true;
  }
}

export interface Reading {
  /** Whether what it brings, be it a failure, is overtaken. */
  readonly isLate: () => boolean;
  /** Whether its answer may be shown; from then on no earlier reading's may. */
  readonly take: () => boolean;
}
