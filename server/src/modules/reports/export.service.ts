import type { ExportFormat, ExportKind } from '@sideline/schema/exports';
import type { Context } from '../../platform/context.js';
import { DomainError } from '../../platform/errors.js';
import { requireValid } from '../../platform/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { EXPORT_PARAMETERS, type ExportParameters } from './export-parameters.js';
import { listExports, type ListExportDeps } from './list-exports.js';
import { CONTENT_TYPES, exportFileName, type ExportedFile, type OpenedExport } from './opened-export.js';
import { shiftReportExport, type ShiftReportExportDeps } from './shift-report-export.js';

type Openers = {
  readonly [K in ExportKind]: (
    context: Context,
    parameters: ExportParameters[K],
    format: ExportFormat,
  ) => Promise<OpenedExport>;
};

interface Deps extends ListExportDeps, ShiftReportExportDeps {
  readonly audit: AuditService;
}

/** Everything that leaves as a file, whether it is waited for or made meanwhile. */
export class ExportService {
  readonly #audit: AuditService;
  readonly #openers: Openers;

  constructor(deps: Deps) {
    this.#audit = deps.audit;
    this.#openers = { ...listExports(deps), shiftReport: shiftReportExport(deps) };
  }

  /** Opens what the query part of an address asks for. BAD_INPUT names what it asks wrongly. */
  async openQuery(
    context: Context,
    kind: ExportKind,
    format: ExportFormat,
    query: string,
  ): Promise<OpenedExport> {
    const data = requireValid(EXPORT_PARAMETERS[kind], Object.fromEntries(new URLSearchParams(query)));
    return this.#open(context, kind, format, data);
  }

  /**
   * A file that is waited for. One audit entry, written before its first row; EXPORT_TOO_LARGE instead of a file that would
   * silently lack rows.
   */
  async file<K extends ExportKind>(
    context: Context,
    kind: K,
    format: ExportFormat,
    parameters: ExportParameters[K],
  ): Promise<ExportedFile> {
    const { name, count, most, record, content } = await this.#open(context, kind, format, parameters);
    if (count > most) throw new DomainError('EXPORT_TOO_LARGE', { count, most });
    await this.#audit.record(context, record);
    return {
      fileName: exportFileName(name, format, context.clock()),
      contentType: CONTENT_TYPES[format],
      content: content(),
    };
  }

  #open<K extends ExportKind>(
    context: Context,
    kind: K,
    format: ExportFormat,
    parameters: ExportParameters[K],
  ): Promise<OpenedExport> {
    return this.#openers[kind](context, parameters, format);
  }
}
