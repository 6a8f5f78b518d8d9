import { buildSchema, getNamedType, isObjectType, type GraphQLNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPath, STOCK_EXPORTS } from '@sideline/schema/exports';
import { MAILS } from '@sideline/schema/provider/mail-texts';
import { createContract } from '../src/cli/contract.js';
import { newId } from '../src/platform/ids.js';
import {
  CALLERS,
  createWorld,
  saveCommand,
  sendNothing,
  sendPicture,
  type Who,
  type World,
} from './access-world.js';
import { headersOf, SocketCaller, upgradeStatus } from './harness/socket.js';
import { PASSWORD, type GraphqlAnswer, type TestCaller } from './harness/test-server.js';

/**
 * Who gets what from whom, written by hand from the specification (sections 2 and 6), design section 4 and clinical
 * section 7, and not from what the decorators say: every operation and every REST row, as everybody, on own and on others'
 * records. An operation that is not in here fails the test. Whatever shows a record leaves an entry in the trail, whose
 * record it is with it.
 *
 * The columns are those of CALLERS:
 *   nobody  admin  author  colleague  client  patient  token  reader  clientToken
 * 'author' and 'colleague' are staff, 'token' an API token for staff, 'reader' one that may not write.
 */
const SHORT: Readonly<Record<string, string>> = {
  U: 'UNAUTHENTICATED',
  F: 'FORBIDDEN',
  // Past the door: the sample is one that the rules refuse, to everybody alike.
  B: 'BAD_INPUT',
  N: 'NOT_FOUND',
  L: 'LINK_CLOSED',
  K: 'KIOSK_CLOSED',
  // Allowed, and too early or in the wrong state: the sample is a shift of the day after tomorrow, at the earliest.
  E: 'SHIFT_TOO_EARLY',
  S: 'SHIFT_STATE',
  O: 'SHIFT_NOT_OTHERS',
  P: 'SHIFT_NO_PROFILE',
  W: 'POSITION_NOT_ALLOWED',
  // May ask, and sees nothing.
  '-': 'null',
};

const EVERYBODY = '        ok ok ok ok ok ok ok ok ok';
const EVERYBODY_WRITES = ' ok ok ok ok ok ok ok F  ok';
/** A link from a letter that is none. */
const NO_LINK = '          L  L  L  L  L  L  L  F  L';
/** No browser of these is a kiosk. */
const NO_KIOSK = '         K  K  K  K  K  K  K  F  K';
const CLINICIANS_SESSION = 'U  ok ok ok F  F  F  F  F';
const STAFF_AND_CLIENTS_SESSION = 'U ok ok ok ok F F F F';
const CLINICIANS = '       U  ok ok ok F  F  ok ok F';
const EVENT_VIEWERS = '    U  ok ok ok ok F  ok ok ok';
const CLINICIANS_WRITE = ' U  ok ok ok F  F  ok F  F';
const ADMINS = '           U  ok F  F  F  F  F  F  F';
const SIGNED_IN_SESSION = 'U ok ok ok ok ok F  F  F';
const ADMIN_SESSION = '    U  ok F  F  F  F  F  F  F';

const DOSE_RANGE = {
  ...{ drug: 'glucagon', route: 'intramuscular', unit: 'mg', ageGroup: 'adult', fromYears: 18 },
  ...{ greatestDose: 1, source: 'Test formulary', reviewOn: '2027-01-01' },
};

type Facts = Readonly<Record<string, unknown>>;

interface Call {
  readonly operation: string;
  /** Whose record it is about, where that matters. */
  readonly on: string;
  readonly expected: string;
  readonly ask: (caller: TestCaller, world: World, who: Who) => Promise<string>;
  /** Ends or changes the caller's session: it gets one of its own. */
  readonly isEnding: boolean;
}

interface More {
  readonly isEnding?: boolean;
  /** Reads an outcome that is no error out of the data. */
  readonly outcome?: (data: Facts) => string;
}

type Variables = (world: World, who: Who) => Facts | Promise<Facts>;

/** A token that may only read is told so. To the matrix it is a refusal like any other. */
const toldApart = (code: string | undefined): string =>
  code === 'TOKEN_READ_ONLY' ? 'FORBIDDEN' : (code ?? 'an error without a code');

const call = (
  operation: string,
  on: string,
  expected: string,
  document: string,
  variables: Variables = () => ({}),
  { isEnding = false, outcome }: More = {},
): Call => ({
  operation,
  on,
  expected,
  isEnding,
  ask: async (caller, world, who) => {
    const { data, errors } = await caller.graphql(document, await variables(world, who));
    if (errors) return toldApart(errors[0]?.extensions.code);
    const [value] = Object.values(data ?? {});
    if (value === null || value === undefined) return 'null';
    return outcome?.(data ?? {}) ?? 'ok';
  },
});

const q = (
  field: string,
  expected: string,
  on: string,
  parameters: string,
  body: string,
  variables?: Variables,
): Call =>
  call(
    `Query.${field}`,
    on,
    expected,
    `query ${parameters} { ${body.startsWith('(') || body.startsWith('{') ? field + body : body} }`,
    variables,
  );

/** A mutation with one input. */
const m = (
  field: string,
  type: string,
  expected: string,
  on: string,
  selection: string,
  input: Variables,
  more?: More,
): Call =>
  call(
    `Mutation.${field}`,
    on,
    expected,
    `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`,
    async (world, who) => ({ input: await input(world, who) }),
    more,
  );

/** A subscription, over a socket of the caller's own: 'ok' once it has brought something. */
const s = (
  field: string,
  expected: string,
  parameters: string,
  body: string,
  variables: Variables,
  on = 'any',
): Call => ({
  operation: `Subscription.${field}`,
  on,
  expected,
  isEnding: false,
  ask: async (caller, world, who) => {
    const address = await world.server.listen();
    // Who may not even open a socket is told by the upgrade's status.
    if ((await upgradeStatus(address, headersOf(caller))) === 401) return 'UNAUTHENTICATED';
    const socket = new SocketCaller(address, caller);
    try {
      const asked = socket.follow(`subscription ${parameters} { ${field}${body} }`, {
        ...(await variables(world, who)),
      });
      // Who brings neither session nor token may still send one on the socket, and is sent away without.
      const first = await Promise.race([asked.at(0), socket.closed.then(() => null)]).catch(() => null);
      if (first === null) return (await socket.closed) === 4401 ? 'UNAUTHENTICATED' : 'closed';
      return first.errors?.[0]?.extensions?.code ?? 'ok';
    } finally {
      await socket.close();
    }
  },
});

const account = (): Facts => ({
  firstName: 'New',
  lastName: 'Admin',
  email: `${newId()}@example.org`,
  password: 'copper-meadow-whistle-77',
});
const savedOutcome = (data: Facts): string =>
  (data['savePrf'] as { results: readonly { outcome: string }[] }).results[0]?.outcome ?? 'nothing';
const SAVED = { outcome: savedOutcome };
const RESULTS = '{ results { outcome } }';

/** An administrator's mutation on an id that is nobody's. */
const byUnknownId = (operation: string, body = ''): Call =>
  call(
    `Mutation.${operation}`,
    'unknown',
    'U  N  F  F  F  F  F  F  F',
    `mutation ($id: ID!) { ${operation}(id: $id) ${body} }`,
    () => ({ id: newId() }),
  );

const STOCK_ITEM = (): Facts => ({
  ...{ id: newId(), sku: newId(), name: 'Gauze swab', itemType: 'consumable', unit: 'each', unitsPerPack: 1 },
  ...{ isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient', isSingleUse: true },
});
const CLINICIANS_ON_UNKNOWN = 'U  N  N  N  F  F  N  F  F';
const ADMINS_ON_UNKNOWN = '    U  N  F  F  F  F  F  F  F';
/** Of who may see prices, too. */
const STOCK: readonly Call[] = [
  q('stockItems', CLINICIANS, 'any', '', '{ totalCount nodes { id onHand } }'),
  q('stockItem', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { item { id } }', () => ({
    id: newId(),
  })),
  q('stockMoves', CLINICIANS, 'any', '', '{ totalCount nodes { id quantity } }'),
  q('stockLocations', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('stockLocation', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { id }', () => ({
    id: newId(),
  })),
  q(
    'stockAtLocation',
    'U  N  N  N  F  F  N  N  F',
    'unknown',
    '($id: ID!)',
    '(locationId: $id) { nodes { itemId } }',
    () => ({
      id: newId(),
    }),
  ),
  q('stockShortages', CLINICIANS, 'any', '', '{ totalCount nodes { locationId } }'),
  q('crewBag', 'U  -  -  -  F  F  -  -  F', 'any', '', '{ id }'),
  q(
    'stockToUse',
    'U  N  N  N  F  F  N  N  F',
    'unknown',
    '($id: ID!)',
    '(locationId: $id) { place { id } }',
    () => ({ id: newId() }),
  ),
  q('lotsToUse', CLINICIANS, 'any', '($text: String!)', '(search: { text: $text }) { batchId }', () => ({
    text: newId(),
  })),
  q('stockUsage', CLINICIANS, 'any', '', '{ totalCount nodes { isShort } }'),
  m(
    'recordStockUsage',
    'RecordStockUsageInput',
    'U  B  B  B  F  F  B  F  F',
    'unknown',
    '{ postingId }',
    () => ({
      key: newId(),
      lines: [{ itemId: newId(), locationId: newId(), quantity: 1 }],
    }),
  ),
  q('stockBatches', CLINICIANS, 'any', '', '{ totalCount nodes { id } }'),
  q('stockBatch', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { batch { id } }', () => ({
    id: newId(),
  })),
  m('createStockItem', 'CreateStockItemInput', ADMINS, 'any', '{ id }', STOCK_ITEM),
  m('updateStockItem', 'UpdateStockItemInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...STOCK_ITEM(),
    version: 1,
    isActive: true,
  })),
  m('createStockLocation', 'CreateStockLocationInput', CLINICIANS_WRITE, 'any', '{ id }', () => ({
    id: newId(),
    name: newId(),
    type: 'medical_tent',
  })),
  m('updateStockLocation', 'UpdateStockLocationInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), name: newId(), type: 'medical_tent', version: 1, isActive: true },
  })),
  m('deleteStockLocation', 'DeleteStockLocationInput', CLINICIANS_ON_UNKNOWN, 'unknown', '', () => ({
    id: newId(),
  })),
  m('setStockRule', 'SetStockRuleInput', ADMINS_ON_UNKNOWN, 'unknown', '{ itemId }', () => ({
    ...{ itemId: newId(), locationId: newId(), minimum: 1, par: 2, orderMultiple: 1 },
  })),
  m('deleteStockRule', 'DeleteStockRuleInput', ADMINS_ON_UNKNOWN, 'unknown', '', () => ({
    itemId: newId(),
    locationId: newId(),
  })),
  m('adjustStock', 'AdjustStockInput', 'U  B  F  F  F  F  F  F  F', 'unknown', '{ postingId }', () => ({
    ...{ key: newId(), itemId: newId(), locationId: newId(), change: 1, reason: 'found', note: 'Counted' },
  })),
  m('reverseStockMoves', 'ReverseStockMovesInput', ADMINS_ON_UNKNOWN, 'unknown', '{ postingId }', () => ({
    ...{ key: newId(), moveIds: [newId()], reason: 'Entered in error' },
  })),
  m('settleStockShortage', 'SettleStockShortageInput', ADMINS_ON_UNKNOWN, 'unknown', '{ postingId }', () => ({
    ...{ key: newId(), moveId: newId(), outcome: 'written_off', reason: 'Counted again' },
  })),
  m(
    'createStockBatch',
    'CreateStockBatchInput',
    CLINICIANS_ON_UNKNOWN,
    'of an unknown item',
    '{ id }',
    () => ({
      ...{ id: newId(), itemId: newId(), lot: 'A1', expiresOn: '2027-06-30' },
    }),
  ),
  m('updateStockBatch', 'UpdateStockBatchInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), version: 1, lot: 'A1', expiresOn: '2027-06-30' },
  })),
  m('setStockBatchStatus', 'SetStockBatchStatusInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), version: 1, status: 'recalled', reason: 'Notice' },
  })),
  m('recordStockService', 'RecordStockServiceInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), batchId: newId(), servicedOn: '2026-11-01' },
  })),
  m('reportStockFault', 'ReportStockFaultInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), batchId: newId(), description: 'The screen is cracked' },
  })),
  m('resolveStockFault', 'ResolveStockFaultInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ faultId: newId(), resolution: 'Screen replaced' },
  })),
  m('readCylinderGauge', 'ReadCylinderGaugeInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ batchId: newId(), percent: 50 },
  })),
];

