import 'reflect-metadata';
import { readConfig } from '../config.js';
import { openDatabase } from '../platform/database/database.js';
import { migrateDown, migrateUp } from '../platform/database/migrations.js';

/**
 * `npm run migrate` brings the database up to date; `npm run migrate:down` reverses the newest migration, or as many
 * as its argument gives, or 'all'.
 */
const [direction = 'up', steps = '1'] = process.argv.slice(2);
const database = await openDatabase(readConfig(process.env));
try {
  if (direction === 'up') {
    const names = await migrateUp(database.owner, database.app, database.jobs);
    console.log(names.length === 0 ? 'The database is up to date.' : `Ran ${names.join(', ')}.`);
  } else if (direction === 'down' && (steps === 'all' || /^[1-9]\d*$/.test(steps))) {
    const undone = await migrateDown(database.owner, steps === 'all' ? 'all' : Number(steps));
    console.log(`Reversed ${String(undone)} ${undone === 1 ? 'migration' : 'migrations'}.`);
  } else {
    console.error('Usage: migrate up, migrate down, migrate down 3, migrate down all');
    process.exitCode = 2;
  }
} finally {
  await database.close();
}
