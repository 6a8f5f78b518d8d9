import { openedDevice } from '../device/device';
import { recordsAtWork } from '../device/records-at-work';
import { seal, unseal } from '../device/vault';
import { isToWipe } from '../device/wiping';

/** Records as the server last gave them, kept closed on the device, to be read while the server cannot be asked. */

interface Named {
  readonly id: string;
  readonly customPrfId: string;
}

/** A record from the device, and when the server gave it. */
export interface ReadBack {
  readonly record: unknown;
  readonly readAt: number;
}

const about = (prfId: string): string => `record ${prfId}`;

/** Never throws: what cannot be kept can still be read from the server. */
export const keepRecord = async (record: Named): Promise<void> => {
  try {
    const device = await openedDevice();
    if (device === null) return;
    await device.database.records.put({
      prfId: record.id,
      customPrfId: record.customPrfId,
      keyId: device.keyId,
      keptAt: Date.now(),
      sealed: await seal(device.key, about(record.id), record),
    });
  } catch {
    // Drafts say when the device keeps nothing; a record is only a copy.
  }
};

/**
 * Of an erased record, by its number or id, nothing stays. Never throws: what could not be wiped now goes with the others, a day
 * old.
 */
export const forgetRecord = async (numberOrId: string): Promise<void> => {
  try {
    const records = (await openedDevice())?.database.records;
    await records?.where('customPrfId').equals(numberOrId).delete();
    await records?.delete(numberOrId);
  } catch {
    // As above.
  }
};

/** What a list says of a record that can be read here. */
export interface KeptHead {
  readonly customPrfId: string;
  readonly patientName: string | null;
  /** Only what was entered here: whether there is a patient, the server may know. */
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

/** Every record that this device keeps and this person may open, the newest first. */
export const listKeptRecords = async (): Promise<readonly KeptHead[]> => {
  try {
    const device = await openedDevice();
    if (device === null) return [];
    const now = Date.now();
    const atWork = await recordsAtWork(device.database, now);
    const rows = (await device.database.records.where('keyId').equals(device.keyId).toArray())
      .filter((row) => !isToWipe(row, now) || atWork.has(row.prfId))
      .sort((a, b) => b.keptAt - a.keptAt);
    return await Promise.all(
      rows.map(async ({ prfId, customPrfId, keptAt, sealed }) => {
        const record = await unseal(device.key, about(prfId), sealed);
        return {
          customPrfId,
          patientName: textAt(record, 'patient', 'patient_name'),
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

/** The record of a number, or of an id, as it was last read here; null where there is none that this person may open. */
export const readKeptRecord = async (numberOrId: string): Promise<ReadBack | null> => {
  try {
    const device = await openedDevice();
    const records = device?.database.records;
    const kept =
      (await records?.where('customPrfId').equals(numberOrId).first()) ?? (await records?.get(numberOrId));
    if (!device || !kept || kept.keyId !== device.keyId) return null;
    const now = Date.now();
    if (isToWipe(kept, now) && !(await recordsAtWork(device.database, now)).has(kept.prfId)) return null;
    const record = await unseal(device.key, about(kept.prfId), kept.sealed);
    return record === undefined ? null : { record, readAt: kept.keptAt };
  } catch {
    return null;
  }
};