/** Prices, terms and invoices are fields that administrators alone may ask for: purchasing.e2e.test.ts. */
const UNKNOWN_READ = 'U  N  N  N  F  F  N  N  F';
const ORDER_LINES = (): readonly Facts[] => [{ id: newId(), supplierItemId: newId(), packs: 1 }];
const FHIR_CODES: readonly Call[] = [
  q('fhirCodes', ADMINS, 'any', '', '{ totalCount nodes { id code } }'),
  m('saveFhirCode', 'SaveFhirCodeInput', ADMINS, 'any', '{ id }', () => ({
    list: 'condition',
    value: newId(),
    system: 'http://snomed.info/sct',
    code: '195967001',
    display: 'Asthma',
    release: 'UK Core STU3 Sequence',
    source: 'HL7 UK',
  })),
  m('deactivateFhirCode', 'DeactivateFhirCodeInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    id: newId(),
  })),
];
const SUPPLY: readonly Call[] = [
  q('suppliers', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('supplierItems', CLINICIANS, 'any', '', '{ totalCount nodes { id packQuantity } }'),
  q(
    'supplierPrices',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(supplierItemId: $id) { id packPricePence }',
    () => ({ id: newId() }),
  ),
  m('createSupplier', 'CreateSupplierInput', ADMINS, 'any', '{ id }', () => ({ id: newId(), name: newId() })),
  m('updateSupplier', 'UpdateSupplierInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), name: newId(), version: 1, isActive: true },
  })),
  m(
    'createSupplierItem',
    'CreateSupplierItemInput',
    '    U  B  F  F  F  F  F  F  F',
    'of an unknown supplier',
    '{ id }',
    () => ({
      ...{
        id: newId(),
        supplierId: newId(),
        itemId: newId(),
        supplierSku: 'A1',
        packQuantity: 10,
        isPreferred: false,
      },
    }),
  ),
  m('updateSupplierItem', 'UpdateSupplierItemInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), supplierSku: 'A1', packQuantity: 10, isPreferred: false, version: 1, isActive: true },
  })),
  m('setSupplierPrice', 'SetSupplierPriceInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), supplierItemId: newId(), packPricePence: 100, validFrom: '2026-11-01' },
  })),
  q('purchaseOrders', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('purchaseOrder', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { order { id } }', () => ({
    id: newId(),
  })),
  q('lowStock', CLINICIANS, 'any', '', '{ totalCount nodes { itemId wanted } }'),
  q('expiringStock', CLINICIANS, 'any', '', '{ totalCount nodes { batchId quantity } }'),
  q('expirySummary', CLINICIANS, 'any', '', '{ within rows }'),
  q('purchasingSettings', ADMINS, 'any', '', '{ twoPeopleAbovePence }'),
  m(
    'createPurchaseOrder',
    'CreatePurchaseOrderInput',
    'U  B  B  B  F  F  B  F  F',
    'of an unknown supplier',
    '{ order { id } }',
    () => ({
      ...{ id: newId(), supplierId: newId(), deliveryLocationId: newId(), lines: ORDER_LINES() },
    }),
  ),
  m(
    'updatePurchaseOrder',
    'UpdatePurchaseOrderInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ order { id } }',
    () => ({
      ...{ id: newId(), version: 1, deliveryLocationId: newId(), lines: ORDER_LINES() },
    }),
  ),
  m(
    'stepPurchaseOrder',
    'StepPurchaseOrderInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ order { id } }',
    () => ({
      ...{ id: newId(), action: 'submit' },
    }),
  ),
  m('mailPurchaseOrder', 'MailPurchaseOrderInput', ADMINS_ON_UNKNOWN, 'unknown', '', () => ({ id: newId() })),
  m(
    'receivePurchaseOrder',
    'ReceivePurchaseOrderInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ order { id } }',
    () => ({
      ...{ id: newId(), orderId: newId(), lines: [{ lineId: newId(), quantity: 1 }] },
    }),
  ),
  m(
    'recordPurchaseInvoice',
    'RecordPurchaseInvoiceInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ order { id } }',
    () => ({
      ...{ id: newId(), orderId: newId(), number: 'INV-1', invoicedOn: '2026-11-01' },
      lines: [{ lineId: newId(), packs: 1, packPricePence: 100 }],
    }),
  ),
  m(
    'draftPurchaseOrders',
    'DraftPurchaseOrdersInput',
    CLINICIANS_WRITE,
    'of unknown rules',
    '{ leftOut }',
    () => ({
      ...{ key: newId(), rules: [{ itemId: newId(), locationId: newId() }] },
    }),
  ),
  q('kits', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('kit', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { number }', () => ({ id: newId() })),
  q('kitBuildable', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id, locationIds: []) { count }', () => ({
    id: newId(),
  })),
  m(
    'createKit',
    'CreateKitInput',
    '     U  B  F  F  F  F  F  F  F',
    'of an unknown item',
    '{ number }',
    () => ({
      ...{ id: newId(), name: newId(), lines: [{ itemId: newId(), quantity: 1 }] },
    }),
  ),
  m('updateKit', 'UpdateKitInput', ADMINS_ON_UNKNOWN, 'unknown', '{ number }', () => ({
    ...{ id: newId(), name: newId(), version: 1, isActive: true },
    lines: [{ itemId: newId(), quantity: 1 }],
  })),
  q('bags', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('bagCounts', CLINICIANS, 'any', '', '{ state count }'),
  q('bagPouches', CLINICIANS, 'any', '', '{ totalCount nodes { id name } }'),
  q('bag', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { canCheck }', () => ({ id: newId() })),
  m(
    'createBag',
    'CreateBagInput',
    '     U  B  F  F  F  F  F  F  F',
    'of an unknown kit',
    '{ canCheck }',
    () => ({
      ...{ id: newId(), name: newId(), kitId: newId(), homeId: newId(), checkEveryDays: 28 },
    }),
  ),
  m('updateBag', 'UpdateBagInput', ADMINS_ON_UNKNOWN, 'unknown', '{ canCheck }', () => ({
    ...{ id: newId(), name: newId(), kitId: newId(), homeId: newId(), checkEveryDays: 28, version: 1 },
  })),
  m('packBag', 'PackBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ moves }', () => ({
    ...{ key: newId(), bagId: newId() },
  })),
  m('unpackBag', 'UnpackBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ canCheck }', () => ({
    ...{ key: newId(), bagId: newId() },
  })),
  m('stepBag', 'StepBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ canCheck }', () => ({
    ...{ id: newId(), action: 'bring_back' },
  })),
  m('checkBag', 'CheckBagInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ canCheck }', () => ({
    ...{ id: newId(), bagId: newId(), checkedAt: new Date().toISOString(), nextCheckOn: '2099-01-01' },
    ...{ unbroken: [], pouchSeals: [], lines: [] },
  })),
  m(
    'updatePurchasingSettings',
    'UpdatePurchasingSettingsInput',
    ADMINS,
    'any',
    '{ twoPeopleAbovePence }',
    () => ({
      twoPeopleAbovePence: 50_000,
    }),
  ),
];

const RECALL = (): Facts => ({
  ...{
    id: newId(),
    title: 'Particles',
    recallClass: 'class_2',
    reference: 'EL(26)A/12',
    receivedOn: '2026-11-20',
  },
  ...{ measure: 'stop_use', itemId: newId(), batchIds: [], isAllLots: true },
});

/** No witness of these is one who may: past the door that is refused, to everybody alike. */
const WITNESS = (): Facts => ({ userId: newId(), secret: 'x' });
const DRUG = (): Facts => ({ key: newId(), itemId: newId(), batchId: newId(), witness: WITNESS() });
const DRUGS: readonly Call[] = [
  q('possibleWitnesses', CLINICIANS, 'any', '', '{ userId name position }'),
  q('drugRegisters', CLINICIANS, 'any', '', '{ totalCount nodes { itemId balance } }'),
  q(
    'drugRegister',
    UNKNOWN_READ,
    'unknown',
    '($id: ID!)',
    '(itemId: $id, locationId: $id) { lots { lot } }',
    () => ({ id: newId() }),
  ),
  q(
    'drugRegisterEntries',
    CLINICIANS,
    'unknown',
    '($id: ID!)',
    '(itemId: $id, locationId: $id) { totalCount nodes { id } }',
    () => ({ id: newId() }),
  ),
  q('drugCounts', CLINICIANS, 'any', '', '{ totalCount nodes { id } }'),
  q('unwitnessedEntries', CLINICIANS, 'any', '', '{ totalCount nodes { moveId } }'),
  m(
    'moveControlledDrug',
    'MoveControlledDrugInput',
    'U  N  W  W  F  F  W  F  F',
    'unknown',
    '{ postingId }',
    () => ({ ...DRUG(), kind: 'issue', fromLocationId: newId(), toLocationId: newId(), quantity: 1 }),
  ),
  m(
    'recordControlledDose',
    'RecordControlledDoseInput',
    'U  W  W  W  F  F  W  F  F',
    'without a position',
    '{ postingId }',
    () => ({ ...DRUG(), locationId: newId(), drawnUp: 1, given: 1 }),
  ),
  m(
    'destroyControlledDrug',
    'DestroyControlledDrugInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ postingId }',
    () => ({ ...DRUG(), locationId: newId(), quantity: 1, method: 'Denatured' }),
  ),
  m(
    'correctControlledEntry',
    'CorrectControlledEntryInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ postingId }',
    () => ({ key: newId(), moveId: newId(), reason: 'Wrong lot', witness: WITNESS() }),
  ),
  m('witnessControlledEntry', 'WitnessControlledEntryInput', CLINICIANS_ON_UNKNOWN, 'unknown', '', () => ({
    moveId: newId(),
    witness: WITNESS(),
  })),
  m(
    'countControlledDrug',
    'CountControlledDrugInput',
    'U  N  W  W  F  F  W  F  F',
    'unknown',
    '{ id }',
    () => ({
      ...{ id: newId(), itemId: newId(), locationId: newId(), occasion: 'start', counted: 1 },
      witness: WITNESS(),
    }),
  ),
  m('closeDrugDiscrepancy', 'CloseDrugDiscrepancyInput', ADMINS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ countId: newId(), outcome: 'count_wrong', finding: 'Counted again' },
  })),
  q('recalls', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('recall', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { recall { id } }', () => ({ id: newId() })),
  q(
    'recallLines',
    CLINICIANS,
    'unknown',
    '($id: ID!)',
    '(recallId: $id) { totalCount nodes { id } }',
    () => ({ id: newId() }),
  ),
  m(
    'createRecall',
    'CreateRecallInput',
    'U  B  F  F  F  F  F  F  F',
    'of an unknown item',
    '{ possible }',
    RECALL,
  ),
  m('updateRecall', 'UpdateRecallInput', ADMINS_ON_UNKNOWN, 'unknown', '{ possible }', () => ({
    ...RECALL(),
    version: 1,
  })),
  m('stepRecall', 'StepRecallInput', ADMINS_ON_UNKNOWN, 'unknown', '{ possible }', () => ({
    id: newId(),
    action: 'activate',
  })),
  m('lookAgainForRecall', 'LookAgainInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ possible }', () => ({
    id: newId(),
  })),
  m('settleRecallLine', 'SettleRecallLineInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ possible }', () => ({
    lineId: newId(),
    outcome: 'traced',
  })),
];

/** What stock is worth is for administrators alone: moving.e2e.test.ts. */
const ON_UNKNOWN_PLACES = 'U  B  B  B  F  F  B  F  F';
const MOVING: readonly Call[] = [
  q('stockTransfers', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('stockTransfer', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { transfer { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStockTransfer',
    'CreateStockTransferInput',
    ON_UNKNOWN_PLACES,
    'between unknown places',
    '{ transfer { id } }',
    () => ({
      ...{ id: newId(), fromLocationId: newId(), toLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'updateStockTransfer',
    'UpdateStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ transfer { id } }',
    () => ({
      ...{ id: newId(), version: 1, fromLocationId: newId(), toLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'dispatchStockTransfer',
    'DispatchStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ transfer { id } }',
    () => ({ id: newId() }),
  ),
  m(
    'receiveStockTransfer',
    'ReceiveStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ transfer { id } }',
    () => ({ id: newId(), transferId: newId(), lines: [{ pickId: newId(), received: 1 }] }),
  ),
  m(
    'cancelStockTransfer',
    'CancelStockTransferInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ transfer { id } }',
    () => ({ id: newId() }),
  ),
  q('stockReturns', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('stockReturn', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { return { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStockReturn',
    'CreateStockReturnInput',
    ON_UNKNOWN_PLACES,
    'from an unknown place',
    '{ return { id } }',
    () => ({
      ...{ id: newId(), kind: 'to_destruction', fromLocationId: newId(), lines: [] },
    }),
  ),
  m(
    'updateStockReturn',
    'UpdateStockReturnInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ return { id } }',
    () => ({
      ...{ id: newId(), version: 1, kind: 'to_destruction', fromLocationId: newId(), lines: [] },
    }),
  ),
  m('stepStockReturn', 'StepStockReturnInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ return { id } }', () => ({
    ...{ id: newId(), action: 'authorise' },
  })),
  q('stocktakes', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('stocktake', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { stocktake { id } }', () => ({
    id: newId(),
  })),
  q('stocktakeLines', CLINICIANS, 'of any', '($id: ID!)', '(stocktakeId: $id) { nodes { id } }', () => ({
    id: newId(),
  })),
  m(
    'createStocktake',
    'CreateStocktakeInput',
    'U  B  F  F  F  F  F  F  F',
    'of an unknown place',
    '{ stocktake { id } }',
    () => ({
      ...{ id: newId(), scope: 'place', locationId: newId(), counterIds: [] },
    }),
  ),
  m('stepStocktake', 'StepStocktakeInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ stocktake { id } }', () => ({
    ...{ id: newId(), action: 'start' },
  })),
  m('countStock', 'CountStockInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ id }', () => ({
    ...{ id: newId(), stocktakeId: newId(), lineId: newId(), quantity: 1 },
  })),
  q(
    'eventReplenishment',
    UNKNOWN_READ,
    'of an unknown event',
    '($id: ID!)',
    '(eventId: $id) { eventName }',
    () => ({
      id: newId(),
    }),
  ),
  q(
    'eventForecast',
    UNKNOWN_READ,
    'of an unknown event',
    '($id: ID!)',
    '(eventId: $id) { attendance }',
    () => ({
      id: newId(),
    }),
  ),
  q(
    'previewStockImport',
    'U  B  F  F  F  F  F  F  F',
    'of a file without rows',
    '($input: StockImportInput!)',
    '(input: $input) { create }',
    () => ({ input: { kind: 'items', csv: 'SKU,Name' } }),
  ),
  m(
    'importStock',
    'StockImportInput',
    'U  B  F  F  F  F  F  F  F',
    'of a file without rows',
    '{ created }',
    () => ({
      ...{ kind: 'items', csv: 'SKU,Name' },
    }),
  ),
  m('replenishEvent', 'ReplenishEventInput', CLINICIANS_ON_UNKNOWN, 'unknown', '{ leftOut }', () => ({
    ...{ key: newId(), eventId: newId() },
  })),
  q('stockOverview', CLINICIANS, 'any', '', '{ low out inTransit }'),
  q('stockKeepers', CLINICIANS, 'of any', '($id: ID!)', '(locationId: $id) { userId }', () => ({
    id: newId(),
  })),
  m(
    'setStockKeepers',
    'SetStockKeepersInput',
    ADMINS_ON_UNKNOWN,
    'of an unknown place',
    '{ userId }',
    () => ({
      ...{ locationId: newId(), userIds: [] },
    }),
  ),
];

const ACCOUNTS: readonly Call[] = [
  q('me', '-  ok ok ok ok ok ok ok ok', 'any', '', '{ id }'),
  q('setupStatus', EVERYBODY, 'any', '', '{ isOpen }'),
  q('providerSettings', EVERYBODY, 'any', '', '{ name }'),
  q('backupStatus', ADMIN_SESSION, 'any', '', '{ lastGoodAt place isEncrypted isOverdue failedAt }'),
  q('phrases', CLINICIANS, 'any', '', '{ name }'),
  q('apiTokens', ADMIN_SESSION, 'any', '', '{ id }'),
  q('users', ADMIN_SESSION, 'any', '', '{ totalCount nodes { id hasPassword openSessions } }'),
  m('createUser', 'CreateUserInput', ADMIN_SESSION, 'any', '{ id }', () => ({
    id: newId(),
    firstName: 'Wren',
    lastName: 'Ashdown',
    email: `${newId()}@example.org`,
    role: 'staff',
  })),
  m('changeUserRole', 'ChangeUserRoleInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    userId: newId(),
    role: 'admin',
  })),
  byUnknownId('sendUserInvitation', '{ id }'),
  byUnknownId('disableUser', '{ id }'),
  byUnknownId('enableUser', '{ id }'),
  byUnknownId('endUserSessions', '{ id }'),
  // Of an account that was not seen yet; this patient's was.
  q('typedDetails', '  U  F  F  F  F  -  F  F  F', 'own', '', '{ patient_id }'),
  q('mySessions', SIGNED_IN_SESSION, 'own', '', '{ id isCurrent }'),
  call(
    'Mutation.endMySession',
    "another's",
    'U  N  N  N  N  N  F  F  F',
    'mutation ($id: ID!) { endMySession(id: $id) }',
    async (world, who) => ({ id: await world.sessionOfAnother(who) }),
  ),
  q('secondFactor', SIGNED_IN_SESSION, 'own', '', '{ isOn }'),
  call(
    'Mutation.beginSecondFactor',
    'own',
    SIGNED_IN_SESSION,
    'mutation ($password: String!) { beginSecondFactor(password: $password) { uri } }',
    () => ({ password: PASSWORD }),
  ),
  call(
    'Mutation.confirmSecondFactor',
    'own, code wrong',
    'U  B  B  B  B  B  F  F  F',
    'mutation { confirmSecondFactor(code: "no code") }',
  ),
  call(
    'Mutation.renewRecoveryCodes',
    'own, none confirmed',
    'U  N  N  N  N  N  F  F  F',
    'mutation ($password: String!) { renewRecoveryCodes(password: $password) }',
    () => ({ password: PASSWORD }),
  ),
  m(
    'removeSecondFactor',
    'RemoveSecondFactorInput',
    'U  B  B  B  B  B  F  F  F',
    'own, code wrong',
    '',
    () => ({
      password: PASSWORD,
      code: '123456',
    }),
  ),
  m('resetSecondFactor', 'ResetSecondFactorInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '', () => ({
    userId: newId(),
    reason: 'Shown their passport at the desk',
  })),
  m(
    'login',
    'LoginInput',
    'SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED F SIGN_IN_FAILED',
    'wrong password',
    '{ id }',
    (_world, who) => ({ email: `${who}-unknown@example.org`, password: 'wrong' }),
  ),
  call('Mutation.logout', 'any', 'ok ok ok ok ok ok ok F ok', 'mutation { logout }', undefined, {
    isEnding: true,
  }),
  m(
    'createAdmin',
    'CreateAdminInput',
    'SETUP_CLOSED ok SETUP_CLOSED SETUP_CLOSED SETUP_CLOSED SETUP_CLOSED SETUP_CLOSED F SETUP_CLOSED',
    'any',
    '{ id }',
    account,
  ),
  m(
    'changePassword',
    'ChangePasswordInput',
    'U  B  B  B  B  B  F  F  F',
    'own, old password wrong',
    '',
    () => ({ currentPassword: 'wrong', newPassword: 'velvet-harbour-trumpet-19' }),
  ),
  m('registerUser', 'RegisterUserInput', EVERYBODY_WRITES, 'any', '', () => ({
    email: `${newId()}@example.org`,
    password: PASSWORD,
  })),
  m('registerPatient', 'RegisterPatientInput', EVERYBODY_WRITES, 'any', '', () => ({
    name: 'Wren Ashdown',
    dob: '1990-05-06',
    gender: 'female',
    addressLine1: '1 Mill Lane',
    town: 'Harrowmere',
    postcode: 'HM1 2AB',
  })),
  call(
    'Mutation.verifyEmail',
    'a token that is none',
    NO_LINK,
    'mutation ($token: String!, $password: String!) { verifyEmail(token: $token, password: $password) }',
    () => ({ token: 'A'.repeat(43), password: PASSWORD }),
  ),
  call(
    'Mutation.requestPasswordReset',
    'any',
    EVERYBODY_WRITES,
    'mutation ($email: String!) { requestPasswordReset(email: $email) }',
    () => ({ email: `${newId()}@example.org` }),
  ),
  call(
    'Mutation.requestEmailConfirmation',
    'any',
    EVERYBODY_WRITES,
    'mutation ($email: String!) { requestEmailConfirmation(email: $email) }',
    () => ({ email: `${newId()}@example.org` }),
  ),
  m('resetPassword', 'ResetPasswordInput', NO_LINK, 'a token that is none', '', () => ({
    token: 'A'.repeat(43),
    password: PASSWORD,
  })),
  q('changes', CLINICIANS, 'any', '', '{ cursor hasMore nodes { kind id version isDeleted } }'),
  q('node', 'U  ok ok ok F  F  ok ok F', 'an event', '($id: ID!)', '(id: $id) { __typename }', ({ ids }) => ({
    id: ids.event,
  })),
  q('node', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { __typename }', () => ({
    id: newId(),
  })),
  m(
    'rotateWebhookSecret',
    'RotateWebhookSecretInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ secret }',
    () => ({
      id: newId(),
    }),
  ),
  m('replayWebhook', 'ReplayWebhookInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '', () => ({
    ...{ id: newId(), from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
  })),
  m('createApiToken', 'CreateApiTokenInput', ADMIN_SESSION, 'any', '{ token }', (world) => ({
    id: newId(),
    name: 'Another',
    role: 'staff',
    scopes: ['events_read'],
    expiresAt: new Date(world.server.clock.now().getTime() + 86_400_000).toISOString(),
  })),
  call(
    'Mutation.revokeApiToken',
    'unknown',
    'U  N  F  F  F  F  F  F  F',
    'mutation ($id: ID!) { revokeApiToken(id: $id) { id } }',
    () => ({ id: newId() }),
  ),
  m('updateProviderSettings', 'UpdateProviderSettingsInput', ADMIN_SESSION, 'any', '{ name }', () => ({})),
  m('updatePhrases', 'UpdatePhrasesInput', ADMIN_SESSION, 'any', '{ name }', () => ({ phrases: [] })),
  q('settingChanges', ADMINS, 'any', '', '{ totalCount }'),
  m('putBackSetting', 'PutBackSettingInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    changeId: newId(),
  })),
  q('providerLists', CLINICIANS, 'any', '', '{ kind items { name } }'),
  m('saveProviderList', 'SaveProviderListInput', ADMINS, 'any', '{ version }', () => ({
    kind: 'places',
    version: 0,
    items: [],
  })),
  q('mailTexts', ADMINS, 'any', '', '{ kind subject }'),
  m('saveMailText', 'SaveMailTextInput', ADMINS, 'any', '{ version }', () => ({
    kind: 'password_changed',
    version: 0,
    subject: MAILS.password_changed.usual.subject,
    body: MAILS.password_changed.usual.body,
  })),
  m('resetMailText', 'ResetMailTextInput', ADMINS, 'any', '{ version }', () => ({
    kind: 'password_changed',
    version: 0,
  })),
  m('testMailText', 'TestMailTextInput', ADMIN_SESSION, 'any', '', () => ({
    kind: 'password_changed',
    subject: 'Hello',
    body: 'Hello.',
  })),
  q('providerLook', EVERYBODY, 'any', '', '{ version accent logoId }'),
  q('providerLogo', 'N  N  N  N  N  N  N  N  N', 'unknown', '($id: ID!)', '(id: $id) { url }', () => ({
    id: newId(),
  })),
  m('saveProviderLook', 'SaveProviderLookInput', ADMINS, 'any', '{ version }', () => ({ version: 0 })),
  q('userRights', 'U  N  F  F  F  F  F  F  F', 'unknown', '($id: ID!)', '(userId: $id) { version }', () => ({
    id: newId(),
  })),
  m('saveUserRights', 'SaveUserRightsInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ version }', () => ({
    ...{ userId: newId(), version: 0, voidRecords: true, approveOrders: true, exportLists: true },
  })),
  q('doseRanges', CLINICIANS, 'any', '', '{ id drug greatestDose reviewOn changedBy }'),
  q(
    'doseRangeHistory',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(id: $id) { version }',
    () => ({ id: newId() }),
  ),
  m('createDoseRange', 'CreateDoseRangeInput', ADMINS, 'any', '{ id }', () => ({
    ...DOSE_RANGE,
    id: newId(),
  })),
  m('updateDoseRange', 'UpdateDoseRangeInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    ...DOSE_RANGE,
    id: newId(),
    version: 1,
  })),
  m('retireDoseRange', 'RetireDoseRangeInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    id: newId(),
    version: 1,
  })),
];

