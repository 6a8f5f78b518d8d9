import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Every project, tests and configurations included; all of them, so that one run shows all there is to mend. */
const PROJECTS = ['schema/tsconfig.check.json', 'server/tsconfig.check.json', 'client', 'client/e2e'];
const results = PROJECTS.map((project) => {
  const info = join(ROOT, '.cache', 'types', `${project.replaceAll(/[/.]/g, '-')}.tsbuildinfo`);
  return spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', info],
    { cwd: ROOT, stdio: 'inherit' },
  ).status;
});
process.exit(results.every((status) => status === 0) ? 0 : 1);
