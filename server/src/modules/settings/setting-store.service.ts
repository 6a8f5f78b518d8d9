import type { AuditAction } from '@sideline/schema/audit-actions';
import { type ProviderListItem, withoutLoss } from '@sideline/schema/provider/lists';
import {
  checkSetting,
  settingLines,
  settingTitle,
  type SettingKind,
} from '@sideline/schema/provider/settings';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, listedText } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { ListConditions, listPage } from '../../platform/database/list-page.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { KeptReading } from '../../platform/kept-reading.js';
import type { Connection, Keyset, PageRequest } from '../../platform/lists/paging.js';
import type { AuditService } from '../audit/audit.service.js';
import type { SettingChange } from './setting-change.types.js';

/** A setting as it is; version 0 and null where nobody has changed it. */
const storedSettingRow = z.object({
  version: z.number(),
  value: z.unknown(),
});
export type StoredSetting = z.infer<typeof storedSettingRow>;

interface Place {
  readonly kind: SettingKind;
  readonly key: string;
}

interface Wanted extends Place {
  /** The version that was read; null where the change applies to the stored value. */
  readonly version: number | null;
  /** Null resets it to the default. */
  readonly value: unknown;
  /** The change that this one puts back. */
  readonly putBackId?: string;
}

interface Made extends Place {
  readonly before: unknown;
  readonly after: unknown;
  readonly putBackId?: string | undefined;
}

/** Puts a setting back to a value; SETTING_ALREADY_SO. */
type PutBack = (context: Context, value: unknown, putBackId: string) => Promise<void>;

const ACTIONS: Readonly<Record<SettingKind, AuditAction>> = {
  look: 'PROVIDER_LOOK_CHANGED',
  mail: 'MAIL_TEXT_CHANGED',
  list: 'PROVIDER_LIST_CHANGED',
  phrases: 'PHRASES_UPDATED',
  rights: 'USER_RIGHTS_CHANGED',
  formats: 'PROVIDER_FORMATS_CHANGED',
  retention: 'PROVIDER_RETENTION_CHANGED',
  facts: 'PROVIDER_SETTINGS_UPDATED',
  orders: 'PURCHASING_SETTINGS_UPDATED',
};
const NEVER: StoredSetting = { version: 0, value: null };

const NEWEST_FIRST: Keyset = {
  columns: [
    { expression: 'c.changed_at', type: 'timestamptz' },
    { expression: 'c.id', type: 'uuid' },
  ],
  direction: 'DESC',
};
const CHANGES = {
  table: 'setting_change',
  alias: 'c',
  node: `json_build_object('id', c.id, 'kind', c.kind, 'key', c.key, 'before', c.before, 'after', c.after,
    'changedAt', ${moment('c.changed_at')}, 'putBackId', c.put_back_id,
    'changedBy', (SELECT concat_ws(' ', u.first_name, u.last_name) FROM app_user u WHERE u.id = c.changed_by),
    'person', CASE c.kind WHEN 'rights' THEN
      (SELECT concat_ws(' ', u.first_name, u.last_name) FROM app_user u WHERE u.id = c.key::uuid) END)`,
};

interface ChangeRow extends Place {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly changedAt: string;
  readonly changedBy: string;
  readonly putBackId: string | null;
  readonly person: string | null;
}

const placeOf = ({ kind, key }: Place): string => `${kind} ${key}`;
const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const shown = ({ person, before, after, ...row }: ChangeRow): SettingChange => ({
  ...row,
  title: settingTitle(row.kind, row.key, person),
  before: [...settingLines(row.kind, before)],
  after: [...settingLines(row.kind, after)],
});

const rowsRow = z.object({
  kind: listedText<SettingKind>(),
  key: z.string(),
  version: z.number(),
  value: z.unknown(),
});

const storedRow = z.object({ version: z.number(), value: z.unknown(), isSame: z.boolean() });
const changeRow = z.object({ kind: listedText<SettingKind>(), key: z.string(), before: z.unknown() });

/**
 * The settings that administrators change, and their history: every change is a row that stays, with the values before and
 * after. One can be put back, which is a change too.
 */
