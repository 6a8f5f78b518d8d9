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

  /** Once the server listens: the port may be another than the one that was asked for. */
  listensAt(address: string): void {
    if (!this.#isFixed) this.#base = address;
  }

  /** The base without a slash at the end. */
  get base(): string {
    return this.#base;
  }

  /** As `link` for a screen, which without PUBLIC_URL knows a better address: the one it was loaded from. Null then. */
  configuredLink(path: `/${string}`, token: string): string | null {
    return this.#isFixed ? this.link(path, token) : null;
  }

  /** A path below it; a token is in the fragment, which no server, proxy or log sees. */
  link(path: `/${string}`, token?: string): string {
    return `${this.#base}${path}${token === undefined ? '' : `#${token}`}`;
  }
}
