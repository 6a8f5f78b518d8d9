import { newId } from '../src/platform/ids.js';
import type { Who, World } from './access-world.js';
import type { Facts } from './access/rows.js';
import { PASSWORD } from './harness/password.js';
import { firstOf, inputTypeOf, mutationOf } from './harness/mutations.js';

interface Sending {
  readonly document: string;
  readonly variables: Facts;
}

/** How a mutation succeeds whose row in <module>.access.ts is about something unknown. */
export interface Story {
  readonly who: Who;
  readonly ask: (world: World) => Promise<Sending>;
}

const DAY_MS = 86_400_000;

const sending = (
  field: string,
  input: Facts,
  selection = '{ __typename }',
  type = inputTypeOf(field),
): Sending => ({
  document: mutationOf(field, selection, type),
  variables: { input },
});

/** Does one step of a story. */
const did = async <T = Facts>(
  { server, caller }: World,
  { document, variables }: Sending,
  who: Who = 'admin',
): Promise<T> => {
  server.clock.advance(1_000);
  const { data, errors } = await caller(who).graphql(document, variables);
  if (errors) throw new Error(`${document}: ${JSON.stringify(errors)}`);
  return firstOf(data) as T;
};
const make = async (world: World, field: string, facts: Facts, selection?: string): Promise<string> => {
  const id = newId();
  await did(world, sending(field, { id, ...facts }, selection));
  return id;
};
const idOf = ({ caller }: World, who: Who): string => caller(who).user?.id ?? '';
const witness = (world: World) => ({ userId: idOf(world, 'colleague'), secret: PASSWORD });

const place = (world: World) =>
  make(world, 'createStockLocation', { name: newId(), type: 'main_storage_box' });
const ITEM = {
  ...{ itemType: 'consumable', unit: 'each', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true },
  ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
};
const item = (world: World, facts: Facts = {}) =>
  make(world, 'createStockItem', { sku: newId(), name: newId(), ...ITEM, ...facts });
const device = (world: World) =>
  item(world, {
    ...{ itemType: 'equipment', isSerialised: true, isSingleUse: false, hasExpiry: false, unitsPerPack: 1 },
    serviceIntervalDays: 365,
  });
const lot = (world: World, itemId: string, facts: Facts = {}) =>
  make(world, 'createStockBatch', {
    itemId,
    lot: newId(),
    expiresOn: '2035-01-31',
    unitCostPence: 25,
    ...facts,
  });
const unitOf = async (world: World) =>
  lot(world, await device(world), { expiresOn: null, serial: newId().slice(-12) });

const adjusted = (itemId: string, batchId: string, locationId: string, facts: Facts = {}): Sending =>
  sending(
    'adjustStock',
    {
      ...{ key: newId(), itemId, batchId, locationId, change: 20, reason: 'opening', note: 'Opening stock' },
      ...facts,
    },
    '{ postingId }',
  );
interface Stocked {
  readonly itemId: string;
  readonly batchId: string;
  readonly locationId: string;
}
const stocked = async (world: World): Promise<Stocked> => {
  const [itemId, locationId] = [await item(world), await place(world)];
  const batchId = await lot(world, itemId);
  await did(world, adjusted(itemId, batchId, locationId));
  return { itemId, batchId, locationId };
};
/** Twenty ampoules in a safe, and who may move them and witness it. */
const safe = async (world: World): Promise<Stocked> => {
  await world.server.database.asOwner(
    `UPDATE staff_profile SET position = 'paramedic', version = version + 1
     WHERE user_id = ANY ($1::uuid[]) AND position <> 'paramedic'`,
    [[idOf(world, 'author'), idOf(world, 'colleague')]],
  );
  const locationId = await place(world);
  const itemId = await item(world, {
    ...{ itemType: 'medicine', legalClass: 'POM', unit: 'ampoule', controlledSchedule: 2 },
    ...{ storage: 'controlled_drug_safe', strength: '10 mg/1 ml' },
  });
  const batchId = await lot(world, itemId);
  await did(world, adjusted(itemId, batchId, locationId, { witness: witness(world) }));
  return { itemId, batchId, locationId };
};
const dose = (world: World, { itemId, batchId, locationId }: Stocked): Sending =>
  sending(
    'recordControlledDose',
    { key: newId(), itemId, batchId, locationId, drawnUp: 1, given: 1, witness: witness(world) },
    '{ postingId moveIds }',
  );

const kit = async (world: World, itemId: string) =>
  make(world, 'createKit', { name: newId(), lines: [{ itemId, quantity: 2 }] }, '{ kit { id } }');
