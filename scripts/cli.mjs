import { build, install } from './prepare.mjs';

/** `node scripts/cli.mjs migrate up`: one of the server's commands, on a checkout that may not be built yet. */
install();
await build();
const [name] = process.argv.splice(2, 1);
await import(`../server/dist/server/src/cli/${name}.js`);
