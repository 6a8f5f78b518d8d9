import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchRows, storedJson } from '../../../platform/database/checked.js';
import { streamPdf } from '../../../platform/export/pdf.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { LINE_JOINS, LINE_JSON } from './recall.hot.js';
import { recallPdf } from './recall-pdf.js';
import { MOST_PRINTED, type RecallService } from './recall.service.js';
import type { RecallLine } from './recall.types.js';

export interface RecallFile {
  readonly fileName: string;
  readonly content: Readable;
}

const printRow = z.object({ line: storedJson<RecallLine>() });

/** A recall on paper, for the regulator. */
export class RecallPaperService {
  readonly #audit: AuditService;
  readonly #settings: ProviderSettingsService;
  readonly #recalls: RecallService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly settings: ProviderSettingsService;
    readonly recalls: RecallService;
  }) {
    this.#audit = deps.audit;
    this.#settings = deps.settings;
    this.#recalls = deps.recalls;
  }

  /** The whole recall in one file. NOT_FOUND. */
  async print(context: Context, recallId: string): Promise<RecallFile> {
    const { recall, lots, steps } = await this.#recalls.details(context, recallId);
    const rows = await fetchRows(
      context.manager,
      printRow,
      `SELECT ${LINE_JSON} AS line FROM recall_line l ${LINE_JOINS} WHERE l.recall_id = $1
       ORDER BY l.kind, l.id LIMIT ${String(MOST_PRINTED)}`,
      [recallId],
    );
    const provider = await this.#settings.current(context);
    await this.#audit.record(context, { action: 'RECALL_READ', entity: { type: 'Recall', id: recallId } });
    const content = await streamPdf(context, () =>
      this.#settings.onPaper(
        context,
        recallPdf({
          ...{ recall, lots, steps, lines: rows.map(({ line }) => line), madeAt: context.clock() },
          ...{ providerName: provider.name, companyName: provider.companyName },
        }),
      ),
    );
    return { fileName: `${recall.number}.pdf`, content };
  }
}
