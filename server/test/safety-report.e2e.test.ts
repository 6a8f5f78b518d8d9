import { openQuestions } from '@sideline/schema/prf/questions/answers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { RELEASE } from '../src/platform/release.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { answersTo, factsOf } from './prf-answers.js';
import { command, completeRecord, openPrfBench, sign, told, WELL, type PrfBench } from './prf-fixture.js';

/** The safety officer's page: what is open, counted whole where the list ends, and nothing that is settled. */

interface Report {
  readonly version: string;
  readonly openAlertCount: number;
  readonly openAlerts: readonly {
    readonly alert: { readonly entryId: string };
    readonly prf: { id: string };
  }[];
  readonly shortageCount: number;
  readonly shortages: readonly {
    readonly moveId: string;
    readonly quantity: number;
    readonly customPrfId: string | null;
  }[];
}
interface Overridden {
  readonly ruleId: string;
  readonly label: string;
  readonly count: number;
  readonly open: number;
}

const SHOWN = 100;
const PAGE = `query ($from: DateTimeISO!, $to: DateTimeISO!) {
  safetyReport {
    version
    openAlertCount openAlerts { alert { entryId total band } prf { id } }
    shortageCount
    shortages { moveId itemName quantity unit locationId locationName occurredAt customPrfId byName }
  }
  overriddenQuestions(from: $from, to: $to) { ruleId label count open }
}`;

let bench: PrfBench;
let server: TestServer;
let admin: TestCaller;
let crew: Actor;
beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
  admin = await server.signedIn('admin');
  crew = await bench.actor('staff');
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

