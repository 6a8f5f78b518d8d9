import 'reflect-metadata';
import { bagDriftLine, checkBagReadiness } from '../modules/inventory/bags/bag-drift.js';
import { checkStock, driftLine } from '../modules/inventory/stock/stock-drift.js';
import { openInstallation } from './installation-database.js';

/**
 * `npm run stock:verify` compares every stock balance with its moves, and names each difference with the first move that
 * caused it; it also compares each bag's stored readiness with its contents (exit code 1 if anything differs). It changes
 * nothing.
 */
const database = await openInstallation({ entities: [], name: 'sideline-stock' });
try {
  const { moves, balances, drifts } = await checkStock(database.dataSource);
  const bags = await checkBagReadiness(database.dataSource);
  for (const drift of drifts) console.error(driftLine(drift));
  for (const drift of bags) console.error(bagDriftLine(drift));
  if (drifts.length + bags.length > 0) process.exitCode = 1;
  else console.log(`The stock ledger is intact: ${String(moves)} moves, ${String(balances)} balances.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
