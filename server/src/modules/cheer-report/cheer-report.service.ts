import { cheerBreakdown, cheerFigures } from '@sideline/schema/statistics/cheer-counting';
import { CHEER_BREAKDOWN_KEYS, type CheerPresentation } from '@sideline/schema/statistics/cheer-report';
import type { Formats } from '@sideline/schema/provider/formats';
import { actorOf, type Context } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { streamPdf } from '../../platform/export/pdf.js';
import { aboutSheet, sheet, XLSX_TYPE, xlsxStream } from '../../platform/export/xlsx.js';
import type { Readable } from 'node:stream';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderFormatsService } from '../settings/provider-formats.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { readCheer, type CheerRows } from './cheer-report.hot.js';
import { summaryOf } from './cheer-report.words.js';
import type { CheerReport, CheerReportBreakdown, CheerReportFigures } from './cheer-report.types.js';
import {
  CELL_COLUMNS,
  cellRowsOf,
  cheerReportPdf,
  factsOf,
  LINE_COLUMNS,
  lineRowsOf,
} from './cheer-report.paper.js';

export const CHEER_REPORT_FORMATS = ['pdf', 'xlsx'] as const;
export type CheerReportFormat = (typeof CHEER_REPORT_FORMATS)[number];

export interface CheerReportFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable;
}

const breakdownsOf = (seen: readonly CheerPresentation[]): readonly CheerReportBreakdown[] =>
  CHEER_BREAKDOWN_KEYS.map((key) => ({ key, cells: cheerBreakdown(key, seen) }));

/** The members without a squad, where there are any. */
const NO_SQUAD = 'Without a squad';

const reportOf = (rows: CheerRows, asAt: Date, formats: Formats): CheerReport => {
  const { teams, registered, seen, ...event } = rows;
  const registeredIn = (teamId: string, squadId: string | null, isWhole: boolean): number =>
    registered.find(
      (row) => row.teamId === teamId && row.isWhole === isWhole && (isWhole || row.squadId === squadId),
    )?.count ?? 0;
  const made = teams.map(({ teamId, name, squads }) => {
    const ofTeam = seen.filter((each) => each.teamId === teamId);
    return {
      teamId,
      name,
      figures: cheerFigures(ofTeam, registeredIn(teamId, null, true)),
      squads: [...squads, { squadId: null, name: NO_SQUAD }].flatMap(({ squadId, name: squad }) => {
        const ofSquad = ofTeam.filter((each) => each.squadId === squadId);
        const count = registeredIn(teamId, squadId, false);
        return count === 0
          ? []
          : [
              {
                ...{ squadId, name: squad, figures: cheerFigures(ofSquad, count) },
                breakdowns: breakdownsOf(ofSquad),
              },
            ];
      }),
      breakdowns: breakdownsOf(ofTeam),
    };
  });
  const all = cheerFigures(
    seen,
    made.reduce((sum, { figures }) => sum + figures.registered, 0),
  );
  // Teams of which nobody was seen are not among them: a rate across teams would be too high.
  const total: CheerReportFigures = made.length > 1 ? { ...all, rate: null } : all;
  const report = { ...event, asAt: asAt.toISOString(), total, breakdowns: breakdownsOf(seen), teams: made };
  return { ...report, summary: summaryOf(report, formats) };
};

interface Deps {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly rights: RightsService;
  readonly formats: ProviderFormatsService;
}

/** The cheer report of an event (operations section 7): on the screen, for integrators, and on paper. */
export class CheerReportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** All teams of which a member was seen, or one team without the others. NOT_FOUND if there is no such event or team. */
  async report(context: Context, eventId: string, teamId: string | null): Promise<CheerReport> {
    if (teamId !== null) requireId(teamId, 'teamId');
    const rows = isId(eventId) ? await readCheer(context.manager, eventId, teamId) : null;
    if (rows === null) throw notFound('Event');
    if (teamId !== null && rows.teams.length === 0) throw notFound('Cheer team');
    await this.#deps.audit.record(context, {
      action: 'CHEER_REPORT_VIEWED',
      entity: teamId === null ? { type: 'Event', id: eventId } : { type: 'CheerTeam', id: teamId },
      eventId,
    });
    return reportOf(rows, context.clock(), await this.#deps.formats.current(context));
  }

  /** The same as a file; RIGHT_OFF for people who may not export, TOO_MANY_REQUESTS where too many documents are waiting. */
  async file(
    context: Context,
    eventId: string,
    teamId: string | null,
    format: CheerReportFormat,
  ): Promise<CheerReportFile> {
    await this.#deps.rights.require(context, 'exportLists');
    const { firstName, lastName } = actorOf(context);
    const report = await this.report(context, eventId, teamId);
    const printed = {
      report,
      isOneTeam: teamId !== null,
      formats: await this.#deps.formats.current(context),
      providerName: (await this.#deps.settings.current(context)).name,
      madeAt: context.clock(),
      madeBy: `${firstName} ${lastName}`.trim(),
    };
    const fileName = `cheer-report-${printed.madeAt.toISOString().slice(0, 10)}.${format}`;
    return format === 'pdf'
      ? {
          fileName,
          contentType: 'application/pdf',
          content: await streamPdf(context, () =>
            this.#deps.settings.onPaper(context, cheerReportPdf(printed)),
          ),
        }
      : {
          fileName,
          contentType: XLSX_TYPE,
          content: xlsxStream(
            sheet({ name: 'Teams and squads', columns: LINE_COLUMNS, rows: lineRowsOf(report) }),
            sheet({ name: 'Breakdowns', columns: CELL_COLUMNS, rows: cellRowsOf(report) }),
            aboutSheet(factsOf(printed)),
          ),
        };
  }
}
