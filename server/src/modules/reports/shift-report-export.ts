import type { ExportFormat } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { actorOf, type Context } from '../../platform/context.js';
import { csvChunks } from '../../platform/export/csv.js';
import { DomainError } from '../../platform/errors.js';
import { renderPdf } from '../../platform/export/pdf.js';
import { aboutSheet, sheet, xlsxStream, type Fact } from '../../platform/export/xlsx.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { reportRange, type ShiftReportService } from '../shifts/shift-report.service.js';
import type { ExportParameters } from './export-parameters.js';
import { counted, type OpenedExport } from './opened-export.js';
import { reportLines, SHIFT_REPORT_COLUMNS, type ReportLine } from './shift-report-lines.js';
import { shiftReportPdf } from './shift-report-pdf.js';

export interface ShiftReportExportDeps {
  readonly shiftReports: ShiftReportService;
  readonly settings: ProviderSettingsService;
}

/** Lines at a time. */
const PAGE = 1_000;

/**
 * The shift report as a file: the figures, the range's limits and the rights of the report itself. A workbook holds the
 * lines of the CSV, and a second sheet with their period, who made them and when. REPORT_TOO_LARGE for a workbook or PDF
 * that is longer than what may be held in memory, and worked out without a pause, by a process that serves others at the
 * same time.
 */
export const shiftReportExport =
  ({ shiftReports, settings }: ShiftReportExportDeps) =>
  async (
    context: Context,
    parameters: ExportParameters['shiftReport'],
    format: ExportFormat,
  ): Promise<OpenedExport> => {
    const range = reportRange(parameters, context.clock());
    const { firstName, lastName } = actorOf(context);
    const madeBy = `${firstName} ${lastName}`.trim();
    const madeAt = context.clock();
    const report = await shiftReports.figures(context, range);
    const lines = reportLines(report);
    const { heldLines: most } = LIMITS.shiftReport;
    if (format !== 'csv' && lines.length > most)
      throw new DomainError('REPORT_TOO_LARGE', { count: lines.length, most });
    const { name: providerName } = await settings.current(context);
    const facts: readonly Fact[] = [
      ['From (UTC)', range.from],
      ['To (UTC)', range.to],
      ['Made (UTC)', madeAt],
      ['Made by', madeBy],
    ];
    // Read now: the content is written when the snapshot is over.
    const paper =
      format === 'pdf'
        ? await settings.onPaper(context, shiftReportPdf({ report, range, providerName, madeAt, madeBy }))
        : null;
    return {
      name: 'shift-report',
      count: lines.length,
      most: LIMITS.shiftReport.lines,
      record: { action: 'SHIFT_REPORT_EXPORTED', entity: { type: 'Shift', id: 'report' } },
      isReadWhileWritten: false,
      content: (onRows = () => undefined) => {
        if (format === 'csv') return csvChunks(SHIFT_REPORT_COLUMNS, counted(pagesOf(lines), onRows));
        const whole = paper === null ? () => workbook(lines, facts) : async () => [await renderPdf(paper)];
        return afterReading(() => onRows(lines.length), whole);
      },
    };
  };

/** The report is whole when it is there; its lines are written in pages, so that the person waiting sees progress. */
async function* pagesOf(lines: readonly ReportLine[]): AsyncGenerator<readonly ReportLine[]> {
  for (let at = 0; at < lines.length; at += PAGE) yield await Promise.resolve(lines.slice(at, at + PAGE));
}

const workbook = (lines: readonly ReportLine[], facts: readonly Fact[]) =>
  xlsxStream(sheet({ name: 'Shift report', columns: SHIFT_REPORT_COLUMNS, rows: lines }), aboutSheet(facts));

/**
 * A file that has no pages: every row has been read before it is worked out, and an empty first piece makes progress visible.
 */
async function* afterReading(
  tell: () => void,
  make: () => AsyncIterable<Buffer> | Promise<Iterable<Buffer>>,
): AsyncGenerator<Buffer> {
  tell();
  yield Buffer.alloc(0);
  yield* await make();
}
