import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import type { ChainAnchor } from '../modules/audit/audit-chain.js';
import { verifyChains } from '../modules/audit/audit-chain-store.js';
import { anchorsIn, exportedFiles, publicKeyOf, readSignedHeads } from '../modules/audit/audit-export.js';
import { openAuditKeys } from '../modules/audit/audit-key-file.js';
import type { DataFolder } from '../platform/database/data-folder.js';

export interface AuditCheck {
  readonly entries: number;
  readonly exports: number;
  /** A line for each chain that breaks. */
  readonly breaks: readonly string[];
}

interface Vouched {
  /** SPKI in base64; null takes the configuration's, otherwise the data folder's own. */
  readonly publicKey?: string | null | undefined;
  /** Files of signed heads beyond those in the data folder. */
  readonly files?: readonly string[];
  readonly anchors?: readonly (ChainAnchor & { readonly shard: number })[];
}

/** Follows every chain of the trail and compares it with signed heads and other vouched-for entries. */
export const checkAudit = async (
  dataSource: DataSource,
  config: Config,
  folder: DataFolder,
  { publicKey, files = [], anchors = [] }: Vouched = {},
): Promise<AuditCheck> => {
  const pinned = publicKey ?? config.audit.publicKey ?? publicKeyOf(folder.path, folder.user);
  const exports = [...exportedFiles(folder.path), ...files].map((file) =>
    readSignedHeads(readFileSync(file, 'utf8'), pinned),
  );
  const keys = openAuditKeys(config.audit.keys, folder);
  const { entries, breaks } = await verifyChains(dataSource, keys, (shard) => [
    ...anchorsIn(exports, shard),
    ...anchors.filter((anchor) => anchor.shard === shard),
  ]);
  return {
    entries,
    exports: exports.length,
    breaks: breaks.map(
      ({ shard, sequence, entryId, reason }) =>
        `Chain ${String(shard)} breaks at entry ${String(sequence)}${entryId === null ? '' : ` (${entryId})`}: ${reason}.`,
    ),
  };
};
