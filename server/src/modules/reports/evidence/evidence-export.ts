import { createHash } from 'node:crypto';
import { actorOf, type Context } from '../../../platform/context.js';
import { csvLine } from '../../../platform/export/csv.js';
import { DomainError } from '../../../platform/errors.js';
import { renderPdf } from '../../../platform/export/pdf.js';
import type { AuditCheckService } from '../../audit/audit-check.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import type { ExportParameters } from '../export-parameters.js';
import type { OpenedExport } from '../opened-export.js';
import { evidenceFiles, type EvidenceTable } from './evidence-files.js';
import { evidenceIndexPdf, type PackedFile } from './evidence-cover.js';
import { zipChunks, type ZippedFile } from './zip.js';

export interface EvidenceExportDeps {
  readonly auditChecks: AuditCheckService;
  readonly settings: ProviderSettingsService;
}

/** Lines that are packed at a time. */
const PAGE = 500;

const INDEX = '00-index.pdf';

/**
 * The evidence pack of a period as one ZIP: each table is read, packed and released, so that only one is in memory at a
 * time; the index comes last, because it has the hash of each. FORBIDDEN except for administrators.
 */
export const evidenceExport =
  ({ auditChecks, settings }: EvidenceExportDeps) =>
  async (context: Context, period: ExportParameters['evidence']): Promise<OpenedExport> => {
    const { role, firstName, lastName } = actorOf(context);
    if (role !== 'admin') throw new DomainError('FORBIDDEN');
    const files = evidenceFiles(auditChecks);
    const madeAt = context.clock();
    const { name: providerName } = await settings.current(context);
    const packed: PackedFile[] = [];

    const zipped = async function* (onRows: (files: number) => void): AsyncGenerator<ZippedFile> {
      for (const { name, title, shows, read } of files) {
        const table = await read(context.manager, period);
        const hash = createHash('sha256');
        yield { name, content: linesOf(table, (chunk) => hash.update(chunk)) };
        packed.push({ name, title, shows, rows: table.rows.length, sha256: hash.digest('hex') });
        onRows(packed.length);
      }
      const madeBy = `${firstName} ${lastName}`.trim();
      const index = await renderPdf(
        await settings.onPaper(
          context,
          evidenceIndexPdf({ files: packed, period, providerName, madeAt, madeBy }),
        ),
      );
      yield { name: INDEX, content: once(index) };
      onRows(packed.length + 1);
    };
    return {
      name: 'evidence-pack',
      count: files.length + 1,
      // Always made in the background: it reads too much for a request.
      most: 0,
      record: {
        action: 'EVIDENCE_EXPORTED',
        entity: { type: 'AuditEntry', id: 'evidence' },
        context: `evidence-pack, ${period.from.toISOString().slice(0, 10)}, ${period.to.toISOString().slice(0, 10)}`,
      },
      isReadWhileWritten: true,
      content: (onRows = () => undefined) => zipChunks(zipped(onRows), madeAt),
    };
  };

async function* linesOf(
  { titles, rows }: EvidenceTable,
  told: (chunk: string) => void,
): AsyncGenerator<string> {
  const head = `\uFEFF${csvLine(titles)}`;
  told(head);
  yield head;
  for (let at = 0; at < rows.length; at += PAGE) {
    const chunk = rows
      .slice(at, at + PAGE)
      .map(csvLine)
      .join('');
    told(chunk);
    yield await Promise.resolve(chunk);
  }
}

async function* once(chunk: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(chunk);
}
