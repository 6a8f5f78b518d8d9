import * as modules from 'node:module';
import { join } from 'node:path';
import { ROOT, build, install } from './prepare.mjs';

install();
await build();
// The next start need not compile what this one has (Node 22 and newer).
modules.enableCompileCache?.(join(ROOT, '.cache', 'compiled'));
// In this process: one to stop, and one that npm sends its signals to.
await import('../server/dist/server/src/main.js');
