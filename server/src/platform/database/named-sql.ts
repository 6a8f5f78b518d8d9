/** SQL for whether a user has the name that was written down, ignoring capitals and accents. */
export const isNamedSql = (user: string, name: string): string =>
  `name_folded(concat_ws(' ', ${user}.first_name, ${user}.last_name)) = name_folded(${name})`;
