import type { MailKind } from '@sideline/schema/provider/mail-texts';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { LoaderRegistry } from '../../platform/database/loader-registry.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailer } from '../../platform/mail/mailer.js';
import type { PublicAddress } from '../../platform/http/public-address.js';
import type { ProviderSettings } from '../settings/provider-settings.types.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { MailTextService } from './mail-text.service.js';

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
  readonly settings: ProviderSettingsService;
  readonly texts: MailTextService;
}

/** The context for writing a letter: its sender, and how its links are made. */
export interface Desk {
  readonly provider: ProviderSettings;
  readonly link: (path: `/${string}`, token?: string) => string;
  /** A letter in the current text of its kind. */
  readonly letter: (
    kind: MailKind,
    values: Readonly<Record<string, string>>,
    url: string | null,
  ) => Promise<Letter>;
}

/** Sends every letter of the product, by jobs, so that one that failed is tried again. */
export class PostOffice {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The context of a job, without a user. */
  static contextOf({ dataSource, clock }: Pick<Deps, 'dataSource' | 'clock'>): Context {
    return {
      requestId: `job-${newId()}`,
      actor: null,
      address: 'job',
      userAgent: null,
      manager: dataSource.manager,
      transaction: null,
      loaders: new LoaderRegistry(),
      clock,
    };
  }

  context(): Context {
    return PostOffice.contextOf(this.#deps);
  }

  /** Writes and sends one letter; throws where it could not be sent. */
  async send(email: string, write: (desk: Desk) => Letter | Promise<Letter>): Promise<void> {
    const { mailer, publicAddress, settings, texts } = this.#deps;
    const context = this.context();
    const provider = await settings.current(context);
    const letter = await write({
      provider,
      link: (path, token) => publicAddress.link(path, token),
      letter: (kind, values, url) => texts.letter(context, kind, { provider: provider.name, ...values }, url),
    });
    await mailer.send(email, letter, provider);
  }
}
