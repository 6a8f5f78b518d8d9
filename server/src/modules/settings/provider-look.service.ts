import { type Look, ONLY_KEY, USUAL_LOOK } from '@sideline/schema/provider/settings';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import type { LogoEncoder } from './logo-encoder.js';
import type { ProviderLogo, ProviderLook, SaveProviderLookInput } from './provider-look.types.js';
import type { SettingStore, StoredSetting } from './setting-store.service.js';

// It was checked when it was kept.
const lookOf = ({ value }: StoredSetting): Look => (value as Look | null) ?? USUAL_LOOK;

const logoRow = z.object({ png: z.instanceof(Buffer), width: z.number(), height: z.number() });

/** The provider's own colour and logo, on every page and document. */
export class ProviderLookService {
  readonly #store: SettingStore;
  readonly #encoder: LogoEncoder;
  /** The logo that is in use, by its id: it never changes. */
  #drawn: ProviderLogo | null = null;

  constructor(deps: { readonly store: SettingStore; readonly encoder: LogoEncoder }) {
    this.#store = deps.store;
    this.#encoder = deps.encoder;
  }

  async current(context: Context): Promise<ProviderLook> {
    const stored = await this.#store.current(context, 'look', ONLY_KEY);
    return { version: stored.version, ...lookOf(stored) };
  }

  /** A logo by its id. NOT_FOUND. */
  async logo(context: Context, id: string): Promise<ProviderLogo> {
    if (this.#drawn?.id === id) return this.#drawn;
    const row = isId(id)
      ? await fetchMaybe(
          context.manager,
          logoRow,
          'SELECT png, width, height FROM provider_logo WHERE id = $1',
          [id],
        )
      : undefined;
    if (row === undefined) throw notFound('Logo');
    const { png, width, height } = row;
    this.#drawn = { id, url: `data:image/png;base64,${png.toString('base64')}`, width, height };
    return this.#drawn;
  }

  /** For the heading of a document; undefined if there is none. */
  async printedLogo(context: Context): Promise<ProviderLogo | undefined> {
    const { logoId } = await this.current(context);
    return logoId === null ? undefined : this.logo(context, logoId);
  }

  /**
   * BAD_INPUT where text or controls would have too little contrast with the colour, or the logo is not a picture;
   * CHANGED_MEANWHILE.
   */
  async save(context: Context, { version, accent, logo }: SaveProviderLookInput): Promise<ProviderLook> {
    const before = lookOf(await this.#store.current(context, 'look', ONLY_KEY));
    const wanted: Look = {
      accent: accent === undefined ? before.accent : accent,
      logoId: logo === undefined ? before.logoId : logo === null ? null : await this.#keep(context, logo),
    };
    const value = wanted.accent === null && wanted.logoId === null ? null : wanted;
    const saved = await this.#store.write(context, { kind: 'look', key: ONLY_KEY, version, value });
    return { version: saved.version, ...lookOf(saved) };
  }

  async #keep(context: Context, base64: string): Promise<string> {
    const { png, width, height } = await this.#encoder.encode(base64);
    const id = newId();
    await execute(
      context.manager,
      'INSERT INTO provider_logo (id, png, width, height, made_at) VALUES ($1, $2, $3, $4, $5)',
      [id, png, width, height, context.clock()],
    );
    return id;
  }
}