const page = async (): Promise<{ readonly report: Report; readonly questions: readonly Overridden[] }> => {
  const { data, errors } = await admin.graphql(PAGE, {
    from: '2026-11-20T00:00:00Z',
    to: '2026-11-21T00:00:00Z',
  });
  expect(errors).toBeUndefined();
  return {
    report: data?.['safetyReport'] as Report,
    questions: data?.['overriddenQuestions'] as readonly Overridden[],
  };
};
const say = async (field: string, type: string, input: object): Promise<void> => {
  const { errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};
const save = async (...commands: readonly ReturnType<typeof command>[]): Promise<void> => {
  for (const result of await bench.save(crew, ...commands))
    expect(result, JSON.stringify(result)).toMatchObject({ outcome: 'SAVED' });
};
const numberOf = async (prfId: string): Promise<string | undefined> =>
  (await bench.reading.find(bench.context(crew), prfId))?.customPrfId;

it('has this version, and nothing open where nothing is', async () => {
  const { report, questions } = await page();
  expect(report).toEqual({
    version: RELEASE,
    openAlertCount: 0,
    openAlerts: [],
    shortageCount: 0,
    shortages: [],
  });
  expect(questions).toEqual([]);
  const viewed = await bench.database.asOwner<{ entity_id: string }>(
    `SELECT entity_id FROM audit_entry WHERE action = 'SAFETY_REPORT_VIEWED'`,
  );
  expect(viewed).toEqual([{ entity_id: 'all' }]);
});

it('has the alerts of open records without an action, the oldest first', async () => {
  const alerted = async () => {
    const [prfId, entryId] = [newId(), newId()];
    await save(
      command(
        prfId,
        'observations',
        { entries: [{ id: entryId, ...WELL, respiratory_rate: 26 }] },
        { patientId: await bench.patient() },
      ),
    );
    return { prfId, entryId };
  };
  const first = await alerted();
  bench.advance(60_000);
  const second = await alerted();
  const acted = await alerted();
  await save(
    command(
      acted.prfId,
      'observations',
      {},
      { baseVersion: 1, alertAction: { entryId: acted.entryId, total: 3, ...told('Oxygen given') } },
    ),
  );
  const wrong = await alerted();
  await bench.mutate(crew, (context) => bench.prfs.declareVoid(context, wrong.prfId, 'Wrong patient'));
  const { report } = await page();
  expect(report.openAlertCount).toBe(2);
  expect(report.openAlerts).toEqual(
    [first, second].map(({ prfId, entryId }) => ({
      alert: { entryId, total: 3, band: 'low_medium' },
      prf: { id: prfId },
    })),
  );
});

it('counts the questions that were answered instead of corrected, and those that wait', async () => {
  const narrow = async () => {
    const prfId = await completeRecord(bench, crew);
    const prf = await bench.reading.find(bench.context(crew), prfId);
    const baseVersion = prf?.sections.find(({ key }) => key === 'observations')?.version ?? 0;
    const entry = { id: '01934a5e-0000-7000-8000-000000000001', bp_systolic: 92, bp_diastolic: 90 };
    await save(command(prfId, 'observations', { entries: [entry] }, { baseVersion }));
    return prfId;
  };
  const answered = await narrow();
  await narrow();
  const prf = await bench.reading.find(bench.context(crew), answered);
  if (prf === null) throw new Error('The record is there');
  const baseVersion = prf.sections.find(({ key }) => key === 'DispositionOutcome')?.version ?? 0;
  const answers = answersTo(openQuestions(factsOf(prf)), 'Measured again by hand');
  await save(command(answered, 'DispositionOutcome', answers, { baseVersion }));
  await sign(bench, crew, answered);
  const { questions } = await page();
  expect(questions.find(({ ruleId }) => ruleId === 'PULSE_PRESSURE')).toMatchObject({ count: 1, open: 1 });
});

it('has the shortages that nobody has settled, the oldest first, and counts those after the hundredth', async () => {
  const [itemId, batchId, bag] = [newId(), newId(), newId()];
  await say('createStockItem', 'CreateStockItemInput', {
    ...{ id: itemId, sku: itemId, name: 'Aspirin tablet', itemType: 'medicine', drug: 'aspirin' },
    ...{ strength: '300 mg', unit: 'tablet', unitsPerPack: 100, isBatchTracked: true, hasExpiry: true },
    ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
  });
  await say('createStockBatch', 'CreateStockBatchInput', {
    id: batchId,
    itemId,
    lot: 'K2231',
    expiresOn: '2027-06-30',
  });
  await say('createStockLocation', 'CreateStockLocationInput', {
    id: bag,
    name: 'Bag 03',
    type: 'event_kit_bag',
  });
  const dose = (taken: number) => ({
    ...{ id: newId(), drug_name: 'aspirin', dose: 300, dose_unit: 'mg', route: 'oral' },
    ...{ given_by: 'Robin Hale', time_administered: '2026-11-20T14:12:00.000Z' },
    batch: {
      ...{ lot: 'K2231', expiry: '2027-06-30', taken, taken_from: 'Bag 03' },
      ...{ item_id: itemId, batch_id: batchId, location_id: bag },
    },
  });
  const used = async (...taken: readonly number[]) => {
    const prfId = newId();
    await save(command(prfId, 'ClinicalInterventions', { drugs_administered: taken.map(dose) }));
    return prfId;
  };
  const settled = await used(2);
  const [found] = (await page()).report.shortages;
  expect(found).toMatchObject({ customPrfId: await numberOf(settled) });
  await say('settleStockShortage', 'SettleStockShortageInput', {
    key: newId(),
    moveId: found?.moveId,
    outcome: 'written_off',
    reason: 'Never booked in',
  });
  expect((await page()).report).toMatchObject({ shortageCount: 0, shortages: [] });

  const oldest = await used(3);
  await used(...Array.from({ length: SHOWN }, () => 1));
  const { report } = await page();
  expect(report.shortageCount).toBe(SHOWN + 1);
  expect(report.shortages).toHaveLength(SHOWN);
  expect(report.shortages[0]).toEqual({
    moveId: expect.any(String) as unknown,
    itemName: 'Aspirin tablet',
    quantity: 3,
    unit: 'tablet',
    locationId: bag,
    locationName: 'Bag 03',
    occurredAt: '2026-11-20T14:12:00.000Z',
    customPrfId: await numberOf(oldest),
    byName: expect.any(String) as unknown,
  });
  expect(report.shortages.slice(1).every(({ quantity }) => quantity === 1)).toBe(true);
});
