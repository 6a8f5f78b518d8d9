/** What is left of one rate for a caller, as the answering process knows it. */
export interface RateStanding {
  readonly name: string;
  readonly perMinute: number;
  readonly remaining: number;
  /** Until the next minute. */
  readonly seconds: number;
}

/**
 * What a request has used of its caller's rates, sent in the headers of the IETF draft `RateLimit header fields for HTTP`:
 * `RateLimit-Policy: "read";q=1200;w=60` and `RateLimit: "read";r=1187;t=42`. A batch may use two rates; each has its entry.
 */
export class Spending {
  readonly #standings = new Map<string, RateStanding>();

  constructor(private readonly setHeader: (name: string, value: string) => void) {}

  took(standing: RateStanding): void {
    const known = this.#standings.get(standing.name);
    if (known !== undefined && known.remaining <= standing.remaining) return;
    this.#standings.set(standing.name, standing);
    const entries = [...this.#standings.values()];
    this.setHeader(
      'ratelimit-policy',
      entries.map(({ name, perMinute }) => `"${name}";q=${String(perMinute)};w=60`).join(', '),
    );
    this.setHeader(
      'ratelimit',
      entries
        .map(({ name, remaining, seconds }) => `"${name}";r=${String(remaining)};t=${String(seconds)}`)
        .join(', '),
    );
  }

  get standings(): readonly RateStanding[] {
    return [...this.#standings.values()];
  }
}
