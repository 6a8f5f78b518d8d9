import { actorOf, type Context } from '../../platform/context.js';
import { DomainError } from '../../platform/errors.js';
import { renderPdf } from '../../platform/pdf.js';
import type { CheerService } from '../cheer/cheer.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { prfPdf } from './prf-pdf.js';
import type { PrfReadingService } from './prf-reading.service.js';
import type { WantedPrf } from './prf.hot.js';
import type { Prf } from './prf.types.js';

export interface PrintedPrf {
  readonly fileName: string;
  readonly bytes: Buffer;
}

interface Deps {
  readonly reading: PrfReadingService;
  readonly settings: ProviderSettingsService;
  readonly cheer: CheerService;
}

/** A PRF as a PDF file. */
export class PrfPrintoutService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The whole record with the caller's rights, audited as an export; NOT_FOUND where he may not see it. */
  async print(context: Context, wanted: WantedPrf): Promise<PrintedPrf> {
    const actor = actorOf(context);
    const prf = await this.#deps.reading.findForExport(context, wanted);
    const { name: providerName } = await this.#deps.settings.current(context);
    const bytes = await renderPdf(
      prfPdf({
        prf,
        providerName,
        madeAt: context.clock(),
        madeBy: `${actor.firstName} ${actor.lastName}`.trim(),
        names: await this.#names(context, prf),
      }),
    );
    return { fileName: `${prf.customPrfId}.pdf`, bytes };
  }

  async #names(context: Context, prf: Prf): Promise<ReadonlyMap<string, string>> {
    const squadId = prf.data.incidentDetails?.squad_id;
    if (squadId === null || squadId === undefined) return new Map();
    try {
      const squad = await this.#deps.cheer.squad(context, squadId);
      return new Map([[squadId, squad.squad_name]]);
    } catch (error) {
      // A squad that is no longer there leaves its id in the record; that is no reason not to print it.
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return new Map();
      throw error;
    }
  }
}
