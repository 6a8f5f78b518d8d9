import { LIMITS } from '@sideline/schema/limits';
import { readBackupState } from '../../platform/backup/backup-state.js';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import type { BackupStatus } from './backup-status.types.js';

const HOUR_MS = 3_600_000;

/** What `npm run backup` recorded in the data folder. */
export class BackupStatusService {
  readonly #deps: { readonly dataFolder: string; readonly clock: Clock };

  constructor(deps: { readonly dataFolder: string; readonly clock: Clock }) {
    this.#deps = deps;
  }

  current(_context: Context): BackupStatus {
    const { last, failedAt } = readBackupState(this.#deps.dataFolder);
    const lastGoodAt = last === null ? null : new Date(last.finishedAt);
    return {
      lastGoodAt,
      place: last?.place ?? null,
      isEncrypted: last?.isEncrypted ?? false,
      isOverdue:
        lastGoodAt === null ||
        this.#deps.clock().getTime() - lastGoodAt.getTime() > LIMITS.backup.overdueHours * HOUR_MS,
      failedAt: failedAt === null ? null : new Date(failedAt),
    };
  }

  /** Infinity if there is no copy. */
  newestAgeSeconds(): number {
    const { last } = readBackupState(this.#deps.dataFolder);
    return last === null ? Infinity : (this.#deps.clock().getTime() - Date.parse(last.finishedAt)) / 1000;
  }
}
