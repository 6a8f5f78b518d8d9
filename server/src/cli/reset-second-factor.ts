import 'reflect-metadata';
import { join } from 'node:path';
import { createContainer } from '../container.js';
import { entities } from '../entities.js';
import { openAuditKeys } from '../modules/audit/audit-key-file.js';
import { PostOffice } from '../modules/notifications/post-office.service.js';
import { systemClock } from '../platform/clock.js';
import { DomainError } from '../platform/errors.js';
import { FolderStorage } from '../platform/files/folder-storage.js';
import { logger } from '../platform/logger.js';
import { openInstallation } from './installation-database.js';

/**
 * `npm run reset-second-factor -- person@example.org` removes an account's second factor and ends its sessions, if its owner
 * has lost both phone and recovery codes and no other administrator can do it. The server sends the e-mail about it, at its
 * next start if it is not running.
 */
const [email = '', ...more] = process.argv.slice(2);
if (!email.includes('@') || more.length > 0) {
  console.error('Usage: reset-second-factor -- person@example.org');
  process.exitCode = 2;
} else {
  const installation = await openInstallation({ entities, name: 'sideline-reset' });
  const { config, dataSource, direct, folder } = installation;
  try {
    const { services } = createContainer({
      dataSource,
      behind: dataSource,
      direct,
      config,
      files: new FolderStorage(join(folder.path, 'uploads')),
      clock: systemClock,
      logger,
      dataFolder: folder.path,
      auditKeys: openAuditKeys(config.audit.keys, folder),
    });
    await services.secondFactors.resetAsSystem(
      { ...PostOffice.contextOf({ dataSource, clock: systemClock }), address: 'command line' },
      email,
    );
    // Running servers learn immediately that the sessions have ended.
    await services.bus.stop();
    console.log(
      `The second factor of ${email} has been removed, and all their devices have been signed out.`,
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await installation.close();
  }
}