const AUDIT: readonly Call[] = [
  q('auditEntries', CLINICIANS, 'any', '', '{ totalCount }'),
  q('auditChains', ADMINS, 'any', '', '{ digest }'),
  q('unusualReading', ADMINS, 'any', '', '{ kind }'),
  call('Mutation.checkAuditChains', 'any', ADMINS, 'mutation { checkAuditChains }'),
  q(
    'patientViews',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { totalCount }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q(
    'patientViews',
    'U  ok ok ok F  F  ok ok F',
    "another's",
    '($id: ID!)',
    '(patientId: $id) { totalCount }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  call(
    'Mutation.recordAudit',
    'any',
    'U  ok ok ok ok ok ok F  ok',
    'mutation ($input: AuditLogInput!) { recordAudit(input: $input) }',
    () => ({ input: { action_type: 'LOGIN' } }),
  ),
];

const newEvent = ({ server }: World): Facts => ({
  eventID: newId(),
  name: 'Town carnival',
  date: server.clock.now().toISOString(),
  ends_at: new Date(server.clock.now().getTime() + 3_600_000).toISOString(),
  time_zone: 'Europe/London',
});
/** Event control is the clinicians'; clients see figures of their own events, never the board. */
const CONTROL_WRITES = 'U  ok ok ok F  F  ok F  F';
const CONTROL_UNKNOWN = 'U  N  N  N  F  F  N  F  F';
const CONTROL: readonly Call[] = [
  q('controlBoard', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { id }', ({ ids }) => ({
    id: ids.event,
  })),
  q('controlBoard', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(eventId: $id) { id }', () => ({
    id: newId(),
  })),
  q('controlLog', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { totalCount }', ({ ids }) => ({
    id: ids.event,
  })),
  s('controlChanged', CLINICIANS, '($id: ID!)', '(eventId: $id) { eventId }', ({ ids }) => ({
    id: ids.event,
  })),
  s(
    'controlChanged',
    'U  N  N  N  F  F  N  N  F',
    '($id: ID!)',
    '(eventId: $id) { eventId }',
    () => ({ id: newId() }),
    'unknown',
  ),
  m('openIncident', 'OpenIncidentInput', CONTROL_WRITES, 'any', '{ id }', ({ ids }) => ({
    eventId: ids.event,
    incidentId: newId(),
    priority: 'p2',
    place: 'Gate 4',
    what: 'Collapse',
  })),
  m('updateIncident', 'UpdateIncidentInput', CONTROL_UNKNOWN, 'unknown', '{ id }', () => ({
    incidentId: newId(),
    version: 1,
    priority: 'p2',
    place: 'Gate 4',
    what: 'Collapse',
  })),
  m('advanceIncident', 'AdvanceIncidentInput', CONTROL_UNKNOWN, 'unknown', '{ id }', () => ({
    incidentId: newId(),
    version: 1,
    to: 'clear',
    reason: 'Hoax',
  })),
  m('openIncidentPrf', 'OpenIncidentPrfInput', CONTROL_UNKNOWN, 'unknown', '{ customPrfId }', () => ({
    incidentId: newId(),
    prfId: newId(),
    commandId: newId(),
  })),
  m('linkIncidentRecord', 'LinkIncidentRecordInput', CONTROL_UNKNOWN, 'unknown', '{ id }', () => ({
    incidentId: newId(),
    logId: newId(),
  })),
  m('saveCrew', 'SaveCrewInput', CONTROL_WRITES, 'any', '{ id }', ({ ids }) => ({
    eventId: ids.event,
    crewId: newId(),
    version: 0,
    callSign: newId(),
    ownState: 'available',
    staffIds: [],
  })),
  m('saveTreatmentPlace', 'SaveTreatmentPlaceInput', CONTROL_WRITES, 'any', '{ id }', ({ ids }) => ({
    eventId: ids.event,
    placeId: newId(),
    version: 0,
    name: newId(),
    beds: 2,
    occupied: 0,
    waiting: 0,
  })),
  m('addControlLogEntry', 'AddControlLogInput', CONTROL_WRITES, 'any', '{ id }', ({ ids }) => ({
    eventId: ids.event,
    entryId: newId(),
    kind: 'weather',
    text: 'Rain',
  })),
  m('saveMethane', 'SaveMethaneInput', CONTROL_UNKNOWN, 'unknown event', '{ id }', () => ({
    eventId: newId(),
    entryId: newId(),
    majorIncident: 'standby',
    exactLocation: 'Gate 4',
    incidentType: 'Fire',
    hazards: 'Smoke',
    access: 'Gate 5',
    casualties: 'Not known',
    emergencyServices: 'Fire and rescue',
  })),
  m(
    'offerControlHandover',
    'OfferHandoverInput',
    'U  B  B  B  F  F  F  F  F',
    'any, password wrong',
    '{ id }',
    ({ ids }) => ({ eventId: ids.event, handoverId: newId(), summary: 'Quiet', password: 'wrong' }),
  ),
  m(
    'acceptControlHandover',
    'AcceptHandoverInput',
    'U  B  B  B  F  F  F  F  F',
    'unknown, password wrong',
    '{ id }',
    () => ({ handoverId: newId(), password: 'wrong' }),
  ),
];

