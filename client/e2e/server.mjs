import { rmSync } from 'node:fs';
import { startGeocoder } from './geocoder.mjs';

/** The server under test: as `npm start` starts it, and its data go when it has ended (the database with it). */
process.once('exit', () => {
  rmSync(process.env.SIDELINE_DATA_DIR, { recursive: true, force: true });
});
process.env.GEOCODER_URL = await startGeocoder();
await import('../../scripts/start.mjs');
