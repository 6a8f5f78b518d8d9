import type { Readable } from 'node:stream';
import { actorOf, type Context } from '../../platform/context.js';
import { streamPdf } from '../../platform/pdf.js';
import { sheet, XLSX_TYPE, xlsxStream } from '../../platform/xlsx.js';
import type { EventService } from '../events/event.service.js';
import type { ProviderFormatsService } from '../settings/provider-formats.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { EventFiguresService } from './event-figures.service.js';
import {
  CELL_COLUMNS,
  cellsOf,
  eventReportPdf,
  LINE_COLUMNS,
  linesOf,
  type EventReport,
} from './event-report.js';

export const REPORT_FORMATS = ['pdf', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface ReportFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable;
}

interface Deps {
  readonly figures: EventFiguresService;
  readonly events: EventService;
  readonly settings: ProviderSettingsService;
  readonly formats: ProviderFormatsService;
}

/** Reports of events as files: for the provider exact, for clients from the same masked figures as their board. */
export class EventReportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** NOT_FOUND where there is no such event or it is not the caller's; TOO_MANY_REQUESTS where too many papers wait. */
  async file(context: Context, eventId: string, format: ReportFormat): Promise<ReportFile> {
    const { events, figures, settings, formats } = this.#deps;
    const { firstName, lastName } = actorOf(context);
    const event = await events.read(context, eventId);
    const report: EventReport = {
      event,
      figures: await figures.figures(context, eventId),
      providerName: (await settings.current(context)).name,
      formats: await formats.current(context),
      madeAt: context.clock(),
      madeBy: `${firstName} ${lastName}`.trim(),
    };
    const fileName = `event-report-${report.madeAt.toISOString().slice(0, 10)}.${format}`;
    return format === 'pdf'
      ? {
          fileName,
          contentType: 'application/pdf',
          content: await streamPdf(context, () => settings.onPaper(context, eventReportPdf(report))),
        }
      : {
          fileName,
          contentType: XLSX_TYPE,
          content: xlsxStream(
            sheet({ name: 'Figures', columns: LINE_COLUMNS, rows: linesOf(report) }),
            sheet({ name: 'Breakdowns', columns: CELL_COLUMNS, rows: cellsOf(report) }),
          ),
        };
  }
}
