import { clientFacts, type ClientFacts } from '@sideline/schema/validation/client';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { updateVersion } from '../../platform/database/versioned-row.js';
import { DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { contains } from '../../platform/text/text-search.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import {
  clientDetailsRow,
  type ClientDetails,
  type ClientFilter,
  type NewClient,
  type ChangedClient,
} from './client.types.js';

/** A provider works for tens of clients, seldom hundreds; what a list shows ends here. */
const MOST = 500;

const CLIENTS = { table: 'client', key: 'client_id', what: 'client' } as const;

const DETAILS = `
  SELECT c.client_id AS id, c.name, c.contact_name AS "contactName", c.email, c.phone, c.is_active AS "isActive", c.version,
         (SELECT count(*)::integer FROM event e WHERE e.client_id = c.client_id) AS "eventCount",
         ARRAY(SELECT concat(u.first_name, ' ', u.last_name) FROM app_user u
               WHERE u.client_id = c.client_id AND u.kind = 'person' AND u.is_active
               ORDER BY u.last_name, u.first_name, u.id) AS users
  FROM client c`;

/** Organisers whose events the provider covers, as administrators manage them. */
export class ClientService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Clients by name, at most 500, in one statement. */
  list(context: Context, filter: ClientFilter): Promise<ClientDetails[]> {
    const text = filter.text?.trim() ?? '';
    return fetchRows(
      context.manager,
      clientDetailsRow,
      `${DETAILS}
       WHERE ($1::text IS NULL OR c.name ILIKE $1 OR c.contact_name ILIKE $1)
         AND ($2::boolean IS NULL OR c.is_active = $2)
       ORDER BY name_folded(c.name), c.client_id LIMIT $3`,
      [text === '' ? null : contains(text), filter.isActive ?? null, MOST],
    );
  }

  /** Whether there is such a client, and one that the provider works for. No audit of its own: part of the caller's act. */
  async isOpen(context: Context, clientId: string): Promise<boolean> {
    const rows = await execute(
      context.manager,
      'SELECT FROM client WHERE client_id = $1 AND is_active FOR KEY SHARE',
      [clientId],
    );
    return rows > 0;
  }

  /** Safe to repeat with the same id and facts. CONFLICT where the name, or the id with other facts, is taken. */
  async create(context: Context, { id, ...given }: NewClient): Promise<ClientDetails> {
    const facts = checked(given);
    requireId(id, 'id');
    const made = await named(() =>
      execute(
        context.manager,
        `INSERT INTO client (client_id, name, contact_name, email, phone, created_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (client_id) DO NOTHING RETURNING client_id`,
        [id, facts.name, facts.contactName, facts.email, facts.phone, context.clock()],
      ),
    );
    const client = await this.#load(context, id);
    if (made === 0) {
      if (changedIn(client, facts).length > 0) throw new DomainError('CONFLICT');
      return client;
    }
    await this.#audit.record(context, {
      action: 'CLIENT_CREATED',
      entity: { type: 'Client', id },
      fieldsChanged: Object.entries(facts).flatMap(([field, value]) => (value === null ? [] : [field])),
    });
    return client;
  }

  /** CHANGED_MEANWHILE where another person saved since `version`, NOT_FOUND for an unknown id. */
  async update(context: Context, input: ChangedClient): Promise<ClientDetails> {
    const { id, version, isActive, ...given } = input;
    const facts = { ...checked(given), isActive };
    const before = await this.#load(context, id);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'client' });
    const fieldsChanged = changedIn(before, facts);
    if (fieldsChanged.length === 0) return before;
    await named(() =>
      updateVersion(context.manager, CLIENTS, { id, version }, [
        ['name', facts.name],
        ['contact_name', facts.contactName],
        ['email', facts.email],
        ['phone', facts.phone],
        ['is_active', isActive],
      ]),
    );
    await this.#audit.record(context, {
      action: before.isActive && !isActive ? 'CLIENT_DEACTIVATED' : 'CLIENT_UPDATED',
      entity: { type: 'Client', id },
      fieldsChanged,
    });
    return this.#load(context, id);
  }

  async #load(context: Context, clientId: string): Promise<ClientDetails> {
    const client = isId(clientId)
      ? await fetchMaybe(context.manager, clientDetailsRow, `${DETAILS} WHERE c.client_id = $1`, [clientId])
      : undefined;
    if (client === undefined) throw notFound('Client');
    return client;
  }
}

const checked = (given: object): ClientFacts => requireValid(clientFacts, given);

const changedIn = (before: ClientDetails, facts: Partial<ClientDetails>): string[] =>
  (Object.keys(facts) as (keyof ClientDetails)[]).filter((field) => before[field] !== facts[field]);

/** A name that is taken is named as the field at fault, and a legal hold on the contact is named. */
const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    // Its contact, which a hold keeps, was taken out.
    if (isConstraintViolation(error, 'held_is_kept')) throw new DomainError('ERASURE_HELD');
    if (!isConstraintViolation(error, 'client_name')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [{ field: 'name', code: 'taken', message: 'Another client has this name.' }],
        cause: error,
      },
    );
  }
};
