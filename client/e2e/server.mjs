import { rmSync } from 'node:fs';
import { startGeocoder } from './geocoder.mjs';

/** The server under test: as `npm start` starts it, and its data go when it has ended (the database with it). */
process.once('exit', () => {
  rmSync(process.env.SIDELINE_DATA_DIR, { recursive: true, force: true });
});
// Started by npm or not: it ends when its parent does, however that ended.
process.env.npm_lifecycle_event ??= 'test:e2e';
process.env.GEOCODER_URL = await startGeocoder();
await import('../../scripts/start.mjs');
