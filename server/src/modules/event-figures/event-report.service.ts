import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { countWords } from '@sideline/schema/statistics/masking';
import { actorOf, type Context } from '../../platform/context.js';
import { streamPdf } from '../../platform/export/pdf.js';
import { aboutSheet, sheet, XLSX_TYPE, xlsxStream } from '../../platform/export/xlsx.js';
import type { EventCloseService } from '../events/event-close.service.js';
import type { Event } from '../events/event.entity.js';
import type { EventPlanService } from '../events/event-plan.service.js';
import type { EventService } from '../events/event.service.js';
import type { EventZoneService } from '../events/event-zone.service.js';
import type { ProviderFormatsService } from '../settings/provider-formats.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { audienceOf } from './event-figures.policy.js';
import type { EventFiguresService } from './event-figures.service.js';
import { comparisonSheet, readComparison } from './event-comparison.js';
import { readOperations } from './event-operations.hot.js';
import { operationsSheets, type OperationsReport } from './event-operations.js';
import { eventPlanPdf, type EventPlan } from './event-plan.js';
import {
  CELL_COLUMNS,
  cellsOf,
  eventReportPdf,
  factsOf,
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
  readonly zones: EventZoneService;
  readonly plans: EventPlanService;
  readonly closing: EventCloseService;
  readonly settings: ProviderSettingsService;
  readonly rights: RightsService;
  readonly formats: ProviderFormatsService;
}

/** Reports of events as files: for the provider exact and with how the event was run, for clients from the same masked figures as their board. */
export class EventReportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * RIGHT_OFF for people who may not export; NOT_FOUND if there is no such event or it is not the caller's;
   * TOO_MANY_REQUESTS where too many documents are waiting.
   */
  async file(context: Context, eventId: string, format: ReportFormat): Promise<ReportFile> {
    const { events, figures, settings, rights, formats } = this.#deps;
    await rights.require(context, 'exportLists');
    const { firstName, lastName } = actorOf(context);
    const event = await events.read(context, eventId);
    const isProvider = audienceOf(actorOf(context)) === null;
    const report: EventReport = {
      event,
      figures: await figures.figures(context, eventId),
      compared: isProvider ? await readComparison(context.manager, eventId) : null,
      operations: isProvider ? await this.#operations(context, event) : null,
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
            ...(report.compared === null ? [] : [comparisonSheet(report.compared)]),
            ...(report.operations === null ? [] : operationsSheets(report.operations)),
            aboutSheet(factsOf(report)),
          ),
        };
  }

  /** The event's medical plan, as a PDF; refuses as `file` does. */
  async plan(context: Context, eventId: string): Promise<ReportFile> {
    const { events, zones, plans, figures, settings, rights } = this.#deps;
    const formats = await this.#deps.formats.current(context);
    await rights.require(context, 'exportLists');
    const { firstName, lastName } = actorOf(context);
    const event = await events.read(context, eventId);
    const { staffPlanned } = await figures.figures(context, eventId);
    const isProvider = audienceOf(actorOf(context)) === null;
    const picture = await plans.printable(context, eventId);
    const plan: Omit<EventPlan, 'picture'> = {
      event,
      zones: (await zones.list(context, eventId)).filter(({ isActive }) => isActive),
      staffPlanned: countWords(staffPlanned, formats),
      formats,
      staffing: isProvider ? (await readOperations(context.manager, eventId)).staffing : null,
      providerName: (await settings.current(context)).name,
      madeAt: context.clock(),
      madeBy: `${firstName} ${lastName}`.trim(),
    };
    return {
      fileName: `medical-plan-${plan.madeAt.toISOString().slice(0, 10)}.pdf`,
      contentType: 'application/pdf',
      content: await streamPdf(context, async (folder) => {
        const laid = picture === null ? null : { ...picture, path: join(folder, 'site.jpg') };
        if (laid !== null) await writeFile(laid.path, laid.bytes, { mode: 0o600 });
        return settings.onPaper(context, eventPlanPdf({ ...plan, picture: laid }));
      }),
    };
  }

  async #operations(context: Context, { id: eventId, timeZone }: Event): Promise<OperationsReport> {
    const { points } = await this.#deps.closing.read(context, eventId);
    return { ...(await readOperations(context.manager, eventId)), timeZone, points };
  }
}