const bag = async (world: World) => {
  const known = await stocked(world);
  const bagId = await make(
    world,
    'createBag',
    {
      ...{
        name: newId(),
        kitId: await kit(world, known.itemId),
        homeId: known.locationId,
        checkEveryDays: 30,
      },
    },
    '{ canCheck }',
  );
  return { ...known, bagId };
};
const packed = (bagId: string, fromId: string): Sending =>
  sending('packBag', { key: newId(), bagId, fromIds: [fromId] }, '{ moves }');

const supplier = (world: World) => make(world, 'createSupplier', { name: newId() });
const offer = async (world: World) => {
  const [itemId, supplierId] = [await item(world), await supplier(world)];
  const supplierItemId = await make(world, 'createSupplierItem', {
    ...{ itemId, supplierId, supplierSku: newId(), packQuantity: 10, packPricePence: 250, isPreferred: true },
  });
  return { itemId, supplierId, supplierItemId };
};
const orderOf = async (world: World) => {
  const { supplierId, supplierItemId } = await offer(world);
  const lineId = newId();
  const input = {
    ...{ id: newId(), supplierId, deliveryLocationId: await place(world) },
    lines: [{ id: lineId, supplierItemId, packs: 2 }],
  };
  return { input, lineId };
};
const ordered = async (world: World) => {
  const { input, lineId } = await orderOf(world);
  await did(world, sending('createPurchaseOrder', input, '{ order { id } }'), 'author');
  await did(
    world,
    sending('stepPurchaseOrder', { id: input.id, action: 'submit' }, '{ order { id } }'),
    'author',
  );
  for (const action of ['approve', 'order'])
    await did(world, sending('stepPurchaseOrder', { id: input.id, action }, '{ order { id } }'));
  return { orderId: input.id, lineId };
};

const transferOf = async (world: World) => {
  const { itemId, locationId } = await stocked(world);
  return {
    ...{ id: newId(), fromLocationId: locationId, toLocationId: await place(world) },
    lines: [{ id: newId(), itemId, quantity: 5 }],
  };
};

export const shift = async (world: World, who: Who | null, days: number): Promise<string> => {
  const start = world.server.clock.now().getTime() + days * DAY_MS;
  const [made] = await did<readonly { readonly id: string }[]>(
    world,
    sending(
      'createShifts',
      {
        ...{ batchId: newId(), eventId: world.ids.event },
        shifts: [
          { startTime: new Date(start).toISOString(), endTime: new Date(start + 3_600_000).toISOString() },
        ],
      },
      '{ id }',
    ),
  );
  const shiftId = made?.id ?? '';
  if (who !== null)
    await did(
      world,
      sending('assignShift', { shiftId, staffId: world.ids.authorStaff, reason: 'Covers it' }, '{ id }'),
    );
  return shiftId;
};

const patient = async ({ server }: World, dob = '1980-05-06'): Promise<string> => {
  const id = newId();
  await server.database.asOwner(
    'INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, $2, $3::date)',
    [id, `Perran ${id}`, dob],
  );
  return id;
};

const incident = async (world: World): Promise<string> => {
  const incidentId = newId();
  await did(
    world,
    sending(
      'openIncident',
      { incidentId, eventId: world.ids.event, place: 'Gate 4', priority: 'p3', what: 'Fall' },
      '{ id }',
    ),
  );
  return incidentId;
};

const story = (who: Who, ask: (world: World) => Promise<Sending> | Sending): Story => ({
  who,
  ask: async (world) => ask(world),
});