const EVENTS: readonly Call[] = [
  q('event', EVENT_VIEWERS, "the client's own", '($id: ID!)', '(eventId: $id) { eventID }', ({ ids }) => ({
    id: ids.event,
  })),
  q(
    'event',
    'U  ok ok ok N  F  ok ok N',
    "another's",
    '($id: ID!)',
    '(eventId: $id) { eventID }',
    ({ ids }) => ({ id: ids.otherEvent }),
  ),
  q('events', EVENT_VIEWERS, 'any', '', '{ totalCount }'),
  q(
    'event',
    'U  ok ok ok F  F  ok ok F',
    'any, how it came to its state',
    '($id: ID!)',
    '(eventId: $id) { status_changes { to } }',
    ({ ids }) => ({ id: ids.event }),
  ),
  q('cheerReport', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { summary }', ({ ids }) => ({
    id: ids.event,
  })),
  q(
    'eventFigures',
    EVENT_VIEWERS,
    "the client's own",
    '($id: ID!)',
    '(eventId: $id) { presentations { text } }',
    ({ ids }) => ({ id: ids.event }),
  ),
  q(
    'eventFigures',
    'U  ok ok ok N  F  ok ok N',
    "another's",
    '($id: ID!)',
    '(eventId: $id) { presentations { text } }',
    ({ ids }) => ({ id: ids.otherEvent }),
  ),
  q(
    'clientEvents',
    EVENT_VIEWERS,
    "the client's own",
    '($id: ID!)',
    '(clientId: $id) { name }',
    ({ ids }) => ({
      id: ids.client,
    }),
  ),
  q('clientEvents', 'U  N  N  N  N  F  N  N  N', 'unknown', '($id: ID!)', '(clientId: $id) { name }', () => ({
    id: newId(),
  })),
  q('clientBoards', EVENT_VIEWERS, 'any', '', '{ name }'),
  s(
    'eventFiguresChanged',
    EVENT_VIEWERS,
    '($id: ID!)',
    '(eventId: $id) { asAt }',
    ({ ids }) => ({ id: ids.event }),
    "the client's own",
  ),
  s(
    'eventFiguresChanged',
    'U  ok ok ok N  F  ok ok N',
    '($id: ID!)',
    '(eventId: $id) { asAt }',
    ({ ids }) => ({ id: ids.otherEvent }),
    "another's",
  ),
  q('eventZones', EVENT_VIEWERS, 'any', '($id: ID!)', '(eventId: $id) { name }', ({ ids }) => ({
    id: ids.event,
  })),
  m('saveEventZone', 'SaveEventZoneInput', ADMINS, 'any', '{ id }', ({ ids }) => ({
    id: newId(),
    eventId: ids.event,
    name: `Zone ${newId()}`,
  })),
  m('createEvent', 'CreateEventInput', ADMINS, 'any', '{ eventID }', newEvent),
  m('updateEvent', 'UpdateEventInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ eventID }', (world) => ({
    ...newEvent(world),
    version: 1,
  })),
  m(
    'changeEventStatus',
    'ChangeEventStatusInput',
    'U  N  N  N  F  F  N  F  F',
    'unknown',
    '{ eventID }',
    () => ({ eventID: newId(), version: 1, status: 'live' }),
  ),
  q('eventCloseOut', ADMINS, 'any', '($id: ID!)', '(eventId: $id) { points { check } }', ({ ids }) => ({
    id: ids.event,
  })),
  m(
    'waiveEventPoints',
    'WaiveEventPointsInput',
    'U  B  F  F  F  F  F  F  F',
    'a point that is none',
    '{ points { check } }',
    ({ ids }) => ({ eventId: ids.event, check: 'prfs_unsigned', itemIds: [newId()], reason: 'Paper' }),
  ),
  q('clients', ADMINS, 'any', '', '{ client_id }'),
  m('createClient', 'CreateClientInput', ADMINS, 'any', '{ client_id }', () => ({
    client_id: newId(),
    name: newId(),
  })),
  m('updateClient', 'UpdateClientInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ client_id }', () => ({
    client_id: newId(),
    version: 1,
    name: 'Unknown',
    is_active: true,
  })),
  q('staffMembers', CLINICIANS, 'any', '', '{ staffId }'),
  q('ownGrades', CLINICIANS, 'any', '', 'ownGrades'),
  q('staffUsers', CLINICIANS, 'any', '', '{ id staffProfile { staffID } }'),
  q(
    'shiftReport',
    CLINICIANS,
    'any',
    '',
    'shiftReport(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z") { summary { totalShifts } }',
  ),
  q('staffProfiles', ADMINS, 'any', '', '{ staffID }'),
  m(
    'createStaffProfile',
    'CreateStaffProfileInput',
    'U  B  F  F  F  F  F  F  F',
    'an account that is none',
    '{ staffID }',
    () => ({
      staffID: newId(),
      userID: newId(),
      position: 'support_staff',
      qualifications: [],
      isActive: true,
    }),
  ),
  m(
    'updateStaffProfile',
    'UpdateStaffProfileInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ staffID }',
    () => ({
      staffID: newId(),
      version: 1,
      position: 'support_staff',
      qualifications: [],
      isActive: true,
    }),
  ),
  q('myAvailability', 'U  P  ok ok F  F  F  F  F', 'own; the admin has no profile', '', '{ staffID }'),
  q(
    'staffAvailability',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(staffId: $id) { staffID }',
    () => ({ id: newId() }),
  ),
  m(
    'saveWeeklyAvailability',
    'SaveWeeklyAvailabilityInput',
    'U  P  ok ok F  F  F  F  F',
    'own; the admin has no profile',
    '{ staffID }',
    () => ({ weekly: [] }),
  ),
  m(
    'addAvailabilityException',
    'AddAvailabilityExceptionInput',
    'U  P  ok ok F  F  F  F  F',
    'own; the admin has no profile',
    '{ staffID }',
    () => ({
      id: newId(),
      isAvailable: false,
      from: '2027-01-01T00:00:00Z',
      until: '2027-01-02T00:00:00Z',
    }),
  ),
  call(
    'Mutation.removeAvailabilityException',
    'unknown; the admin has no profile',
    'U  P  N  N  F  F  F  F  F',
    'mutation ($id: ID!) { removeAvailabilityException(id: $id) { staffID } }',
    () => ({ id: newId() }),
  ),
  q('cheerTeams', EVERYBODY, 'any', '', '{ team_id squads { squad_id } }'),
  q('managedCheerTeams', CLINICIANS, 'any', '', '{ team_id members squads { squad_id members } }'),
  call(
    'Mutation.setCheerTeamActive',
    'unknown',
    'U  N  N  N  F  F  N  F  F',
    'mutation ($id: ID!) { setCheerTeamActive(teamId: $id, isActive: false) { team_id } }',
    () => ({ id: newId() }),
  ),
  call(
    'Mutation.setCheerSquadActive',
    'unknown',
    'U  N  N  N  F  F  N  F  F',
    'mutation ($id: ID!) { setCheerSquadActive(squadId: $id, isActive: false) { team_id } }',
    () => ({ id: newId() }),
  ),
  m('createCheerTeam', 'CreateCheerTeamInput', CLINICIANS_WRITE, 'any', '{ team_id }', (_world, who) => ({
    team_id: newId(),
    team_name: `Team of ${who}`,
  })),
  m('updateCheerTeam', 'UpdateCheerTeamInput', CLINICIANS_WRITE, 'any', '{ team_id }', ({ ids }, who) => ({
    team_id: ids.team,
    team_name: `Named by ${who}`,
  })),
  m('createCheerSquad', 'CreateCheerSquadInput', CLINICIANS_WRITE, 'any', '{ squad_id }', ({ ids }, who) => ({
    squad_id: newId(),
    team_id: ids.team,
    squad_name: `Squad of ${who}`,
  })),
  m('updateCheerSquad', 'UpdateCheerSquadInput', CLINICIANS_WRITE, 'any', '{ squad_id }', ({ ids }, who) => ({
    squad_id: ids.squad,
    squad_name: `Named by ${who}`,
  })),
];

const EXPORTS: readonly Call[] = [
  q('ownExports', CLINICIANS_SESSION, 'own', '', '{ exportID }'),
  m('requestExport', 'RequestExportInput', CLINICIANS_SESSION, 'own', '{ exportID }', () => ({
    exportId: newId(),
    kind: 'patients',
    format: 'csv',
    query: '',
  })),
  call(
    'Mutation.cancelExport',
    "the author's",
    'U  N  ok N  F  F  F  F  F',
    'mutation ($id: ID!) { cancelExport(exportId: $id) { state } }',
    async (world) => ({ id: await world.longExport() }),
  ),
];

const VIEWS: readonly Call[] = [
  q('listLayouts', STAFF_AND_CLIENTS_SESSION, 'own', '', '{ list }'),
  m('saveListLayout', 'SaveListLayoutInput', STAFF_AND_CLIENTS_SESSION, 'own', '{ list }', () => ({
    list: 'users',
    columns: [{ key: 'name', isShown: true }],
  })),
  q('listViews', CLINICIANS_SESSION, 'own', '', '(list: patients) { id }'),
  m('saveListView', 'SaveListViewInput', CLINICIANS_SESSION, 'own', '{ id }', () => ({
    id: newId(),
    list: 'patients',
    name: 'Unknown identities',
    query: 'identity=unknown',
  })),
  call(
    'Mutation.deleteListView',
    "the author's",
    'U  N  ok N  F  F  F  F  F',
    'mutation ($id: ID!) { deleteListView(id: $id) }',
    async (world) => ({ id: await world.listView() }),
  ),
];

