import type { AskedFields } from '../asked.js';

/** SQL for a column of moments in the form that the API returns, so that nothing has to parse and write them again. */
export const moment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for an object in JSON, with the SQL of each field by its name; of the fields that were asked for, or all. */
export const jsonObject = (fields: Readonly<Record<string, string>>): ((asked: AskedFields) => string) => {
  const made = new WeakMap<ReadonlySet<string>, string>();
  const sqlOf = (names: readonly string[]): string =>
    `json_build_object(${names.map((name) => `'${name}', ${fields[name] ?? 'NULL'}`).join(', ')})`;
  const names = Object.keys(fields);
  const whole = sqlOf(names);
  return (asked) => {
    if (asked === null) return whole;
    // A query that is sent again asks by the same set.
    const known = made.get(asked) ?? sqlOf(names.filter((name) => asked.has(name)));
    made.set(asked, known);
    return known;
  };
};
