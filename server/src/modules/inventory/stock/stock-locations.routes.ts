import { LIMITS } from '@sideline/schema/limits';
import { idText } from '@sideline/schema/validation/id';
import { z } from 'zod';
import { newId } from '../../../platform/ids.js';
import {
  locationBody,
  newLocationBody,
  presentLocation,
  presentStockRow,
  stockRowBody,
} from './stock.presenter.js';
import { route, type Route } from '../../../platform/http/rest-route.js';
import type { StockLocationService } from '../locations/stock-location.service.js';
import type { StockReadingService } from './stock-reading.service.js';

const page = z.object({ after: z.string().max(LIMITS.text.long).optional() });
const byId = z.object({ id: idText });
const capped = (most: number): string =>
  `At most ${String(most)} at once. The Link header gives the next page.`;

/** Where stock is kept, and what is there (spec section 7, 'Inventory locations'). */
export const stockLocationRoutes = ({
  stockLocations,
  stockReading,
}: {
  readonly stockLocations: StockLocationService;
  readonly stockReading: StockReadingService;
}): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/inventory/locations',
    mirrors: 'Query.stockLocations',
    tag: 'Inventory',
    summary: 'Locations in use, by name',
    description: capped(LIMITS.rest.locations),
    query: page,
    response: z.array(locationBody),
    call: (context, { query }) => stockLocations.listCapped(context, query.after),
    present: ({ items }) => items.map(presentLocation),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
  route({
    method: 'GET',
    path: '/api/inventory/locations/{id}/stock',
    mirrors: 'Query.stockAtLocation',
    errors: ['NOT_FOUND'],
    tag: 'Inventory',
    summary: 'Stock at a location, by item',
    description: capped(LIMITS.rest.stock),
    params: byId,
    query: page,
    response: z.array(stockRowBody),
    call: (context, { params, query }) => stockReading.atLocationCapped(context, params.id, query.after),
    present: ({ items }) => items.map(presentStockRow),
    nextCursor: ({ nextCursor }) => nextCursor,
  }),
  route({
    method: 'POST',
    path: '/api/inventory/locations',
    mirrors: 'Mutation.createStockLocation',
    errors: ['CONFLICT'],
    tag: 'Inventory',
    summary: 'Add a location',
    description: 'The type is one of the seven, by its label or its key.',
    body: newLocationBody,
    status: 201,
    response: locationBody,
    call: (context, { body }) =>
      stockLocations.create(context, { id: newId(), name: body.location_name, type: body.location_type }),
    present: presentLocation,
  }),
  route({
    method: 'PUT',
    path: '/api/inventory/locations/{id}',
    mirrors: 'Mutation.updateStockLocation',
    errors: ['NOT_FOUND', 'CONFLICT', 'CHANGED_MEANWHILE'],
    tag: 'Inventory',
    summary: 'Change a location',
    params: byId,
    body: newLocationBody,
    response: locationBody,
    call: (context, { params, body }) =>
      stockLocations.rename(context, params.id, { name: body.location_name, type: body.location_type }),
    present: presentLocation,
  }),
  route({
    method: 'DELETE',
    path: '/api/inventory/locations/{id}',
    mirrors: 'Mutation.deleteStockLocation',
    errors: ['NOT_FOUND', 'LOCATION_IN_USE'],
    tag: 'Inventory',
    summary: 'Delete a location that has never held stock',
    description:
      'A location that holds or has held stock gets 409 LOCATION_IN_USE with the reason. Deactivate it instead.',
    params: byId,
    status: 204,
    call: (context, { params }) => stockLocations.remove(context, params.id),
    present: () => null,
  }),
];