const newLog = ({ ids }: World): Facts => ({
  log_id: newId(),
  event_id: ids.event,
  patient_id: ids.otherPatient,
  incident_date: '2026-11-20T14:32:00Z',
  issue_summary: 'Blister',
  clinician_name: 'Rhian Vaughan',
  clinician_role: 'FREC 4',
});
const LOGS: readonly Call[] = [
  q('seeAndTreatLogs', CLINICIANS, 'any', '', '{ totalCount nodes { log_id } }'),
  q(
    'patientSeeAndTreatLogs',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { log_id }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q(
    'patientSeeAndTreatLogs',
    CLINICIANS,
    "another's",
    '($id: ID!)',
    '(patientId: $id) { log_id }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  q(
    'contactsAtEvent',
    CLINICIANS,
    "the patient's own",
    '($event: ID!, $patient: ID!)',
    '(eventId: $event, patientId: $patient) { id }',
    ({ ids }) => ({ event: ids.event, patient: ids.ownPatient }),
  ),
  m('submitSeeAndTreatLog', 'SubmitSeeAndTreatLogInput', CLINICIANS_WRITE, 'any', '{ log_id }', newLog),
  call(
    'Mutation.voidSeeAndTreatLog',
    "the author's",
    'U  ok ok F  F  F  F  F  F',
    'mutation ($id: ID!) { voidSeeAndTreatLog(logId: $id, reason: "Wrong patient") { log_id } }',
    async (world) => ({ id: await world.log() }),
  ),
  call(
    'Mutation.promoteSeeAndTreatLog',
    "the author's",
    CLINICIANS_WRITE,
    'mutation ($id: ID!, $prf: ID!) { promoteSeeAndTreatLog(logId: $id, prfId: $prf) { customPrfId } }',
    async (world) => ({ id: await world.log(), prf: newId() }),
  ),
];

const DAY_MS = 86_400_000;
/** Each a day later than the one before: nobody is on two at once. */
let shiftsMade = 1;
const newShifts = (world: World): Facts => {
  shiftsMade += 1;
  const start = world.server.clock.now().getTime() + shiftsMade * DAY_MS;
  const times = { startTime: start, endTime: start + DAY_MS / 6 };
  return {
    batchId: newId(),
    eventId: world.ids.event,
    shifts: [
      {
        startTime: new Date(times.startTime).toISOString(),
        endTime: new Date(times.endTime).toISOString(),
        role: 'support_staff',
      },
    ],
  };
};
const ASSIGNED = 'assignShift(input: { shiftId: $id, staffId: $staff })';
const BIDDING = 'setShiftBidding(shiftId: $id, isOpen: true)';
/** A shift that an admin made, open or further on. */
const shiftOf = async (world: World, step?: string): Promise<string> => {
  const admin = world.caller('admin');
  const made = await admin.graphql(
    'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shiftID } }',
    { input: newShifts(world) },
  );
  const id = (made.data as { createShifts: { shiftID: string }[] }).createShifts[0]?.shiftID ?? '';
  if (step === undefined) return id;
  const variables = { id, ...(step.includes('$staff') ? { staff: world.ids.authorStaff } : {}) };
  const parameters = step.includes('$staff') ? '$id: ID!, $staff: ID!' : '$id: ID!';
  const { errors } = await admin.graphql(`mutation (${parameters}) { ${step} { shiftID } }`, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return id;
};
/** A mutation of a shift; `on` is its state, assigned means to the author. */
const onShift = (
  field: string,
  expected: string,
  rest = '',
  step?: string,
  selection = '{ shiftID }',
): Call =>
  call(
    `Mutation.${field}`,
    step === ASSIGNED ? "the author's" : "an admin's, open",
    expected,
    `mutation ($id: ID!) { ${field}(shiftId: $id${rest}) ${selection} }`,
    async (world) => ({ id: await shiftOf(world, step) }),
  );
const ADMIN_WRITES = 'U  ok F  F  F  F  F  F  F';
const PERSON_WRITES = 'U  ok ok F  F  F  F  F  F';
const SHIFTS: readonly Call[] = [
  q('myCalendarFeed', 'U  -  -  -  F  F  F  F  F', 'own, none made', '', '{ madeAt }'),
  call('Mutation.makeCalendarFeed', 'own', CLINICIANS_SESSION, 'mutation { makeCalendarFeed { url } }'),
  call('Mutation.revokeCalendarFeed', 'own, made', CLINICIANS_SESSION, 'mutation { revokeCalendarFeed }'),
  q('shiftSwaps', CLINICIANS, "an admin's", '($id: ID!)', '(shiftId: $id) { id }', async (world) => ({
    id: await shiftOf(world),
  })),
  q('shiftsToCome', CLINICIANS, "the author's", '($id: ID!)', '(staffId: $id) { shiftID }', ({ ids }) => ({
    id: ids.authorStaff,
  })),
  m(
    'offerShiftSwap',
    'OfferSwapInput',
    'U  F  B  F  F  F  F  F  F',
    "the author's, to himself",
    '{ id }',
    async (world) => ({
      id: newId(),
      shiftId: await shiftOf(world, ASSIGNED),
      staffId: world.ids.authorStaff,
    }),
  ),
  ...['acceptShiftSwap', 'declineShiftSwap', 'withdrawShiftSwap'].map((field) =>
    call(
      `Mutation.${field}`,
      'unknown',
      'U  N  N  N  F  F  N  F  F',
      `mutation ($id: ID!) { ${field}(id: $id) { id } }`,
      () => ({ id: newId() }),
    ),
  ),
  ...['approveShiftSwap', 'refuseShiftSwap'].map((field) =>
    call(
      `Mutation.${field}`,
      'unknown',
      'U  N  F  F  F  F  F  F  F',
      `mutation ($id: ID!) { ${field}(id: $id, reason: "No cover") { id } }`,
      () => ({ id: newId() }),
    ),
  ),
  q('shifts', CLINICIANS, 'any', '($range: ShiftRange!)', '(range: $range) { shiftID }', () => ({
    range: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  })),
  q('shift', CLINICIANS, "an admin's", '($id: ID!)', '(shiftId: $id) { hasReminders }', async (world) => ({
    id: await shiftOf(world),
  })),
  q(
    'shiftNotes',
    'U  ok ok F  F  F  F  F  F',
    "the author's",
    '($id: ID!)',
    '(shiftId: $id) { noteID }',
    async (world) => ({
      id: await shiftOf(world, ASSIGNED),
    }),
  ),
  q('shiftPeople', CLINICIANS, 'any', '', '{ staffID }'),
  q('shiftConcerns', CLINICIANS, 'any', '($range: ShiftRange!)', '(range: $range) { shiftID }', () => ({
    range: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  })),
  q('shiftCandidates', ADMINS, "an admin's", '($id: ID!)', '(shiftId: $id) { fit }', async (world) => ({
    id: await shiftOf(world),
  })),
  q(
    'shiftProposal',
    ADMINS,
    'any',
    '($range: ShiftRange!)',
    '(range: $range) { lines { unfilledBecause } }',
    () => ({
      range: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
    }),
  ),
  m('createShifts', 'CreateShiftsInput', CLINICIANS_WRITE, 'any', '{ shiftID }', newShifts),
  call(
    'Mutation.cloneShift',
    "an admin's, open",
    ADMIN_WRITES,
    'mutation ($id: ID!, $new: ID!) { cloneShift(shiftId: $id, newShiftId: $new) { shiftID } }',
    async (world) => ({ id: await shiftOf(world), new: newId() }),
  ),
  m('updateShift', 'UpdateShiftInput', ADMIN_WRITES, "an admin's, open", '{ shiftID }', async (world) => ({
    shiftId: await shiftOf(world),
    briefing: 'Gate 4',
  })),
  onShift('cancelShift', ADMIN_WRITES, ', reason: "Called off"'),
  onShift('deleteShift', ADMIN_WRITES, '', undefined, ''),
  m(
    'assignShift',
    'AssignShiftInput',
    'U  ok ok O  F  F  P  F  F',
    'to the author',
    '{ shiftID }',
    async (world) => ({ shiftId: await shiftOf(world), staffId: world.ids.authorStaff }),
  ),
  onShift('unassignShift', PERSON_WRITES, ', reason: "Ill"', ASSIGNED),
  call(
    'Mutation.assignBackupStaff',
    "an admin's, open",
    ADMIN_WRITES,
    'mutation ($id: ID!, $staff: ID!) { assignBackupStaff(shiftId: $id, staffId: $staff) { shiftID } }',
    async (world) => ({ id: await shiftOf(world), staff: world.ids.authorStaff }),
  ),
  onShift('setShiftBidding', ADMIN_WRITES, ', isOpen: true'),
  onShift('applyForShift', 'U  F  ok ok F  F  P  F  F', '', BIDDING),
  m(
    'checkInShift',
    'ShiftAttendance',
    'U  E  E  F  F  F  F  F  F',
    "the author's",
    '{ shiftID }',
    async (world) => ({
      shiftId: await shiftOf(world, ASSIGNED),
    }),
  ),
  m(
    'checkOutShift',
    'ShiftAttendance',
    'U  S  S  F  F  F  F  F  F',
    "the author's",
    '{ shiftID }',
    async (world) => ({
      shiftId: await shiftOf(world, ASSIGNED),
    }),
  ),
  onShift('markShiftNoShow', 'U  E  F  F  F  F  F  F  F', '', ASSIGNED),
  onShift('undoShiftDecision', 'U  S  F  F  F  F  F  F  F', ', reason: "Came late"', ASSIGNED),
  onShift('approveShift', 'U  S  F  F  F  F  F  F  F', '', ASSIGNED),
  onShift('addShiftNote', PERSON_WRITES, ', note: "Keys at gate 4"', ASSIGNED, '{ noteID }'),
  onShift('enableShiftReminders', PERSON_WRITES, '', ASSIGNED),
];

let people = 0;
/** Somebody who is like nobody else: whoever is needs an answer first. */
const nobodyElse = (): Facts => {
  people += 1;
  return {
    patient_name: newId().slice(-8),
    dob: new Date(Date.UTC(1950, 0, people * 3)).toISOString().slice(0, 10),
  };
};
const newPatient = (): Facts => ({ patient_id: newId(), ...nobodyElse() });
const PATIENTS: readonly Call[] = [
  q(
    'patient',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { patient_id }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q(
    'patient',
    'U  ok ok ok F  F  ok ok F',
    "another's",
    '($id: ID!)',
    '(patientId: $id) { patient_id }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  q('patients', CLINICIANS, 'any', '', '{ totalCount }'),
  q(
    'searchPatients',
    CLINICIANS,
    'any',
    '',
    'searchPatients(name: "Sasha", dob: "2001-03-04") { patient_id }',
  ),
  q('searchAddresses', EVERYBODY, 'any', '', 'searchAddresses(text: "S7 1CK") { status }'),
  q('findPatients', CLINICIANS, 'any', '', 'findPatients(text: "Sasha") { patient_id }'),
  q(
    'likePatients',
    CLINICIANS,
    'any',
    '',
    'likePatients(input: { patient_name: "Sasha Quill", dob: "2001-03-04" }) { patient_id agrees }',
  ),
  q(
    'patientFieldAuthors',
    CLINICIANS,
    "another's",
    '($id: ID!)',
    '(patient_id: $id) { field }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  m('settlePatientClash', 'SettlePatientClashInput', CLINICIANS_WRITE, "another's", '', ({ ids }) => ({
    patient_id: ids.otherPatient,
    field: 'allergies',
    side: 'MINE',
  })),
  m('mergePatients', 'MergePatientsInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    mergeId: newId(),
    loserId: newId(),
    survivorId: newId(),
    loserVersion: 1,
    survivorVersion: 1,
    reason: 'Registered twice',
  })),
  m('undoPatientMerge', 'UndoPatientMergeInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    mergeId: newId(),
    reason: 'Two people',
  })),
  m(
    'undoPatientDeath',
    'UndoPatientDeathInput',
    'U  PATIENT_NOT_DECEASED F  F  F  F  F  F  F',
    "another's",
    '{ patient_id }',
    ({ ids }) => ({ patientId: ids.otherPatient, reason: 'Somebody else' }),
  ),
  m('recordIdentityCheck', 'RecordIdentityCheckInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '', () => ({
    checkId: newId(),
    mergeId: newId(),
    seen: 'passport',
    email: 'nobody@example.org',
  })),
  m('undoIdentityCheck', 'UndoIdentityCheckInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '', () => ({
    checkId: newId(),
    reason: 'Somebody else',
  })),
  m('createPatient', 'CreatePatientInput', CLINICIANS_WRITE, 'any', '{ patient_id }', newPatient),
  m('createQuickPatient', 'CreateQuickPatientInput', CLINICIANS_WRITE, 'any', '{ patient_id }', () => ({
    patient_id: newId(),
    ...nobodyElse(),
  })),
  m(
    'updatePatient',
    'UpdatePatientInput',
    CLINICIANS_WRITE,
    "the patient's own",
    '{ patient_id }',
    ({ ids }) => ({
      patient_id: ids.ownPatient,
      patient_name: 'Robin Hale',
      dob: '2001-03-04',
    }),
  ),
  m('updatePatient', 'UpdatePatientInput', CLINICIANS_WRITE, "another's", '{ patient_id }', ({ ids }) => ({
    patient_id: ids.otherPatient,
    patient_name: 'Sasha Quill',
    dob: '2001-03-04',
  })),
  m(
    'linkPatientSquad',
    'LinkPatientSquadInput',
    CLINICIANS_WRITE,
    'any',
    '{ patient_id }',
    ({ ids }, who) => ({
      patientId: ids.otherPatient,
      squadId: ids.squad,
      startDate: `2026-0${String(CALLERS.indexOf(who) + 1)}-01T09:00:00Z`,
    }),
  ),
];

const prfById =
  (id: (world: World) => string): Variables =>
  (world) => ({ id: id(world) });
const REASON = 'Handed over by the author at the end of the shift';
const IMPORTS: readonly Call[] = [
  q(
    'previewPatientImport',
    CLINICIANS,
    'any',
    '($input: PreviewPatientImportInput!)',
    '(input: $input) { state }',
    () => ({
      input: {
        rows: [
          {
            sourceSystem: 'urn:other',
            sourceValue: '1',
            patient: { patient_id: newId(), patient_name: 'Kim' },
          },
        ],
      },
    }),
  ),
  m('importPatients', 'ImportPatientsInput', CLINICIANS_WRITE, 'any', '{ created }', () => ({
    rows: [],
  })),
];

const WEBHOOKS: readonly Call[] = [
  q('webhooks', ADMIN_SESSION, 'any', '', '{ id }'),
  q(
    'webhookDeliveries',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(webhookId: $id) { totalCount }',
    () => ({ id: newId() }),
  ),
  m('createWebhook', 'CreateWebhookInput', ADMIN_SESSION, 'any', '{ secret }', () => ({
    id: newId(),
    url: 'https://example.org/hooks',
    events: ['prf_signed'],
  })),
  m('updateWebhook', 'UpdateWebhookInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ id }', () => ({
    id: newId(),
    isActive: false,
  })),
  byUnknownId('deleteWebhook'),
  byUnknownId('testWebhook', '{ id }'),
  byUnknownId('resendWebhookDelivery', '{ id }'),
];

