import { fhirCodeFacts } from '@sideline/schema/validation/fhir-code';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows, idRow, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, ListConditions, type SqlList } from '../../../platform/database/list-page.js';
import { actorOf, type Context } from '../../../platform/context.js';
import { notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import type { Connection, Keyset, PageRequest } from '../../../platform/lists/paging.js';
import { contains } from '../../../platform/text/text-search.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import { codesFrom, storedCodeRow, type CodesOf } from '../fhir/codes.js';
import type { FhirCode } from './fhir-code.entity.js';
import type { FhirCodeFilter, NewFhirCode } from './fhir-code.types.js';

const NODE = `json_build_object(
  'id', c.id, 'list', c.list, 'value', c.value, 'system', c.system, 'code', c.code, 'display', c.display,
  'release', c.release, 'source', c.source, 'isActive', c.is_active, 'updatedAt', ${moment('c.updated_at')})`;
const CODES: SqlList = { table: 'fhir_code', alias: 'c', node: NODE };
const IN_ORDER: Keyset = {
  columns: [
    { expression: 'c.list', type: 'text' },
    { expression: 'c.value', type: 'text' },
    { expression: 'c.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

const oneRow = z.object({ node: storedJson<FhirCode>() });

/** The table of codes: what administrators enter, and what exports look up. */
export class FhirCodeService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Every code that is in use, to look up. The table is a provider's own and small. */
  async all({ manager }: Context): Promise<CodesOf> {
    return codesFrom(
      await fetchRows(
        manager,
        storedCodeRow,
        'SELECT list, value, system, code, display FROM fhir_code WHERE is_active ORDER BY list, value, system DESC',
      ),
    );
  }

  list(context: Context, filter: FhirCodeFilter, page: PageRequest): Promise<Connection<FhirCode>> {
    const conditions = new ListConditions();
    const text = filter.text?.trim() ?? '';
    if (filter.list != null) conditions.add(`c.list = ${conditions.place(filter.list)}`);
    if (filter.isActive != null) conditions.add(`c.is_active = ${conditions.place(filter.isActive)}`);
    if (text !== '') {
      const part = conditions.place(contains(text));
      conditions.add(`(c.value ILIKE ${part} OR c.code ILIKE ${part} OR c.display ILIKE ${part})`);
    }
    return listPage(context.manager, CODES, IN_ORDER, conditions, page);
  }

  /** Enters a code for a value, replacing the code of the same system. Repeating it changes nothing. */
  async save(context: Context, input: NewFhirCode): Promise<FhirCode> {
    const { userId } = actorOf(context);
    const { list, value, system, code, display, release, source } = requireValid(fhirCodeFacts, input);
    const row = await fetchMaybe(
      context.manager,
      idRow,
      `INSERT INTO fhir_code AS c (id, list, value, system, code, display, release, source, updated_at, updated_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (list, lower(value), system) DO UPDATE
         SET value = excluded.value, code = excluded.code, display = excluded.display, release = excluded.release,
             source = excluded.source, is_active = true, updated_at = excluded.updated_at, updated_by = excluded.updated_by
         WHERE (c.value, c.code, c.display, c.release, c.source, c.is_active)
           IS DISTINCT FROM (excluded.value, excluded.code, excluded.display, excluded.release, excluded.source, true)
       RETURNING c.id`,
      [newId(), list, value, system, code, display, release, source, context.clock(), userId],
    );
    if (row !== undefined)
      await this.#audit.record(context, {
        action: 'FHIR_CODE_SAVED',
        entity: { type: 'FhirCode', id: row.id },
        fieldsChanged: ['code', 'display', 'release', 'source'],
      });
    return this.#one(context, 'c.list = $1 AND lower(c.value) = lower($2) AND c.system = $3', [
      list,
      value,
      system,
    ]);
  }

  /** Takes a code out of use in exports. Repeating it changes nothing. */
  async deactivate(context: Context, id: string): Promise<FhirCode> {
    if (!isId(id)) throw notFound('Code');
    const before = await this.#one(context, 'c.id = $1', [id]);
    if (!before.isActive) return before;
    await execute(
      context.manager,
      'UPDATE fhir_code SET is_active = false, updated_at = $2, updated_by = $3 WHERE id = $1',
      [id, context.clock(), actorOf(context).userId],
    );
    await this.#audit.record(context, {
      action: 'FHIR_CODE_DEACTIVATED',
      entity: { type: 'FhirCode', id },
      fieldsChanged: ['isActive'],
    });
    return this.#one(context, 'c.id = $1', [id]);
  }

  async #one({ manager }: Context, where: string, values: readonly unknown[]): Promise<FhirCode> {
    const row = await fetchMaybe(manager, oneRow, `SELECT ${NODE} AS node FROM fhir_code c WHERE ${where}`, [
      ...values,
    ]);
    if (row === undefined) throw notFound('Code');
    return row.node;
  }
}
