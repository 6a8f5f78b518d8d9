import { ADDRESS_COMPONENTS, partsOfComponents } from '@sideline/schema/address';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import type { Config } from '../../config.js';
import type { Clock } from '../../platform/clock.js';
import { isClinician, type Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import { KeptAnswers } from '../../platform/http/kept-answers.js';
import type { Logger } from '../../platform/logger.js';
import { networkOf } from '../../platform/http/network-of.js';
import { RateWindow, type RateShare } from '../../platform/http/rate-window.js';
import type { AddressSearch } from './address-search.types.js';

const MINUTE_MS = 60_000;
const NO_ADDRESSES = 'the geocoder gave no addresses';
const { runsAbove, results, country, timeoutMs, kept } = LIMITS.addressSearch;

// A component that is not text is ignored.
const component = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const components = Object.fromEntries(ADDRESS_COMPONENTS.map((name) => [name, component])) as Record<
  (typeof ADDRESS_COMPONENTS)[number],
  typeof component
>;

/** The parts of the geocoder's answer that are read (spec sections 3 and 7); the rest is ignored. */
const answer = z.object({
  results: z.array(z.object({ formatted: z.string(), components: z.object(components) })),
});

type Results = z.output<typeof answer>['results'];

interface Deps {
  readonly geocoder: Config['geocoder'];
  readonly logger: Logger;
  readonly clock: Clock;
  readonly rates: Pick<RateShare, 'charge'>;
  /** How long the geocoder may take; within the caller's 10 s by default. */
  readonly timeoutMs?: number;
}

/** Asks the geocoder that the environment names for British addresses (spec section 7, 'Address lookup'). */
export class AddressSearchService {
  readonly #geocoder: Config['geocoder'];
  readonly #logger: Logger;
  readonly #timeoutMs: number;
  readonly #others: RateWindow;
  readonly #kept: KeptAnswers<Results>;

  constructor(deps: Deps) {
    this.#geocoder = deps.geocoder;
    this.#logger = deps.logger;
    this.#timeoutMs = deps.timeoutMs ?? timeoutMs;
    this.#kept = new KeptAnswers({ most: kept.most, forMs: kept.minutes * MINUTE_MS }, deps.clock);
    this.#others = new RateWindow({
      name: 'address-search',
      perMinute: LIMITS.rate.publicSearchesPerMinute,
      clock: deps.clock,
      share: deps.rates,
    });
  }

  /**
   * Addresses for a text of more than three characters, at most five; BAD_INPUT for a shorter one, TOO_MANY_REQUESTS for
   * callers who are not clinicians and ask too often from one network address. Results are kept for a while, only in
   * memory, so that the same text costs the provider one request. A geocoder that does not answer in time, or
   * without addresses, gives a status and not an error: the ordinary execution would repeat the request after an error.
   * The text may be where a patient lives: it goes to the geocoder and into no log.
   */
  async search(
    { actor, address }: Pick<Context, 'actor' | 'address'>,
    typed: string,
  ): Promise<AddressSearch> {
    const text = typed.trim();
    if (text.length <= runsAbove || text.length > LIMITS.text.short)
      throw badInput([
        {
          field: 'text',
          code: 'bad_length',
          message: `Enter ${String(runsAbove + 1)} to ${String(LIMITS.text.short)} characters of the address.`,
        },
      ]);
    // Registering is open to everybody, an account with it, and each search costs the provider something.
    if (actor === null || !isClinician(actor)) await this.#others.take(networkOf(address));
    if (this.#geocoder === null) return { status: 'not_set_up', addresses: [] };
    const key = text.toLowerCase().replaceAll(/\s+/g, ' ');
    const known = this.#kept.find(key);
    const found = known ?? (await this.#ask(this.#geocoder, text));
    if (found === null) return { status: 'not_answering', addresses: [] };
    if (known === undefined) this.#kept.keep(key, found);
    return {
      status: 'answered',
      addresses: found.slice(0, results).map(({ formatted, components: parts }) => ({
        formatted,
        ...partsOfComponents(parts),
      })),
    };
  }

  async #ask(geocoder: NonNullable<Config['geocoder']>, text: string): Promise<Results | null> {
    const url = new URL(geocoder.url);
    url.searchParams.set('q', text);
    if (geocoder.key !== null) url.searchParams.set('key', geocoder.key);
    url.searchParams.set('countrycode', country);
    url.searchParams.set('limit', String(results));
    try {
      // A redirect would carry the key and the address to a host that the environment does not name.
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(this.#timeoutMs) });
      if (response.ok) return answer.parse(await response.json()).results;
      this.#logger.warn({ status: response.status }, NO_ADDRESSES);
    } catch (error) {
      // Only the name: a message may quote the requested address, or the key.
      this.#logger.warn({ reason: error instanceof Error ? error.name : typeof error }, NO_ADDRESSES);
    }
    return null;
  }
}
