import { openedDevice } from '../../../lib/device/device';
import type { DeviceDatabase, KeptRecord } from '../../../lib/device/device-database';
import { recordsAtWork, recordsUnsent } from '../../../lib/device/records-at-work';
import { seal, unseal } from '../../../lib/device/vault';
import { isToWipe } from '../../../lib/device/wiping';
import { inTodaysNames, PATIENT_RENAMED } from '../../../lib/todays-names';

/** Records as the server last sent them, kept encrypted on the device, to read while the server cannot be reached. */

interface Named {
  readonly id: string;
  readonly customPrfId: string;
}

/** A record from the device, and when the server sent it. */
export interface ReadBack {
  readonly record: unknown;
  readonly readAt: number;
}

const about = (prfId: string): string => `record ${prfId}`;

/**
 * With `isWithheld`, the record is restricted. It is then kept only as the basis of what the server does not have (ADR
 * 38). Never throws: a record that cannot be kept can still be read from the server.
 */
export const keepRecord = async (record: Named, isWithheld: boolean): Promise<void> => {
  try {
    const device = await openedDevice();
    if (device === null) return;
    if (isWithheld && !(await recordsUnsent(device.database)).has(record.id)) {
      await device.database.records.delete(record.id);
      return;
    }
    await device.database.records.put({
      prfId: record.id,
      customPrfId: record.customPrfId,
      keyId: device.keyId,
      keptAt: Date.now(),
      isWithheld,
      sealed: await seal(device.key, about(record.id), record),
    });
  } catch {
    // Drafts report it if the device keeps nothing. A record is only a copy.
  }
};

const rowNamed = async (
  { records }: Pick<DeviceDatabase, 'records'>,
  numberOrId: string,
): Promise<KeptRecord | undefined> =>
  (await records.where('customPrfId').equals(numberOrId).first()) ?? (await records.get(numberOrId));

/**
 * The record with this number or id is restricted, and was refused. It is removed as soon as the server has everything
 * that was entered here. Never throws, for the same reason.
 */
export const withholdRecord = async (numberOrId: string): Promise<void> => {
  try {
    const database = (await openedDevice())?.database;
    const row = database && (await rowNamed(database, numberOrId));
    if (!database || !row) return;
    if ((await recordsUnsent(database)).has(row.prfId))
      await database.records.put({ ...row, isWithheld: true });
    else await database.records.delete(row.prfId);
  } catch {
    // For the same reason.
  }
};

/**
 * Removes everything of an erased record, by its number or id. Never throws: anything that could not be wiped now is
 * wiped with the others after a day.
 */
export const forgetRecord = async (numberOrId: string): Promise<void> => {
  try {
    const records = (await openedDevice())?.database.records;
    await records?.where('customPrfId').equals(numberOrId).delete();
    await records?.delete(numberOrId);
  } catch {
    // For the same reason.
  }
};

/** What a list shows about a record that can be read here. */
export interface KeptHead {
  readonly customPrfId: string;
  readonly patientName: string | null;
  /** Only what was entered here. There may be a patient on the server. */
  readonly isDraftAlone: boolean;
  readonly complaint: string | null;
  readonly readAt: number;
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
export const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  const found = path.reduce(partOf, value);
  return typeof found === 'string' && found !== '' ? found : null;
};

/** Converts a record kept before the contract named a patient's details in camelCase: `nhs_number`, `died_at`. */
const inCurrentNames = (record: unknown): unknown => {
  const signature = partOf(record, 'signature');
  const named = (holder: unknown, ...fields: readonly string[]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      fields
        .map((field) => [field, inTodaysNames(partOf(holder, field), PATIENT_RENAMED)] as const)
        .filter(([, value]) => value !== undefined),
    );
  if (typeof record !== 'object' || record === null) return record;
  return {
    ...record,
    ...named(record, 'patient', 'survivor'),
    ...(typeof signature === 'object' && signature !== null
      ? { signature: { ...signature, ...named(signature, 'patient') } }
      : {}),
  };
};

/** Every record that this device keeps and this person may open, the newest first. */
export const listKeptRecords = async (): Promise<readonly KeptHead[]> => {
  try {
    const device = await openedDevice();
    if (device === null) return [];
    const now = Date.now();
    const [atWork, unsent] = [
      await recordsAtWork(device.database, now),
      await recordsUnsent(device.database),
    ];
    const rows = (await device.database.records.where('keyId').equals(device.keyId).toArray())
      .filter((row) => !isToWipe(row, now) || atWork.has(row.prfId))
      .filter((row) => row.isWithheld !== true || unsent.has(row.prfId))
      .sort((a, b) => b.keptAt - a.keptAt);
    return await Promise.all(
      rows.map(async ({ prfId, customPrfId, keptAt, sealed }) => {
        const record = inCurrentNames(await unseal(device.key, about(prfId), sealed));
        return {
          customPrfId,
          patientName: textAt(record, 'patient', 'name'),
          isDraftAlone: false,
          complaint: textAt(record, 'data', 'incidentDetails', 'chief_complaint'),
          readAt: keptAt,
        };
      }),
    );
  } catch {
    return [];
  }
};

/** The record with a number or id, as it was last loaded here; null if there is none that this person may open. */
export const readKeptRecord = async (numberOrId: string): Promise<ReadBack | null> => {
  try {
    const device = await openedDevice();
    const kept = device && (await rowNamed(device.database, numberOrId));
    if (!device || !kept || kept.keyId !== device.keyId) return null;
    const now = Date.now();
    if (isToWipe(kept, now) && !(await recordsAtWork(device.database, now)).has(kept.prfId)) return null;
    if (kept.isWithheld === true && !(await recordsUnsent(device.database)).has(kept.prfId)) return null;
    const record = await unseal(device.key, about(kept.prfId), kept.sealed);
    return record === undefined ? null : { record: inCurrentNames(record), readAt: kept.keptAt };
  } catch {
    return null;
  }
};