export const STORIES: Readonly<Record<string, Story>> = {
  addShiftNote: story('admin', async (world) =>
    sending(
      'addShiftNote',
      { shiftId: await shift(world, null, 20), note: 'Bring the spare radio.', noteId: newId() },
      '{ note }',
    ),
  ),
  cloneShift: story('admin', async (world) =>
    sending('cloneShift', { shiftId: await shift(world, null, 22), newShiftId: newId() }, '{ id }'),
  ),
  promoteSeeAndTreatLog: story('author', async (world) =>
    sending('promoteSeeAndTreatLog', { logId: await world.log(), prfId: newId() }, '{ id }'),
  ),
  offerShiftSwap: story('author', async (world) =>
    sending(
      'offerShiftSwap',
      { id: newId(), shiftId: await shift(world, 'author', 24), staffId: world.ids.colleagueStaff },
      '{ id }',
      'OfferSwapInput',
    ),
  ),
  openIncidentPrf: story('admin', async (world) =>
    sending(
      'openIncidentPrf',
      { commandId: newId(), prfId: newId(), incidentId: await incident(world) },
      '{ customPrfId }',
    ),
  ),
  saveMethane: story('admin', ({ ids }) =>
    sending('saveMethane', {
      ...{ eventId: ids.event, entryId: newId(), majorIncident: 'standby', exactLocation: 'Gate 4' },
      ...{ incidentType: 'Crowd surge', hazards: 'Barriers', access: 'North road', casualties: 'Six' },
      emergencyServices: 'Police on scene',
    }),
  ),
  flagPublicFigure: story('admin', async (world) =>
    sending('flagPublicFigure', { id: newId(), patientId: await patient(world), reason: 'In the papers' }),
  ),
  addQualityStep: story('admin', async (world) =>
    sending('addQualityStep', {
      entryId: await make(world, 'addQualityEntry', {
        ...{ kind: 'complaint', happenedOn: '2026-01-02', text: 'The queue was long' },
      }),
      ...{ id: newId(), kind: 'note', happenedOn: '2026-01-02', text: 'Rang back' },
    }),
  ),
  offerControlHandover: story('admin', ({ ids }) =>
    sending(
      'offerControlHandover',
      {
        eventId: ids.event,
        handoverId: newId(),
        summary: 'Quiet. One crew at the gate.',
        password: PASSWORD,
      },
      '{ id }',
      'OfferHandoverInput',
    ),
  ),
  createStaffProfile: story('admin', async ({ server }) =>
    sending(
      'createStaffProfile',
      {
        ...{ id: newId(), userId: (await server.account('staff')).id, position: 'support_staff' },
        ...{ isActive: true, qualifications: [] },
      },
      '{ id }',
    ),
  ),
  mergePatients: story('admin', async (world) =>
    sending('mergePatients', {
      ...{ mergeId: newId(), loserId: await patient(world), survivorId: await patient(world) },
      ...{ loserVersion: 1, survivorVersion: 1, reason: 'Registered twice' },
    }),
  ),
  recordIdentityCheck: story('admin', async (world) => {
    const account = await world.server.account('patient', { emailVerifiedAt: world.server.clock.now() });
    return sending(
      'recordIdentityCheck',
      { checkId: newId(), email: account.email, patientId: await patient(world), seen: 'passport' },
      '',
    );
  }),
  linkGuardian: story('admin', async (world) => {
    const { email } = await world.server.account('patient', { emailVerifiedAt: world.server.clock.now() });
    return sending('linkGuardian', {
      ...{ id: newId(), patientId: await patient(world, '2016-01-02'), email, relation: 'parent' },
      reason: 'Showed the birth certificate',
    });
  }),
  restrictRecord: story('admin', async (world) =>
    sending('restrictRecord', { id: newId(), patientId: await patient(world), reason: 'Works here' }),
  ),
  openRestricted: story('author', async (world) =>
    sending(
      'openRestricted',
      {
        id: newId(),
        restrictionId: await make(world, 'restrictRecord', {
          ...{ patientId: await patient(world), reason: 'Works here' },
        }),
        reason: 'I am treating them now.',
      },
      '',
    ),
  ),
  setLegalHold: story('admin', ({ ids }) =>
    sending('setLegalHold', { id: newId(), kind: 'client', subjectId: ids.client, reason: 'Claim 44' }),
  ),
  markRetention: story('admin', async (world) =>
    sending('markRetention', {
      id: newId(),
      kind: 'legal_hold',
      patientId: await patient(world),
      reason: 'Claim 45',
    }),
  ),
  ruleErasure: story('admin', async (world) =>
    sending('ruleErasure', {
      ...{ id: newId(), patientId: await patient(world), reason: 'Ordered' },
      ...{ reference: 'ICO-12', ruledBy: 'The Information Commissioner' },
    }),
  ),
  startErasing: story('admin', async (world) => {
    await did(
      world,
      sending('ruleErasure', {
        ...{ id: newId(), patientId: await patient(world), reason: 'Ordered' },
        ...{ reference: 'ICO-13', ruledBy: 'The Information Commissioner' },
      }),
    );
    return sending('startErasing', { runId: newId() });
  }),

  createStockBatch: story('admin', async (world) =>
    sending(
      'createStockBatch',
      { id: newId(), itemId: await item(world), lot: newId(), expiresOn: '2035-01-31' },
      '{ id }',
    ),
  ),
  recordStockService: story('admin', async (world) =>
    sending(
      'recordStockService',
      { id: newId(), batchId: await unitOf(world), servicedOn: '2026-11-19', nextDueOn: '2027-11-19' },
      '{ id }',
    ),
  ),
  reportStockFault: story('admin', async (world) =>
    sending(
      'reportStockFault',
      { id: newId(), batchId: await unitOf(world), description: 'Does not charge' },
      '{ id }',
    ),
  ),
  adjustStock: story('admin', async (world) => {
    const itemId = await item(world);
    return adjusted(itemId, await lot(world, itemId), await place(world));
  }),
  reverseStockMoves: story('admin', async (world) => {
    const { batchId } = await stocked(world);
    const [move] = await world.server.database.asOwner<{ id: string }>(
      'SELECT id FROM stock_move WHERE batch_id = $1',
      [batchId],
    );
    return sending(
      'reverseStockMoves',
      { key: newId(), moveIds: [move?.id], reason: 'Wrong shelf' },
      '{ postingId }',
    );
  }),
  settleStockShortage: story('admin', async (world) => {
    const { itemId, batchId, locationId } = await stocked(world);
    await did(
      world,
      sending('recordStockUsage', {
        ...{ key: newId(), allowShortage: true, lines: [{ itemId, batchId, locationId, quantity: 30 }] },
      }),
    );
    const [move] = await world.server.database.asOwner<{ id: string }>(
      'SELECT move_id AS id FROM stock_shortage s JOIN stock_move m ON m.id = s.move_id WHERE m.batch_id = $1',
      [batchId],
    );
    return sending(
      'settleStockShortage',
      { key: newId(), moveId: move?.id, outcome: 'written_off', reason: 'Came in without a note' },
      '{ postingId }',
    );
  }),
  createKit: story('admin', async (world) =>
    sending(
      'createKit',
      { id: newId(), name: newId(), lines: [{ itemId: await item(world), quantity: 2 }] },
      '{ kit { id } }',
    ),
  ),
  createBag: story('admin', async (world) =>
    sending(
      'createBag',
      {
        ...{ id: newId(), name: newId(), kitId: await kit(world, await item(world)) },
        ...{ homeId: await place(world), checkEveryDays: 30 },
      },
      '{ canCheck }',
    ),
  ),
  packBag: story('admin', async (world) => {
    const { bagId, locationId } = await bag(world);
    return packed(bagId, locationId);
  }),
  unpackBag: story('admin', async (world) => {
    const { bagId, locationId } = await bag(world);
    await did(world, packed(bagId, locationId));
    return sending('unpackBag', { key: newId(), bagId, toId: locationId }, '{ canCheck }');
  }),
  checkBag: story('admin', async (world) => {
    const { bagId, itemId, locationId } = await bag(world);
    await did(world, packed(bagId, locationId));
    const [pouch] = await world.server.database.asOwner<{ id: string }>(
      `SELECT b.location_id AS id FROM stock_balance b JOIN stock_location l ON l.id = b.location_id
       WHERE b.item_id = $1 AND b.quantity > 0 AND l.id <> $2 AND l.kind IN ('bag', 'pouch')`,
      [itemId, locationId],
    );
    return sending(
      'checkBag',
      {
        ...{
          id: newId(),
          bagId,
          checkedAt: world.server.clock.now().toISOString(),
          nextCheckOn: '2026-12-19',
        },
        ...{
          lines: [{ itemId, locationId: pouch?.id, present: 2 }],
          pouchSeals: [],
          unbroken: [],
          seal: '004417',
        },
      },
      '{ canCheck }',
    );
  }),
  moveControlledDrug: story('author', async (world) => {
    const { itemId, batchId, locationId } = await safe(world);
    return sending(
      'moveControlledDrug',
      {
        ...{ key: newId(), itemId, batchId, kind: 'issue', fromLocationId: locationId, quantity: 1 },
        ...{ toLocationId: await place(world), witness: witness(world) },
      },
      '{ postingId }',
    );
  }),
  recordControlledDose: story('author', async (world) => dose(world, await safe(world))),
  destroyControlledDrug: story('admin', async (world) =>
    sending(
      'destroyControlledDrug',
      {
        ...{
          ...(await safe(world)),
          key: newId(),
          quantity: 1,
          method: 'Denatured',
          witness: witness(world),
        },
        ...{ authorisedName: 'Rhian Vaughan', authorisedRole: 'Liaison officer' },
      },
      '{ postingId }',
    ),
  ),
  correctControlledEntry: story('admin', async (world) => {
    const { moveIds } = await did<{ readonly moveIds: readonly string[] }>(
      world,
      dose(world, await safe(world)),
      'author',
    );
    return sending(
      'correctControlledEntry',
      { key: newId(), moveId: moveIds[0], reason: 'Not given', witness: witness(world) },
      '{ postingId }',
    );
  }),
  countControlledDrug: story('author', async (world) => {
    const { itemId, locationId } = await safe(world);
    return sending(
      'countControlledDrug',
      { id: newId(), itemId, locationId, counted: 20, occasion: 'start', witness: witness(world) },
      '{ id }',
    );
  }),
  createSupplierItem: story('admin', async (world) =>
    sending(
      'createSupplierItem',
      {
        ...{
          id: newId(),
          itemId: await item(world),
          supplierId: await supplier(world),
          supplierSku: newId(),
        },
        ...{ packQuantity: 10, packPricePence: 250, isPreferred: true },
      },
      '{ id }',
    ),
  ),
  setSupplierPrice: story('admin', async (world) =>
    sending(
      'setSupplierPrice',
      {
        ...{ id: newId(), supplierItemId: (await offer(world)).supplierItemId, packPricePence: 260 },
        validFrom: '2026-12-01',
      },
      '{ id }',
    ),
  ),
  createPurchaseOrder: story('author', async (world) =>
    sending('createPurchaseOrder', (await orderOf(world)).input, '{ order { id } }'),
  ),
  receivePurchaseOrder: story('admin', async (world) => {
    const { orderId, lineId } = await ordered(world);
    return sending(
      'receivePurchaseOrder',
      { id: newId(), orderId, lines: [{ lineId, quantity: 20, lot: newId(), expiresOn: '2035-01-31' }] },
      '{ order { id } }',
    );
  }),
  recordPurchaseInvoice: story('admin', async (world) => {
    const { orderId, lineId } = await ordered(world);
    return sending(
      'recordPurchaseInvoice',
      {
        ...{ id: newId(), orderId, number: newId(), invoicedOn: '2026-11-20' },
        lines: [{ lineId, packs: 2, packPricePence: 250 }],
      },
      '{ order { id } }',
    );
  }),
  createRecall: story('admin', async (world) => {
    const { itemId, batchId } = await stocked(world);
    return sending(
      'createRecall',
      {
        ...{
          id: newId(),
          itemId,
          batchIds: [batchId],
          isAllLots: false,
          measure: 'stop_use',
          recallClass: 'class_2',
        },
        ...{ reference: newId(), title: 'Seal may fail', receivedOn: '2026-11-20' },
      },
      '{ possible }',
    );
  }),
  createStockReturn: story('author', async (world) => {
    const { itemId, batchId, locationId } = await stocked(world);
    return sending(
      'createStockReturn',
      {
        ...{
          id: newId(),
          kind: 'unused_from_event',
          eventId: world.ids.event,
          fromLocationId: locationId,
          toLocationId: await place(world),
        },
        lines: [{ id: newId(), itemId, batchId, quantity: 2 }],
      },
      '{ return { id } }',
    );
  }),
  createStocktake: story('admin', async (world) =>
    sending(
      'createStocktake',
      { id: newId(), scope: 'place', locationId: (await stocked(world)).locationId, counterIds: [] },
      '{ stocktake { id } }',
    ),
  ),
  countStock: story('admin', async (world) => {
    const { locationId } = await stocked(world);
    const stocktakeId = await make(
      world,
      'createStocktake',
      { scope: 'place', locationId, counterIds: [] },
      '{ stocktake { id } }',
    );
    await did(world, sending('stepStocktake', { id: stocktakeId, action: 'start' }, '{ stocktake { id } }'));
    const [line] = await world.server.database.asOwner<{ id: string }>(
      'SELECT id FROM stocktake_line WHERE stocktake_id = $1',
      [stocktakeId],
    );
    return sending(
      'countStock',
      { id: newId(), stocktakeId, lineId: line?.id, quantity: 20, counts: 0 },
      '{ id }',
    );
  }),
  createStockTransfer: story('author', async (world) =>
    sending('createStockTransfer', await transferOf(world), '{ transfer { id } }'),
  ),
  receiveStockTransfer: story('admin', async (world) => {
    const input = await transferOf(world);
    await did(world, sending('createStockTransfer', input, '{ transfer { id } }'));
    await did(world, sending('dispatchStockTransfer', { id: input.id }, '{ transfer { id } }'));
    const [pick] = await world.server.database.asOwner<{ id: string }>(
      `SELECT p.id FROM stock_transfer_pick p JOIN stock_transfer_line l ON l.id = p.line_id WHERE l.transfer_id = $1`,
      [input.id],
    );
    return sending(
      'receiveStockTransfer',
      { id: newId(), transferId: input.id, lines: [{ pickId: pick?.id, received: 5 }] },
      '{ transfer { id } }',
    );
  }),
};
