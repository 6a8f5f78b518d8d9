import { spawnSync } from 'node:child_process';
import { ROOT, TSC } from './prepare.mjs';

/** Every project, tests and configurations included; all of them, so that one run shows everything to fix. */
const PROJECTS = ['schema', 'server', 'client', 'client/e2e'];
const results = PROJECTS.map(
  (project) =>
    spawnSync(process.execPath, [TSC, '-p', project, '--noEmit'], { cwd: ROOT, stdio: 'inherit' }).status,
);
process.exit(results.every((status) => status === 0) ? 0 : 1);
