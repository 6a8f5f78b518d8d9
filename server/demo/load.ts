import { mayHandleControlledDrugs, POSITION_LABELS } from '@sideline/schema/positions';
import { alertsOf } from '@sideline/schema/prf/rules/alerts';
import { PRF_SECTION_KEYS, type PrfData, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Escalation } from '@sideline/schema/prf/rules/escalation';
import { localDay } from '@sideline/schema/local-day';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { AuditService } from '../src/modules/audit/audit.service.js';
import type { ControlledDrugService } from '../src/modules/inventory/controlled-drugs/controlled-drugs.service.js';
import type { PurchaseOrderService } from '../src/modules/inventory/purchasing/purchase-order.service.js';
import type { ReceivingService } from '../src/modules/inventory/purchasing/receiving.service.js';
import { ProvenWitness } from '../src/modules/inventory/witnesses/witness.types.js';
import type { RecallService } from '../src/modules/inventory/recalls/recall.service.js';
import type { NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import type { PostingService } from '../src/modules/inventory/stock/posting.service.js';
import type { PrfSavingService } from '../src/modules/prf/saving/prf-saving.service.js';
import type { PrfService } from '../src/modules/prf/prf.service.js';
import type { PrfSigningService } from '../src/modules/prf/signing/prf-signing.service.js';
import type { SeeAndTreatService } from '../src/modules/see-and-treat/see-and-treat.service.js';
import { PasswordHasher } from '../src/modules/users/password-hasher.js';
import type { Actor, Context } from '../src/platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../src/platform/database/checked.js';
import { newId } from '../src/platform/ids.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { bagDeeds, type BagServices } from './bags.js';
import { controlDeeds, type ControlServices } from './control.js';
import { makeDataset, type Dataset } from './dataset.js';
import { insertDoseRanges } from './formulary.js';
import { insertPeople, registrarOf } from './load-people.js';
import { movingDeeds, type MovingServices } from './moving.js';
import { insertNotice } from './notice.js';
import { createRandom } from './random.js';
import type { DemoLog } from './logs.js';
import type { DemoRecord, DemoStep } from './records.js';
import { nameOf } from './sections.js';
import { insertShifts } from './shifts.js';
import type { DemoStaff } from './staff.js';
import { insertStock } from './stock.js';
import { insertSupply, type DemoOrder } from './supply.js';

/** The password of the five published accounts (design section 7). */
export const DEMONSTRATION_PASSWORD = 'sideline-demo';

/** What of the container the loading goes through. */
export interface DemonstrationServices extends ControlServices, BagServices, MovingServices {
  readonly audit: AuditService;
  readonly prfSaving: PrfSavingService;
  readonly prfSigning: PrfSigningService;
  readonly prfs: PrfService;
  readonly seeAndTreat: SeeAndTreatService;
  readonly stockPosting: PostingService;
  readonly purchaseOrders: PurchaseOrderService;
  readonly receiving: ReceivingService;
  readonly recalls: RecallService;
  readonly controlledDrugs: ControlledDrugService;
}

/** What was loaded, for the log. */
export interface LoadedDemonstration {
  readonly patients: number;
  readonly records: number;
  readonly signed: number;
  readonly milliseconds: number;
}

/** Any number will do, as long as it is this one everywhere: two servers that start at once must not both load. */
const LOCK = 7_430_912;

const actorOfStaff = (person: DemoStaff): Actor => ({
  kind: 'session',
  userId: person.userId,
  role: person.role,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  patientId: null,
  clientId: null,
  sessionId: null,
  tokenId: null,
  isReadOnly: false,
});

/** The context in which somebody did something at a moment in the past. */
const contextAt = (context: Context, at: Date, by: DemoStaff | null): Context => ({
  ...context,
  actor: by === null ? null : actorOfStaff(by),
  clock: () => at,
});

const ALERT_ACTIONS = [
  {
    kind: 'senior_review',
    name: 'Dr Amara Shah',
    role: 'event doctor',
    answer: 'Observations every 15 minutes.',
  },
  {
    kind: 'escalated',
    name: 'Dr Amara Shah',
    role: 'event doctor',
    answer: 'Coming. Oxygen and position as charted, monitoring continuous.',
  },
  {
    kind: 'senior_review',
    name: 'Tom Okafor',
    role: 'paramedic in charge',
    answer: 'Plan to convey, observations repeated.',
  },
  {
    kind: 'escalated',
    name: 'Tom Okafor',
    role: 'paramedic in charge',
    answer: 'Treat as charted and watch closely, next set in 15 minutes.',
  },
] as const satisfies readonly Escalation[];

/** A signature as a pen leaves it: one looping line, different for everybody and always the same for one. */
const strokesOf = (person: DemoStaff): string => {
  const random = createRandom(`signature ${person.userId}`);
  let path = 'M 12 62';
  for (let x = 30; x < 260; x += 22) {
    const [up, down] = [random.int(10, 40), random.int(58, 88)];
    path += ` C ${String(x)} ${String(up)} ${String(x + 6)} ${String(down)} ${String(x + 20)} ${String(random.int(46, 66))}`;
  }
  return path;
};

interface Deed {
  readonly at: Date;
  readonly run: () => Promise<void>;
}

const heldRow = z.object({ batch: z.string(), place: z.string(), quantity: z.string() });
const movesRow = z.object({
  id: z.string(),
  performedBy: z.string(),
  givenBy: z.string().nullable(),
});

/** Loads the set within one transaction: all of it or nothing, so that a broken start is tried again at the next. */
class Loading {
  readonly #versions = new Map<string, number>();

  constructor(
    private readonly context: Context,
    private readonly services: DemonstrationServices,
    private readonly dataset: Dataset,
  ) {}

  async run(passwordHash: string): Promise<void> {
    const { manager } = this.context;
    await insertPeople(manager, this.dataset, passwordHash);
    await insertShifts(manager, this.dataset);
    await insertNotice(manager, this.dataset.now);
    await insertDoseRanges(manager, this.dataset.now, registrarOf(this.dataset, 0).userId);
    await insertStock(manager, this.dataset.stock);
    await insertSupply(manager, this.dataset.supply, registrarOf(this.dataset, 0).userId);
    const deeds = [
      ...this.#registrations(),
      ...this.dataset.records.flatMap((record) => this.#deedsOf(record)),
      ...this.dataset.logs.map((log) => this.#logged(log)),
      ...this.#openings(),
      ...this.#used(),
      ...this.#witnessed(),
      ...this.#noticed(),
      ...this.dataset.supply.orders.flatMap((order) => this.#bought(order)),
      ...[
        ...controlDeeds(this.dataset, this.services),
        ...bagDeeds(this.dataset, this.services),
        ...movingDeeds(this.dataset, this.services),
      ].map(({ at, by, run }) => ({
        at,
        run: async () => {
          await run(contextAt(this.context, at, by));
        },
      })),
    ];
    // In the order in which they happened: the audit's days follow one another.
    deeds.sort((left, right) => left.at.getTime() - right.at.getTime());
    for (const deed of deeds) await deed.run();
    await this.services.audit.record(contextAt(this.context, this.dataset.now, null), {
      action: 'DEMONSTRATION_LOADED',
      entity: { type: 'Demonstration', id: 'set' },
    });
  }

  /** What a service would have recorded about the rows that were inserted as a set. */
  #registrations(): Deed[] {
    const { events, patients } = this.dataset;
    const record = (at: Date, by: DemoStaff, entry: Parameters<AuditService['record']>[1]): Deed => ({
      at,
      run: () => this.services.audit.record(contextAt(this.context, at, by), entry),
    });
    const manager = registrarOf(this.dataset, 0);
    return [
      ...events.map((event) =>
        record(
          new Date(Math.min(event.startsAt.getTime() - 30 * 86_400_000, this.dataset.now.getTime())),
          manager,
          {
            action: 'EVENT_CREATED',
            entity: { type: 'Event', id: event.id },
            eventId: event.id,
          },
        ),
      ),
      ...patients.map((patient, index) =>
        record(patient.createdAt, registrarOf(this.dataset, index), {
          action: 'PATIENT_CREATED',
          entity: { type: 'Patient', id: patient.id },
          patientId: patient.id,
        }),
      ),
    ];
  }

  /** The books are opened by whoever runs the stores, controlled drugs before a second person. */
  #openings(): Deed[] {
    const [storekeeper, witness] = [registrarOf(this.dataset, 0), registrarOf(this.dataset, 1)];
    const { openings, openedAt } = this.dataset.stock;
    return openings.map(({ isWitnessed, posting }) => ({
      at: openedAt,
      run: async () => {
        await this.services.stockPosting.post(contextAt(this.context, openedAt, storekeeper), {
          ...posting,
          // Nobody can prove anything in a story.
          witness: isWitnessed ? ProvenWitness.by(witness.userId) : null,
        });
      },
    }));
  }

  /** What left the shelves since. */
  #used(): Deed[] {
    const storekeeper = registrarOf(this.dataset, 0);
    return [...this.dataset.supply.usage, ...this.dataset.drawn.restocks].map(({ at, posting }) => ({
      at,
      run: async () => {
        const moves = await this.#covered(posting.moves);
        if (moves.length > 0)
          await this.services.stockPosting.post(contextAt(this.context, at, storekeeper), {
            ...posting,
            moves,
          });
      },
    }));
  }

  /** As much of each move as the shelf still holds: bags, transfers and records took from it too. */
  async #covered(moves: NewPosting['moves']): Promise<NewPosting['moves']> {
    const held = await fetchRows(
      this.context.manager,
      heldRow,
      'SELECT batch_key AS batch, location_id AS place, quantity FROM stock_balance WHERE location_id = ANY($1)',
      [moves.map(({ fromLocationId }) => fromLocationId)],
    );
    const left = new Map(held.map(({ batch, place, quantity }) => [`${batch} ${place}`, Number(quantity)]));
    return moves
      .map((move) => ({
        ...move,
        quantity: Math.min(
          move.quantity,
          left.get(`${move.batchId ?? move.itemId} ${move.fromLocationId}`) ?? 0,
        ),
      }))
      .filter(({ quantity }) => quantity > 0);
  }

  /** Who saw a controlled drug given proves it when the patient is cared for. */
  #witnessed(): Deed[] {
    const people = this.dataset.staff.filter(
      ({ isActive, position }) => isActive && mayHandleControlledDrugs(position),
    );
    return this.dataset.drawn.witnessed.map(({ entryId, at }) => ({
      at,
      run: async () => {
        const moves = await fetchRows(
          this.context.manager,
          movesRow,
          `SELECT m.id, m.performed_by AS "performedBy", g.given_by AS "givenBy"
           FROM stock_move m JOIN controlled_witness w ON w.move_id = m.id LEFT JOIN controlled_giver g ON g.move_id = m.id
           WHERE m.source_id = $1 AND w.witnessed_by IS NULL`,
          [entryId],
        );
        for (const { id, performedBy, givenBy } of moves) {
          const witness = people.find((one) => one.userId !== performedBy && nameOf(one) !== givenBy);
          if (witness === undefined) continue;
          await this.services.controlledDrugs.witnessEntry(
            contextAt(this.context, at, witness),
            id,
            // Nobody can prove anything in a story.
            ProvenWitness.by(witness.userId),
          );
        }
      },
    }));
  }

  /** A safety notice that came today, not activated yet: nothing of the stock is blocked. */
  #noticed(): Deed[] {
    const { now, stock, staff } = this.dataset;
    const admin = staff.find(({ role }) => role === 'admin') ?? null;
    const lot = stock.lots.findLast(({ item }) => item.isSerialised !== true);
    if (lot === undefined) return [];
    const notice = {
      ...{ id: newId(), title: 'Packs might be unsealed', recallClass: 'safety_notice' as const },
      ...{ reference: 'FSN 2026-118', issuedBy: 'The manufacturer', receivedOn: localDay(now) },
      ...{ measure: 'quarantine' as const, itemId: lot.item.id, batchIds: [lot.id], isAllLots: false },
    };
    return [
      {
        at: now,
        run: async () => {
          await this.services.recalls.create(contextAt(this.context, now, admin), notice);
        },
      },
    ];
  }

  /** An order from draft to where it is: drafted by staff, approved by an administrator. */
  #bought({ at, order, steps }: DemoOrder): Deed[] {
    const { purchaseOrders, receiving } = this.services;
    const people = {
      staff: this.dataset.staff.find(({ role }) => role === 'staff') ?? null,
      admin: this.dataset.staff.find(({ role }) => role === 'admin') ?? null,
    };
    return [
      {
        at,
        run: async () => {
          await purchaseOrders.create(contextAt(this.context, at, people.staff), order);
        },
      },
      ...steps.map((step) => ({
        at: step.at,
        run: async () => {
          const context = contextAt(this.context, step.at, people[step.by]);
          if ('receipt' in step) await receiving.receive(context, step.receipt);
          else await purchaseOrders.step(context, { id: order.id, ...step });
        },
      })),
    ];
  }

  /** Submitted a few minutes after it happened, as people do. */
  #logged(log: DemoLog): Deed {
    const at = new Date(Math.min(log.at.getTime() + 4 * 60_000, this.dataset.now.getTime()));
    return {
      at,
      run: async () => {
        await this.services.seeAndTreat.submit(contextAt(this.context, at, log.by), {
          id: log.id,
          eventId: log.event.id,
          patientId: log.patient.id,
          incidentDate: log.at,
          incidentLocation: log.place,
          zoneId: log.event.zones.find(({ name }) => name === log.place)?.id ?? null,
          issueSummary: log.issue,
          treatmentProvided: log.treatment,
          adviceGiven: log.advice,
          clinicianName: `${log.by.firstName} ${log.by.lastName}`,
          clinicianRole: log.role,
        });
      },
    };
  }

  #deedsOf(record: DemoRecord): Deed[] {
    const { ending, patient, steps } = record;
    const [first] = steps;
    const deeds: Deed[] = steps.map((step) => ({
      at: step.at,
      run: () => this.#save(record, step, step === first),
    }));
    if (patient !== null && first !== undefined)
      deeds.unshift({
        at: new Date(first.at.getTime() - 30_000),
        run: () =>
          this.services.audit.record(
            contextAt(this.context, new Date(first.at.getTime() - 30_000), record.author),
            {
              action: 'PATIENT_VIEWED',
              entity: { type: 'Patient', id: patient.id },
              patientId: patient.id,
            },
          ),
      });
    if (ending.kind !== 'open') deeds.push({ at: ending.at, run: () => this.#end(record) });
    return deeds;
  }

  /** One batch of input through the service, as a device would send it; then what was done about a NEWS2 that calls for it. */
  async #save(record: DemoRecord, step: DemoStep, isFirst: boolean): Promise<void> {
    const context = contextAt(this.context, step.at, step.by);
    const sections = PRF_SECTION_KEYS.filter((key) => step.changes[key] != null);
    const results = await this.services.prfSaving.save(
      context,
      sections.map((section, index) => ({
        commandId: newId(),
        prfId: record.id,
        section,
        baseVersion: this.#versions.get(`${record.id} ${section}`) ?? 0,
        deviceTime: step.at,
        changes: { ...step.changes[section] },
        eventId: isFirst && index === 0 ? record.event.id : null,
        patientId: isFirst && index === 0 ? (record.patient?.id ?? null) : null,
      })),
    );
    for (const { section, outcome, version, code, problems } of results) {
      if (outcome !== 'SAVED' && outcome !== 'MERGED')
        throw new Error(
          `The demonstration's ${record.story} was refused: ${section} ${outcome} ${code ?? ''} ${JSON.stringify(problems)}`,
        );
      this.#versions.set(`${record.id} ${section}`, version);
    }
    await this.#answerAlerts(record, step, results);
  }

  async #answerAlerts(
    record: DemoRecord,
    step: DemoStep,
    results: readonly { readonly section: PrfSectionKey; readonly data: object }[],
  ): Promise<void> {
    const taken = step.changes.observations?.entries ?? [];
    if (record.alertActions === 'none' || taken.length === 0) return;
    const saved: Pick<PrfData, 'observations'> | undefined = results.find(
      ({ section }) => section === 'observations',
    )?.data;
    const raised = new Set(alertsOf({ ...saved?.observations }).map(({ entryId }) => entryId));
    for (const { id } of taken) {
      if (!raised.has(id)) continue;
      const at = new Date(Math.min(step.at.getTime() + 60_000, this.dataset.now.getTime()));
      const action = ALERT_ACTIONS[id.charCodeAt(id.length - 1) % ALERT_ACTIONS.length] ?? ALERT_ACTIONS[0];
      await this.services.prfs.recordAlertAction(contextAt(this.context, at, step.by), record.id, {
        entryId: id,
        escalation: { ...action, at: at.toISOString() },
      });
    }
  }

  async #end({ id, ending }: DemoRecord): Promise<void> {
    const { prfs, prfSigning } = this.services;
    if (ending.kind === 'review') {
      const author = this.dataset.records.find((record) => record.id === id)?.author ?? null;
      await prfs.requestReview(contextAt(this.context, ending.at, author), id);
    }
    if (ending.kind === 'void')
      await prfs.declareVoid(contextAt(this.context, ending.at, ending.by), id, ending.reason);
    if (ending.kind === 'signed')
      await prfSigning.signAsVerified(contextAt(this.context, ending.at, ending.by), {
        prfId: id,
        grade: POSITION_LABELS[ending.by.position],
        strokes: strokesOf(ending.by),
      });
  }
}

