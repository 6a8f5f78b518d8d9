import type { Readable } from 'node:stream';
import { csvChunks } from '../../platform/csv.js';
import { actorOf, type Context } from '../../platform/context.js';
import { renderPdf } from '../../platform/pdf.js';
import type { Cell } from '../../platform/table.js';
import { sheet, xlsxStream } from '../../platform/xlsx.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { ShiftReportService } from '../shifts/shift-report.service.js';
import type { ReportRange } from '../shifts/shift-report.types.js';
import type { ListFile } from './list-export.service.js';
import { reportLines, SHIFT_REPORT_COLUMNS, type ReportLine } from './shift-report-lines.js';
import { shiftReportPdf } from './shift-report-pdf.js';

interface Deps {
  readonly shiftReports: ShiftReportService;
  readonly settings: ProviderSettingsService;
}

export interface ShiftReportPdf {
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface ShiftReportWorkbook {
  readonly fileName: string;
  readonly stream: Readable;
}

const FACTS = [
  { title: 'What', value: ([what]: Fact) => what },
  { title: 'Value', value: ([, value]: Fact) => value },
] as const;
type Fact = readonly [what: string, value: Cell];

/** The shift report as a file: the figures, the range's limits and the rights of the report itself, audited as an export. */
export class ShiftReportFileService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async csv(context: Context, range: ReportRange): Promise<ListFile> {
    const lines = reportLines(await this.#report(context, range));
    return { fileName: fileName(context, 'csv'), chunks: csvChunks(SHIFT_REPORT_COLUMNS, onePage(lines)) };
  }

  /** The lines of the CSV, and on a second sheet of which time they are, who made them and when. */
  async xlsx(context: Context, range: ReportRange): Promise<ShiftReportWorkbook> {
    const { firstName, lastName } = actorOf(context);
    const rows = reportLines(await this.#report(context, range));
    const facts: readonly Fact[] = [
      ['From (UTC)', range.from],
      ['To (UTC)', range.to],
      ['Made (UTC)', context.clock()],
      ['Made by', `${firstName} ${lastName}`.trim()],
    ];
    const stream = xlsxStream(
      sheet({ name: 'Shift report', columns: SHIFT_REPORT_COLUMNS, rows }),
      sheet({ name: 'About', columns: FACTS, rows: facts }),
    );
    return { fileName: fileName(context, 'xlsx'), stream };
  }

  async pdf(context: Context, range: ReportRange): Promise<ShiftReportPdf> {
    const { firstName, lastName } = actorOf(context);
    const report = await this.#report(context, range);
    const { name: providerName } = await this.#deps.settings.current(context);
    const bytes = await renderPdf(
      shiftReportPdf({
        report,
        range,
        providerName,
        madeAt: context.clock(),
        madeBy: `${firstName} ${lastName}`.trim(),
      }),
    );
    return { fileName: fileName(context, 'pdf'), bytes };
  }

  #report(context: Context, range: ReportRange) {
    return this.#deps.shiftReports.report(context, range, 'SHIFT_REPORT_EXPORTED');
  }
}

const fileName = (context: Context, kind: 'csv' | 'xlsx' | 'pdf'): string =>
  `shift-report-${context.clock().toISOString().slice(0, 10)}.${kind}`;

/** The report is whole when it is there: one page. */
async function* onePage(lines: readonly ReportLine[]): AsyncGenerator<readonly ReportLine[]> {
  yield await Promise.resolve(lines);
}
