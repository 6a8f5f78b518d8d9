import { In } from 'typeorm';
import { defineLoader, inOrderOf } from '../../platform/database/loaders.js';
import { Client } from './client.entity.js';

/** One client for each id, in their order; null where there is none. */
export const clientById = defineLoader<string, Client | null>(async (context, ids) =>
  inOrderOf(ids, await context.manager.findBy(Client, { id: In([...ids]) }), (client) => client.id),
);