const stateRow = z.object({ isEmpty: z.boolean() });

/**
 * Loads the demonstration data where nobody and nothing is in the database yet; null where something is. Everything goes
 * through the services that check it, or by set with the audit that they would have written; in one transaction.
 */
export const loadDemonstrationData = async (
  { services }: { readonly services: DemonstrationServices },
  dataSource: DataSource,
  moment: Date = new Date(),
): Promise<LoadedDemonstration | null> => {
  const begun = performance.now();
  const passwordHash = await new PasswordHasher().hash(DEMONSTRATION_PASSWORD);
  const context: Context = {
    requestId: `demonstration-${newId()}`,
    actor: null,
    address: '127.0.0.1',
    userAgent: null,
    manager: dataSource.manager,
    transaction: null,
    loaders: new LoaderRegistry(),
    clock: () => moment,
  };
  const dataset = await runInTransaction(context, async (inside) => {
    await execute(inside.manager, 'SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const state = await fetchMaybe(
      inside.manager,
      stateRow,
      `SELECT NOT EXISTS (SELECT FROM app_user) AND NOT EXISTS (SELECT FROM patient) AS "isEmpty"`,
    );
    if (state?.isEmpty !== true) return null;
    const made = makeDataset(moment);
    await new Loading(inside, services, made).run(passwordHash);
    return made;
  });
  if (dataset === null) return null;
  return {
    patients: dataset.patients.length,
    records: dataset.records.length,
    signed: dataset.records.filter(({ ending }) => ending.kind === 'signed').length,
    milliseconds: Math.round(performance.now() - begun),
  };
};
