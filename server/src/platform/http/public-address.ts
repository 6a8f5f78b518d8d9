import type { Config } from '../../config.js';

/**
 * The address in links and mails: PUBLIC_URL, else the loopback address that this process listens on. Never a request's
 * Host header, which the caller controls.
 */
export class PublicAddress {
  #base: string;

  constructor(config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'tls'>) {
    this.#base =
      config.publicUrl ?? `${config.tls ? 'https' : 'http'}://${config.host}:${String(config.port)}`;
    this.#isFixed = config.publicUrl !== null;
  }

  readonly #isFixed: boolean;

  /** Called once the server listens: the port may differ from the configured one. */
  listensAt(address: string): void {
    if (!this.#isFixed) this.#base = address;
  }

  /** The base without a slash at the end. */
  get base(): string {
    return this.#base;
  }

  /**
   * Like `link`, for a screen: null without PUBLIC_URL, because the screen knows a better address, the one it was loaded
   * from.
   */
  configuredLink(path: `/${string}`, token: string): string | null {
    return this.#isFixed ? this.link(path, token) : null;
  }

  /** A path below it; a token is in the fragment, which no server, proxy or log sees. */
  link(path: `/${string}`, token?: string): string {
    return `${this.#base}${path}${token === undefined ? '' : `#${token}`}`;
  }
}
