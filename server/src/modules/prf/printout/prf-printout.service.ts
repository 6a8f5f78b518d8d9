import { diffPrf } from '@sideline/schema/prf/record/diff';
import type { FormatOptions } from '@sideline/schema/prf/record/format';
import type { Readable } from 'node:stream';
import { actorOf, type Context } from '../../../platform/context.js';
import { DomainError } from '../../../platform/errors.js';
import { streamPdf, type PdfDocument } from '../../../platform/export/pdf.js';
import type { CheerService } from '../../cheer/cheer.service.js';
import { readRangesOfRevision } from '../../formulary/dose-range.hot.js';
import { readZoneName } from '../../events/event-zone.hot.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { prfPdf } from './prf-pdf.js';
import type { PrintedAmendment } from './printed-amendments.js';
import { layPictures } from './printed-pictures.js';
import { readOpenings, readReceipts } from '../handover/handover-store.js';
import type { PrfPicturesService } from '../pictures/prf-pictures.service.js';
import type { PrfReadingService } from '../reading/prf-reading.service.js';
import { readSealed } from '../saving/prf-revisions.js';
import { sealedData } from '../reading/prf-sealed.js';
import { visibleData } from '../reading/prf-visible.js';
import type { WantedPrf } from '../reading/prf.hot.js';
import { isClinician } from '../prf.policy.js';
import type { Prf } from '../prf.types.js';

export interface PrintedPrf {
  readonly fileName: string;
  readonly content: Readable;
}

interface Deps {
  readonly reading: PrfReadingService;
  readonly pictures: PrfPicturesService;
  readonly settings: ProviderSettingsService;
  readonly cheer: CheerService;
}

/** A PRF as a PDF file. */
export class PrfPrintoutService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The whole record with the caller's rights, audited as an export; NOT_FOUND if the caller may not see it, TOO_MANY_REQUESTS. */
  async print(context: Context, wanted: WantedPrf): Promise<PrintedPrf> {
    let fileName = '';
    const content = await streamPdf(context, async (folder) => {
      const composed = await this.compose(context, wanted, folder);
      ({ fileName } = composed);
      return composed.document;
    });
    return { fileName, content };
  }

  /** The same, not printed yet, with its pictures in the folder: for a document that holds more than this record. */
  async compose(
    context: Context,
    wanted: WantedPrf,
    folder: string,
  ): Promise<{ readonly fileName: string; readonly document: PdfDocument }> {
    const actor = actorOf(context);
    const prf = await this.#deps.reading.findForExport(context, wanted);
    const { name: providerName } = await this.#deps.settings.current(context);
    const { amendments, crew } = await this.#amendments(context, prf);
    const document = await this.#deps.settings.onPaper(
      context,
      prfPdf({
        prf,
        providerName,
        madeAt: context.clock(),
        isOwnCopy: !isClinician(actor),
        madeBy: `${actor.firstName} ${actor.lastName}`.trim(),
        names: new Map([...crew, ...(await this.#names(context, prf))]),
        amendments,
        pictures: await layPictures(await this.#deps.pictures.leaving(context, prf.id, prf.data), folder),
        receipts: await readReceipts(context.manager, prf.id),
        openings: await readOpenings(context.manager, prf.id),
        doseRanges:
          prf.signature === null
            ? []
            : await readRangesOfRevision(context.manager, prf.id, prf.signature.revision),
      }),
    );
    const version = wanted.revision === null ? '' : `-version-${String(wanted.revision)}`;
    return { fileName: `${prf.customPrfId}${version}.pdf`, document };
  }

  /** What each version changed, as the caller may see it, and the names of everyone ever named in the crew. */
  async #amendments(
    context: Context,
    prf: Prf,
  ): Promise<{ readonly amendments: PrintedAmendment[]; readonly crew: ReadonlyMap<string, string> }> {
    const shown = prf.signature?.revision ?? 0;
    if (shown < 2) return { amendments: [], crew: new Map() };
    const access = isClinician(actorOf(context)) ? 'whole' : 'own';
    const sealed = await readSealed(context.manager, prf.id, shown);
    const crew = new Map(
      sealed.flatMap(({ content }) =>
        (content.crew ?? []).map(({ staffId, name }) => [staffId, name] as const),
      ),
    );
    const options: FormatOptions = {
      ...(prf.event === null ? {} : { timeZone: prf.event.timeZone }),
      nameOf: (to, id) => (to === 'event' && prf.event?.eventId === id ? prf.event.name : crew.get(id)),
    };
    const versions = sealed.map(({ content }) => visibleData(sealedData(content), prf, access));
    const amendments = prf.revisions
      .slice(1, shown)
      .map(({ revision, name, grade, signedAt, reason }, index) => ({
        ...{ revision, name, grade, signedAt, reason },
        changes: [...diffPrf(versions[index] ?? {}, versions[index + 1] ?? {}, options)],
      }));
    return { amendments, crew };
  }

  async #names(context: Context, { data }: Prf): Promise<ReadonlyMap<string, string>> {
    const { squad_id: squadId, zone_id: zoneId } = data.incidentDetails ?? {};
    const zone = await readZoneName(context, zoneId);
    const zones: [string, string][] = zone === null || !zoneId ? [] : [[zoneId, zone]];
    if (squadId === null || squadId === undefined) return new Map(zones);
    try {
      const squad = await this.#deps.cheer.squad(context, squadId);
      return new Map([...zones, [squadId, squad.name]]);
    } catch (error) {
      // A squad that is no longer there leaves its id in the record; that is no reason not to print it.
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return new Map(zones);
      throw error;
    }
  }
}
