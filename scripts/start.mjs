import { build, install } from './prepare.mjs';

install();
await build();
// In this process: one to stop, and one that npm sends its signals to.
await import('../server/dist/server/src/main.js');
