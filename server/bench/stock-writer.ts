import 'reflect-metadata';
import { z } from 'zod';
import { AuditKeys } from '../src/modules/audit/audit-keys.js';
import { AuditService } from '../src/modules/audit/audit.service.js';
import { WitnessService } from '../src/modules/inventory/witnesses/witness.service.js';
import { PostingService } from '../src/modules/inventory/stock/posting.service.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { contextOf, writeRandomly } from './stock-operations.js';

/**
 * A process of writers for the drill, which kills it: works at random on the stock of a database and says each key once its
 * posting has committed.
 */
const plan = z
  .object({
    url: z.string(),
    role: z.string().nullable(),
    userId: z.string(),
    seed: z.number(),
    writers: z.number(),
    count: z.number(),
    world: z.object({
      lots: z.array(z.tuple([z.string(), z.string().nullable()])),
      places: z.array(z.string()),
    }),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const dataSource = createDataSource(
  { url: plan.url, role: plan.role },
  { entities: [], poolSize: plan.writers, name: 'sideline-stock-writer' },
);
await dataSource.initialize();
const audit = new AuditService({ dataSource, keys: new AuditKeys([Buffer.alloc(32, 7)]) });
const posting = new PostingService({
  audit,
  // What is moved here wants no witness.
  witnesses: new WitnessService({ signIns: { verifyOther: () => Promise.resolve(false) } }),
});
await Promise.all(
  Array.from({ length: plan.writers }, (_, writer) =>
    writeRandomly(posting, contextOf(dataSource, plan.userId), plan.world, {
      seed: plan.seed + writer,
      count: plan.count,
      told: (key) => process.stdout.write(`${key}\n`),
    }),
  ),
);
await dataSource.destroy();
