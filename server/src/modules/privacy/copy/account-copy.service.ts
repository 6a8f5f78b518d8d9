import { ROLES } from '@sideline/schema/roles';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { notFound } from '../../../platform/errors.js';
import { renderPdf } from '../../../platform/export/pdf.js';
import { activitySummary, type Person, type PersonalDataHolder } from '../../../platform/personal-data.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { accountCopyPdf, type Row } from './account-copy-pdf.js';

interface Deps {
  readonly holders: readonly PersonalDataHolder[];
  readonly settings: ProviderSettingsService;
}

const accountRow = z.object({ name: z.string(), email: z.string(), role: z.enum(ROLES) });
const eventsRow = z.object({ id: z.string(), name: z.string() });

/** The data held about an account holder without a patient's record, as one PDF. */
export class AccountCopyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The same data as the JSON files, without ids, because they lead to data about others. NOT_FOUND where there is no such
   * account.
   */
  async print(context: Context, person: Person): Promise<Buffer> {
    const { holders, settings } = this.#deps;
    const { manager } = context;
    const account = await fetchMaybe(
      manager,
      accountRow,
      `SELECT btrim(first_name || ' ' || last_name) AS name, email::text AS email, role FROM app_user WHERE id = ANY ($1)`,
      [person.userIds],
    );
    if (account === undefined) throw notFound('Account');
    const held = new Map<string, Row[]>();
    for (const holder of holders)
      for await (const { table, rows } of holder.export(manager, person))
        held.set(table, [...(held.get(table) ?? []), ...rows]);
    const events = await fetchRows(
      manager,
      eventsRow,
      'SELECT event_id AS id, name FROM event WHERE event_id = ANY ($1::uuid[])',
      [[...new Set((held.get('shift') ?? []).map((row) => row['event_id']))]],
    );
    const { name: providerName } = await settings.current(context);
    const paper = await settings.onPaper(
      context,
      accountCopyPdf({
        account,
        held,
        done: await activitySummary(manager, holders, person),
        names: new Map(events.map(({ id, name }) => [id, name])),
        providerName,
        madeAt: context.clock(),
      }),
    );
    return renderPdf(paper);
  }
}