const PRFS: readonly Call[] = [
  q(
    'prf',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own, signed",
    '($id: ID!)',
    '(customPrfId: $id) { id }',
    prfById(({ ids }) => ids.ownSignedPrf),
  ),
  q(
    'prf',
    'U  ok ok ok F  -  ok ok F',
    "the patient's own, still open",
    '($id: ID!)',
    '(customPrfId: $id) { id }',
    prfById(({ ids }) => ids.ownOpenPrf),
  ),
  q(
    'prf',
    'U  ok ok ok F  -  ok ok F',
    "another's, signed",
    '($id: ID!)',
    '(customPrfId: $id) { id }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  q(
    'prf',
    'U  -  -  -  F  -  -  -  F',
    'unknown',
    '($id: ID!)',
    '(customPrfId: $id) { id }',
    prfById(() => newId()),
  ),
  q('prfs', CLINICIANS, 'any', '', '{ totalCount }'),
  q(
    'patientPrfs',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { id }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q('patientPrfs', CLINICIANS, "another's", '($id: ID!)', '(patientId: $id) { id }', ({ ids }) => ({
    id: ids.otherPatient,
  })),
  q(
    'prfSectionVersions',
    CLINICIANS,
    'any',
    '($id: ID!)',
    '(prfId: $id, section: incidentDetails) { version }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  q('dashboard', CLINICIANS, 'any', '', '{ recentPatients { patient_id } }'),
  q('safetyReport', ADMINS, 'any', '', '{ version openAlertCount shortageCount }'),
  m(
    'savePrf',
    'SavePrfInput',
    'U  SAVED SAVED SAVED F  F  SAVED F  F',
    'a new record',
    RESULTS,
    () => saveCommand(newId()),
    SAVED,
  ),
  m(
    'savePrf',
    'SavePrfInput',
    'U  SAVED SAVED REFUSED F  F  REFUSED F  F',
    "the author's open record",
    RESULTS,
    async (world) =>
      saveCommand(await world.openPrf(), {
        section: 'PresentingComplaint',
        changes: { PresentingComplaint: { presenting_complaint: 'Fall' } },
      }),
    SAVED,
  ),
  m(
    'savePrf',
    'SavePrfInput',
    'U  REFUSED REFUSED REFUSED F  F  REFUSED F  F',
    'a signed record',
    RESULTS,
    ({ ids }) =>
      saveCommand(ids.otherSignedPrf, {
        section: 'PresentingComplaint',
        changes: { PresentingComplaint: { presenting_complaint: 'Fall' } },
      }),
    SAVED,
  ),
  m(
    'linkPrfPatient',
    'LinkPrfPatientInput',
    // It may make the record: to others an id that is taken is a conflict without detail (design section 4).
    'U  ok ok CONFLICT F  F  CONFLICT F  F',
    "the author's open record",
    '{ id }',
    async (world) => ({ prfId: await world.openPrf(), patientId: world.ids.otherPatient }),
  ),
  m(
    'linkPrfPatient',
    'LinkPrfPatientInput',
    'U  PRF_LOCKED PRF_LOCKED PRF_LOCKED F  F  PRF_LOCKED F  F',
    'a signed record',
    '{ id }',
    ({ ids }) => ({ prfId: ids.ownSignedPrf, patientId: ids.otherPatient }),
  ),
  call(
    'Mutation.requestPrfReview',
    "the author's open record",
    'U  ok ok PRF_NOT_YOURS F  F  PRF_NOT_YOURS F  F',
    'mutation ($id: ID!) { requestPrfReview(prfId: $id) { id } }',
    async (world) => ({ id: await world.openPrf() }),
  ),
  m(
    'signPrf',
    'SignPrfInput',
    'U  PRF_CHANGED PRF_CHANGED PRF_NOT_YOURS F  F  F  F  F',
    "the author's open record, another patient seen",
    '{ id }',
    async (world) => ({
      prfId: await world.openPrf(),
      password: PASSWORD,
      grade: 'Support Staff',
      strokes: 'M0 0 L10 10',
      seen: { patientId: world.ids.otherPatient, patientVersion: 1, sections: [] },
    }),
  ),
  m(
    'amendPrf',
    'AmendPrfInput',
    'U  BAD_INPUT BAD_INPUT BAD_INPUT F  F  F  F  F',
    'a signed record, with another password',
    '{ id }',
    ({ ids }) => ({
      amendmentId: newId(),
      prfId: ids.otherSignedPrf,
      reason: REASON,
      commands: saveCommand(ids.otherSignedPrf)['commands'],
      seen: 'f'.repeat(64),
      password: `not ${PASSWORD}`,
      grade: 'Support Staff',
      strokes: 'M0 0 L10 10',
    }),
  ),
  m(
    'amendPrf',
    'AmendPrfInput',
    'U  PRF_CHANGED PRF_CHANGED PRF_AMEND_NOT_YOURS F  F  F  F  F',
    'a signed record, from a version that does not stand',
    '{ id }',
    ({ ids }) => ({
      amendmentId: newId(),
      prfId: ids.otherSignedPrf,
      reason: REASON,
      commands: saveCommand(ids.otherSignedPrf)['commands'],
      seen: 'f'.repeat(64),
      password: PASSWORD,
      grade: 'Support Staff',
      strokes: 'M0 0 L10 10',
    }),
  ),
  q('prfHandover', CLINICIANS, 'any', '($id: ID!)', '(prfId: $id) { links { id } }', ({ ids }) => ({
    id: ids.otherSignedPrf,
  })),
  m(
    'makeHandoverLink',
    'MakeHandoverLinkInput',
    'U  ok ok PRF_NOT_YOURS F  F  F  F  F',
    "the author's",
    '{ token }',
    ({ ids }) => ({ linkId: newId(), prfId: ids.otherSignedPrf, format: 'atmist' }),
  ),
  call(
    'Mutation.revokeHandoverLink',
    'a link that is not there',
    'U  N  N  N  F  F  F  F  F',
    'mutation ($id: ID!) { revokeHandoverLink(linkId: $id) { links { id } } }',
    () => ({ id: newId() }),
  ),
  m(
    'recordHandover',
    'RecordHandoverInput',
    'U  ok ok PRF_NOT_YOURS F  F  F  F  F',
    "the author's, signed",
    '{ receipts { id } }',
    ({ ids, server }) => ({
      receiptId: newId(),
      prfId: ids.otherSignedPrf,
      handedOverTo: 'Dr Okafor',
      handedOverAt: server.clock.now().toISOString(),
      strokes: 'M0 0 L10 10',
    }),
  ),
  m(
    'openHandover',
    'OpenHandoverInput',
    'HANDOVER_CLOSED HANDOVER_CLOSED HANDOVER_CLOSED HANDOVER_CLOSED HANDOVER_CLOSED HANDOVER_CLOSED HANDOVER_CLOSED F HANDOVER_CLOSED',
    'a token that is none',
    '{ customPrfId }',
    () => ({ token: 'A'.repeat(22), name: 'Dr Okafor' }),
  ),
  q(
    'prfHistory',
    CLINICIANS,
    'any',
    '($id: ID!)',
    '(customPrfId: $id) { totalCount nodes { kind } }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  q(
    'overriddenQuestions',
    ADMINS,
    'any',
    '',
    'overriddenQuestions(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z") { ruleId label count lastAt open }',
  ),
  q(
    'questionAnswers',
    ADMINS,
    'any',
    '',
    '(ruleId: "ALLERGY_STATUS") { totalCount nodes { id customPrfId reason } }',
  ),
  q(
    'prfStates',
    CLINICIANS,
    'any',
    '($id: ID!)',
    '(customPrfId: $id, marks: [{ section: incidentDetails, version: 1 }]) { names { name } }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  q(
    'prfLateEdits',
    CLINICIANS,
    'any',
    '($id: ID!)',
    '(prfId: $id) { commandId }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  m(
    'setAsidePrfLateEdits',
    'SetAsidePrfLateEditsInput',
    'U  N  N  N  F  F  F  F  F',
    'a change that is not there',
    '{ commandId }',
    ({ ids }) => ({ prfId: ids.otherSignedPrf, commandIds: [newId()], reason: REASON }),
  ),
  m(
    'voidPrf',
    'PrfReasonInput',
    'U  ok ok F  F  F  F  F  F',
    "the author's open record",
    '{ id }',
    async (world) => ({ prfId: await world.openPrf(), reason: REASON }),
  ),
  m(
    'openPrfForWriting',
    'PrfReasonInput',
    'U  ok ok ok F  F  F  F  F',
    "the author's open record",
    '{ id canWrite }',
    async (world) => ({ prfId: await world.openPrf(), reason: REASON }),
  ),
  m(
    'recordAlertAction',
    'PrfAlertActionInput',
    'U  N  N  PRF_NOT_YOURS F  F  PRF_NOT_YOURS F  F',
    'an alert that is not there',
    '{ entryId }',
    async (world) => ({
      prfId: await world.openPrf(),
      entryId: newId(),
      escalation: {
        kind: 'escalated',
        name: 'Dr Hale',
        role: 'Doctor',
        at: world.server.clock.now().toISOString(),
        answer: 'On the way',
      },
    }),
  ),
];

const PRIVACY: readonly Call[] = [
  q('activeGdprNotice', '-  -  -  -  -  -  -  -  -', 'any', '', '{ version }'),
  q('gdprNotices', ADMIN_SESSION, 'any', '', '{ id }'),
  m('createGdprNotice', 'CreateGdprNoticeInput', ADMIN_SESSION, 'any', '{ id }', () => ({
    id: newId(),
    content: 'We keep your record.',
  })),
  call(
    'Mutation.activateGdprNotice',
    'unknown',
    'U  N  F  F  F  F  F  F  F',
    'mutation ($id: ID!) { activateGdprNotice(id: $id) { id } }',
    () => ({ id: newId() }),
  ),
  q(
    'prfKiosk',
    CLINICIANS,
    'any',
    '($id: ID!)',
    '(customPrfId: $id) { isOpen }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  m(
    'openKiosk',
    'OpenKioskInput',
    'U  ok ok PRF_NOT_YOURS F  F  F  F  F',
    "the author's open record",
    '{ code }',
    async (world) => ({ kioskId: newId(), customPrfId: await world.openPrf() }),
  ),
  call(
    'Mutation.closeKiosk',
    "the author's open record",
    'U  ok ok PRF_NOT_YOURS F  F  F  F  F',
    'mutation ($id: ID!) { closeKiosk(customPrfId: $id) { isOpen } }',
    async (world) => ({ id: await world.openPrf() }),
  ),
  m(
    'settleKioskProposal',
    'SettleKioskProposalInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ isOpen }',
    () => ({ proposalId: newId(), accepted: [] }),
  ),
  m(
    'proposeDetails',
    'ProposeDetailsInput',
    'U  F  F  F  F  ok F  F  F',
    'the caller’s own details',
    '{ id }',
    () => ({ proposalId: newId(), town: 'Harrowmere' }),
  ),
  q(
    'patientRecord',
    'U  F  F  F  F  ok F  F  F',
    "the patient's own, signed",
    '($id: ID!)',
    '(customPrfId: $id) { prfId }',
    ({ ids }) => ({ id: ids.ownSignedPrf }),
  ),
  q(
    'patientRecord',
    'U  F  F  F  F  N  F  F  F',
    "another's, signed",
    '($id: ID!)',
    '(customPrfId: $id) { prfId }',
    ({ ids }) => ({ id: ids.otherSignedPrf }),
  ),
  q('patientVisits', 'U  F  F  F  F  ok F  F  F', 'own', '', '{ nodes { prfId } }'),
  q(
    'patientVisits',
    'U  F  F  F  F  F  F  F  F',
    'a child of whom the patient is no guardian',
    '($id: ID)',
    '(childId: $id) { nodes { prfId } }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  q('guardedChildren', 'U  F  F  F  F  ok F  F  F', 'any', '', '{ patientId }'),
  m(
    'shareRecord',
    'ShareRecordInput',
    'U  F  F  F  F  ok F  F  F',
    "the patient's own, signed",
    '{ token }',
    ({ ids }) => ({ id: newId(), prfId: ids.ownSignedPrf, days: 1, isOnce: true }),
  ),
  m(
    'shareRecord',
    'ShareRecordInput',
    'U  F  F  F  F  N  F  F  F',
    "another's, signed",
    '{ token }',
    ({ ids }) => ({ id: newId(), prfId: ids.otherSignedPrf, days: 1, isOnce: true }),
  ),
  call(
    'Mutation.endRecordShare',
    'a link that is not there',
    'U  F  F  F  F  N  F  F  F',
    'mutation ($id: ID!) { endRecordShare(id: $id) { id } }',
    () => ({ id: newId() }),
  ),
  m(
    'openSharedRecord',
    'OpenSharedRecordInput',
    'SHARE_CLOSED SHARE_CLOSED SHARE_CLOSED SHARE_CLOSED SHARE_CLOSED SHARE_CLOSED SHARE_CLOSED F SHARE_CLOSED',
    'a token that is none',
    '{ customPrfId }',
    () => ({ token: 'A'.repeat(43), reader: 'Dr Okafor' }),
  ),
  m(
    'askRecordCorrection',
    'AskRecordCorrectionInput',
    'U  F  F  F  F  ok F  F  F',
    "the patient's own, signed",
    '{ id }',
    ({ ids }) => ({ id: newId(), prfId: ids.ownSignedPrf, part: 'found', words: 'The other ankle' }),
  ),
  q(
    'recordCorrections',
    'U  ok ok ok F  F  F  F  F',
    'any',
    '($id: ID!)',
    '(patientId: $id) { id }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  m(
    'answerRecordCorrection',
    'AnswerRecordCorrectionInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ id }',
    () => ({ id: newId(), answer: 'Amended' }),
  ),
  q(
    'guardianAccess',
    'U  ok ok ok F  F  F  F  F',
    'any',
    '($id: ID!)',
    '(patientId: $id) { links { id } }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  m(
    'linkGuardian',
    'LinkGuardianInput',
    'U  B  B  B  F  F  F  F  F',
    'an account that is none',
    '{ links { id } }',
    ({ ids }) => ({
      id: newId(),
      patientId: ids.ownPatient,
      email: 'nobody@example.org',
      relation: 'Mother',
      reason: 'Birth certificate seen',
    }),
  ),
  m(
    'unlinkGuardian',
    'UnlinkGuardianInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ links { id } }',
    () => ({
      id: newId(),
      reason: 'Over',
    }),
  ),
  m(
    'setGuardianSight',
    'SetGuardianSightInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ links { id } }',
    () => ({
      prfId: newId(),
      isShown: false,
      reason: 'Asked',
    }),
  ),
  m('setGuardian', 'SetGuardianInput', 'U  B  B  B  F  F  F  F  F', 'somebody of age', '', ({ ids }) => ({
    patientId: ids.otherPatient,
    guardian_name: 'Jo Quill',
  })),
  m('reviewGuardian', 'ReviewGuardianInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '', () => ({
    patientId: newId(),
    seen: 'passport',
    keepsGuardian: false,
  })),
  m(
    'settleProposal',
    'SettleProposalInput',
    'U  ok ok ok F  F  F  F  F',
    'a correction that waits',
    '{ id }',
    async (world) => ({ ...(await world.proposal()), accepted: [], reason: 'Not shown in person.' }),
  ),
  m('settleProposal', 'SettleProposalInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '{ id }', () => ({
    proposalId: newId(),
    accepted: [],
  })),
  q(
    'kiosk',
    EVERYBODY,
    'any',
    '($id: ID!)',
    '(customPrfId: $id) { isOpen }',
    prfById(({ ids }) => ids.ownOpenPrf),
  ),
  m('enterKiosk', 'EnterKioskInput', NO_KIOSK, 'a code that is none', '{ isOpen }', ({ ids }) => ({
    customPrfId: ids.ownOpenPrf,
    code: 'AAAAAAAA',
  })),
  m('recordConsent', 'RecordConsentInput', NO_KIOSK, 'any', '', ({ ids }) => ({
    customPrfId: ids.ownOpenPrf,
    consentGiven: true,
  })),
  m('submitKioskPatient', 'SubmitKioskInput', NO_KIOSK, 'any', '', ({ ids }) => ({
    customPrfId: ids.ownOpenPrf,
    name: 'Wren Ashdown',
  })),
  call(
    'Mutation.disableKiosk',
    'any',
    NO_KIOSK,
    'mutation ($id: ID!) { disableKiosk(customPrfId: $id) }',
    ({ ids }) => ({ id: ids.ownOpenPrf }),
  ),
];

