/** SQL for a person's name, by a column with their id; null where it has none. */
export const actorNameSql = (column: string): string =>
  `(SELECT btrim(u.first_name || ' ' || u.last_name) FROM app_user u WHERE u.id = ${column})`;
