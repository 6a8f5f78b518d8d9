import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT, openDatabase } from '../src/platform/database/database.js';
import { complaintsIn } from './drilled-server.js';
import { drillSiege } from './siege-drill.js';

/**
 * `npm run bench:drill -- 600`: for so many seconds the database's sessions are ended, its network resets connections, one of
 * its processes is stopped or a record locked, and strangers flood the server and guess passwords, while eight people work. Fails
 * where the slowest hundredth of what those signed in ask takes a second, an acknowledged save is lost, or an error is INTERNAL.
 */
const LIMIT_MS = 1_000;
const seconds = Number(process.argv[2] ?? 600);
const folder = join(tmpdir(), `sideline-drill-${randomUUID()}`);
const loadBefore = loadavg();
const database = await openDatabase({ dataDir: folder, database: { url: null, directUrl: null } });
try {
  const { output, ...outcome } = await drillSiege({
    appUrl: database.app.url,
    ownerUrl: database.owner.url,
    dataFolder: join(folder, 'product'),
    seconds,
  });
  const { signedIn, calm, acts, acknowledged, lost, refusals, keptOut, harms, strangers, lived } = outcome;
  console.table({ 'all signed in': signedIn, ...acts, 'all before it began': calm });
  // Without these the times say nothing about the server.
  const machine = { cores: availableParallelism(), loadBefore, loadAfter: loadavg() };
  console.log({ machine, acknowledged, lost, lived, refusals, keptOut, harms, strangers });
  const results = join(CHECKOUT, 'server', 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, 'drill.json'),
    `${JSON.stringify({ seconds, machine, ...outcome }, null, 2)}\n`,
  );
  const answers = [refusals, keptOut, ...Object.values(strangers)];
  const faults = [
    ...(lived ? [] : ['the server ended']),
    ...(lost === 0 ? [] : [`${String(lost)} acknowledged saves are lost or there twice`]),
    ...(signedIn.requests > 0 ? [] : ['nobody could work']),
    ...(signedIn.p99Ms < LIMIT_MS ? [] : [`the slowest hundredth took ${String(signedIn.p99Ms)} ms`]),
    ...['INTERNAL', 'NO ANSWER']
      .filter((code) => answers.some((codes) => code in codes))
      .map((code) => `somebody got ${code}`),
  ];
  if (faults.length > 0) {
    console.error(complaintsIn(output));
    console.error(`The drill failed: ${faults.join('; ')}.`);
    process.exitCode = 1;
  } else console.log(`The drill held for ${String(seconds)} s.`);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
