import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { ok, refusal } from './harness/answers.js';
import type { TestCaller } from './harness/test-server.js';
import {
  adjust,
  admin,
  closeBooks,
  newItem,
  newLot,
  newPlace,
  openBooks,
  say,
  server,
  staff,
} from './stock-fixture.js';

beforeAll(openBooks);
afterAll(closeBooks);

describe('locations', () => {
  interface Row {
    readonly location_id: string;
    readonly location_name: string;
    readonly location_type: string;
  }

  it('are kept over the five documented calls', async () => {
    const made = await staff.send('POST', '/api/inventory/locations', {
      location_name: '  Response car 1 ',
      location_type: 'Response Vehicle',
    });
    expect(made.statusCode).toBe(201);
    const { location_id } = made.json<Row>();
    expect(made.json()).toEqual({
      location_id,
      location_name: 'Response car 1',
      location_type: 'Response Vehicle',
    });

    const changed = await staff.send('PUT', `/api/inventory/locations/${location_id}`, {
      location_id,
      location_name: 'Response car 2',
      location_type: 'Support Vehicle',
    });
    expect(changed.json()).toEqual({
      location_id,
      location_name: 'Response car 2',
      location_type: 'Support Vehicle',
    });
    const list = (await staff.get('/api/inventory/locations')).json<Row[]>();
    expect(list).toContainEqual({
      location_id,
      location_name: 'Response car 2',
      location_type: 'Support Vehicle',
    });
    expect((await staff.get(`/api/inventory/locations/${location_id}/stock`)).json()).toEqual([]);

    expect((await staff.send('DELETE', `/api/inventory/locations/${location_id}`)).statusCode).toBe(204);
    expect((await staff.send('DELETE', `/api/inventory/locations/${location_id}`)).statusCode).toBe(404);
    const actions = await server.database.asOwner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at, action`,
      [location_id],
    );
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'STOCK_LOCATION_CREATED',
      'STOCK_LOCATION_DELETED',
      'STOCK_LOCATION_UPDATED',
    ]);
  });

  it('list no virtual location, and refuse another type, an empty name and a name that is taken', async () => {
    const name = newId();
    await newPlace(name);
    const refused = async (location_name: string, location_type: string) =>
      (await staff.send('POST', '/api/inventory/locations', { location_name, location_type })).json<{
        code: string;
        problems: { field: string }[];
      }>();
    expect(await refused('Shed', 'Shed')).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'type' }] });
    expect(await refused(' ', 'Medical Tent')).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'name' }],
    });
    expect(await refused(name.toUpperCase(), 'Medical Tent')).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'name' }],
    });
    const list = (await staff.get('/api/inventory/locations')).json<Row[]>();
    expect(list.map(({ location_name }) => location_name)).not.toContain('Consumed');
    const id = virtualLocation('consumed');
    expect((await admin.send('DELETE', `/api/inventory/locations/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/inventory/locations/${id}/stock`)).statusCode).toBe(404);
  });

  it('are not deleted while they hold stock, nor once they have held some: they say why and are deactivated', async () => {
    const [itemId, place] = [await newItem({ name: 'Foil blanket' }), await newPlace('North tent')];
    const batchId = await newLot(itemId);
    ok(await adjust({ itemId, batchId, locationId: place, change: 6.5 }));
    expect((await staff.get(`/api/inventory/locations/${place}/stock`)).json()).toEqual([
      { item_id: itemId, item_name: 'Foil blanket', item_type: 'Consumable', quantity: 6.5 },
    ]);
    const refused = await staff.send('DELETE', `/api/inventory/locations/${place}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'LOCATION_IN_USE',
      message: 'North tent cannot be deleted: it holds stock. Deactivate it instead.',
    });
    ok(await adjust({ itemId, batchId, locationId: place, change: -6.5, reason: 'lost' }));
    expect((await staff.send('DELETE', `/api/inventory/locations/${place}`)).json()).toMatchObject({
      message:
        'North tent cannot be deleted: it has held stock, and its history is kept. Deactivate it instead.',
    });
    const input = { id: place, name: 'North tent', type: 'medical_tent', version: 1, isActive: false };
    const update = (caller: TestCaller) =>
      say('updateStockLocation', 'UpdateStockLocationInput', input, '{ isActive }', caller);
    expect(refusal(await update(staff))?.code).toBe('FORBIDDEN');
    expect(ok(await update(admin))).toEqual({ isActive: false });
    const list = (await staff.get('/api/inventory/locations')).json<Row[]>();
    expect(list.map(({ location_id }) => location_id)).not.toContain(place);
    expect(refusal(await adjust({ itemId, batchId, locationId: place, change: 1 }))?.code).toBe(
      'LOCATION_CLOSED',
    );
  });

  it('stand in one another, and never in themselves', async () => {
    const [outer, inner] = [await newPlace(), await newPlace()];
    const move = (id: string, parentId: string, version = 1) =>
      say('updateStockLocation', 'UpdateStockLocationInput', {
        ...{ id, name: id, type: 'medical_tent', parentId, version, isActive: true },
      });
    ok(await move(inner, outer));
    expect(refusal(await move(outer, inner))?.problems).toMatchObject([
      { field: 'parentId', message: 'That location is already inside this one. Choose one that is not.' },
    ]);
    expect(refusal(await move(outer, outer))?.problems).toMatchObject([
      { field: 'parentId', message: 'A location cannot be inside itself. Choose a different one.' },
    ]);
    expect(refusal(await move(outer, virtualLocation('supplier')))?.problems).toMatchObject([
      { field: 'parentId' },
    ]);
    expect((await staff.send('DELETE', `/api/inventory/locations/${outer}`)).json()).toMatchObject({
      code: 'LOCATION_IN_USE',
    });
    // Two that are put into each other at the same moment: the second sees the first.
    for (let n = 0; n < 5; n += 1) {
      const [one, other] = [await newPlace(), await newPlace()];
      const answers = await Promise.all([move(one, other), move(other, one)]);
      expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
      expect(answers.flatMap((answer) => refusal(answer)?.problems ?? [])).toMatchObject([
        { field: 'parentId' },
      ]);
    }
  });
});
