/** The names of the contract in which an object was kept on a device, where today's is no mere other spelling. */
export type RenamedFields = Readonly<Record<string, string>>;

/** A patient's details, of which the contract calls two by other words. */
export const PATIENT_RENAMED: RenamedFields = { patient_id: 'id', patient_name: 'name' };

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * What a device kept before the contract's names were camelCase (ADR 48), in today's names: `event_id` as `eventId`, and as
 * `renamed` says where a name is another word (`log_id` as `id`). What is in today's names already comes out as it is.
 */
export const inTodaysNames = (kept: unknown, renamed: RenamedFields = {}): unknown => {
  if (Array.isArray(kept)) return kept.map((one) => inTodaysNames(one, renamed));
  if (typeof kept !== 'object' || kept === null) return kept;
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      renamed[name] ?? camelCase(name),
      inTodaysNames(value, renamed),
    ]),
  );
};
