/** Earlier names in the contract, under which a device may have kept an object, and the names that replaced them. */
export type RenamedFields = Readonly<Record<string, string>>;

/** A patient's details, two of which the contract now names differently. */
export const PATIENT_RENAMED: RenamedFields = { patient_id: 'id', patient_name: 'name' };

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Converts what a device kept before the contract's names were camelCase (ADR 48): `event_id` becomes `eventId`, and
 * `renamed` has the names that changed completely (`log_id` to `id`). Current names stay as they are.
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
