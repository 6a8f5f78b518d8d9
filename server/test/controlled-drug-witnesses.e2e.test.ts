import { LIMITS } from '@sideline/schema/limits';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../src/modules/users/one-time-codes.js';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import { PASSWORD } from './harness/password.js';
import {
  admin,
  by,
  closeDrugs,
  employ,
  idOf,
  itemId,
  move,
  newDrug,
  nurse,
  openDrugs,
  opening,
  paramedic,
  registerOf,
  safe,
  say,
  server,
  steward,
} from './controlled-drugs-fixture.js';

beforeAll(openDrugs);
afterAll(closeDrugs);

describe('a witness', () => {
  it('is a different person in a position that may, and proves themself at that moment, whoever posts', async () => {
    expect(refusal(await opening({}))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(refusal(await opening({ witness: by(admin) }))).toMatchObject({
      code: 'WITNESS_SAME_PERSON',
      problems: [{ field: 'witness.userId' }],
    });
    expect(refusal(await opening({ witness: by(steward) }))).toMatchObject({ code: 'WITNESS_NOT_ALLOWED' });
    expect(refusal(await opening({ witness: { userId: newId(), secret: 'x' } }))).toMatchObject({
      code: 'WITNESS_NOT_ALLOWED',
    });
    expect(refusal(await opening({ witness: by(nurse, '') }))).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'witness.secret' }],
    });
    expect(refusal(await opening({ witness: by(nurse, 'not-her-password') }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
      problems: [{ field: 'witness.secret' }],
    });
    expect(await registerOf(itemId, safe)).toEqual([]);
    const key = newId();
    expect(ok(await opening({ key, witness: by(nurse) }))).toMatchObject({ replayed: false });
    // Sent again, it was proved then.
    expect(ok(await opening({ key, witness: by(nurse, 'no more') }))).toMatchObject({ replayed: true });
    const [row] = await server.database.asOwner<{ witnessed_by: string }>(
      'SELECT witnessed_by FROM stock_move WHERE item_id = $1',
      [itemId],
    );
    expect(row?.witnessed_by).toBe(idOf(nurse));
  });

  it('is guessed no more often than one colleague and one network may, and what was typed is kept nowhere', async () => {
    const guessed = await employ(await server.signedIn('staff'), 'technician');
    const codes: (string | undefined)[] = [];
    // What a colleague has for this account, and then what their network has, as from anywhere (ADR 35).
    const most = LIMITS.signIn.witnesses.each.burst + LIMITS.signIn.freeFailures;
    for (let guess = 0; guess <= most; guess += 1)
      codes.push(refusal(await opening({ witness: by(guessed, `guess-${String(guess)}`) }))?.code);
    expect(codes.filter((code) => code === 'WITNESS_NOT_PROVEN')).toHaveLength(most);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    const [kept] = await server.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_entry e WHERE e::text LIKE '%guess-%' OR e::text LIKE $1`,
      [`%${PASSWORD}%`],
    );
    expect(kept?.count).toBe(0);
    const [refused] = await server.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_entry WHERE entity_id = $1 AND action = 'ACCESS_DENIED'`,
      [idOf(guessed)],
    );
    expect(refused?.count).toBeGreaterThan(3);
  });

  it('proves it by a code of the authenticator app too, which is good once', async () => {
    const begun = await nurse.graphql(
      'mutation ($password: String!) { beginSecondFactor(input: { password: $password }) { secondFactorSecret { secret } } }',
      { password: PASSWORD },
    );
    const { secret } = ok<{ secret: string }>(begun);
    const { bytes } = Secret.fromBase32(secret);
    ok(
      await nurse.graphql(
        'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }',
        {
          code: totpCode(bytes, server.clock.now()),
        },
      ),
    );
    server.clock.advance(60_000);
    const code = totpCode(bytes, server.clock.now());
    expect((await move(paramedic, { quantity: 10, witness: by(nurse, code) })).errors).toBeUndefined();
    expect(refusal(await move(paramedic, { witness: by(nurse, code) }))).toMatchObject({
      code: 'WITNESS_NOT_PROVEN',
    });
  });

  it('is offered by name without the caller, and nobody whose position may not', async () => {
    const names = ok<{ userId: string }[]>(
      await paramedic.graphql('{ possibleWitnesses { userId name position } }'),
    ).map(({ userId }) => userId);
    expect(names).toContain(idOf(nurse));
    expect(names).not.toContain(idOf(paramedic));
    expect(names).not.toContain(idOf(steward));
  });
});

describe('a purchase order', () => {
  it('with a controlled drug is received before a witness, and nothing of it comes in without', async () => {
    const drug = await newDrug('Diamorphine');
    const [supplierId, offerId, orderId, lineId] = [newId(), newId(), newId(), newId()];
    ok(
      await say(admin, 'createSupplier', 'CreateSupplierInput', { id: supplierId, name: 'Touchline Pharma' }),
    );
    ok(
      await say(admin, 'createSupplierItem', 'CreateSupplierItemInput', {
        ...{ id: offerId, supplierId, itemId: drug, supplierSku: 'D-10', packQuantity: 10 },
        ...{ isPreferred: true, packPricePence: 1_000 },
      }),
    );
    ok(
      await say(admin, 'createPurchaseOrder', 'CreatePurchaseOrderInput', {
        ...{ id: orderId, supplierId, deliveryLocationId: safe },
        lines: [{ id: lineId, supplierItemId: offerId, packs: 1 }],
      }),
    );
    for (const action of ['submit', 'approve', 'order'])
      ok(await say(admin, 'stepPurchaseOrder', 'StepPurchaseOrderInput', { id: orderId, action }));
    const receipt = {
      ...{ id: newId(), orderId },
      lines: [{ lineId, quantity: 10, lot: 'D-1', expiresOn: '2028-01-31' }],
    };
    const receive = (witness: object | null) =>
      say(paramedic, 'receivePurchaseOrder', 'ReceivePurchaseOrderInput', { ...receipt, witness });
    expect(refusal(await receive(null))).toMatchObject({ code: 'WITNESS_REQUIRED' });
    expect(refusal(await receive(by(nurse, 'wrong')))).toMatchObject({ code: 'WITNESS_NOT_PROVEN' });
    expect(await registerOf(drug, safe)).toEqual([]);
    ok(await receive(by(nurse)));
    ok(await receive(by(nurse)));
    expect(await registerOf(drug, safe)).toMatchObject([
      {
        amountIn: 10,
        balance: 10,
        party: 'Touchline Pharma',
        witnessedByName: 'Nell Finch',
        paper: 'receipt',
      },
    ]);
    // Taken back in the register, the order would go on saying that it came.
    const [received] = await registerOf(drug, safe);
    expect(
      refusal(
        await say(admin, 'correctControlledEntry', 'CorrectControlledEntryInput', {
          ...{ key: newId(), moveId: received?.id, reason: 'Nine came', witness: by(nurse) },
        }),
      ),
    ).toMatchObject({
      problems: [
        {
          field: 'moveId',
          message: expect.stringMatching(
            /^Receipt of PO-\S+ made this entry\. Correct the stock instead\.$/,
          ) as string,
        },
      ],
    });
  });
});
