import { listDownload } from '@sideline/schema/validation/list-download';
import type { Context } from '../../platform/context.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { RightsService } from '../settings/rights.service.js';
import type { NoteListDownloadInput } from './list-download.types.js';

/**
 * Rows that people select in a list and save on their device, without the server making the file: checks that they may, and
 * records it.
 */
export class ListDownloadService {
  readonly #audit: AuditService;
  readonly #rights: RightsService;

  constructor(deps: { readonly audit: AuditService; readonly rights: RightsService }) {
    this.#audit = deps.audit;
    this.#rights = deps.rights;
  }

  /** RIGHT_OFF where an administrator has switched exports off for the caller, BAD_INPUT. */
  async note(context: Context, input: NoteListDownloadInput): Promise<true> {
    const { list, rows } = requireValid(listDownload, { list: input.list, rows: input.rows });
    await this.#rights.require(context, 'exportLists');
    await this.#audit.record(context, {
      action: 'LIST_DOWNLOADED',
      entity: { type: 'List', id: list },
      context: `${list.replaceAll('-', ' ')}, ${String(rows)} rows`,
    });
    return true;
  }
}
