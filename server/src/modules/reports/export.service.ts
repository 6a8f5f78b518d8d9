import type { ExportFormat, ExportKind, ShortExport } from '@sideline/schema/exports';
import type { Context } from '../../platform/context.js';
import { DomainError } from '../../platform/errors.js';
import { inSnapshot } from '../../platform/database/snapshot.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { evidenceExport, type EvidenceExportDeps } from './evidence/evidence-export.js';
import { exportParameters, type ExportParameters } from './export-parameters.js';
import { listExports, type ListExportDeps } from './list-exports.js';
import { CONTENT_TYPES, exportFileName, type ExportedFile, type OpenedExport } from './opened-export.js';
import { stockExports, type StockLists } from './stock-exports.js';
import { shiftReportExport, type ShiftReportExportDeps } from './shift-report-export.js';

type Openers = {
  readonly [K in ExportKind]: (
    context: Context,
    parameters: ExportParameters[K],
    format: ExportFormat,
  ) => Promise<OpenedExport>;
};

interface Deps extends ListExportDeps, ShiftReportExportDeps, EvidenceExportDeps {
  readonly stock: StockLists;
  readonly audit: AuditService;
  readonly rights: RightsService;
}

/** Everything that is exported as a file, whether at once or in the background. */
export class ExportService {
  readonly #audit: AuditService;
  readonly #rights: RightsService;
  readonly #parameters: ReturnType<typeof exportParameters>;
  readonly #openers: Openers;

  constructor(deps: Deps) {
    this.#audit = deps.audit;
    this.#rights = deps.rights;
    this.#parameters = exportParameters(deps.stock);
    this.#openers = {
      ...listExports(deps),
      ...stockExports(deps.stock),
      shiftReport: shiftReportExport(deps),
      evidence: evidenceExport(deps),
    };
  }

  /** Opens the export that the query part of an address requests. BAD_INPUT names invalid parameters. */
  async openQuery(
    context: Context,
    kind: ExportKind,
    format: ExportFormat,
    query: string,
  ): Promise<OpenedExport> {
    const data = requireValid(this.#parameters[kind], Object.fromEntries(new URLSearchParams(query)));
    return this.#open(context, kind, format, data);
  }

  /**
   * A file that is waited for. One audit entry, written before its first row leaves; EXPORT_TOO_LARGE instead of a file that
   * would silently lack rows. A list is read completely, as it was at one moment, before it is sent: a slow download holds some
   * megabytes then, and neither a connection nor a snapshot.
   */
  async file<K extends ShortExport>(
    context: Context,
    kind: K,
    format: ExportFormat,
    parameters: ExportParameters[K],
  ): Promise<ExportedFile> {
    const { name, record, content } = await inSnapshot(context, async (inside) => {
      const opened = await this.#open(inside, kind, format, parameters);
      const { count, most, isReadWhileWritten } = opened;
      if (count > most) throw new DomainError('EXPORT_TOO_LARGE', { count, most });
      return { ...opened, content: isReadWhileWritten ? await whole(opened.content()) : opened.content() };
    });
    await this.#audit.record(context, record);
    return {
      fileName: exportFileName(name, format, context.clock()),
      contentType: CONTENT_TYPES[format],
      content,
    };
  }

  /** RIGHT_OFF if the caller may not export lists. */
  async #open<K extends ExportKind>(
    context: Context,
    kind: K,
    format: ExportFormat,
    parameters: ExportParameters[K],
  ): Promise<OpenedExport> {
    await this.#rights.require(context, 'exportLists');
    return this.#openers[kind](context, parameters, format);
  }
}

const whole = async <Chunk>(chunks: AsyncIterable<Chunk>): Promise<Chunk[]> => {
  const held: Chunk[] = [];
  for await (const chunk of chunks) held.push(chunk);
  return held;
};