const LIVE: readonly Call[] = [
  s('unreadNotifications', CLINICIANS_SESSION, '', '', () => ({}), 'own'),
  q('myNotifications', CLINICIANS_SESSION, 'own', '', '{ nodes { title } }'),
  call('Mutation.markNotificationsRead', 'own', CLINICIANS_SESSION, 'mutation { markNotificationsRead }'),
  q(
    'notificationChoices',
    CLINICIANS_SESSION,
    'own',
    '',
    '{ quietFrom pushKey kinds { kind app } devices { id } }',
  ),
  m('setNotificationChoice', 'SetNotificationChoiceInput', CLINICIANS_SESSION, 'own', '{ kind app }', () => ({
    ...{ kind: 'shift_filled', app: true, mail: false, push: false },
  })),
  m('setNotificationTimes', 'SetNotificationTimesInput', CLINICIANS_SESSION, 'own', '{ quietFrom }', () => ({
    ...{ quietFrom: '22:00', quietTo: '07:00', digestHour: null },
  })),
  m('addPushDevice', 'AddPushDeviceInput', CLINICIANS_SESSION, 'own', '{ id }', () => ({
    ...{ id: newId(), endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`, label: 'Phone' },
    ...{ p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  })),
  ...['removePushDevice', 'testPushDevice'].map((field) =>
    call(
      `Mutation.${field}`,
      'unknown',
      'U  N  N  N  F  F  F  F  F',
      `mutation ($id: ID!) { ${field}(id: $id) }`,
      () => ({ id: newId() }),
    ),
  ),
  s(
    'prfChanged',
    CLINICIANS,
    '($id: ID!)',
    '(prfId: $id) { kind }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
  s(
    'prfChanged',
    'U  N  N  N  F  F  N  N  F',
    '($id: ID!)',
    '(prfId: $id) { kind }',
    prfById(() => newId()),
    'unknown',
  ),
  s(
    'prfVisitors',
    CLINICIANS_SESSION,
    '($id: ID!)',
    '(prfId: $id, step: review) { step }',
    prfById(({ ids }) => ids.otherSignedPrf),
  ),
];

const NEVER_OTHERS = '    U  N  F  F  F  F  F  F  F';
const RETENTION: readonly Call[] = [
  q('erasures', ADMIN_SESSION, 'any', '', '(state: listed) { totalCount }'),
  q('erasureRun', 'U  -  F  F  F  F  F  F  F', 'any', '', '{ id }'),
  q('patientRetention', ADMIN_SESSION, 'any', '($id: ID!)', '(patientId: $id) { isPast }', ({ ids }) => ({
    id: ids.otherPatient,
  })),
  q('recordRetention', ADMIN_SESSION, 'any', '($id: ID!)', '(prfId: $id) { isPast }', ({ ids }) => ({
    id: ids.otherSignedPrf,
  })),
  m('markRetention', 'MarkRetentionInput', NEVER_OTHERS, 'unknown', '{ isPast }', () => ({
    id: newId(),
    patientId: newId(),
    kind: 'legal_hold',
    reason: 'Inquest',
  })),
  m('endRetentionMark', 'EndRetentionMarkInput', NEVER_OTHERS, 'unknown', '{ isPast }', () => ({
    id: newId(),
    reason: 'Closed',
  })),
  q('restrictions', ADMIN_SESSION, 'any', '', '{ totalCount }'),
  q('restrictedAccesses', ADMIN_SESSION, 'any', '', '(isOpen: true) { totalCount }'),
  m('restrictRecord', 'RestrictRecordInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    patientId: newId(),
    reason: 'Asked for',
  })),
  m('liftRestriction', 'EndRestrictionInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    reason: 'Over',
  })),
  m('openRestricted', 'OpenRestrictedInput', 'U  N  N  N  F  F  F  F  F', 'unknown', '', () => ({
    id: newId(),
    restrictionId: newId(),
    reason: 'On my stretcher',
  })),
  m('reviewRestrictedAccess', 'ReviewRestrictedAccessInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    review: 'Right',
  })),
  q('heldSubjects', ADMIN_SESSION, 'any', '', '{ totalCount }'),
  q(
    'heldSubject',
    ADMIN_SESSION,
    'any',
    '($id: ID!)',
    '(kind: account, subjectId: $id) { name }',
    ({ caller }) => ({ id: caller('author').user?.id }),
  ),
  m('setLegalHold', 'SetLegalHoldInput', NEVER_OTHERS, 'unknown', '{ name }', () => ({
    id: newId(),
    kind: 'client',
    subjectId: newId(),
    reason: 'Claim',
  })),
  m('liftLegalHold', 'EndRetentionMarkInput', NEVER_OTHERS, 'unknown', '{ name }', () => ({
    id: newId(),
    reason: 'Settled',
  })),
  m('keepFromErasure', 'DecideErasureInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    reason: 'A claim may come',
  })),
  m('withdrawErasure', 'DecideErasureInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    reason: 'The wrong one',
  })),
  m('approveErasures', 'ApproveErasuresInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({ ids: [newId()] })),
  m('ruleErasure', 'RuleErasureInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    patientId: newId(),
    reason: 'Asked for',
    ruledBy: 'Officer',
    reference: 'DPO-1',
  })),
  call(
    'Mutation.startErasing',
    'nothing approved',
    'U  B  F  F  F  F  F  F  F',
    'mutation ($id: ID!) { startErasing(runId: $id) { id } }',
    () => ({ id: newId() }),
  ),
];

const rightsById = (field: string): Call =>
  call(
    `Mutation.${field}`,
    'unknown',
    NEVER_OTHERS,
    `mutation ($id: ID!) { ${field}(id: $id) { id } }`,
    () => ({ id: newId() }),
  );
const rightsByReason = (field: string): Call =>
  m(field, 'AccessRequestReasonInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    reason: 'Because',
  }));
const RIGHTS: readonly Call[] = [
  q('accessRequests', ADMIN_SESSION, 'any', '', '(state: open) { totalCount }'),
  m('createAccessRequest', 'CreateAccessRequestInput', ADMIN_SESSION, 'any', '{ id }', ({ ids }) => ({
    id: newId(),
    patientId: ids.otherPatient,
    receivedOn: '2026-11-20',
    requester: 'The patient',
  })),
  m('createAccessRequest', 'CreateAccessRequestInput', ADMIN_SESSION, 'account', '{ id }', ({ caller }) => ({
    id: newId(),
    userId: caller('author').user?.id,
    receivedOn: '2026-11-20',
    requester: 'The member of staff',
  })),
  ...['askAccessIdentity', 'assembleAccessRequest', 'handOverAccessRequest'].map(rightsById),
  ...['checkAccessIdentity', 'extendAccessRequest', 'refuseAccessRequest'].map(rightsByReason),
];

const BREACH_FACTS = {
  whatHappened: 'A tablet was left on a train',
  knownAt: '2026-11-20T06:00:00.000Z',
  dataCategories: ['health'],
  peopleCategories: ['patients'],
  risk: 'risk',
};
const BREACHES: readonly Call[] = [
  q('breaches', ADMIN_SESSION, 'any', '', '(state: open) { totalCount }'),
  q('breachHistory', NEVER_OTHERS, 'unknown', '($id: ID!)', '(id: $id) { version }', () => ({ id: newId() })),
  m('createBreach', 'CreateBreachInput', ADMIN_SESSION, 'any', '{ id }', () => ({
    id: newId(),
    ...BREACH_FACTS,
  })),
  m('updateBreach', 'UpdateBreachInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    version: 1,
    ...BREACH_FACTS,
  })),
  m('closeBreach', 'CloseBreachInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    version: 1,
  })),
  m('reopenBreach', 'ReopenBreachInput', NEVER_OTHERS, 'unknown', '{ id }', () => ({
    id: newId(),
    version: 1,
    reason: 'The ICO asked for more',
  })),
];

const MATRIX: readonly Call[] = [
  ...ACCOUNTS,
  ...AUDIT,
  ...EVENTS,
  ...CONTROL,
  ...EXPORTS,
  ...VIEWS,
  ...LOGS,
  ...SHIFTS,
  ...PATIENTS,
  ...IMPORTS,
  ...WEBHOOKS,
  ...PRFS,
  ...PRIVACY,
  ...RETENTION,
  ...RIGHTS,
  ...BREACHES,
  ...STOCK,
  ...FHIR_CODES,
  ...SUPPLY,
  ...DRUGS,
  ...MOVING,
  ...LIVE,
];

/** REST rows by status, in the same columns. A row mirrors an operation above, so one or two records each will do. */
interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly on: string;
  readonly expected: string;
  readonly url: (world: World) => string | Promise<string>;
  readonly body?: (world: World, who: Who) => object;
  /** In place of a body: sends what is no JSON. */
  readonly send?: (caller: TestCaller, url: string) => Promise<{ readonly statusCode: number }>;
  readonly isEnding?: boolean;
}

/** A row about one shift; assigned means to the author. */
const shiftRow = (
  method: RestCall['method'],
  rest: string,
  expected: string,
  body?: (world: World) => object,
  step?: string,
): RestCall => ({
  method,
  path: `/api/shifts/{id}${rest}`,
  on: step === ASSIGNED ? "the author's" : "an admin's, open",
  expected,
  url: async (world) => `/api/shifts/${await shiftOf(world, step)}${rest}`,
  ...(body === undefined ? {} : { body }),
});
const SHIFT_ROWS: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/shifts',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/shifts',
  },
  shiftRow('GET', '/notes', '401 200 200 403 403 403 403 403 403', undefined, ASSIGNED),
  shiftRow('POST', '/notes', '401 201 201 403 403 403 403 403 403', () => ({ note: 'Keys' }), ASSIGNED),
  shiftRow('PUT', '/assign', '401 200 200 403 403 403 409 403 403', ({ ids }) => ({
    staffId: ids.authorStaff,
    status: 'assigned',
  })),
  shiftRow('PUT', '', '401 200 403 403 403 403 403 403 403', (world) => {
    const [times] = newShifts(world)['shifts'] as { startTime: string; endTime: string }[];
    return { shiftStart: times?.startTime, shiftEnd: times?.endTime };
  }),
  {
    method: 'POST',
    path: '/api/shifts/clone',
    on: 'one that is not there',
    expected: '401 404 404 404 403 403 404 403 403',
    url: () => '/api/shifts/clone',
    body: () => ({ shiftId: newId() }),
  },
  shiftRow('POST', '/apply', '401 403 403 403 403 403 403 403 403', () => ({ userId: newId() }), BIDDING),
  shiftRow(
    'POST',
    '/checkin',
    '401 409 409 403 403 403 403 403 403',
    () => ({ checkInTime: null }),
    ASSIGNED,
  ),
  shiftRow(
    'POST',
    '/checkout',
    '401 409 409 403 403 403 403 403 403',
    () => ({ checkOutTime: null }),
    ASSIGNED,
  ),
  shiftRow('POST', '/assign-backup', '401 200 403 403 403 403 403 403 403', ({ ids }) => ({
    staffId: ids.authorStaff,
  })),
  shiftRow(
    'POST',
    '/reminders',
    '401 200 200 403 403 403 403 403 403',
    () => ({ reminderSchedule: ['24h', '1h'] }),
    ASSIGNED,
  ),
  shiftRow('DELETE', '', '401 204 403 403 403 403 403 403 403'),
  {
    method: 'POST',
    path: '/api/shifts/batchCreate',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/shifts/batchCreate',
    body: newShifts,
  },
];

const REST: readonly RestCall[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    on: 'wrong password',
    expected: '401 401 401 401 401 401 401 403 401',
    url: () => '/api/auth/login',
    body: (_world, who) => ({ email: `${who}-rest@example.org`, password: 'wrong' }),
  },
  {
    method: 'GET',
    path: '/api/auth/user',
    on: 'any',
    expected: '401 200 200 200 200 200 200 200 200',
    url: () => '/api/auth/user',
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    on: 'any',
    expected: '204 204 204 204 204 204 204 403 204',
    url: () => '/api/auth/logout',
    isEnding: true,
  },
  {
    method: 'GET',
    path: '/api/cheer/teams',
    on: 'any',
    expected: '200 200 200 200 200 200 200 200 200',
    url: () => '/api/cheer/teams',
  },
  {
    method: 'GET',
    path: '/api/patients',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/patients',
  },
  {
    method: 'GET',
    path: '/api/patients/search',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/patients/search?name=Sasha&dob=2001-03-04',
  },
  {
    method: 'POST',
    path: '/api/patient',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patient',
    body: nobodyElse,
  },
  {
    method: 'PUT',
    path: '/api/patient/{patient_id}',
    on: "the patient's own",
    expected: '401 200 200 200 403 403 200 403 403',
    url: ({ ids }) => `/api/patient/${ids.ownPatient}`,
    body: () => ({ patient_name: 'Robin Hale', dob: '2001-03-04' }),
  },
  {
    method: 'POST',
    path: '/api/patient/patient-squad',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patient/patient-squad',
    body: ({ ids }) => ({
      patient_id: ids.otherPatient,
      squad_id: ids.squad,
      start_date: '2026-10-01T09:00:00Z',
    }),
  },
  {
    method: 'POST',
    path: '/api/patient-squad',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patient-squad',
    body: ({ ids }) => ({
      patient_id: ids.otherPatient,
      squad_id: ids.squad,
      start_date: '2026-11-01T09:00:00Z',
    }),
  },
  {
    method: 'POST',
    path: '/api/patients',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/patients',
    body: nobodyElse,
  },
  {
    method: 'POST',
    path: '/api/users/register',
    on: 'any',
    expected: '201 201 201 201 201 201 201 403 201',
    url: () => '/api/users/register',
    body: () => ({ email: `${newId()}@example.org`, password: PASSWORD, role: 'patient' }),
  },
  {
    method: 'POST',
    path: '/api/patients/register',
    on: 'any',
    expected: '201 201 201 201 201 201 201 403 201',
    url: () => '/api/patients/register',
    body: () => ({
      name: 'Wren Ashdown',
      dob: '1990-05-06',
      gender: 'Female',
      addressLine1: '1 Mill Lane',
      town: 'Harrowmere',
      postcode: 'HM1 2AB',
      user_id: null,
    }),
  },
  {
    method: 'GET',
    path: '/api/gdpr-notice/active',
    on: 'any, while there is none',
    expected: '404 404 404 404 404 404 404 404 404',
    url: () => '/api/gdpr-notice/active',
  },
  {
    method: 'GET',
    path: '/api/prf/{prfId}/kiosk',
    on: 'any',
    expected: '200 200 200 200 200 200 200 200 200',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk`,
  },
  {
    method: 'POST',
    path: '/api/prf/{prfId}/kiosk/enter',
    on: 'a code that is none',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk/enter`,
    body: () => ({ code: 'AAAAAAAA' }),
  },
  {
    method: 'POST',
    path: '/api/prf/{prfId}/consent',
    on: 'any',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/consent`,
    body: () => ({ consentGiven: true }),
  },
  {
    method: 'POST',
    path: '/api/prf/{prfId}/kiosk/patient',
    on: 'any',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk/patient`,
    body: () => ({ name: 'Wren Ashdown' }),
  },
  {
    method: 'PUT',
    path: '/api/prf/{prfId}/kiosk/disable',
    on: 'any',
    expected: '404 404 404 404 404 404 404 403 404',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/kiosk/disable`,
    body: () => ({}),
  },
  {
    method: 'POST',
    path: '/api/audit-log',
    on: 'any',
    expected: '401 204 204 204 204 204 204 403 204',
    url: () => '/api/audit-log',
    body: () => ({ action_type: 'LOGIN' }),
  },
  {
    method: 'GET',
    path: '/api/patients/{patient_id}/pdf',
    on: "the patient's own",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/api/patients/${ids.ownPatient}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/patients/{patient_id}/pdf',
    on: "another's",
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/api/patients/${ids.otherPatient}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/access-requests/{requestId}/files/{name}',
    on: 'unknown',
    expected: '401 404 403 403 403 403 403 403 403',
    url: () => `/api/access-requests/${newId()}/files/record.pdf`,
  },
  {
    method: 'GET',
    path: '/api/prf/{prfId}/pdf',
    on: "the patient's own, signed",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/api/prf/${ids.ownSignedPrf}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/prf/{prfId}/pdf',
    on: "another's, signed",
    expected: '401 200 200 200 403 404 200 200 403',
    url: ({ ids }) => `/api/prf/${ids.otherSignedPrf}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    on: "the patient's own, signed",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/api/prf/${ids.ownSignedPrf}/pictures/${ids.ownPicture}`,
  },
  {
    method: 'GET',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    on: "another's, signed",
    expected: '401 200 200 200 403 404 200 200 403',
    url: ({ ids }) => `/api/prf/${ids.otherSignedPrf}/pictures/${ids.otherPicture}`,
  },
  {
    method: 'PUT',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    on: "the author's open record",
    expected: '401 200 200 403 403 403 403 403 403',
    url: ({ ids }) => `/api/prf/${ids.ownOpenPrf}/pictures/${newId()}`,
    send: sendPicture,
  },
  {
    method: 'PUT',
    path: '/api/prf/{prfId}/pictures/{pictureId}',
    on: 'a signed record',
    expected: '401 409 409 409 403 403 409 403 403',
    url: ({ ids }) => `/api/prf/${ids.ownSignedPrf}/pictures/${newId()}`,
    send: sendPicture,
  },
  {
    method: 'GET',
    path: '/api/patient-record/{custom_prf_id}/pdf',
    on: "the patient's own, signed",
    expected: '401 403 403 403 403 200 403 403 403',
    url: ({ ids }) => `/api/patient-record/${ids.ownSignedPrf}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/patient-record/{custom_prf_id}/pdf',
    on: "another's, signed",
    expected: '401 403 403 403 403 404 403 403 403',
    url: ({ ids }) => `/api/patient-record/${ids.otherSignedPrf}/pdf`,
  },
  {
    method: 'POST',
    path: '/api/shared-record/open',
    on: 'a token that is none',
    expected: '404 404 404 404 404 404 404 403 404',
    url: () => '/api/shared-record/open',
    body: () => ({ token: 'A'.repeat(43), reader: 'Dr Okafor' }),
  },
  {
    method: 'POST',
    path: '/api/handover/open',
    on: 'a token that is none',
    expected: '404 404 404 404 404 404 404 403 404',
    url: () => '/api/handover/open',
    body: () => ({ token: 'A'.repeat(22), name: 'Dr Okafor' }),
  },
  {
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    on: "the patient's own, signed",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/fhir/Bundle/${ids.ownSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    on: "the patient's own, open",
    expected: '401 200 200 200 403 404 200 200 403',
    url: ({ ids }) => `/fhir/Bundle/${ids.ownOpenPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    on: "another's, signed",
    expected: '401 200 200 200 403 404 200 200 403',
    url: ({ ids }) => `/fhir/Bundle/${ids.otherSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Patient/{patient_id}/$everything',
    on: "the patient's own",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/fhir/Patient/${ids.ownPatient}/$everything`,
  },
  {
    method: 'GET',
    path: '/fhir/Patient/{patient_id}/$everything',
    on: "another's",
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Patient/${ids.otherPatient}/$everything`,
  },
  {
    method: 'GET',
    path: '/fhir/metadata',
    on: 'any',
    expected: '200 200 200 200 200 200 200 200 200',
    url: () => '/fhir/metadata',
  },
  {
    method: 'GET',
    path: '/fhir/Patient',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/fhir/Patient?birthdate=1990-03-01',
  },
  {
    method: 'GET',
    path: '/fhir/Patient/{id}',
    on: 'the patient’s own',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Patient/${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/Encounter',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Encounter?patient=${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/Encounter/{id}',
    on: 'the patient’s own, signed',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Encounter/${ids.ownSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Observation',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Observation?patient=${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/Observation/{id}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => '/fhir/Observation/unknown',
  },
  {
    method: 'GET',
    path: '/fhir/DocumentReference',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/DocumentReference?patient=${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/DocumentReference/{id}',
    on: 'the patient’s own, signed',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/DocumentReference/${ids.ownSignedPrf}`,
  },
  {
    method: 'POST',
    path: '/api/see-and-treat',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/see-and-treat',
    body: newLog,
  },
  {
    method: 'GET',
    path: '/api/events',
    on: 'any',
    expected: '401 200 200 200 200 403 200 200 200',
    url: () => '/api/events',
  },
  {
    method: 'GET',
    path: '/api/events/{event_id}/figures',
    on: "the client's own",
    expected: '401 200 200 200 200 403 200 200 200',
    url: ({ ids }) => `/api/events/${ids.event}/figures`,
  },
  {
    method: 'GET',
    path: '/api/events/{event_id}/figures',
    on: "another's",
    expected: '401 200 200 200 404 403 200 200 404',
    url: ({ ids }) => `/api/events/${ids.otherEvent}/figures`,
  },
  ...['', '/pdf', '/xlsx'].map((form): RestCall => ({
    method: 'GET',
    path: `/api/events/{event_id}/cheer-report${form}`,
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/api/events/${ids.event}/cheer-report${form}`,
  })),
  ...['pdf', 'xlsx'].flatMap((form): RestCall[] => [
    {
      method: 'GET',
      path: `/api/events/{event_id}/report/${form}`,
      on: "the client's own",
      expected: '401 200 200 200 200 403 200 200 200',
      url: ({ ids }) => `/api/events/${ids.event}/report/${form}`,
    },
    {
      method: 'GET',
      path: `/api/events/{event_id}/report/${form}`,
      on: "another's",
      expected: '401 200 200 200 404 403 200 200 404',
      url: ({ ids }) => `/api/events/${ids.otherEvent}/report/${form}`,
    },
  ]),
  {
    method: 'GET',
    path: '/api/events/{event_id}/zones',
    on: 'any',
    expected: '401 200 200 200 200 403 200 200 200',
    url: ({ ids }) => `/api/events/${ids.event}/zones`,
  },
  ...['', '/csv', '/xlsx', '/pdf'].map((form): RestCall => ({
    method: 'GET',
    path: `/api/shifts/report${form}`,
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => `/api/shifts/report${form}`,
  })),
  {
    method: 'GET',
    path: '/api/inventory/locations',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/inventory/locations',
  },
  {
    method: 'GET',
    path: '/api/inventory/locations/{id}/stock',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/locations/${newId()}/stock`,
  },
  {
    method: 'GET',
    path: '/api/inventory/usage-logs/csv',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/inventory/usage-logs/csv',
  },
  {
    method: 'GET',
    path: '/api/inventory/purchase-orders/{id}/pdf',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/purchase-orders/${newId()}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/inventory/controlled-drugs/{itemId}/registers/{locationId}/pdf',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/controlled-drugs/${newId()}/registers/${newId()}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/inventory/recalls/{id}/pdf',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/recalls/${newId()}/pdf`,
  },
  {
    method: 'GET',
    path: '/api/inventory/labels/{kind}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/labels/item?ids=${newId()}`,
  },
  {
    method: 'POST',
    path: '/api/inventory/locations',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/inventory/locations',
    body: () => ({ location_name: newId(), location_type: 'Medical Tent' }),
  },
  {
    method: 'PUT',
    path: '/api/inventory/locations/{id}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 403 403',
    url: () => `/api/inventory/locations/${newId()}`,
    body: () => ({ location_name: newId(), location_type: 'Medical Tent' }),
  },
  {
    method: 'DELETE',
    path: '/api/inventory/locations/{id}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 403 403',
    url: () => `/api/inventory/locations/${newId()}`,
  },
  {
    method: 'GET',
    path: '/api/staff/users',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/staff/users',
  },
  {
    method: 'GET',
    path: '/api/staff',
    on: 'any',
    expected: '401 200 403 403 403 403 403 403 403',
    url: () => '/api/staff',
  },
  {
    method: 'POST',
    path: '/api/staff',
    on: 'an account that is none',
    expected: '401 400 403 403 403 403 403 403 403',
    url: () => '/api/staff',
    body: () => ({ userID: newId(), position: 'Support Staff', qualifications: [] }),
  },
  {
    method: 'GET',
    path: '/api/users',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/users',
  },
  ...['patients', 'prfs', 'events', 'see-and-treat-logs', 'audit-entries'].map((list): RestCall => ({
    method: 'GET',
    path: `/api/exports/${list}`,
    on: 'any',
    expected:
      list === 'events' ? '401 200 200 200 200 403 200 200 200' : '401 200 200 200 403 403 200 200 403',
    url: () => `/api/exports/${list}`,
  })),
  ...STOCK_EXPORTS.flatMap((list) =>
    (['csv', 'xlsx'] as const).map((format): RestCall => {
      const path = exportPath(list, format);
      // A register is of one drug at one location, and the sample names neither.
      const isRegister = list === 'drugRegisterEntries';
      return {
        method: 'GET',
        path,
        on: 'any',
        expected: isRegister ? '401 400 400 400 403 403 400 400 403' : '401 200 200 200 403 403 200 200 403',
        url: () => path,
      };
    }),
  ),
  ...['items', 'rules', 'opening'].flatMap((kind) =>
    ['', '/preview'].map((step): RestCall => ({
      method: 'POST',
      path: `/api/inventory/import/{kind}${step}`,
      on: `an empty file of ${kind}`,
      expected: '401 400 403 403 403 403 403 403 403',
      url: () => `/api/inventory/import/${kind}${step}`,
      send: sendNothing,
    })),
  ),
  {
    method: 'GET',
    path: '/api/exports/files/{exportId}',
    on: 'one that is nobody’s',
    expected: '401 404 404 404 403 403 403 403 403',
    url: () => `/api/exports/files/${newId()}`,
  },
  {
    method: 'GET',
    path: '/api/changes',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/changes?first=5',
  },
  ...SHIFT_ROWS,
];

const columns = (expected: string): Readonly<Record<string, string>> => {
  const cells = expected.trim().split(/\s+/);
  if (cells.length !== CALLERS.length) throw new Error(`${String(cells.length)} columns in '${expected}'`);
  return Object.fromEntries(
    CALLERS.map((who, place) => [who, SHORT[cells[place] ?? ''] ?? cells[place] ?? '']),
  );
};

let world: World;
/** The root field that each REST row mirrors, by method and path. */
let mirrored: ReadonlyMap<string, string>;
let records: ReadonlySet<string>;

beforeAll(async () => {
  world = await createWorld();
  mirrored = new Map(world.server.routes.map(({ method, path, mirrors }) => [`${method} ${path}`, mirrors]));
  records = showingRecords();
});
afterAll(() => world.close());

/** A type with one of these fields shows a record, or whose it is. */
const NAMES_SOMEBODY = /^(?:patient_?id|prf_?id|custom_?prf_?id|patient_?name|dob)$/i;
/** Accounts say by its id which record is theirs, and nothing of it. */
const ACCOUNTS_ONLY = new Set(['User', 'SessionUser']);
/** Show something of a record by fields of other names. */
const ALSO_RECORDS: readonly string[] = [
  'Query.patientFieldAuthors',
  'Query.patientViews',
  'Query.prfHandover',
  'Query.prfHistory',
  'Mutation.recordHandover',
  'Mutation.revokeHandoverLink',
  'Mutation.makeHandoverLink',
  'Mutation.openKiosk',
  'Mutation.proposeDetails',
  'Mutation.settleProposal',
];
/** Why one that answers needs no entry about anybody's record. */
const NO_READ: Readonly<Record<string, string>> = {
  'Query.guardedChildren on any': 'the patient of the sample is nobody’s guardian: it lists nobody',
  'Mutation.createAccessRequest on account': 'it is about an account, which has the entry',
};

/** The operations whose answers can show a patient's or a PRF's data, by the types that they reach. */
const showingRecords = (): ReadonlySet<string> => {
  const schema = buildSchema(createContract()['schema.graphql']);
  const reached = (type: GraphQLNamedType, seen: Set<string>): boolean => {
    if (!isObjectType(type) || ACCOUNTS_ONLY.has(type.name) || seen.has(type.name)) return false;
    seen.add(type.name);
    return Object.values(type.getFields()).some(
      (field) => NAMES_SOMEBODY.test(field.name) || reached(getNamedType(field.type), seen),
    );
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ type }) => reached(getNamedType(type), new Set()))
      .map(({ name }) => `${root?.name ?? ''}.${name}`),
  );
  return new Set([...names, ...ALSO_RECORDS]);
};

/** Whether the trail has whose record a request was about, or that it was a list or a search. */
const isEntered = async (operation: string, { lastRequestId }: TestCaller): Promise<boolean> => {
  const { database, clock, services } = world.server;
  await services.audit.settled();
  // A socket has a request of its own; the clock stands still while its caller asks.
  const [which, value] = operation.startsWith('Subscription.')
    ? ['recorded_at', clock.now()]
    : ['request_id', lastRequestId];
  const rows = await database.dataSource.query<unknown[]>(
    `SELECT FROM audit_entry WHERE ${which} = $1 AND entity_type <> 'Operation'
       AND (patient_id IS NOT NULL OR prf_id IS NOT NULL OR entity_id !~ '^[0-9a-f-]{36}$')`,
    [value],
  );
  return rows.length > 0;
};

const asEverybody = async (
  isEnding: boolean,
  ask: (caller: TestCaller, who: Who) => Promise<string>,
): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {};
  for (const who of CALLERS) {
    // Later: the rates of public writes are another test's matter.
    world.server.clock.advance(5_000);
    const caller = isEnding ? await world.afresh(who) : world.caller(who);
    answers[who] = await ask(caller, who);
  }
  return answers;
};

describe('GraphQL', () => {
  it.each(MATRIX)('$operation on $on', async ({ operation, on, expected, ask, isEnding }) => {
    const silent: string[] = [];
    const answers = await asEverybody(isEnding, async (caller, who) => {
      const answer = await ask(caller, world, who);
      // A refusal shows nothing; a command's is an answer, with what stands there or not.
      const isShown = ['ok', 'SAVED', 'REFUSED'].includes(answer);
      if (isShown && records.has(operation) && !(`${operation} on ${on}` in NO_READ)) {
        if (!(await isEntered(operation, caller))) silent.push(who);
        // What was done already shows the same, and writes nothing.
        if (operation.startsWith('Mutation.') && !isEnding) {
          const repeated = (await caller.again()).json<GraphqlAnswer>();
          if (!repeated.errors && !(await isEntered(operation, caller))) silent.push(`${who} again`);
        }
      }
      return answer;
    });
    expect(answers).toEqual(columns(expected));
    expect(silent, 'shown without an entry in the trail').toEqual([]);
  });
});

describe('REST', () => {
  it.each(REST)('$method $path on $on', async (row) => {
    const { method, expected, url, body, send, isEnding = false } = row;
    const silent: string[] = [];
    const answers = await asEverybody(isEnding, async (caller, who) => {
      const address = await url(world);
      const { statusCode } = await (send?.(caller, address) ??
        caller.request({
          method,
          url: address,
          ...(body === undefined ? {} : { payload: body(world, who) }),
        }));
      const operation = mirrored.get(`${method} ${row.path}`) ?? '';
      if (statusCode < 300 && records.has(operation) && !(await isEntered(operation, caller)))
        silent.push(who);
      return String(statusCode);
    });
    expect(answers).toEqual(columns(expected));
    expect(silent, 'shown without an entry in the trail').toEqual([]);
  });
});

describe('the matrix', () => {
  it('holds every operation and every REST row of the contract, and no other', () => {
    const listed = [...createContract()['permissions.md'].matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, name]) => name,
    );
    const inMatrix = [
      ...MATRIX.map(({ operation }) => operation),
      ...REST.map(({ method, path }) => `${method} ${path}`),
    ];
    expect([...new Set(inMatrix)].sort()).toEqual([...new Set(listed)].sort());
  });
});