export class SettingStore {
  readonly #audit: AuditService;
  readonly #elsewhere = new Map<SettingKind, PutBack>();
  /** All but rights, of which there is one for each person. */
  readonly #kept = new KeptReading(async ({ manager }) => {
    const rows = await fetchRows(
      manager,
      rowsRow,
      `SELECT kind, key, version, value FROM setting_value WHERE kind <> 'rights'`,
    );
    return new Map(rows.map((row) => [placeOf(row), row as StoredSetting]));
  });

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Any setting but a person's rights; every page asks for some. */
  async current(context: Context, kind: Exclude<SettingKind, 'rights'>, key: string): Promise<StoredSetting> {
    return (await this.#kept.current(context)).get(placeOf({ kind, key })) ?? NEVER;
  }

  /** One person's rights as they are stored: read each time, because enforcement depends on it. */
  async rightsOf({ manager }: Context, userId: string): Promise<StoredSetting> {
    const row = await fetchMaybe(
      manager,
      storedSettingRow,
      `SELECT version, value FROM setting_value WHERE kind = 'rights' AND key = $1`,
      [userId],
    );
    return row ?? NEVER;
  }

  /** Changes a setting and records the change. The same value again changes nothing. BAD_INPUT, CHANGED_MEANWHILE. */
  async write(context: Context, { kind, key, version, value, putBackId }: Wanted): Promise<StoredSetting> {
    const { data, problems } =
      value === null ? { data: null, problems: null } : checkSetting(kind, key, value);
    if (problems !== null) throw badInput([...problems]);
    const { manager } = context;
    await execute(manager, 'INSERT INTO setting_value (kind, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      kind,
      key,
    ]);
    const stored = (await fetchMaybe(
      manager,
      storedRow,
      `SELECT version, value, value IS NOT DISTINCT FROM $3::jsonb AS "isSame" FROM setting_value
       WHERE kind = $1 AND key = $2 FOR UPDATE`,
      [kind, key, jsonOf(data)],
    )) ?? { ...NEVER, isSame: false };
    if (version !== null && version !== stored.version)
      throw new DomainError('CHANGED_MEANWHILE', { what: 'setting' });
    if (stored.isSame) {
      if (putBackId !== undefined) throw new DomainError('SETTING_ALREADY_SO');
      return { version: stored.version, value: stored.value };
    }
    await execute(
      manager,
      'UPDATE setting_value SET version = version + 1, value = $3::jsonb WHERE kind = $1 AND key = $2',
      [kind, key, jsonOf(data)],
    );
    await this.recordChange(context, { kind, key, before: stored.value, after: data, putBackId });
    await this.#audit.record(context, {
      action: putBackId === undefined ? ACTIONS[kind] : 'SETTING_PUT_BACK',
      entity: kind === 'rights' ? { type: 'User', id: key } : { type: 'ProviderSettings', id: 'provider' },
      fieldsChanged: [kind === 'phrases' ? kind : placeOf({ kind, key }).replace(' ', '.')],
    });
    this.#kept.forget(context);
    return { version: stored.version + 1, value: data };
  }

  /** Adds to the history what was changed, here or by the service that keeps it. */
  async recordChange(context: Context, { kind, key, before, after, putBackId }: Made): Promise<void> {
    await execute(
      context.manager,
      `INSERT INTO setting_change (id, kind, key, before, after, changed_at, changed_by, put_back_id)
       VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8)`,
      [
        ...[newId(), kind, key, jsonOf(before), jsonOf(after)],
        ...[context.clock(), actorOf(context).userId, putBackId ?? null],
      ],
    );
  }

  /** Settings of a kind are kept by another service, which puts them back. */
  keptElsewhere(kind: SettingKind, putBack: PutBack): void {
    this.#elsewhere.set(kind, putBack);
  }

  /** Puts a setting back to what it was before a change. SETTING_ALREADY_SO, NOT_FOUND. */
  async putBack(context: Context, changeId: string): Promise<SettingChange> {
    const change = isId(changeId)
      ? await fetchMaybe(
          context.manager,
          changeRow,
          'SELECT kind, key, before FROM setting_change WHERE id = $1',
          [changeId],
        )
      : undefined;
    if (change === undefined) throw notFound('Change');
    const { kind, key } = change;
    const elsewhere = this.#elsewhere.get(kind);
    if (elsewhere) {
      await elsewhere(context, change.before, changeId);
      return this.#newest(context);
    }
    const value = kind === 'list' ? await this.#withoutLoss(context, change) : change.before;
    await this.write(context, { kind, key, version: null, value, putBackId: changeId });
    return this.#newest(context);
  }

  async #newest(context: Context): Promise<SettingChange> {
    const [made] = (await this.changes(context, {}, { first: 1 })).nodes;
    if (made === undefined) throw notFound('Change');
    return made;
  }

  /** Every change, the newest first. */
  async changes(
    { manager }: Context,
    { kind }: { readonly kind?: SettingKind | null | undefined },
    page: PageRequest,
  ): Promise<Connection<SettingChange>> {
    const conditions = new ListConditions();
    if (kind !== null && kind !== undefined) conditions.add(`c.kind = ${conditions.place(kind)}`);
    const found = await listPage<ChangeRow>(manager, CHANGES, NEWEST_FIRST, conditions, page);
    return {
      ...found,
      nodes: found.nodes.map(shown),
      edges: found.edges.map(({ cursor, node }) => ({ cursor, node: shown(node) })),
    };
  }

  /** Items added to a list since then are retired, because no item is ever lost. */
  async #withoutLoss(context: Context, { kind, key, before }: Place & { readonly before: unknown }) {
    const stored =
      (await fetchMaybe(
        context.manager,
        storedSettingRow,
        'SELECT version, value FROM setting_value WHERE kind = $1 AND key = $2 FOR UPDATE',
        [kind, key],
      )) ?? NEVER;
    // Both were checked when they were kept.
    const items = withoutLoss(
      (before ?? []) as readonly ProviderListItem[],
      (stored.value ?? []) as readonly ProviderListItem[],
    );
    return items.length === 0 ? null : items;
  }
}
