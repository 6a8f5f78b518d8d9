import { afterEach, expect, it } from 'vitest';
import { endServer, newDataFolder, spawnServer, startServerProcess } from '../harness/server-process.js';
import { startTestServer } from '../harness/test-server.js';

/** The server as `npm start` runs it, on a database that was a demonstration. */

const folder = newDataFolder();
afterEach(() => endServer(folder));

it('does not start in production on a database whose demonstration accounts are open, and says why', async () => {
  const { account, database, close } = await startTestServer();
  try {
    // An administrator of their own, who stays when the demonstration's goes.
    await account('admin');
    const { id, email } = await account('admin', { isDemonstration: true });
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database.app.url,
      DATABASE_DIRECT_URL: database.owner.url,
    };
    const refused = spawnServer(folder, env);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(email);
    expect(refused.output()).not.toContain('Sideline is at');

    await database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [id]);
    const started = await startServerProcess(folder, env);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  } finally {
    await close();
  }
});
