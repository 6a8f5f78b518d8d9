import { LIMITS } from '@sideline/schema/limits';
import { doseRangeFacts, type DoseRangeFacts } from '@sideline/schema/validation/dose-range';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { countRow, execute, fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { updateVersion } from '../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { KeptReading } from '../../platform/kept-reading.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { DOSE_RANGE_FACTS } from './dose-range.hot.js';
import {
  doseRangeRow,
  type ChangedDoseRange,
  type DoseRange,
  type DoseRangeVersion,
  type GivenDoseRange,
} from './dose-range.types.js';

const RANGES = { table: 'dose_range', key: 'id', what: 'entry' } as const;
const MOST_VERSIONS = 200;

const COLUMNS: Readonly<Record<keyof DoseRangeFacts, string>> = {
  drug: 'drug',
  route: 'route',
  ageGroup: 'age_group',
  fromYears: 'from_years',
  fromMonths: 'from_months',
  toYears: 'to_years',
  toMonths: 'to_months',
  unit: 'unit',
  leastDose: 'least_dose',
  greatestDose: 'greatest_dose',
  capDose: 'cap_dose',
  greatestTotal: 'greatest_total',
  totalPeriod: 'total_period',
  leastIntervalMinutes: 'least_interval_minutes',
  source: 'source',
  reviewOn: 'review_on',
};
const FACTS = Object.keys(COLUMNS) as (keyof DoseRangeFacts)[];

const NAME_OF = (column: string): string =>
  `(SELECT concat_ws(' ', u.first_name, u.last_name) FROM app_user u WHERE u.id = ${column})`;

const WHOLE = `
  SELECT d.id, d.version, ${DOSE_RANGE_FACTS}, d.changed_at AS "changedAt", ${NAME_OF('d.changed_by')} AS "changedBy",
         d.retired_at AS "retiredAt"
  FROM dose_range d`;

const historyRow = z.object({
  version: z.number(),
  change: z.string(),
  changedAt: z.date(),
  changedBy: z.string(),
  facts: storedJson<DoseRangeFacts>(),
});

/** The provider's own formulary, as administrators keep it. Each version of an entry stays readable. */
export class DoseRangeService {
  readonly #audit: AuditService;
  readonly #kept = new KeptReading((context) =>
    fetchRows(
      context.manager,
      doseRangeRow,
      `${WHOLE} WHERE d.retired_at IS NULL
       ORDER BY d.drug, d.route, d.age_group = 'weight', coalesce(d.from_years, 0), coalesce(d.from_months, 0), d.id`,
    ),
  );

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /**
   * Every entry in use, by drug, route and age: at most LIMITS.doseRanges.most. Kept, because each record asks for them when
   * it is opened. A signature reads the database instead (dose-range.hot).
   */
  list(context: Context): Promise<DoseRange[]> {
    return this.#kept.current(context);
  }

  /** The versions of an entry, the newest first, at most 200. NOT_FOUND. */
  async history(context: Context, id: string): Promise<DoseRangeVersion[]> {
    const current = await this.#load(context, id);
    const rows = await fetchRows(
      context.manager,
      historyRow,
      `SELECT v.version, v.change, v.facts, v.changed_at AS "changedAt", ${NAME_OF('v.changed_by')} AS "changedBy"
       FROM dose_range_version v WHERE v.range_id = $1 ORDER BY v.version DESC LIMIT ${String(MOST_VERSIONS)}`,
      [current.id],
    );
    return rows.map(({ facts, ...row }) => ({
      ...facts,
      // Not in the versions from before there were months.
      fromMonths: facts.fromMonths ?? null,
      toMonths: facts.toMonths ?? null,
      ...row,
      id: current.id,
      retiredAt: row.change === 'retired' ? row.changedAt : null,
    }));
  }

  /** Safe to repeat with the same id and facts. CONFLICT where another entry covers the same ages, or the table is full. */
  async create(context: Context, { id, ...given }: GivenDoseRange): Promise<DoseRange> {
    const facts = requireValid(doseRangeFacts, given);
    requireId(id, 'id');
    await this.#requireRoom(context);
    const now = context.clock();
    const { userId } = actorOf(context);
    const made = await once(() =>
      execute(
        context.manager,
        `INSERT INTO dose_range (id, changed_at, changed_by, ${FACTS.map((fact) => COLUMNS[fact]).join(', ')})
         VALUES ($1, $2, $3, ${FACTS.map((_, index) => `$${String(index + 4)}`).join(', ')})
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, now, userId, ...FACTS.map((fact) => facts[fact])],
      ),
    );
    const range = await this.#load(context, id);
    if (made === 0) {
      if (changedIn(range, facts).length > 0) throw new DomainError('CONFLICT');
      return range;
    }
    await this.#keep(context, range, 'created');
    await this.#audit.record(context, {
      action: 'DOSE_RANGE_CREATED',
      entity: { type: 'DoseRange', id },
      fieldsChanged: FACTS.filter((fact) => facts[fact] !== null),
    });
    return range;
  }

  /** CHANGED_MEANWHILE where another save came after `version`, CONFLICT as at creation, NOT_FOUND. */
  async update(context: Context, { id, version, ...given }: ChangedDoseRange): Promise<DoseRange> {
    const facts = requireValid(doseRangeFacts, given);
    const before = await this.#current(context, id, version);
    const fieldsChanged = changedIn(before, facts);
    if (fieldsChanged.length === 0) return before;
    await once(() =>
      updateVersion(context.manager, RANGES, { id, version }, [
        ...FACTS.map((fact) => [COLUMNS[fact], facts[fact]] as const),
        ...changedNow(context),
      ]),
    );
    const range = await this.#load(context, id);
    await this.#keep(context, range, 'changed');
    await this.#audit.record(context, {
      action: 'DOSE_RANGE_UPDATED',
      entity: { type: 'DoseRange', id },
      fieldsChanged,
    });
    return range;
  }

  /** Takes an entry out of use: doses are no longer checked by it. Earlier checks still name it. */
  async retire(
    context: Context,
    { id, version }: { readonly id: string; readonly version: number },
  ): Promise<DoseRange> {
    await this.#current(context, id, version);
    await updateVersion(context.manager, RANGES, { id, version }, [
      ['retired_at', context.clock()],
      ...changedNow(context),
    ]);
    const range = await this.#load(context, id);
    await this.#keep(context, range, 'retired');
    await this.#audit.record(context, {
      action: 'DOSE_RANGE_RETIRED',
      entity: { type: 'DoseRange', id },
      fieldsChanged: ['retiredAt'],
    });
    return range;
  }

  /** The entry in use at the version that was read. */
  async #current(context: Context, id: string, version: number): Promise<DoseRange> {
    const range = await this.#load(context, id);
    if (range.version !== version || range.retiredAt !== null)
      throw new DomainError('CHANGED_MEANWHILE', { what: RANGES.what });
    return range;
  }

  async #load(context: Context, id: string): Promise<DoseRange> {
    const range = isId(id)
      ? await fetchMaybe(context.manager, doseRangeRow, `${WHOLE} WHERE d.id = $1`, [id])
      : undefined;
    if (range === undefined) throw notFound('Formulary entry');
    return range;
  }

  async #keep(context: Context, range: DoseRange, change: 'created' | 'changed' | 'retired'): Promise<void> {
    this.#kept.forget(context);
    await execute(
      context.manager,
      `INSERT INTO dose_range_version (range_id, version, change, facts, changed_at, changed_by)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        range.id,
        range.version,
        change,
        JSON.stringify(Object.fromEntries(FACTS.map((fact) => [fact, range[fact]]))),
        context.clock(),
        actorOf(context).userId,
      ],
    );
  }

  /** The whole formulary is sent to every device. */
  async #requireRoom(context: Context): Promise<void> {
    const row = await fetchMaybe(
      context.manager,
      countRow,
      'SELECT count(*)::integer AS count FROM dose_range WHERE retired_at IS NULL',
    );
    if ((row?.count ?? 0) < LIMITS.doseRanges.most) return;
    throw badInput([
      {
        field: 'drug',
        code: 'too_many',
        message: `The formulary holds at most ${String(LIMITS.doseRanges.most)} entries. Retire one first.`,
      },
    ]);
  }
}

const changedNow = (context: Context): (readonly [column: string, value: unknown])[] => [
  ['changed_at', context.clock()],
  ['changed_by', actorOf(context).userId],
];

const changedIn = (before: DoseRange, facts: DoseRangeFacts): (keyof DoseRangeFacts)[] =>
  FACTS.filter((fact) => before[fact] !== facts[fact]);

/** Two entries for the same ages would leave open which one a dose is checked by. */
const once = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'dose_range_ages_once')) throw error;
    const message = 'Another entry for this drug and route covers some of these ages. Change that one.';
    throw new DomainError(
      'CONFLICT',
      {},
      { problems: [{ field: 'fromYears', code: 'taken', message }], cause: error },
    );
  }
};
